export { locationHandlers } from "./routes.ts";
