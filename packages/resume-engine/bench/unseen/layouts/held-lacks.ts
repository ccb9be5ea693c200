import { less, noGrades, noLinks, noStarts, noTasks } from "../lacks.ts";
import type { UnseenPerson } from "../saying.ts";

const years = (p: UnseenPerson): UnseenPerson => ({
  ...p,
  education: p.education!.map((study) => ({
    ...study,
    start: study.start?.slice(0, 4) ?? null,
    end: study.end?.slice(0, 4) ?? null,
  })),
});
const yearJobs = (p: UnseenPerson, which: (current: boolean) => boolean = () => true): UnseenPerson => ({
  ...p,
  experience: p.experience!.map((job) =>
    which(job.isCurrent ?? false)
      ? { ...job, start: job.start?.slice(0, 4) ?? null, end: job.end?.slice(0, 4) ?? null }
      : job,
  ),
});
const learned = ["certifications", "courses"];
const bare = ["summary", "softSkills", "interests", ...learned];

/** Removes from a person the facts that each held-out layout does not show. */
export const heldLacks: Record<string, (person: UnseenPerson) => UnseenPerson> = {
  storyteller: (p) => years(noLinks(noGrades(less(p, learned)))),
  rightDates: (p) => ({ ...years(less(p, bare)), contacts: { ...p.contacts, links: p.contacts!.links!.slice(0, 1) } }),
  pasted: (p) => years(noLinks(noGrades(less(p, ["softSkills", "interests", ...learned])))),
  boldNames: (p) => yearJobs(years(noLinks(noGrades(less(p, ["summary", "interests", "courses"]))))),
  countdown: (p) => noStarts(years(noLinks(noGrades(less(p, bare))))),
  colourful: (p) => years(noGrades(less(p, learned))),
  oneParagraph: (p) =>
    yearJobs(years(noTasks(noLinks(noGrades(less(p, ["technicalSkills", ...bare]))))), (current) => current),
  threeCells: (p) => years(noTasks(noLinks(noGrades(less(p, bare))))),
};
