// Speaks as virtual-alexa to a skill: one JSON step a line comes in, one JSON answer a line goes out.
//
//   node virtual-alexa.js MODEL.json URL
//   {"launch": true} | {"utter": "from 1750 to 1827"} | {"intend": "NumberIntent", "slots": {"number": "380"}}
//   → {"response": …} | {"error": "…"}
"use strict";

const readline = require("readline");
const { VirtualAlexa } = require("virtual-alexa");

const [model, url] = process.argv.slice(2);
const alexa = VirtualAlexa.Builder().interactionModelFile(model).skillURL(url).locale("en-US").create();

async function take(step) {
  if (step.launch) {
    return alexa.launch();
  }
  return step.intend ? alexa.intend(step.intend, step.slots) : alexa.utter(step.utter);
}

async function main() {
  for await (const line of readline.createInterface({ input: process.stdin })) {
    let answer;
    try {
      answer = { response: (await take(JSON.parse(line))).response };
    } catch (fault) {
      answer = { error: String((fault && fault.message) || fault) };
    }
    process.stdout.write(JSON.stringify(answer) + "\n");
  }
}

main();
