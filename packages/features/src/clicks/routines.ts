import { daysAfter, romeDay } from "../kernel/rome-day.ts";
import type { Routine } from "../kernel/work.ts";
import { creditInvalidClicks } from "./credit-invalid-clicks.ts";
import { fillDays } from "./closing-queries.ts";
import { ensureMonths, removeKeysBefore } from "./queries.ts";

export const clickRoutines: readonly Routine[] = [
  {
    name: "clicks.months",
    cron: "20 3 * * *",
    run: async ({ write }) => void (await write("months of clicks", ({ tx }) => ensureMonths(tx))),
  },
  {
    // The key for the visitor marks of a day is deleted some minutes after midnight, because requests that began before midnight still need it.
    name: "clicks.forgetKeys",
    cron: "15 0 * * *",
    run: async ({ write, now }) => write("keys of visitors", ({ tx }) => removeKeysBefore(tx, romeDay(now))),
  },
  {
    name: "clicks.credit",
    cron: "*/10 * * * *",
    run: creditInvalidClicks,
  },
  {
    // This routine runs each night, and not only when a month is closed, because a post may stop being sponsored in the meantime.
    name: "clicks.fillDays",
    cron: "25 0 * * *",
    run: async ({ write, now }) => {
      const yesterday = daysAfter(romeDay(now), -1);
      await write("days without clicks", ({ tx }) => fillDays(tx, { from: yesterday, to: yesterday }, null));
    },
  },
];
