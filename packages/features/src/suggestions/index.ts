export { assessOwnResume } from "./assess.ts";
export { suggestForResume } from "./suggest-for-resume.ts";
