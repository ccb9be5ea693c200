import { handleJob, type JobHandler, type Routine } from "../kernel/work.ts";
import { closedPostHandler } from "./expire-applications.ts";
import { tellStep } from "./jobs.ts";
import { remindOfAnswers } from "./late.ts";
import { tellTalent } from "./tell-step.ts";

export { applicationMails } from "./mails.ts";

export const applicationJobHandlers: readonly JobHandler[] = [handleJob(tellStep, tellTalent), closedPostHandler];

/** Runs in the morning, when members still have time to answer. */
export const applicationRoutines: readonly Routine[] = [
  { name: "applications.remindOfAnswers", cron: "0 9 * * *", run: (ctx) => remindOfAnswers(ctx) },
];
