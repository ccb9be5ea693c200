export { resumeHandlers } from "./routes.ts";
