export { countOpenedCv, recordShowings, type DisclosureQuota } from "./record-disclosures.ts";
export { findLinkVisitsOf, findShowingsOf } from "./personal-data.ts";
export { disclosureHandlers } from "./routes.ts";
