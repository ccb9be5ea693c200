/** An independent record of applications and replies: this file knows neither the product's tables nor the code of its rule. */
export type ReplyLedgerEntry = {
  readonly id: string;
  readonly jobPostId: string;
  readonly sentAt: number;
  readonly promisedBy: number;
  answeredAt: number | null;
  /** The time until which a candidate is promised the reply that they wait for now. */
  waitsUntil: number | null;
  state: "waiting" | "over" | "left" | "forgotten";
};

const day = 86_400_000;
const quarterDays = 90;
const rome = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Rome", dateStyle: "short", timeStyle: "short" });

/** The start of the last 90 days, today included: midnight in Rome, 89 days before today. */
function quarterStart(now: number): number {
  const [today = ""] = rome.format(now).split(" ");
  const midnightInGreenwich = Date.parse(`${today}T00:00Z`) - (quarterDays - 1) * day;
  // At midnight UTC the clock in Rome shows its offset from UTC, 01:00 or 02:00. Midnight in Rome has the same offset, because clocks change at
  // 01:00 UTC.
  const [, clock = ""] = rome.format(midnightInGreenwich).split(" ");
  return midnightInGreenwich - Number(clock.slice(0, 2)) * 3_600_000;
}

function middle(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  const between = Number.isInteger(half) ? (sorted[half - 1]! + sorted[half]!) / 2 : sorted[Math.floor(half)]!;
  return Math.round(between * 10) / 10;
}

/** Counts the reply figures entry by entry, as the product decision describes them. */
export function recount(all: readonly ReplyLedgerEntry[], now: number) {
  const sums = { recent: 0, in_time: 0, late: 0, missed: 0, owed: 0, due: 0, overdue: 0 };
  const took: number[] = [];
  const start = quarterStart(now);
  for (const entry of all) {
    if (entry.sentAt < start) continue;
    sums.recent++;
    if (entry.waitsUntil !== null && entry.waitsUntil < now) sums.overdue++;
    if (entry.answeredAt !== null) {
      took.push((entry.answeredAt - entry.sentAt) / day);
      sums.due++;
      if (entry.answeredAt <= entry.promisedBy) sums.in_time++;
      else sums.late++;
    } else if (entry.state === "forgotten") {
      sums.missed++;
      sums.due++;
    } else if (entry.state === "waiting") {
      sums.owed++;
      if (entry.promisedBy < now) sums.due++;
    }
  }
  return { ...sums, median_days: middle(took) };
}

/** Whether late replies block publishing (product decision, §5): five or more, and a fifth or more. */
export const mayNotPublish = ({ overdue, recent }: { overdue: number; recent: number }): boolean =>
  overdue >= 5 && overdue / recent >= 0.2;

/** Whether late replies cause a warning: three or more, and at least 15 percent. */
export const isNear = ({ overdue, recent }: { overdue: number; recent: number }): boolean =>
  overdue >= 3 && overdue / recent >= 0.15;
