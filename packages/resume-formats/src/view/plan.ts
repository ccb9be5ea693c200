import { factualSections, type FactualSection, type ResumeTemplate } from "@orbita/contract";

/** Sections under one heading, the first of which gives its place. */
export type Group = Exclude<FactualSection, "summary">[];

const together: Group[] = [
  ["experience"],
  ["technicalSkills", "softSkills"],
  ["education"],
  ["certifications", "courses"],
  ["languages", "interests"],
];

type Plan = { main: Group[]; aside: Group[] };

/** In each template's own order. */
const plans: Record<ResumeTemplate, Plan> = {
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

/** A person who moved sections gets their own order, not the template's. */
export function planOf(template: ResumeTemplate, order: FactualSection[]): Plan {
  const { main, aside } = plans[template];
  if (factualSections.every((section, index) => section === order[index])) return { main, aside };
  const placeOf = (group: Group) => Math.min(...group.map((section) => order.indexOf(section)));
  const sorted = (groups: Group[]) => groups.toSorted((one, other) => placeOf(one) - placeOf(other));
  return { main: sorted(main), aside: sorted(aside) };
}
