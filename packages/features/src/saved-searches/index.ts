export { savedSearchHandlers } from "./routes.ts";
