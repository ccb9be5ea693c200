import { z } from "zod";

/** Shared by the API and the worker: both show talents to Spaces and count against one limit. */
export const disclosureSettings = {
  TALENTS_SHOWN_PER_DAY: z.coerce
    .number()
    .int()
    .min(1)
    .default(500)
    .describe(
      "How many people of talent search a Space is shown in a day: in results, lists, exports, mails and answers",
    ),
};
