import { resumeSections, type ResumeSection } from "./section-order.ts";

/** How much a resume may hold: far more than anybody writes, so that a CV that was read is never cut. */
export const resumeLimits = {
  headline: { max: 120 },
  summary: { max: 3_000 },
  name: { max: 200 },
  text: { max: 5_000 },
  task: { max: 1_000 },
  tasks: { max: 60 },
  grade: { max: 80 },
  thesis: { max: 500 },
  url: { max: 500 },
  city: { max: 120 },
  topics: { max: 40 },
  links: { max: 12 },
  wishes: { max: 6, text: 120 },
  entries: { max: 80 },
  skills: { max: 200 },
  interests: { max: 60 },
  suggestions: { max: 30, text: 1_000, motivation: 1_000, answer: 2_000 },
  /** Specification §5: at least 1700 and at most a limit; studies and certificates may end in years to come. */
  year: { min: 1700, ahead: 10 },
  /** Specification §5. */
  skillLevel: { min: 1, max: 5 },
  versions: { max: 20, name: 60 },
  shareLinks: { max: 30, label: 60 },
} as const;

/** They judge a person: made by rules or a model, private until shared, item by item. */
export const judgingSections = [
  "comments",
  "aiquestions",
  "proposedJobPositions",
  "proposedTechnicalSkills",
  "criticalSummary",
  "questions",
] as const satisfies readonly ResumeSection[];
export type JudgingSection = (typeof judgingSections)[number];

export const isJudging = (section: ResumeSection): section is JudgingSection =>
  (judgingSections as readonly string[]).includes(section);

/** What a person says of themselves, and shows or hides as a section. */
export type FactualSection = Exclude<ResumeSection, JudgingSection>;
export const factualSections = resumeSections.filter((section) => !isJudging(section)) as readonly FactualSection[];
