import { randomUUIDv7 } from "node:crypto";
import type { ApplicationStatus, ClickSource } from "@orbita/contract";
import type { Tables, Tx } from "@orbita/db";
import type { seededRandom } from "@orbita/db/seed";
import type { Insertable } from "kysely";

export type SeededRandom = ReturnType<typeof seededRandom>;
type HiringEventRow = Insertable<Tables["hiring_events"]>;
type JobPostHistory = {
  readonly spaceId: string;
  readonly jobPostId: string;
  readonly opened: Date;
  readonly closed: Date;
  readonly applications: number;
  /** Number of talents who viewed the evidence of their CV for this post. */
  readonly seen: number;
  readonly years: readonly [number, number];
};

const sources: readonly ClickSource[] = [
  "list",
  "list",
  "search",
  "search",
  "home",
  "similar",
  "space",
  "feed",
  "share",
  "direct",
];
export const pickSource = (dice: SeededRandom): ClickSource => dice.pick(sources);

const dayMs = 86_400_000;
const romeDay = (at: Date) => new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Rome" }).format(at);

/** The number of applications answered after 0, 1, 2, … days, as in the design mock-up of the statistics page. */
const answeredAfter = [11, 31, 52, 61, 34, 19, 12, 7, 3, 1, 1];

function daysToAnswer(dice: SeededRandom): number {
  let left = dice.next() * answeredAfter.reduce((sum, one) => sum + one, 0);
  const days = answeredAfter.findIndex((count) => (left -= count) < 0);
  return Math.max(days, 0) + dice.next();
}

/**
 * The statuses that an application passes through. Most applications are reviewed and rejected; some go further, and few to the
 * end.
 */
function wayOf(dice: SeededRandom): ApplicationStatus[] {
  const drawn = dice.next();
  if (drawn < 0.035) return [];
  if (drawn < 0.4) return ["rejected"];
  if (drawn < 0.8) return ["inReview", "rejected"];
  if (drawn < 0.96) return ["inReview", "shortlisted", "interview", "rejected"];
  return ["inReview", "shortlisted", "interview", "offer", "hired"];
}

/** Creates the events of applicants whose accounts were erased since. As with every erased account, only the events remain. */
export async function plantLives(tx: Tx, lives: JobPostHistory, dice: SeededRandom): Promise<void> {
  const { opened, closed } = lives;
  const rows: HiringEventRow[] = [];
  const moment = () => opened.getTime() + dice.next() * (closed.getTime() - opened.getTime());
  const add = (at: number, more: Omit<HiringEventRow, "at" | "day" | "id" | "space_id" | "job_post_id">) => {
    const when = new Date(Math.round(at));
    rows.push({
      ...more,
      at: when,
      day: romeDay(when),
      id: randomUUIDv7(),
      space_id: lives.spaceId,
      job_post_id: lives.jobPostId,
    });
  };
  for (let n = 0; n < lives.seen; n++) add(moment(), { kind: "evidenceSeen", source: pickSource(dice) });
  for (let n = 0; n < lives.applications; n++) {
    const application_id = randomUUIDv7();
    let at = moment();
    const years = (lives.years[0] + dice.next() * (lives.years[1] - lives.years[0])).toFixed(1);
    const sent = { to_status: "submitted" as const, source: pickSource(dice), years, reply_days: 7 };
    add(at, { kind: "applied", application_id, seq: 1, ...sent });
    for (const [place, to_status] of wayOf(dice).entries()) {
      at += (place === 0 ? daysToAnswer(dice) : 1 + dice.next() * 5) * dayMs;
      add(at, { kind: "moved", application_id, seq: place + 2, to_status });
    }
  }
  const past = rows.filter(({ at }) => (at as Date).getTime() < closed.getTime() + 16 * dayMs);
  for (let from = 0; from < past.length; from += 500)
    await tx
      .insertInto("hiring_events")
      .values(past.slice(from, from + 500))
      .execute();
}
