import { handleJob, type JobHandler } from "../kernel/work.ts";
import { tellUnread } from "./jobs.ts";
import { tellReaders } from "./tell-readers.ts";

export { messageMails } from "./mails.ts";

export const messageJobHandlers: readonly JobHandler[] = [handleJob(tellUnread, tellReaders)];
