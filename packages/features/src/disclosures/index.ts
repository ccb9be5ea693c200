export { countOpenedCv } from "./record-disclosures.ts";
export {
  disclosingInSteps,
  disclosingInWork,
  disclosingInWrite,
  discloseTalents,
  type DisclosureCtx,
  type DisclosurePlace,
} from "./disclose-talents.ts";
export { findLinkVisitsOf, findShowingsOf } from "./personal-data.ts";
export { disclosureHandlers } from "./routes.ts";
