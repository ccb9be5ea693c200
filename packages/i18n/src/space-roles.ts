import type { ServerLanguage, SpaceRole } from "@orbita/contract";

/** What a member may, in a word, as mails name it. */
export const spaceRoleNames: Record<SpaceRole, Record<ServerLanguage, string>> = {
  viewer: { it: "Lettura", en: "Viewer" },
  recruiter: { it: "Selezione", en: "Recruiter" },
  owner: { it: "Responsabile", en: "Owner" },
};
