export { readSettings } from "./change-settings.ts";
export { personChanged } from "./events.ts";
export { peopleHandlers } from "./routes.ts";
export { personSource } from "./search.ts";
