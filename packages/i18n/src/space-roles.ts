import type { ServerLanguage, SpaceRole } from "@orbita/contract";

/** Names of the member roles in mails. */
export const spaceRoleNames: Record<SpaceRole, Record<ServerLanguage, string>> = {
  viewer: { it: "Lettura", en: "Viewer" },
  recruiter: { it: "Selezione", en: "Recruiter" },
  owner: { it: "Responsabile", en: "Owner" },
};
