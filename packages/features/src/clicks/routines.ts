import { romeDay } from "../kernel/rome-day.ts";
import type { Routine } from "../kernel/work.ts";
import { ensureMonths, removeKeysBefore } from "./queries.ts";

export const clickRoutines: readonly Routine[] = [
  {
    name: "clicks.months",
    cron: "20 3 * * *",
    run: async ({ write }) => void (await write("months of clicks", ({ tx }) => ensureMonths(tx))),
  },
  {
    // Some minutes late, for clicks that began before midnight.
    name: "clicks.forgetKeys",
    cron: "15 0 * * *",
    run: async ({ write, now }) => write("keys of visitors", ({ tx }) => removeKeysBefore(tx, romeDay(now))),
  },
];
