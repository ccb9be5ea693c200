import { randomUUIDv7 } from "node:crypto";
import { runFields, type RunLine, type RunState, type RunKind, type SearchPayload } from "@orbita/contract";
import { searchTable, type Db, type Tables, type Tx } from "@orbita/db";
import { sql, type Updateable } from "kysely";

/** Runs with the current name of the user who started each run. */
const runsWithAsker = (db: Db) =>
  db
    .selectFrom("runs")
    .leftJoin("users", "users.id", "runs.by_id")
    .selectAll("runs")
    .select(["users.id as asker_id", sql<string | null>`users.first_name || ' ' || users.last_name`.as("asker")]);

export type RunRow = NonNullable<Awaited<ReturnType<typeof findRun>>>;

export const findRun = (db: Db, id: string) => runsWithAsker(db).where("runs.id", "=", id).executeTakeFirst();

export const lockRun = (tx: Tx, id: string) =>
  tx.selectFrom("runs").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

const open = ["waiting", "running"] as const;
export const isOpen = ({ state }: { state: string }): boolean => (open as readonly string[]).includes(state);

export type NewRun = {
  readonly what: RunKind;
  readonly subject: string;
  readonly dry: boolean;
  readonly payload: object;
  readonly byId: string | null;
  readonly reason: string | null;
  readonly onceKey: string | null;
  readonly state: RunState;
};

/** Inserts a run and returns its id; undefined if a run with the same key is still open. */
export async function insertRun(tx: Tx, run: NewRun, now: Date): Promise<string | undefined> {
  const inserted = await tx
    .insertInto("runs")
    .values({
      id: randomUUIDv7(),
      what: run.what,
      subject: run.subject,
      dry: run.dry,
      payload: JSON.stringify(run.payload),
      by_id: run.byId,
      reason: run.reason,
      once_key: run.onceKey,
      state: run.state,
      created_at: now,
      ...(run.state === "running" && { started_at: now }),
    })
    .onConflict((conflict) =>
      conflict
        .column("once_key")
        .where("state", "in", [...open])
        .doNothing(),
    )
    .returning("id")
    .executeTakeFirst();
  return inserted?.id;
}

export const findOpenRun = (db: Db, onceKey: string) =>
  runsWithAsker(db)
    .where("once_key", "=", onceKey)
    .where("state", "in", [...open])
    .executeTakeFirst();

/** Assigns an open run to a worker. The latest worker to take a run owns it, and any earlier owner must stop. */
export async function takeRun(db: Db, id: string, holder: string) {
  const taken = await db
    .updateTable("runs")
    .set({ holder, state: "running", started_at: sql`coalesce(started_at, now())` })
    .where("id", "=", id)
    .where("state", "in", [...open])
    .returningAll()
    .executeTakeFirst();
  return taken;
}

export type NewRunLine = Pick<RunLine, "kind" | "targetId"> & {
  /**
   * The name of the object that a log line is about, such as a job post. Never the name of a person, because log lines outlive
   * accounts; for a person the id is enough.
   */
  readonly name?: string;
  readonly state: RunLine["state"] | "waiting";
  /** An error code that says why the row of a run was skipped or failed. */
  readonly note?: string | null;
  readonly amountCents?: number | null;
};

/** Inserts log lines of a run. Returns the states of new lines only, because lines that exist already have been counted. */
export async function insertLines(tx: Tx, runId: string, lines: readonly NewRunLine[]): Promise<NewRunLine["state"][]> {
  if (lines.length === 0) return [];
  const { rows } = await sql<{ state: NewRunLine["state"] }>`
    insert into run_lines (run_id, kind, target_id, name, state, note, amount_cents)
    select ${runId}, * from unnest(${lines.map(({ kind }) => kind)}::text[], ${lines.map(({ targetId }) => targetId)}::text[],
      ${lines.map(({ name }) => name ?? "")}::text[], ${lines.map(({ state }) => state)}::text[],
      ${lines.map(({ note }) => note ?? null)}::text[], ${lines.map(({ amountCents }) => amountCents ?? null)}::bigint[])
    on conflict do nothing returning state`.execute(tx);
  return rows.map(({ state }) => state);
}

export type RunSums = ReadonlyMap<string, number>;

/** Adds new sums to the outcome of a run. Sums of zero are left out. */
export function addedTo(outcome: unknown, sums: RunSums): { name: string; value: number }[] {
  const whole = new Map((outcome as { name: string; value: number }[]).map(({ name, value }) => [name, value]));
  for (const [name, value] of sums) if (value !== 0) whole.set(name, (whole.get(name) ?? 0) + value);
  return [...whole].map(([name, value]) => ({ name, value }));
}

const many = (states: readonly string[], state: string) => states.filter((one) => one === state).length;

type RunProgressUpdate = {
  readonly states: readonly NewRunLine["state"][];
  readonly sums: RunSums;
  readonly outcome: unknown;
};

/** Increases the counters of a run. The caller must have locked the run. */
export async function countLines(tx: Tx, id: string, { states, sums, outcome }: RunProgressUpdate): Promise<void> {
  await sql`update runs set done = done + ${states.length}, ok = ok + ${many(states, "ok")},
      skipped = skipped + ${many(states, "skipped")}, failed = failed + ${many(states, "failed")},
      outcome = ${JSON.stringify(addedTo(outcome, sums))}::jsonb
    where id = ${id}`.execute(tx);
}

export const setRun = (tx: Tx, id: string, columns: Updateable<Tables["runs"]>) =>
  tx.updateTable("runs").set(columns).where("id", "=", id).execute();

export async function isSeen(db: Db, runId: string, { kind, targetId }: Pick<NewRunLine, "kind" | "targetId">) {
  const { rows } = await sql`select from run_lines
    where run_id = ${runId} and kind = ${kind} and target_id = ${targetId} and state <> 'waiting'`.execute(db);
  return rows.length > 0;
}

export const searchRuns = (db: Db, payload: SearchPayload) =>
  searchTable(db, runsWithAsker(db) as never, payload, {
    fields: runFields,
    columns: {
      what: sql`runs.what`,
      state: sql`runs.state`,
      subject: sql`runs.subject`,
      dry: sql`runs.dry`,
      done: sql`runs.done`,
      created: sql`runs.created_at`,
    },
    id: sql`runs.id`,
    always: ["created"],
  }) as Promise<{
    content: RunRow[];
    page: number;
    size: number;
    totalElements: number;
    totalPages: number;
    cursor: string | null;
  }>;

export type RunLinesQuery = {
  readonly state?: RunLine["state"] | undefined;
  readonly page: number;
  readonly size: number;
};

export async function findLines(db: Db, runId: string, { state, page, size }: RunLinesQuery) {
  const of = db
    .selectFrom("run_lines")
    .where("run_id", "=", runId)
    .where((each) => (state ? each("state", "=", state) : each("state", "<>", "waiting")));
  const { total } = await of.select(sql<number>`count(*)::integer`.as("total")).executeTakeFirstOrThrow();
  const rows = await of
    .select(["kind", "target_id", "name", "state", "note", "amount_cents"])
    .orderBy("number")
    .limit(size)
    .offset(page * size)
    .execute();
  return { rows, total };
}
