import type { Proposal } from "@orbita/contract/resume-uploads/proposal";
import { isAsked } from "@orbita/contract/resume-uploads/proposal";

export const tabs = ["experience", "person", "skills", "education", "languages"] as const;
export type TabName = (typeof tabs)[number];

/** The sections of each tab, in the order of their groups. */
const sectionsOf: Record<TabName, readonly Proposal["section"][]> = {
  experience: ["experience"],
  person: ["person", "summary", "interests"],
  skills: ["technicalSkills", "softSkills"],
  education: ["education", "certifications", "courses"],
  languages: ["languages"],
};

export type ProposalGroup = {
  key: string;
  section: Proposal["section"];
  /** Index of the entry within its section, or null for a section without entries. */
  entry: number | null;
  proposals: readonly Proposal[];
};

export const tabOf = (section: Proposal["section"]): TabName =>
  tabs.find((tab) => sectionsOf[tab].includes(section)) ?? "person";

/**
 * Groups the proposals of a tab by entry, or by section if the section has no entries.
 * Within a section they stay in document order.
 */
export function groupsOf(tab: TabName, proposals: readonly Proposal[]): ProposalGroup[] {
  const groups = new Map<string, ProposalGroup & { proposals: Proposal[] }>();
  for (const section of sectionsOf[tab])
    for (const proposal of proposals.filter((one) => one.section === section)) {
      const key = proposal.entry === null ? section : `${section}.${proposal.entry}`;
      const group = groups.get(key) ?? { key, section, entry: proposal.entry, proposals: [] };
      group.proposals.push(proposal);
      groups.set(key, group);
    }
  return [...groups.values()];
}

/** The tabs with proposals, each with the number of proposals that need a decision. */
export const tabCounts = (proposals: readonly Proposal[]): { tab: TabName; asked: number }[] =>
  tabs
    .map((tab) => ({ tab, all: proposals.filter(({ section }) => tabOf(section) === tab) }))
    .filter(({ all }) => all.length > 0)
    .map(({ tab, all }) => ({ tab, asked: all.filter(isAsked).length }));
