import { z } from "zod";
import { id, instant } from "../kernel/fields.ts";
import type { SearchFields } from "../kernel/search.ts";

/** Kinds of background runs with progress. */
export const runWhat = z.enum(["ledgers", "invoices", "payments", "bulk", "export", "reindex", "routine"]);
export type RunKind = z.output<typeof runWhat>;
export const runState = z.enum(["waiting", "running", "done", "failed", "stopped"]);
export type RunState = z.output<typeof runState>;

export const run = z
  .object({
    id,
    what: runWhat,
    /** The subject that the run processes: a month, an entity kind, an index or a routine. */
    subject: z.string(),
    /** True for a dry run, which writes nothing except its own log. */
    dry: z.boolean(),
    state: runState,
    /** The administrator who started the run; null for a scheduled run. */
    by: z.object({ id: id.nullable(), name: z.string() }).nullable(),
    reason: z.string().nullable(),
    /** Number of rows to process; null until they are counted. */
    total: z.int().nullable(),
    done: z.int(),
    ok: z.int(),
    skipped: z.int(),
    failed: z.int(),
    /** Result figures of the run, by name. Names of amounts in cents end in `Cents`. */
    outcome: z.array(z.object({ name: z.string(), value: z.number() })),
    /** Why the run ended early; null if it did not. */
    problem: z.string().nullable(),
    /** The time until which the file that the run produced can be downloaded; null if there is no file. */
    fileUntil: instant.nullable(),
    created: instant,
    started: instant.nullable(),
    ended: instant.nullable(),
  })
  .meta({ id: "Run" });
export type Run = z.output<typeof run>;

export const runLine = z
  .object({
    number: z.int(),
    kind: z.string(),
    targetId: z.string(),
    name: z.string(),
    state: z.enum(["ok", "skipped", "failed"]),
    /** Code of the reason why the row was skipped or failed. */
    note: z.string().nullable(),
    amountCents: z.int().nullable(),
  })
  .meta({ id: "RunLine" });
export type RunLine = z.output<typeof runLine>;

export const runFields = {
  what: "keyword",
  state: "keyword",
  subject: "keyword",
  dry: "boolean",
  /** Number of processed rows. A filter on it leaves out scheduled runs that found nothing to do. */
  done: "number",
  created: "date",
} as const satisfies SearchFields;
