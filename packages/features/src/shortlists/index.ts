export { openShortlist } from "./open-shortlist.ts";
export { findOpeningsBy, findOpeningsOf, findShortlistedBy } from "./personal-data.ts";
export { shortlistHandlers } from "./routes.ts";
