export { talentSearchHandlers } from "./routes.ts";
export { projectResumes, projectResumesOf, resumeSource } from "./project.ts";
