export { sendCandidateNotice } from "./jobs.ts";
export { eraseCandidateOf } from "./remove-candidate.ts";
export { openCandidate } from "./list-candidates.ts";
export { candidateHandlers } from "./routes.ts";
