import type { UnseenPerson } from "./saying.ts";

export const less = (p: UnseenPerson, keys: string[]): UnseenPerson => ({
  ...p,
  ...Object.fromEntries(keys.map((key) => [key, key === "summary" ? null : []])),
});
export const noLinks = (p: UnseenPerson): UnseenPerson => ({ ...p, contacts: { ...p.contacts, links: [] } });
export const noGrades = (p: UnseenPerson): UnseenPerson => ({
  ...p,
  education: p.education!.map((study) => ({ ...study, grade: null })),
});
export const noStarts = (p: UnseenPerson): UnseenPerson => ({
  ...p,
  education: p.education!.map((study) => ({ ...study, start: null })),
});
export const noTasks = (p: UnseenPerson): UnseenPerson => ({
  ...p,
  experience: p.experience!.map((job) => ({ ...job, tasks: [], description: "" })),
});

/** Removes from the truth the values that a layout omits, and adjusts it where a layout moves a job to another company. */
export const lacks: Record<string, (person: UnseenPerson) => UnseenPerson> = {
  timeline: (p) => ({ ...p, courses: [] }),
  ragged: (p) => ({
    ...p,
    contacts: { ...p.contacts, links: [] },
    summary: null,
    softSkills: [],
    courses: [],
    education: p.education!.map((study) => ({ ...study, start: null })),
  }),
  headless: (p) => ({ ...p, certifications: [], courses: [], interests: [] }),
  prose: (p) => ({
    ...p,
    education: p.education!.map((study) => ({
      ...study,
      start: study.start!.slice(0, 4),
      end: study.end!.slice(0, 4),
    })),
    softSkills: [],
    certifications: [],
    courses: [],
    interests: [],
  }),
  labelled: (p) => ({
    ...p,
    education: p.education!.map((study) => ({
      ...study,
      start: study.start!.slice(0, 4),
      end: study.end!.slice(0, 4),
    })),
    contacts: { ...p.contacts, links: [] },
    summary: null,
    softSkills: [],
    certifications: [],
    courses: [],
  }),
  oneLiners: (p) => ({ ...p, summary: null, softSkills: [] }),
  grouped: (p) => ({
    ...p,
    summary: null,
    certifications: [],
    courses: [],
    interests: [],
    education: p.education!.map((study) => ({ ...study, grade: null })),
    experience: p.experience!.map((job, i) => (i === 1 ? { ...job, company: p.experience![0]!.company ?? null } : job)),
  }),
  harvard: (p) => noStarts(less(p, ["summary", "softSkills", "certifications", "courses"])),
  questions: (p) => less(p, ["softSkills", "certifications", "courses"]),
  numbered: (p) => noLinks(less(p, ["courses", "interests"])),
  nested: (p) => {
    const own = noLinks(noGrades(less(p, ["summary", "softSkills", "certifications", "courses", "interests"])));
    return {
      ...own,
      experience: own.experience!.map((job, i) =>
        i === 1 ? { ...job, company: own.experience![0]!.company ?? null } : job,
      ),
    };
  },
  letters: (p) => noLinks(noGrades(less(p, ["technicalSkills", "softSkills", "certifications", "courses"]))),
  blocksOnly: (p) => noLinks(noGrades(less(p, ["summary", "softSkills", "certifications", "courses", "interests"]))),
  brackets: (p) => noLinks(less(p, ["summary", "softSkills", "certifications", "courses"])),
  mixed: (p) => noLinks(noGrades(less(p, ["certifications", "courses"]))),
  lower: (p) => {
    const own = noLinks(noGrades(less(p, ["summary", "softSkills", "certifications", "courses", "interests"])));
    return {
      ...own,
      experience: own.experience!.map((job) => ({
        ...job,
        start: job.start?.slice(0, 4) ?? null,
        end: job.end?.slice(0, 4) ?? null,
      })),
    };
  },
  functional: (p) => noTasks(noLinks(noGrades(noStarts(less(p, ["summary"]))))),
  sideHeads: (p) => noLinks(noGrades(less(p, ["summary", "softSkills", "certifications", "courses", "interests"]))),
  oddDates: (p) => noLinks(noGrades(less(p, ["summary", "softSkills", "certifications", "courses", "interests"]))),
};
