import { sql } from "kysely";
import type { Routine } from "../kernel/work.ts";
import { countByTheClock } from "./count-events.ts";

export const statisticsRoutines: readonly Routine[] = [
  { name: "statistics.count", cron: "* * * * *", run: countByTheClock },
  {
    name: "statistics.months",
    cron: "25 3 * * *",
    run: async ({ write }) =>
      void (await write("months of events", ({ tx }) => sql`select ensure_hiring_months(0, 3)`.execute(tx))),
  },
];
