import { defineJob } from "@orbita/db";
import { z } from "zod";

export const leads = { day: 86_400_000, hour: 3_600_000 } as const;
export type Lead = keyof typeof leads;

/** A day and an hour before; `sequence` says of which agreement: what was moved or called off since is not reminded of. */
export const remindOfInterview = defineJob(
  "interviews.remind",
  z.object({ id: z.uuid(), sequence: z.int(), before: z.enum(["day", "hour"]) }),
);
