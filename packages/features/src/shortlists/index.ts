export { shortlistHandlers } from "./routes.ts";
