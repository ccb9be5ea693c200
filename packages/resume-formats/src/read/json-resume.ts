import { emptyRead, type ReadResume } from "@orbita/contract";
import { fluencyOf, languageCode } from "../languages.ts";
import { levelOf } from "../skill-levels.ts";
import { monthOf, sure, sureOrNull, sureSkill } from "./found.ts";
import { nameParts } from "./name-parts.ts";

/** Files of other tools often deviate from the schema: values of a wrong type count as absent. */
type Loose = Record<string, unknown>;

const isObject = (value: unknown): value is Loose =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const objectAt = (from: Loose, key: string): Loose => (isObject(from[key]) ? from[key] : {});
const objectsAt = (from: Loose, key: string): Loose[] => (Array.isArray(from[key]) ? from[key].filter(isObject) : []);
const words = (value: unknown): string =>
  typeof value === "string" ? value.trim() : typeof value === "number" ? String(value) : "";
const textAt = (from: Loose, ...keys: string[]): string =>
  keys.map((key) => words(from[key])).find((text) => text !== "") ?? "";
const textsAt = (from: Loose, key: string): string[] =>
  Array.isArray(from[key]) ? from[key].map(words).filter((text) => text !== "") : [];
const dateAt = (from: Loose, key: string) => sureOrNull(monthOf(textAt(from, key)));

/** Our own extension, for values without a field in the format. */
const extra = (from: Loose): Loose => objectAt(from, "x-orbita");

function readPeriod(from: Loose) {
  const start = dateAt(from, "startDate");
  const end = dateAt(from, "endDate");
  const said = extra(from)["isCurrent"];
  // A job with a start and no end is current: the format's own rule.
  return { start, end, isCurrent: sure(typeof said === "boolean" ? said : start !== null && end === null) };
}

function readWork(work: Loose): ReadResume["experience"][number] {
  return {
    company: sureOrNull(textAt(work, "name", "company", "organization")),
    companyUrl: sureOrNull(textAt(work, "url", "website")),
    title: sureOrNull(textAt(work, "position")),
    city: sureOrNull(textAt(work, "location")),
    ...readPeriod(work),
    description: sureOrNull(textAt(work, "summary")),
    tasks: textsAt(work, "highlights").map(sure),
  };
}

/** We have no projects and awards: they become the nearest entries, marked for checking. */
const perhaps = <T extends string>(value: T | null) => value && { ...sure(value), confidence: 0.5 };

function readProject(project: Loose): ReadResume["experience"][number] {
  return {
    ...readWork(project),
    company: perhaps(textAt(project, "entity") || null),
    title: perhaps(textAt(project, "name") || null),
    description: sureOrNull(textAt(project, "description", "summary")),
  };
}

function readAward(award: Loose): ReadResume["certifications"] {
  const title = perhaps(textAt(award, "title", "name") || null);
  if (!title) return [];
  const issuer = sureOrNull(textAt(award, "awarder"));
  return [{ name: title, issuer, start: dateAt(award, "date"), end: null, url: null }];
}

function readCertificate(certificate: Loose): ReadResume["certifications"] {
  const name = textAt(certificate, "name", "title");
  if (name === "") return [];
  return [
    {
      name: sure(name),
      issuer: sureOrNull(textAt(certificate, "issuer")),
      start: dateAt(certificate, "date"),
      end: sureOrNull(monthOf(textAt(extra(certificate), "end"))),
      url: sureOrNull(textAt(certificate, "url")),
    },
  ];
}

function readStudy(study: Loose): ReadResume["education"][number] {
  const title = [textAt(study, "studyType"), textAt(study, "area")].filter((part) => part !== "").join(", ");
  const mine = extra(study);
  return {
    degreeTitle: sureOrNull(title),
    institution: sureOrNull(textAt(study, "institution")),
    grade: sureOrNull(textAt(study, "score", "gpa")),
    thesis: sureOrNull(textAt(mine, "thesis")),
    ...readPeriod(study),
    description: sureOrNull(textAt(mine, "description") || textsAt(study, "courses").join(", ")),
  };
}

/** A skill with keywords is a group, and the keywords are the skills. */
function readSkills(skills: Loose[]) {
  return skills.flatMap((skill) => {
    const level = levelOf(textAt(extra(skill), "level") || textAt(skill, "level"));
    const keywords = textsAt(skill, "keywords");
    const names = keywords.length > 0 ? keywords : [textAt(skill, "name")].filter((name) => name !== "");
    return names.map((name) => ({ soft: extra(skill)["soft"] === true, skill: sureSkill(name, level) }));
  });
}

function readLanguages(languages: Loose[]): ReadResume["languages"] {
  return languages.flatMap((language) => {
    const mine = extra(language);
    const code = languageCode(textAt(mine, "code") || textAt(language, "language", "name"));
    const said = fluencyOf(textAt(language, "fluency", "level"));
    const level = textAt(mine, "level") || said.level;
    if (code === null) return [];
    const mandatory = mine["mandatory"] === true;
    return [{ code: sure(code), level: sureOrNull(level), native: sure(said.native), mandatory: sure(mandatory) }];
  });
}

function readContacts(basics: Loose): ReadResume["contacts"] {
  const mine = extra(basics);
  const name = nameParts(textAt(basics, "name"));
  const links = [textAt(basics, "url", "website"), ...objectsAt(basics, "profiles").map((one) => textAt(one, "url"))];
  return {
    firstName: sureOrNull(textAt(mine, "firstName") || name.first),
    lastName: sureOrNull(textAt(mine, "lastName") || name.last),
    email: sureOrNull(textAt(basics, "email")),
    phone: sureOrNull(textAt(basics, "phone")),
    city: sureOrNull(textAt(objectAt(basics, "location"), "city")),
    links: links.filter((link, index) => link !== "" && links.indexOf(link) === index).map(sure),
  };
}

const sections = ["work", "education", "skills", "languages", "certificates", "volunteer", "interests", "projects"];

/** Reads JSON Resume 1.x and similar files; null for anything else. */
export function readJsonResume(json: unknown): ReadResume | null {
  if (!isObject(json)) return null;
  const named = words(json["$schema"]).includes("jsonresume");
  if (!named && !(isObject(json["basics"]) && sections.some((section) => Array.isArray(json[section])))) return null;
  const basics = objectAt(json, "basics");
  const skills = readSkills(objectsAt(json, "skills"));
  const mine = objectAt(objectAt(json, "meta"), "orbita");
  return {
    ...emptyRead,
    contacts: readContacts(basics),
    headline: sureOrNull(textAt(basics, "label")),
    summary: sureOrNull(textAt(basics, "summary")),
    experience: [
      ...[...objectsAt(json, "work"), ...objectsAt(json, "volunteer")].map(readWork),
      ...objectsAt(json, "projects").map(readProject),
    ],
    education: objectsAt(json, "education").map(readStudy),
    technicalSkills: skills.filter(({ soft }) => !soft).map(({ skill }) => skill),
    softSkills: skills.filter(({ soft }) => soft).map(({ skill }) => skill),
    languages: readLanguages(objectsAt(json, "languages")),
    certifications: [
      ...objectsAt(json, "certificates").flatMap(readCertificate),
      ...objectsAt(json, "awards").flatMap(readAward),
    ],
    courses: objectsAt(mine, "courses").flatMap((course) => {
      const name = textAt(course, "name");
      if (name === "") return [];
      return {
        name: sure(name),
        provider: sureOrNull(textAt(course, "provider")),
        topics: textsAt(course, "topics").map(sure),
        ...readPeriod(course),
      };
    }),
    interests: objectsAt(json, "interests").flatMap((interest) =>
      [textAt(interest, "name"), ...textsAt(interest, "keywords")].filter((name) => name !== "").map(sure),
    ),
  };
}
