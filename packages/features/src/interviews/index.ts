export { endInterviewsOfTalent, cancelInterviewsOnEnd } from "./end-interviews-of-talent.ts";
export { interviewChanged } from "./events.ts";
export { listCurrentInterviews } from "./list-interviews.ts";
export { remindOfInterview } from "./jobs.ts";
export { findInterviewsOf } from "./personal-data.ts";
export { interviewHandlers } from "./routes.ts";
