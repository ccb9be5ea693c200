import type { ExtractedValue, ParsedResume } from "@orbita/contract";

/** The kinds of values. Confidence is rated per kind, because each kind has its own typical errors. */
export const valueKinds = [
  "name", "email", "phone", "city", "links", "summary",
  "exp.company", "exp.title", "exp.start", "exp.end", "exp.text",
  "edu.degree", "edu.institution", "edu.start", "edu.end", "edu.grade",
  "technicalSkills", "softSkills", "lang.name", "lang.level", "certifications", "courses", "interests",
] as const; // prettier-ignore
export type ValueKind = (typeof valueKinds)[number];

export type DatedResumeEntry = ParsedResume["experience"][number] | ParsedResume["education"][number];
/**
 * A value that is right or wrong as a whole. It may consist of several fields, such as all tasks of a job, or an end date and the
 * mark "until today". `at` is the index of its entry, or the value's own index in a list.
 */
export type RatedValue = {
  kind: ValueKind;
  at: number;
  found: ExtractedValue<unknown>[];
  entry: DatedResumeEntry | null;
};

type ResumeField = ExtractedValue<unknown> | null | undefined;

/** Returns the rated values of a resume. Fields that are rated together form one value; `attendants` covers the other fields. */
export function ratedValuesOf(resume: ParsedResume): RatedValue[] {
  const values: RatedValue[] = [];
  const add = (kind: ValueKind, at: number, found: ResumeField[], entry: DatedResumeEntry | null = null) => {
    const said = found.filter((one) => one !== null && one !== undefined);
    if (said.length > 0) values.push({ kind, at, found: said, entry });
  };
  const { contacts } = resume;
  add("name", 0, [contacts.firstName, contacts.lastName]);
  add("email", 0, [contacts.email]);
  add("phone", 0, [contacts.phone]);
  add("city", 0, [contacts.city]);
  for (const [at, link] of contacts.links.entries()) add("links", at, [link]);
  add("summary", 0, [resume.summary]);
  for (const [at, job] of resume.experience.entries()) {
    add("exp.company", at, [job.company], job);
    add("exp.title", at, [job.title], job);
    add("exp.start", at, [job.start], job);
    add("exp.end", at, [job.end, job.isCurrent], job);
    add("exp.text", at, [job.description, ...job.tasks], job);
  }
  for (const [at, study] of resume.education.entries()) {
    add("edu.degree", at, [study.degreeTitle], study);
    add("edu.institution", at, [study.institution], study);
    add("edu.start", at, [study.start], study);
    add("edu.end", at, [study.end, study.isCurrent], study);
    add("edu.grade", at, [study.grade], study);
  }
  for (const [at, skill] of resume.technicalSkills.entries()) add("technicalSkills", at, [skill]);
  for (const [at, skill] of resume.softSkills.entries()) add("softSkills", at, [skill]);
  for (const [at, { code, level, native }] of resume.languages.entries()) {
    add("lang.name", at, [code]);
    add("lang.level", at, [level, native]);
  }
  for (const [at, { name }] of resume.certifications.entries()) add("certifications", at, [name]);
  for (const [at, { name }] of resume.courses.entries()) add("courses", at, [name]);
  for (const [at, interest] of resume.interests.entries()) add("interests", at, [interest]);
  return values;
}

/**
 * Lists the fields that the confidence model does not rate, each with the field whose confidence it copies: a job's town copies
 * that of the job title, a certificate's issuer that of the certificate's name.
 */
export function attendants({ contacts, headline, experience, education, certifications, courses }: ParsedResume): {
  to: ResumeField;
  found: ResumeField[];
}[] {
  return [
    { to: contacts.firstName, found: [headline] },
    ...experience.map(({ title, company, city, companyUrl }) => ({ to: title ?? company, found: [city, companyUrl] })),
    ...education.map(({ degreeTitle, institution, thesis, description }) => ({
      to: degreeTitle ?? institution,
      found: [thesis, description],
    })),
    ...certifications.map(({ name, issuer, start, end, url }) => ({ to: name, found: [issuer, start, end, url] })),
    ...courses.map(({ name, provider, topics, start, end }) => ({
      to: name,
      found: [provider, ...topics, start, end],
    })),
  ];
}
