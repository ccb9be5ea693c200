import type { Routine } from "../kernel/work.ts";
import { sweepFlows } from "./queries.ts";

const batch = 2_000;

export const socialRoutines: readonly Routine[] = [
  {
    name: "social.sweep",
    cron: "22 3 * * *",
    run: async ({ write }) => {
      while (await write("past its use", ({ tx }) => sweepFlows(tx, batch)));
    },
  },
];
