export { askAssistant, warmUp } from "./ask.ts";
export { exportConversations } from "./queries.ts";
export { assistantHandlers } from "./routes.ts";
