export { messageChanged } from "./events.ts";
export { canSeeMessageFile } from "./file-access.ts";
export { listThreads } from "./list-threads.ts";
export { notifyUnreadJob } from "./jobs.ts";
export { findMessagesOf } from "./personal-data.ts";
export { findReportable, findThreadOf } from "./reported.ts";
export { messageHandlers } from "./routes.ts";
