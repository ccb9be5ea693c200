export { sendDomainLink } from "./jobs.ts";
export { verificationHandlers } from "./routes.ts";
export { setVatChecked } from "./settle.ts";
