export { cvSubjects, type CvSubjects } from "./cv-subjects.ts";
export { findFits } from "./find-fits.ts";
export { findJobFitMailingsOf } from "./mailing-queries.ts";
export { findJobFitReasonsOf } from "./queries.ts";
export { jobFitHandlers } from "./routes.ts";
