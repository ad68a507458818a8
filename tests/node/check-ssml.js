// Checks SSML as Amazon wants it: a JSON array of {"ssml", "locale"} comes in, an array of faults goes out.
"use strict";

const { check } = require("ssml-check-core");

async function main(spoken) {
  const faults = [];
  for (const { ssml, locale } of spoken) {
    const found = await check(ssml, { platform: "amazon", locale });
    if (found) {
      faults.push({ ssml, locale, found });
    }
  }
  process.stdout.write(JSON.stringify(faults));
}

let given = "";
process.stdin.on("data", (part) => (given += part));
process.stdin.on("end", () => main(JSON.parse(given)));
