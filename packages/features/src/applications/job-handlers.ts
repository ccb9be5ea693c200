import type { JobHandler, Routine } from "../kernel/work.ts";
import type { NotificationMail } from "../notifications/index.ts";
import { closedPostHandler } from "./expire-applications.ts";

export const applicationJobHandlers: readonly JobHandler[] = [closedPostHandler];
export const applicationRoutines: readonly Routine[] = [];
/** How what talents and members are told about applications reads as a mail. */
export const applicationMails: NotificationMail = {
  kinds: [
    "application.moved",
    "application.late",
    "application.received",
    "application.withdrawn",
    "application.answerDue",
  ],
  render: async () => null,
};
