export { resumeChanged } from "./events.ts";
export type { OriginOf } from "./items.ts";
export { resumeHandlers } from "./routes.ts";
export { createSpaceResume, deleteResume, loadResume, writeResume, type ResumeWrite } from "./write-resume.ts";
