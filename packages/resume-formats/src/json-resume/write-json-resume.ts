import { fullName, type PrintedResume, type PrintLanguage } from "../printed.ts";
import { levelWord } from "../skill-levels.ts";
import { levelText } from "../view/skills.ts";

/** Leaves out absent values, because the schema allows neither null nor empty addresses and dates. */
function said<T extends object>(value: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(value).filter(
      ([, one]) => one !== null && one !== undefined && one !== "" && !(Array.isArray(one) && one.length === 0),
    ),
  ) as Partial<T>;
}

/** Puts values for which the schema has no field under our own key, which the schema allows. */
function ours(value: object): { "x-orbita"?: object } {
  const kept = said(value);
  return Object.keys(kept).length === 0 ? {} : { "x-orbita": kept };
}

/** An address in ASCII, as the schema requires. */
const address = (url: string | null): string | null =>
  url !== null && /[^!-~]/.test(url) && URL.canParse(url) ? new URL(url).href : url;
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : "web");

type DatedEntry = { start: string | null; end: string | null; isCurrent: boolean };

/**
 * The dates of an entry. Other programs take an entry with a start and no end for current, so `isCurrent` is written only if that
 * would be wrong.
 */
const period = ({ start, end, isCurrent }: DatedEntry) => ({ startDate: start, endDate: isCurrent ? null : end });
const periodExtra = ({ start, end, isCurrent }: DatedEntry) => ({
  isCurrent: isCurrent === (start !== null && end === null) ? null : isCurrent,
});

function basicsOf(resume: PrintedResume) {
  const { contacts, firstName, lastName } = resume;
  return said({
    name: fullName(resume),
    label: resume.headline,
    email: contacts.email,
    phone: contacts.phone,
    summary: resume.summary,
    location: contacts.city ? { city: contacts.city } : null,
    profiles: contacts.links.map((url) => ({ network: hostOf(url), url: address(url) })),
    ...ours({ firstName, lastName }),
  });
}

const skill =
  (language: PrintLanguage, soft: boolean) =>
  ({ name, level }: PrintedResume["softSkills"][number]) =>
    said({ name, level: level === null ? null : levelWord(level, language), ...ours({ soft: soft || null, level }) });

export function writeJsonResume(resume: PrintedResume, language: PrintLanguage): object {
  return said({
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: basicsOf(resume),
    work: resume.experience.map((entry) =>
      said({
        name: entry.company,
        position: entry.title,
        url: address(entry.companyUrl),
        location: entry.city,
        ...period(entry),
        summary: entry.description,
        highlights: entry.tasks,
        ...ours(periodExtra(entry)),
      }),
    ),
    education: resume.education.map((entry) =>
      said({
        institution: entry.institution,
        studyType: entry.degreeTitle,
        ...period(entry),
        score: entry.grade,
        ...ours({ ...periodExtra(entry), thesis: entry.thesis, description: entry.description }),
      }),
    ),
    skills: [...resume.technicalSkills.map(skill(language, false)), ...resume.softSkills.map(skill(language, true))],
    languages: resume.languages.map((entry) =>
      said({
        language: language === "it" ? entry.label.it : (entry.label.en ?? entry.label.it),
        fluency: levelText(entry, language),
        ...ours({ code: entry.code.replace(/^language_/, ""), level: entry.level, mandatory: entry.mandatory || null }),
      }),
    ),
    certificates: resume.certifications.map(({ name, issuer, start, end, url }) =>
      said({ name, issuer, date: start, url: address(url), ...ours({ end }) }),
    ),
    interests: resume.interests.map(({ name }) => ({ name })),
    meta: {
      version: "v1.0.0",
      orbita: said({
        language,
        courses: resume.courses.map((entry) =>
          said({
            name: entry.name,
            provider: entry.provider,
            topics: entry.topics,
            ...period(entry),
            ...ours(periodExtra(entry)),
          }),
        ),
      }),
    },
  });
}
