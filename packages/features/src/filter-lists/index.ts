export { filterListHandlers } from "./routes.ts";
