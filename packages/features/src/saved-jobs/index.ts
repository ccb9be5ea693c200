export { savedJobHandlers } from "./routes.ts";
