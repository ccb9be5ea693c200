export { resumeUploadHandlers } from "./routes.ts";
