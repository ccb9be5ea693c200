import { z } from "zod";

/**
 * Environment variables for the daily limit of talents that a Space may see. The API and the worker share them, because both show
 * talents to Spaces.
 */
export const disclosureSettings = {
  TALENTS_SHOWN_PER_DAY: z.coerce
    .number()
    .int()
    .min(1)
    .default(500)
    .describe(
      "Daily limit of talents shown to a Space: in search results, lists, exports, mails and answers of the assistant",
    ),
};
