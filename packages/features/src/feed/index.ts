export { feedHandlers } from "./routes.ts";
