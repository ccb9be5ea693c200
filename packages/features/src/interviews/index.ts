export { endInterviewsOfTalent, interviewsEnd } from "./end-interviews.ts";
export { interviewChanged } from "./events.ts";
export { remindOfInterview } from "./jobs.ts";
export { findInterviewsOf } from "./personal-data.ts";
export { interviewHandlers } from "./routes.ts";
