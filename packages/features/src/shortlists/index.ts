export { openShortlist } from "./list-shortlists.ts";
export { findOpeningsBy, findOpeningsOf, findShortlistedBy } from "./personal-data.ts";
export { shortlistHandlers } from "./routes.ts";
