export { changeSpaceBySupport, closeSpaceBySupport } from "./by-support.ts";
export { closeSpaces, reopenSpacesOf } from "./close-spaces.ts";
export { spaceChanged } from "./events.ts";
export { findSpacesLeftBy, lockSpacesOf, type LeftSpace } from "./leaving-queries.ts";
export { readContractStatus } from "./read-own-space.ts";
export { readMySpaces } from "./read-spaces.ts";
export { spaceHandlers } from "./routes.ts";
export { projectSpaces, projectSpacesOfPosts, spaceSource } from "./search.ts";
export { spaceVocabularyUses } from "./vocabulary-uses.ts";
