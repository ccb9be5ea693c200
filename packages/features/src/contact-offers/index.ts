export { offerChanged } from "./events.ts";
export { findOffersTo } from "./personal-data.ts";
export { contactOfferHandlers } from "./routes.ts";
export { contactOfferVocabularyUses } from "./vocabulary-uses.ts";
