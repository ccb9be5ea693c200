export { spaceChanged } from "./events.ts";
export { spaceHandlers } from "./routes.ts";
