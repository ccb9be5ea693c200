import type { EntityDescription, EntityKind, EntityRecord, StatementOfReasons } from "@orbita/contract";
import { type Tx } from "@orbita/db";
import { sql } from "kysely";
import { fail, violatesReference } from "../kernel/failure.ts";
import { actsOf, type ActionCtx, type EntityActions } from "./actions/index.ts";
import { columnName, findRecord } from "./source.ts";

/** The table that an administrator's action writes to: the table with the history, if the list reads from another source. */
const tableOf = ({ history, source }: EntityDescription) => sql.table(history ?? source);

const actsFor = ({ kind }: EntityDescription): EntityActions => actsOf[kind as EntityKind] ?? {};

/** Locks a record's row, so that concurrent actions are serialised, and returns the record as the list shows it. */
async function lockRecord(tx: Tx, entity: EntityDescription, id: string): Promise<EntityRecord> {
  const { rows } = await sql`select from ${tableOf(entity)} where id = ${id} for update`.execute(tx);
  return (rows.length === 1 ? await findRecord(tx, entity, id) : undefined) ?? fail("record.notFound");
}

const showRecord = async (tx: Tx, entity: EntityDescription, id: string): Promise<EntityRecord> =>
  (await findRecord(tx, entity, id)) ?? fail("record.notFound");

async function write(tx: Tx, entity: EntityDescription, id: string, change: Record<string, unknown>): Promise<void> {
  const columns = Object.entries(change).map(
    ([name, value]) => sql`${sql.ref(columnName(name, entity.fields[name] ?? {}))} = ${value}`,
  );
  await sql`update ${tableOf(entity)} set ${sql.join(columns)} where id = ${id}`.execute(tx);
}

type EntityFieldChange = { readonly version: number } & Record<string, unknown>;

/** Changes a record of the back office. Writes only values that differ, so that saving a form without a change leaves no trace in the history. */
export async function changeEntity(
  ctx: ActionCtx,
  entity: EntityDescription,
  id: string,
  { version, ...given }: EntityFieldChange,
): Promise<EntityRecord> {
  const record = await lockRecord(ctx.tx, entity, id);
  if (record.version !== version) fail("record.changedMeanwhile", { version: record.version });
  const change = Object.fromEntries(Object.entries(given).filter(([name, value]) => record[name] !== value));
  if (Object.keys(change).length === 0) return record;
  const { change: own } = actsFor(entity);
  await (own ? own(ctx, record, change) : write(ctx.tx, entity, id, change));
  return showRecord(ctx.tx, entity, id);
}

export async function removeEntity(ctx: ActionCtx, entity: EntityDescription, id: string): Promise<void> {
  await lockRecord(ctx.tx, entity, id);
  const { remove } = actsFor(entity);
  if (remove) return remove(ctx, id);
  await sql`delete from ${tableOf(entity)} where id = ${id}`.execute(ctx.tx).catch((error: unknown) => {
    if (violatesReference(error)) fail("record.inUse");
    throw error;
  });
}

export type EnablingInput = {
  readonly id: string;
  readonly enabled: boolean;
  readonly statement: StatementOfReasons | null;
};

/** Shows or hides a record. Does nothing, and notifies nobody, if the record is already in that state. */
export async function enableEntity(
  ctx: ActionCtx,
  entity: EntityDescription,
  given: EnablingInput,
): Promise<EntityRecord> {
  const { id, enabled, statement } = given;
  const record = await lockRecord(ctx.tx, entity, id);
  if (!enabled && entity.stated && statement === null) fail("statement.missing");
  if (record.enabled === enabled) return record;
  const { enable } = actsFor(entity);
  await (enable ? enable(ctx, given) : write(ctx.tx, entity, id, { enabled }));
  return showRecord(ctx.tx, entity, id);
}
