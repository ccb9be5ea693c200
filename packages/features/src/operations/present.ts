import type { DeadLetter, QueueState } from "@orbita/contract";
import type { DeadLetterRow, QueueRow } from "@orbita/db";
import type { HeartbeatRow } from "./heartbeats.ts";
import { redactPeople } from "../kernel/redact-people.ts";

const id = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const moment = /^\d{4}-\d{2}(?:-\d{2}(?:T[\d:.]+Z)?)?$/;
/** Payload fields whose values are codes of our own, which are never personal data. */
const kinds = new Set(["kind", "what", "purpose", "notice", "step", "reason", "type"]);
const code = /^[a-z][a-zA-Z.]{1,40}$/;

const isTold = (name: string, value: unknown): boolean =>
  typeof value === "number" ||
  typeof value === "boolean" ||
  (typeof value === "string" && (id.test(value) || moment.test(value) || (kinds.has(name) && code.test(value))));

/**
 * The payload fields of a dead-letter job that may be shown: only ids, dates, numbers and codes, because others may be personal
 * data.
 */
function aboutOf(payload: unknown): DeadLetter["about"] {
  if (typeof payload !== "object" || payload === null) return [];
  return Object.entries(payload)
    .filter(([name, value]) => isTold(name, value))
    .slice(0, 6)
    .map(([name, value]) => ({ name, value: String(value) }));
}

const messageOf = (error: unknown): string => {
  const { message, value } = (error ?? {}) as { message?: unknown; value?: { message?: unknown } };
  if (typeof message === "string") return message;
  return typeof value?.message === "string" ? value.message : "";
};

export const presentDeadLetter = ({ id: letterId, queue, at, tries, payload, error }: DeadLetterRow): DeadLetter => ({
  id: letterId,
  queue,
  at: at.toISOString(),
  tries,
  error: redactPeople(messageOf(error)),
  about: aboutOf(payload),
});

/**
 * The queues as the API returns them. The number of waiting jobs comes from the table, the numbers of running and finished jobs from the workers'
 * heartbeats.
 */
export function presentQueues(rows: readonly QueueRow[], beats: readonly HeartbeatRow[]): QueueState[] {
  const carried = beats.flatMap(({ facts }) => (facts.queues ? [facts.queues] : []));
  const sum = (name: string, of: "active" | "perMinute") =>
    carried.reduce((total, queues) => total + (queues[name]?.[of] ?? 0), 0);
  return rows
    .map(({ name, ready, oldestSeconds, dead }) => ({
      name,
      ready,
      active: sum(name, "active"),
      perMinute: sum(name, "perMinute"),
      oldestSeconds,
      dead,
    }))
    .filter(
      ({ name, ready, active, perMinute, dead }) =>
        // Routines have their own run log. Their queues are listed here only if they have pending, running or dead jobs.
        !name.startsWith("routine.") || ready + active + perMinute + dead > 0,
    );
}
