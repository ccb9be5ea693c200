export { scorecardHandlers } from "./routes.ts";
