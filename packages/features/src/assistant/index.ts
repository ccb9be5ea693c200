export { askAssistant } from "./ask.ts";
export { exportConversations } from "./export-conversations.ts";
export { assistantHandlers } from "./routes.ts";
export { warmUp } from "./warm-up.ts";
