import { ascending, academic, functional, grouped, mixed, template } from "./families/orders.ts";
import { chips, designer, drawn, three, timeline } from "./families/columns.ts";
import type { PageTemplate } from "./families/parts.ts";
import { form, letter } from "./families/prose.ts";
import { plain, ragged, spoken } from "./families/typed.ts";
import { type ResumeLanguage, people, type HeldOutPerson } from "./people.ts";
import { randomOf } from "./random.ts";
import { type WriterName, writers } from "./writers/tools.ts";

export const families = {
  academic, grouped, plain, spoken, timeline, chips, drawn, functional, form, letter, three, ascending, mixed, template, designer, ragged,
} satisfies Record<string, PageTemplate>; // prettier-ignore
export type FamilyName = keyof typeof families;
export type PlannedDocument = {
  id: string;
  family: FamilyName;
  writer: WriterName;
  person: HeldOutPerson;
  language: ResumeLanguage;
};

const each = 6;
const several = (person: HeldOutPerson) => person.jobs.some((job, i) => job.company === person.jobs[i + 1]?.company);
/** Which people suit a family: the academic layout needs publications, the grouped one several roles at one employer. */
const fits: Partial<Record<FamilyName, (person: HeldOutPerson) => boolean>> = {
  academic: (person) => person.publications.length > 0,
  grouped: several,
};

/** Six people of each language per family; people with the fewest documents so far come first. */
function planned(): PlannedDocument[] {
  const counts = new Map<string, number>();
  const plan: PlannedDocument[] = [];
  (Object.keys(families) as FamilyName[]).forEach((family, nth) => {
    const chosen = (lang: ResumeLanguage): HeldOutPerson[] => {
      const able = people.filter((person) => person.lang === lang && (fits[family]?.(person) ?? true));
      const rank = (person: HeldOutPerson) => (counts.get(person.id) ?? 0) + randomOf(`${family}.${person.id}`).next();
      return able.toSorted((a, b) => rank(a) - rank(b)).slice(0, each);
    };
    const [italian, english] = [chosen("it"), chosen("en")];
    for (let i = 0; i < each; i++)
      for (const [j, person] of [italian[i]!, english[i]!].entries()) {
        counts.set(person.id, (counts.get(person.id) ?? 0) + 1);
        const writer = writers[(nth + 2 * i + j) % writers.length]!;
        plan.push({ id: `${person.lang}-${person.id}-${family}`, family, writer, person, language: person.lang });
      }
  });
  return plan;
}
export const plan: readonly PlannedDocument[] = planned();

/** Documents that also exist as a scan, one from each of eight families. */
export const scanned: readonly PlannedDocument[] = (["plain", "timeline", "template", "ascending", "grouped", "spoken", "form", "letter"] as const).map(
  (family, i) => plan.filter((one) => one.family === family && one.writer !== "word" && one.language === (i % 2 === 0 ? "it" : "en"))[0]!,
); // prettier-ignore
