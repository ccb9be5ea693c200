export { entityHandlers } from "./entity-handlers.ts";
export { backOfficeHandlers } from "./routes.ts";
