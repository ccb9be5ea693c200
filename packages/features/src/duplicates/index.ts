export { duplicateHandlers } from "./routes.ts";
