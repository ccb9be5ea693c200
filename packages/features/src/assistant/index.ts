export { askAssistant, warmUp } from "./ask.ts";
export { speaksOfProtected } from "./onbox/refuse.ts";
export { exportConversations } from "./queries.ts";
export { assistantHandlers } from "./routes.ts";
