import type { Run, RunLine } from "@orbita/contract";
import type { RunRow } from "./queries.ts";

const instantOf = (at: Date | null): string | null => at?.toISOString() ?? null;

/** A run as the API returns it. An expired file is not offered for download. */
export const presentRun = (row: RunRow, now: Date): Run => ({
  id: row.id,
  what: row.what as Run["what"],
  subject: row.subject,
  dry: row.dry,
  state: row.state as Run["state"],
  by: row.by_id === null ? null : { id: row.asker_id, name: row.asker ?? "" },
  reason: row.reason,
  total: row.total,
  done: row.done,
  ok: row.ok,
  skipped: row.skipped,
  failed: row.failed,
  outcome: row.outcome as Run["outcome"],
  problem: row.problem,
  fileUntil: row.file_key !== null && row.file_until && row.file_until > now ? row.file_until.toISOString() : null,
  created: row.created_at.toISOString(),
  started: instantOf(row.started_at),
  ended: instantOf(row.ended_at),
});

type RunLineRow = {
  kind: string;
  target_id: string;
  name: string;
  state: string;
  note: string | null;
  amount_cents: number | string | null;
};

export const presentLine = (row: RunLineRow, number: number): RunLine => ({
  number,
  kind: row.kind,
  targetId: row.target_id,
  name: row.name,
  state: row.state as RunLine["state"],
  note: row.note,
  amountCents: row.amount_cents === null ? null : Number(row.amount_cents),
});
