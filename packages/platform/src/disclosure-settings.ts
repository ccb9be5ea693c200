import { z } from "zod";

/** Shared by the API and the worker: both show talents to Spaces and count against one limit. */
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
