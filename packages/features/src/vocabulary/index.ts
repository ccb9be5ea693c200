export { vocabularyChanged } from "./events.ts";
export { knownCode } from "./known-code.ts";
export { findCodes } from "./queries.ts";
export { vocabularyHandlers } from "./routes.ts";
export { vocabularyRoutines } from "./routines.ts";
export { vocabularyIndex, vocabularySource } from "./search.ts";
