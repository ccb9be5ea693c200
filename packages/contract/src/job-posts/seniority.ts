/** The levels of experience by which job posts can be filtered, with their labels. A post has at most one. */
export const seniorityLabels = {
  entry: { it: "Prima esperienza", en: "Entry level" },
  junior: { it: "Junior", en: "Junior" },
  senior: { it: "Senior", en: "Senior" },
  lead: { it: "Responsabile", en: "Lead" },
} as const;
export type Seniority = keyof typeof seniorityLabels;
