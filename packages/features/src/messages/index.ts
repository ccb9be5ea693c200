export { messageChanged } from "./events.ts";
export { seesMessageFile } from "./file-sight.ts";
export { tellUnread } from "./jobs.ts";
export { findMessagesOf } from "./personal-data.ts";
export { findReportable, findThreadOf } from "./reported.ts";
export { messageHandlers } from "./routes.ts";
