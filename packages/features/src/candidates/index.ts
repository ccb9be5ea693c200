export { candidateHandlers } from "./routes.ts";
