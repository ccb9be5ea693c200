import { defineJob } from "@orbita/db";
import { z } from "zod";

export const leads = { day: 86_400_000, hour: 3_600_000 } as const;
export type ReminderLeadTime = keyof typeof leads;

/**
 * Reminds of an interview a day and an hour before it. `sequence` identifies the agreed time, so that a moved or cancelled
 * interview sends no reminder.
 */
export const remindOfInterview = defineJob(
  "interviews.remind",
  z.object({ id: z.uuid(), sequence: z.int(), before: z.enum(["day", "hour"]) }),
);
