export { skillHandlers } from "./routes.ts";
