export { presenceChanged } from "./events.ts";
export { presenceHandlers } from "./routes.ts";
