import type { JobHandler, Routine } from "../kernel/work.ts";
import type { NotificationMail } from "./mail.ts";

export const notificationJobHandlers = (_mails: readonly NotificationMail[]): readonly JobHandler[] => [];
export const notificationRoutines: readonly Routine[] = [];
