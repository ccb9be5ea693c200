export { talentHomeHandlers } from "./routes.ts";
