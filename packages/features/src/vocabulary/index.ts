export { vocabularyHandlers } from "./routes.ts";
