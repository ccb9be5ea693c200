export { contractHandlers } from "./routes.ts";
