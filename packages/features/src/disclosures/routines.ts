import { disclosureLimits } from "@orbita/contract";
import type { Routine } from "../kernel/work.ts";
import { sweepDisclosures } from "./queries.ts";

const batch = 5_000;

export const disclosureRoutines: readonly Routine[] = [
  {
    name: "disclosures.sweep",
    cron: "20 4 * * *",
    run: async ({ write, now }) => {
      const before = new Date(now);
      before.setUTCMonth(before.getUTCMonth() - disclosureLimits.keptMonths);
      while (await write("older than the log is kept", ({ tx }) => sweepDisclosures(tx, before, batch)));
    },
  },
];
