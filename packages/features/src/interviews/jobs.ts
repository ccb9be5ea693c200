import { defineJob } from "@orbita/db";
import { z } from "zod";

export const leads = { day: 86_400_000, hour: 3_600_000 } as const;
export type Lead = keyof typeof leads;

/**
 * Sent a day and an hour before. `sequence` identifies the agreement, so that a moved or cancelled interview sends no reminder.
 */
export const remindOfInterview = defineJob(
  "interviews.remind",
  z.object({ id: z.uuid(), sequence: z.int(), before: z.enum(["day", "hour"]) }),
);
