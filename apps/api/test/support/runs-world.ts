import type { LedgerRunRequest, MonthlyRunRequest } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { sql } from "kysely";
import type { ApiClient } from "./harness.ts";
import { takeJobs } from "./invoices-world.ts";

const why = { reason: "Chiusura di prova, richiesta 4471" };
export const runReason = why.reason;

/** Functions that read runs through the back office's routes. */
export const runs = (admin: ApiClient) => ({
  read: async (id: string) => (await admin.runs.read({ params: { id } }))!,
  lines: async (id: string) => (await admin.runs.lines({ params: { id }, query: {} }))!.content,
  stop: (id: string) => admin.runs.stop({ params: { id } }, why),
});

/** Functions with which an admin starts the three steps of monthly billing. */
export const steps = (admin: ApiClient) => ({
  close: async (body: LedgerRunRequest) => (await admin.adminInvoices.triggerInstances({ body }, why))!,
  issue: async (body: MonthlyRunRequest) => (await admin.adminInvoices.trigger({ body }, why))!,
  collect: async (body: MonthlyRunRequest) => (await admin.adminInvoices.triggerPayment({ body }, why))!,
});

export const sums = (run: { outcome: { name: string; value: number }[] }): Record<string, number> =>
  Object.fromEntries(run.outcome.map(({ name, value }) => [name, value]));

type JobRunner = { run: (job: string, payload: object) => Promise<void> };

/** Runs all jobs of a queue in order and returns the errors; failed jobs are not retried. */
export async function workOff(db: Db, hands: JobRunner, queue: string): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const payload of await takeJobs(db, queue))
    await hands.run(queue, payload).catch((error: unknown) => failures.push(error));
  return failures;
}

/** The tables that record runs, the only tables to which a dry run writes. */
const ownTables = ["runs", "run_lines"];
/** Heartbeats of processes change by themselves every few seconds. */
const livingTables = ["process_beats"];

/** A checksum of each table, which changes with any row. */
export async function everything(db: Db): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'pgboss') and c.relkind = 'r' order by 1`.execute(db);
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    if ([...ownTables, ...livingTables].includes(name.replace("public.", ""))) continue;
    const { rows } = await sql<{ seen: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as seen
      from ${sql.raw(name)} t where ${name === "public.outbox" ? sql`name <> 'run.changed'` : sql`true`}`.execute(db);
    found[name] = rows[0]!.seen;
  }
  return found;
}
