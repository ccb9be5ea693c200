export { mapHandlers } from "./routes.ts";
