import { handleJob, type JobHandler, type Routine } from "../kernel/work.ts";
import { closedPostHandler } from "./expire-applications.ts";
import { notifyStepJob } from "./jobs.ts";
import { remindOfAnswers } from "./late.ts";
import { notifyStep } from "./notify-step.ts";

export { applicationMails } from "./mails.ts";

export const applicationJobHandlers: readonly JobHandler[] = [handleJob(notifyStepJob, notifyStep), closedPostHandler];

/** The reminders run in the morning, when members still have time to answer. */
export const applicationRoutines: readonly Routine[] = [
  { name: "applications.remindOfAnswers", cron: "0 9 * * *", run: (ctx) => remindOfAnswers(ctx) },
];
