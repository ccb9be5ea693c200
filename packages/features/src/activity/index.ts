export { noteActivity } from "./note-activity.ts";
export { activityHandlers } from "./routes.ts";
