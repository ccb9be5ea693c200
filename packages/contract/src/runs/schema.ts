import { z } from "zod";
import { id, instant } from "../kernel/fields.ts";
import type { SearchFields } from "../kernel/search.ts";

/** Kinds of background runs with progress. */
export const runWhat = z.enum(["ledgers", "invoices", "payments", "bulk", "export", "reindex", "routine"]);
export type RunWhat = z.output<typeof runWhat>;
export const runState = z.enum(["waiting", "running", "done", "failed", "stopped"]);
export type RunState = z.output<typeof runState>;

export const run = z
  .object({
    id,
    what: runWhat,
    /** The subject of the run: a month, a kind of record, an index or a routine. */
    subject: z.string(),
    /** A dry run writes nothing except its own log. */
    dry: z.boolean(),
    state: runState,
    /** Null for a scheduled run. */
    by: z.object({ id: id.nullable(), name: z.string() }).nullable(),
    reason: z.string().nullable(),
    /** Null until the rows are counted. */
    total: z.int().nullable(),
    done: z.int(),
    ok: z.int(),
    skipped: z.int(),
    failed: z.int(),
    /** Results by name; amounts in cents end in `Cents`. */
    outcome: z.array(z.object({ name: z.string(), value: z.number() })),
    /** The reason why the run ended early. */
    problem: z.string().nullable(),
    /** A file can be downloaded until this time. */
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
  /** Number of processed rows; filters out scheduled runs that found nothing to do. */
  done: "number",
  created: "date",
} as const satisfies SearchFields;
