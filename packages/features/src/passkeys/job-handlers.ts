import type { Routine } from "../kernel/work.ts";
import { sweepChallenges } from "./queries.ts";

const batch = 2_000;

/** Deletes expired challenges. Every visit to the sign-in page creates a challenge, and most are never answered. */
export const passkeyRoutines: readonly Routine[] = [
  {
    name: "passkeys.sweep",
    cron: "*/15 * * * *",
    run: async ({ write }) => {
      const sweep = () => write("past its use", ({ tx }) => sweepChallenges(tx, batch));
      while (await sweep());
    },
  },
];
