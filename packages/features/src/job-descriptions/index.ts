export { draftDescription } from "./draft-description.ts";
export { jobDescriptionHandlers } from "./routes.ts";
export { translateDescription } from "./translate-description.ts";
