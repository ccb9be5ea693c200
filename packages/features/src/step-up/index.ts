export { stepUpHandlers } from "./routes.ts";
