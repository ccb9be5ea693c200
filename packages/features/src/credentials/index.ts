export { credentialHandlers } from "./routes.ts";
