export { vocabularyChanged } from "./events.ts";
export { knownCode } from "./read-entry.ts";
export { findCodes } from "./queries.ts";
export { vocabularyHandlers } from "./routes.ts";
export { vocabularyRoutines } from "./uses.ts";
export { vocabularyIndex, vocabularySource } from "./search.ts";
