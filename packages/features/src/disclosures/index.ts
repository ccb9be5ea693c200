export { countOpenedCv } from "./record-disclosures.ts";
export {
  toStepDisclosure,
  toWorkDisclosure,
  toWriteDisclosure,
  discloseTalents,
  type DisclosureCtx,
  type DisclosureContext,
} from "./disclose-talents.ts";
export { findLinkVisitsOf, findShowingsOf } from "./personal-data.ts";
export { insertLinkOpening, insertOpening } from "./queries.ts";
export { disclosureHandlers } from "./routes.ts";
