import { sweepResets } from "../accounts/index.ts";
import type { Routine } from "../kernel/work.ts";

export const credentialRoutines: readonly Routine[] = [
  {
    name: "credentials.sweep",
    cron: "22 3 * * *",
    run: ({ write }) => write("past its use", ({ tx }) => sweepResets(tx)),
  },
];
