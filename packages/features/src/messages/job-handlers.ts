import { handleJob, type JobHandler } from "../kernel/work.ts";
import { notifyUnreadJob } from "./jobs.ts";
import { notifyReaders } from "./notify-readers.ts";

export { messageMails } from "./mails.ts";

export const messageJobHandlers: readonly JobHandler[] = [handleJob(notifyUnreadJob, notifyReaders)];
