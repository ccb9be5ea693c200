import { factualSections, type FactualSection, type ResumeTemplate } from "@orbita/contract";

/** Resume sections that are printed under one shared heading. The first section of the group determines its position. */
export type SectionGroup = Exclude<FactualSection, "summary">[];

const together: SectionGroup[] = [
  ["experience"],
  ["technicalSkills", "softSkills"],
  ["education"],
  ["certifications", "courses"],
  ["languages", "interests"],
];

type PagePlan = { main: SectionGroup[]; aside: SectionGroup[] };

/** The order of the sections in each template. */
const plans: Record<ResumeTemplate, PagePlan> = {
  sobrio: {
    main: [
      ["experience"],
      ["technicalSkills"],
      ["softSkills"],
      ["education"],
      ["certifications", "courses"],
      ["languages", "interests"],
    ],
    aside: [],
  },
  editoriale: { main: together, aside: [] },
  anonimo: { main: together, aside: [] },
  accademico: {
    main: [
      ["education"],
      ["experience"],
      ["courses", "certifications"],
      ["technicalSkills", "softSkills"],
      ["languages", "interests"],
    ],
    aside: [],
  },
  "due-colonne": {
    main: [["experience"], ["education"], ["courses"]],
    aside: [["technicalSkills"], ["softSkills"], ["languages"], ["certifications"], ["interests"]],
  },
};

/** Whether the sections are in the default order. Hidden sections may be missing, so only the relative order counts. */
function isUsual(order: FactualSection[]): boolean {
  const ranks = order.map((section) => factualSections.indexOf(section));
  return ranks.every((rank, index) => index === 0 || (ranks[index - 1] ?? 0) < rank);
}

/** The order of the sections in a print. If a person has moved sections, their order replaces the template's. */
export function planOf(template: ResumeTemplate, order: FactualSection[]): PagePlan {
  const { main, aside } = plans[template];
  if (isUsual(order)) return { main, aside };
  const placeOf = (group: SectionGroup) =>
    Math.min(...group.map((section) => (order.includes(section) ? order.indexOf(section) : order.length)));
  const sorted = (groups: SectionGroup[]) => groups.toSorted((one, other) => placeOf(one) - placeOf(other));
  return { main: sorted(main), aside: sorted(aside) };
}
