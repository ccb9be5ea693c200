export { sendCandidateNotice } from "./jobs.ts";
export { candidateHandlers } from "./routes.ts";
