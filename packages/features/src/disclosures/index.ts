export { countOpenedCv, recordShowings } from "./record-disclosures.ts";
export { findLinkVisitsOf, findShowingsOf } from "./personal-data.ts";
export { disclosureHandlers } from "./routes.ts";
