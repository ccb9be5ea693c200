export { noteActivity } from "./note-activity.ts";
