export { linkPreviewHandlers } from "./routes.ts";
