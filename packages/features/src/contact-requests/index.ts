export { contactRequestChanged } from "./events.ts";
export { listOpenContactRequests } from "./list-contact-requests.ts";
export { findContactRequestsTo } from "./personal-data.ts";
export { contactRequestHandlers } from "./routes.ts";
export { contactRequestVocabularyUses } from "./vocabulary-uses.ts";
