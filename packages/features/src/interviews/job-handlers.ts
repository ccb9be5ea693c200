import { handleJob, type JobHandler, type Routine } from "../kernel/work.ts";
import { remindOfInterview } from "./jobs.ts";
import { remindOf } from "./remind.ts";
import { settleInterviews } from "./settle.ts";

export const interviewJobHandlers: readonly JobHandler[] = [handleJob(remindOfInterview, remindOf)];

export const interviewRoutines: readonly Routine[] = [
  { name: "interviews.settle", cron: "*/5 * * * *", run: settleInterviews },
];
