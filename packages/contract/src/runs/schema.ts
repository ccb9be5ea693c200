import { z } from "zod";
import { id, instant } from "../kernel/fields.ts";
import type { SearchFields } from "../kernel/search.ts";

/** What is done in the background and counted as it goes. */
export const runWhat = z.enum(["ledgers", "invoices", "payments", "bulk", "export", "reindex", "routine"]);
export type RunWhat = z.output<typeof runWhat>;
export const runState = z.enum(["waiting", "running", "done", "failed", "stopped"]);
export type RunState = z.output<typeof runState>;

export const run = z
  .object({
    id,
    what: runWhat,
    /** Of what: a month, a kind of record, an index, a routine. */
    subject: z.string(),
    /** A dry one writes nothing but itself. */
    dry: z.boolean(),
    state: runState,
    /** Null: by itself, by the clock. */
    by: z.object({ id: id.nullable(), name: z.string() }).nullable(),
    reason: z.string().nullable(),
    /** Null until it has been counted. */
    total: z.int().nullable(),
    done: z.int(),
    ok: z.int(),
    skipped: z.int(),
    failed: z.int(),
    /** What came of it, by name: sums in cents end in `Cents`. */
    outcome: z.array(z.object({ name: z.string(), value: z.number() })),
    /** Why it ended before its end. */
    problem: z.string().nullable(),
    /** There is something to download, until then. */
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
    /** A code: why it was skipped or failed. */
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
  /** How many rows it came to: most of what the clock does finds nothing to do. */
  done: "number",
  created: "date",
} as const satisfies SearchFields;
