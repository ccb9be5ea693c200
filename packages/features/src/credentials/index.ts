export { sendEmailUndo } from "./jobs.ts";
export { credentialHandlers } from "./routes.ts";
