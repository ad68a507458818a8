"""Tables and turns, kept in a database: every turn is saved before it is answered."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.engine import Connection, Engine, make_url

from host.table import Table, from_json, to_json

SCHEMA_VERSION = 1
"""Of the tables below; a store that says otherwise is not touched."""

TURNS_KEPT = 50
"""Answers kept for each table, so that a repeated request gets the same one."""

OPENING = (0.01, 0.05, 0.2, 0.5)
"""Seconds after which a store that could not be opened is tried again."""

_metadata = sa.MetaData()

_schema = sa.Table(
    "schema", _metadata, sa.Column("version", sa.Integer, primary_key=True, autoincrement=False)
)

_tables = sa.Table(
    "tables",
    _metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("device", sa.String(512), nullable=False, unique=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("content", sa.LargeBinary, nullable=False),
    sa.Column("speaker", sa.LargeBinary, nullable=True),
)

_turns = sa.Table(
    "turns",
    _metadata,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.String(16), nullable=False, index=True),
    sa.Column("request_id", sa.String(512), nullable=False),
    sa.Column("answer", sa.LargeBinary, nullable=False),
    sa.UniqueConstraint("table_id", "request_id"),
)

_accounts = sa.Table(
    "accounts",
    _metadata,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("account", sa.String(512), nullable=False, index=True),
)


class SchemaError(RuntimeError):
    """The store was written by another version of the host."""


class ConflictError(RuntimeError):
    """Somebody else has changed the table since it was loaded; load it again."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """A table as it was read, with the version that a save must find unchanged."""

    table: Table
    version: int


class Store:
    """One database. Safe to share between threads; nothing of a table is kept in memory."""

    def __init__(self, url: str) -> None:
        """Open the database and make its tables where there are none.

        Raises SchemaError where it belongs to another version of the host.
        """
        self._engine = _engine(url)
        self._open(OPENING)

    def _open(self, waits: tuple[float, ...]) -> None:
        try:
            self._prepare()
        except sa.exc.DBAPIError:  # another host may just be making the same tables
            if not waits:
                raise
            time.sleep(waits[0])
            self._open(waits[1:])

    def _prepare(self) -> None:
        with self._engine.begin() as connection:
            _metadata.create_all(connection)
            version = connection.scalar(sa.select(_schema.c.version))
            if version is None:
                connection.execute(_schema.insert().values(version=SCHEMA_VERSION))
            elif version != SCHEMA_VERSION:
                raise SchemaError(f"this store has schema {version}, this host needs {SCHEMA_VERSION}")

    def load(self, table_id: str) -> Loaded | None:
        """The table of this id, if there is one."""
        return self._find(_tables.c.id == table_id)

    def load_device(self, device: str) -> Loaded | None:
        """The table of this device, if there is one."""
        return self._find(_tables.c.device == device)

    def _find(self, where: sa.ColumnElement[bool]) -> Loaded | None:
        with self._engine.connect() as connection:
            row = connection.execute(sa.select(_tables.c.content, _tables.c.version).where(where)).first()
        return Loaded(from_json(row.content), row.version) if row else None

    def table_on(self, device: str) -> str | None:
        """The id of this device's table, if it has one."""
        with self._engine.connect() as connection:
            found: str | None = connection.scalar(sa.select(_tables.c.id).where(_tables.c.device == device))
        return found

    def forget(
        self,
        table: Table,
        version: int,
        request_id: str | None = None,
        answer: Mapping[str, Any] | None = None,
    ) -> None:
        """Delete all that was stored of a table but its device; `table` is what is left.

        The answer that says so is kept for the request that wished it.

        Raises ConflictError where the table has another version now.
        """
        with self._engine.begin() as connection:
            self._replace(connection, table, version)
            connection.execute(_accounts.delete().where(_accounts.c.table_id == table.id))
            connection.execute(_turns.delete().where(_turns.c.table_id == table.id))
            if request_id is not None:
                self._record(connection, table.id, request_id, answer or {})

    def remove(self, table_id: str) -> None:
        """Delete a table with its turns."""
        with self._engine.begin() as connection:
            connection.execute(_accounts.delete().where(_accounts.c.table_id == table_id))
            connection.execute(_turns.delete().where(_turns.c.table_id == table_id))
            connection.execute(_tables.delete().where(_tables.c.id == table_id))

    def all(self) -> Iterator[Table]:
        """Every table there is."""
        with self._engine.connect() as connection:
            for content in connection.scalars(sa.select(_tables.c.content)):
                yield from_json(content)

    def add(self, table: Table, device: str) -> Loaded:
        """A new table for a device. Raises ConflictError where the id or the device has one already."""
        row = {"id": table.id, "device": device, "version": 1, "content": to_json(table)}
        try:
            with self._engine.begin() as connection:
                connection.execute(_tables.insert().values(row))
        except sa.exc.IntegrityError as taken:
            raise ConflictError(table.id) from taken
        return Loaded(table, 1)

    def of_account(self, account: str) -> list[Loaded]:
        """The tables of an account, wherever they stand."""
        wanted = (
            sa.select(_tables.c.content, _tables.c.version)
            .join(_accounts, _accounts.c.table_id == _tables.c.id)
            .where(_accounts.c.account == account)
        )
        with self._engine.connect() as connection:
            return [Loaded(from_json(row.content), row.version) for row in connection.execute(wanted)]

    def note_account(self, table_id: str, account: str) -> None:
        """A table is this account's from now on. Raises ConflictError where somebody else notes it too."""
        mine = _accounts.c.table_id == table_id
        with self._engine.connect() as connection:
            known = connection.scalar(sa.select(_accounts.c.account).where(mine))
        if known == account:
            return
        try:
            with self._engine.begin() as connection:
                connection.execute(_accounts.delete().where(mine))
                connection.execute(_accounts.insert().values(table_id=table_id, account=account))
        except sa.exc.IntegrityError as noted:
            raise ConflictError(table_id) from noted

    def move(self, loaded: Loaded, device: str) -> Loaded:
        """The table, which stands at another device from now on.

        Raises ConflictError where the table has another version now or that device has a table.
        """
        here = sa.and_(_tables.c.id == loaded.table.id, _tables.c.version == loaded.version)
        moved = _tables.update().where(here).values(device=device, version=loaded.version + 1)
        try:
            with self._engine.begin() as connection:
                count = connection.execute(moved).rowcount
        except sa.exc.IntegrityError as taken:
            raise ConflictError(loaded.table.id) from taken
        if count != 1:
            raise ConflictError(loaded.table.id)
        return Loaded(loaded.table, loaded.version + 1)

    def answer_to(self, table_id: str, request_id: str) -> dict[str, Any] | None:
        """The answer that this request got, if it was answered already."""
        wanted = sa.select(_turns.c.answer).where(
            _turns.c.table_id == table_id, _turns.c.request_id == request_id
        )
        with self._engine.connect() as connection:
            found = connection.scalar(wanted)
        return None if found is None else msgspec.json.decode(found)

    def save(
        self,
        table: Table,
        version: int,
        request_id: str | None = None,
        answer: Mapping[str, Any] | None = None,
    ) -> None:
        """The table after a turn, and the answer to its request, in one transaction.

        Raises ConflictError where the table has another version now or the request was answered meanwhile.
        """
        try:
            with self._engine.begin() as connection:
                self._replace(connection, table, version)
                if request_id is not None:
                    self._record(connection, table.id, request_id, answer or {})
        except sa.exc.IntegrityError as answered:
            raise ConflictError(table.id) from answered

    def _replace(self, connection: Connection, table: Table, version: int) -> None:
        changed = connection.execute(
            _tables.update()
            .where(_tables.c.id == table.id, _tables.c.version == version)
            .values(content=to_json(table), version=version + 1)
        )
        if changed.rowcount != 1:
            raise ConflictError(table.id)

    def _record(
        self, connection: Connection, table_id: str, request_id: str, answer: Mapping[str, Any]
    ) -> None:
        row = {"table_id": table_id, "request_id": request_id, "answer": msgspec.json.encode(answer)}
        connection.execute(_turns.insert().values(row))
        newest = (
            sa.select(_turns.c.number)
            .where(_turns.c.table_id == table_id)
            .order_by(_turns.c.number.desc())
            .limit(TURNS_KEPT)
        )
        old = _turns.delete().where(_turns.c.table_id == table_id, _turns.c.number.not_in(newest))
        connection.execute(old)

    def speaker(self, table_id: str) -> dict[str, Any] | None:
        """What the simulator keeps of the emulated speaker at this table."""
        with self._engine.connect() as connection:
            found = connection.scalar(sa.select(_tables.c.speaker).where(_tables.c.id == table_id))
        return None if found is None else msgspec.json.decode(found)

    def save_speaker(self, table_id: str, speaker: Mapping[str, Any]) -> None:
        """Keep the state of the emulated speaker."""
        changed = (
            _tables.update().where(_tables.c.id == table_id).values(speaker=msgspec.json.encode(speaker))
        )
        with self._engine.begin() as connection:
            connection.execute(changed)

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()


def _engine(url: str) -> Engine:
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite":
        return sa.create_engine(url, pool_pre_ping=True)
    if parsed.database and parsed.database != ":memory:":
        Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
        engine = sa.create_engine(url, connect_args={"timeout": 20})
    else:
        engine = sa.create_engine(
            url, connect_args={"check_same_thread": False}, poolclass=sa.pool.StaticPool
        )
    event.listen(engine, "connect", _tuned)
    return engine


def _tuned(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.close()
