import { emptyRead, type ParsedResume } from "@orbita/contract";
import { fluencyOf, languageCode } from "../languages.ts";
import { levelOf } from "../skill-levels.ts";
import { monthOf, sure, sureOrNull, sureSkill } from "./found.ts";

/** Splits a full name: the last word is the surname, with its particles (De Luca, van der Berg). */
function nameParts(name: string): { first: string; last: string } {
  const parts = name.split(/\s+/).filter((part) => part !== "");
  let at = Math.max(1, parts.length - 1);
  while (at > 1 && /^(de|del|della|dello|dei|di|da|d'|la|lo|le|van|von|der|den|dos|el|al)$/i.test(parts[at - 1] ?? ""))
    at -= 1;
  return { first: parts.slice(0, at).join(" "), last: parts.slice(at).join(" ") };
}

/** An object of unknown shape. Files of other tools often deviate from the schema, so values of a wrong type count as absent. */
type LooseObject = Record<string, unknown>;

const isObject = (value: unknown): value is LooseObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const objectAt = (from: LooseObject, key: string): LooseObject => (isObject(from[key]) ? from[key] : {});
const objectsAt = (from: LooseObject, key: string): LooseObject[] =>
  Array.isArray(from[key]) ? from[key].filter(isObject) : [];
const words = (value: unknown): string =>
  typeof value === "string" ? value.trim() : typeof value === "number" ? String(value) : "";
const textAt = (from: LooseObject, ...keys: string[]): string =>
  keys.map((key) => words(from[key])).find((text) => text !== "") ?? "";
const textsAt = (from: LooseObject, key: string): string[] =>
  Array.isArray(from[key]) ? from[key].map(words).filter((text) => text !== "") : [];
const dateAt = (from: LooseObject, key: string) => sureOrNull(monthOf(textAt(from, key)));

/** Our own extension of the JSON Resume format, for values that have no field in the format. */
const extra = (from: LooseObject): LooseObject => objectAt(from, "x-orbita");

function readPeriod(from: LooseObject) {
  const start = dateAt(from, "startDate");
  const end = dateAt(from, "endDate");
  const said = extra(from)["isCurrent"];
  // In JSON Resume, a job with a start and no end is current.
  return { start, end, isCurrent: sure(typeof said === "boolean" ? said : start !== null && end === null) };
}

function readWork(work: LooseObject): ParsedResume["experience"][number] {
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

/** Our resume has no projects and awards. They become the nearest kind of entry, marked for checking. */
const perhaps = <T extends string>(value: T | null) => value && { ...sure(value), confidence: 0.5 };

function readProject(project: LooseObject): ParsedResume["experience"][number] {
  return {
    ...readWork(project),
    company: perhaps(textAt(project, "entity") || null),
    title: perhaps(textAt(project, "name") || null),
    description: sureOrNull(textAt(project, "description", "summary")),
  };
}

function readAward(award: LooseObject): ParsedResume["certifications"] {
  const title = perhaps(textAt(award, "title", "name") || null);
  if (!title) return [];
  const issuer = sureOrNull(textAt(award, "awarder"));
  return [{ name: title, issuer, start: dateAt(award, "date"), end: null, url: null }];
}

function readCertificate(certificate: LooseObject): ParsedResume["certifications"] {
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

function readStudy(study: LooseObject): ParsedResume["education"][number] {
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

/** Reads skills. A skill with keywords is a group, and its keywords are the skills. */
function readSkills(skills: LooseObject[]) {
  return skills.flatMap((skill) => {
    const level = levelOf(textAt(extra(skill), "level") || textAt(skill, "level"));
    const keywords = textsAt(skill, "keywords");
    const names = keywords.length > 0 ? keywords : [textAt(skill, "name")].filter((name) => name !== "");
    return names.map((name) => ({ soft: extra(skill)["soft"] === true, skill: sureSkill(name, level) }));
  });
}

function readLanguages(languages: LooseObject[]): ParsedResume["languages"] {
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

function readContacts(basics: LooseObject): ParsedResume["contacts"] {
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
export function readJsonResume(json: unknown): ParsedResume | null {
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
