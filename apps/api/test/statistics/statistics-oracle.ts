import { randomUUIDv7 } from "node:crypto";
import type { Insertable } from "kysely";
import type { Tables } from "@orbita/db";

export type HiringEvent = Insertable<Tables["hiring_events"]> & { day: string; at: Date; id: string };
export type CountsByName = Map<string, number>;
type RandomSource = () => number;

const dayMs = 86_400_000;
const romeDay = (at: Date) => new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Rome" }).format(at);
const pick = <T>(dice: RandomSource, all: readonly T[]): T => all[Math.floor(dice() * all.length)]!;
const sources = ["list", "search", "feed", "direct"] as const;
const statuses = ["inReview", "shortlisted", "interview", "offer", "hired", "rejected", "submitted"] as const;

type JobPostRef = { space_id: string; job_post_id: string };
export type ApplicationEvent = HiringEvent & { seq: number; application_id: string };

/** Generates random events of one application: sent, moved, undone, withdrawn, sent again, closed. */
function aLife(dice: RandomSource, post: JobPostRef, begin: number): ApplicationEvent[] {
  const application_id = randomUUIDv7();
  const line: ApplicationEvent[] = [];
  let at = begin + dice() * 59 * dayMs;
  const add = (kind: HiringEvent["kind"], more: Partial<HiringEvent>) => {
    const when = new Date(Math.round(at));
    line.push({
      ...more,
      ...post,
      day: romeDay(when),
      id: randomUUIDv7(),
      at: when,
      kind,
      application_id,
      seq: line.length + 1,
    });
    at += dice() * dice() * 20 * dayMs;
  };
  const send = (kind: "applied" | "appliedAgain") =>
    add(kind, {
      to_status: "submitted",
      source: dice() < 0.8 ? pick(dice, sources) : null,
      ...(dice() < 0.9 && { years: String(Math.round(dice() * 300) / 10) }),
      reply_days: pick(dice, [3, 7, 14]),
    });
  send("applied");
  for (let steps = Math.floor(dice() * 6); steps > 0; steps--) {
    const drawn = dice();
    if (drawn < 0.7) add("moved", { to_status: pick(dice, statuses) });
    else if (drawn < 0.8 && line.at(-1)!.kind === "moved")
      add("undone", { to_status: line.at(-2)!.to_status ?? null, undoes: line.at(-1)!.id });
    else if (drawn < 0.92) {
      add("withdrawn", { to_status: "withdrawn" });
      if (dice() < 0.5) send("appliedAgain");
    } else add("expired", { to_status: "expired" });
  }
  return line;
}

export function aMarket(
  dice: RandomSource,
  { posts, views, lives, begin }: { posts: readonly JobPostRef[]; views: number; lives: number; begin: number },
) {
  const lone = (kind: "view" | "evidenceSeen"): HiringEvent => {
    const at = new Date(Math.round(begin + dice() * 60 * dayMs));
    const source = kind === "view" || dice() < 0.7 ? pick(dice, sources) : null;
    const cents = kind === "view" && dice() < 0.5 ? 45 : 0;
    return { ...pick(dice, posts), day: romeDay(at), id: randomUUIDv7(), at, kind, source, cents };
  };
  return [
    ...Array.from({ length: views }, () => lone(dice() < 0.8 ? "view" : "evidenceSeen")),
    ...Array.from({ length: lives }, () => aLife(dice, pick(dice, posts), begin)).flat(),
  ];
}

function lengthOf(from: Date, to: Date): string {
  const days = (to.getTime() - from.getTime()) / dayMs;
  return days < 10 ? (Math.floor(days * 10) / 10).toFixed(1) : String(Math.floor(Math.min(days, 365)));
}

const furthest = (line: readonly ApplicationEvent[]) =>
  Math.max(...line.map(({ to_status }) => ["interview", "offer", "hired"].indexOf(String(to_status)) + 1));

/** The counters that one application adds to the statistics, computed step by step, independently of the code under test. */
function addLife(line: readonly ApplicationEvent[], add: (event: HiringEvent, key: string, n?: number) => void): void {
  const undone = new Set(line.map(({ undoes }) => undoes));
  const told = line.filter(({ kind, id }) => kind !== "undone" && !undone.has(id)).toSorted((a, b) => a.seq - b.seq);
  const first = told[0]!;
  const source = first.source ?? "unknown";
  let sent = first;
  let answered = false;
  let everAnswered = false;
  for (const [place, step] of told.entries()) {
    if (step.kind === "applied" || step.kind === "appliedAgain") [sent, answered] = [step, false];
    if (step.kind === "moved" && step.to_status !== "submitted" && !answered) {
      add(step, `answer:${lengthOf(sent.at, step.at)}`);
      [answered, everAnswered] = [true, true];
    }
    const next = told[place + 1];
    if (next && ["submitted", "inReview", "shortlisted", "interview", "offer"].includes(String(step.to_status)))
      add(next, `stay:${step.to_status}:${lengthOf(step.at, next.at)}`);
  }
  add(first, `applied:${source}`);
  if (typeof first.years === "string") {
    add(first, "aged");
    add(first, "years", Math.round(Number(first.years) * 10));
  }
  if (everAnswered) add(first, "reviewed");
  const far = furthest(told);
  if (far >= 1) add(first, "interviews");
  if (far >= 2) add(first, "offers");
  if (far >= 3) add(first, `hires:${source}`);
  const last = told.at(-1)!;
  if (!everAnswered && last.kind === "withdrawn") add(first, "left");
  if (!everAnswered && (last.kind === "applied" || last.kind === "appliedAgain")) {
    const promised = Date.parse(sent.day) + Number(sent.reply_days) * dayMs;
    add(first, `waiting:${(promised - Date.parse(first.day)) / dayMs}`);
  }
}

/** Computes the expected counters of the statistics from all events in one pass, independently of the code under test. */
export function recount(events: readonly HiringEvent[]): CountsByName {
  const sums: CountsByName = new Map();
  const add = ({ space_id, job_post_id, day }: HiringEvent, key: string, n = 1) => {
    for (const scope of [space_id, job_post_id])
      for (const on of [`day ${day}`, `month ${day.slice(0, 7)}-01`]) {
        const place = `${scope} ${on} ${key}`;
        if (n !== 0) sums.set(place, (sums.get(place) ?? 0) + n);
      }
  };
  const lives = new Map<string, ApplicationEvent[]>();
  for (const event of events) {
    if (event.application_id)
      lives.set(event.application_id, [...(lives.get(event.application_id) ?? []), event as ApplicationEvent]);
    else if (event.kind === "view") {
      add(event, `visits:${event.source}`);
      add(event, `cents:${event.source}`, event.cents);
    } else add(event, `evidenceSeen:${event.source ?? "unknown"}`);
  }
  for (const line of lives.values()) addLife(line, add);
  return sums;
}
