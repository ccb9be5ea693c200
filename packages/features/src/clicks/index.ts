export { clickHandlers } from "./routes.ts";
