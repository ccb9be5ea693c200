import { emptyRead, type ParsedResume } from "@orbita/contract";
import { languageCode } from "../languages.ts";
import { sure, sureOrNull, sureSkill } from "./found.ts";
import { readCandidate } from "./europass-candidate.ts";
import { richText } from "./rich-text.ts";
import { allAt, at, parseXml, textAt, type XmlTree } from "@orbita/document-kit/xml";

/** Reads a date. The month is in the notation of XML Schema: `year="2021" month="--03"`. */
function dateOf(date: XmlTree | undefined): string | null {
  const year = /^\d{4}$/.exec(date?.attributes["year"] ?? "")?.[0];
  const month = /(0[1-9]|1[0-2])$/.exec(date?.attributes["month"] ?? "")?.[0];
  return year === undefined ? null : month === undefined ? year : `${year}-${month}`;
}

function periodOf(entry: XmlTree) {
  const period = at(entry, "Period");
  const end = dateOf(at(period, "To"));
  const isCurrent = end === null && textAt(period, "Current") === "true";
  return { start: sureOrNull(dateOf(at(period, "From"))), end: sureOrNull(end), isCurrent: sure(isCurrent) };
}

const cityOf = (owner: XmlTree | undefined): string =>
  textAt(owner, "ContactInfo", "Address", "Contact", "Municipality");

function readWork(work: XmlTree): ParsedResume["experience"][number] {
  const employer = at(work, "Employer");
  const { text, items } = richText(textAt(work, "Activities"));
  return {
    company: sureOrNull(textAt(employer, "Name")),
    companyUrl: sureOrNull(textAt(employer, "ContactInfo", "Website", "Contact")),
    title: sureOrNull(textAt(work, "Position", "Label")),
    city: sureOrNull(cityOf(employer)),
    ...periodOf(work),
    description: sureOrNull(text),
    tasks: items.map(sure),
  };
}

function readStudy(study: XmlTree): ParsedResume["education"][number] {
  const { text, items } = richText(textAt(study, "Activities"));
  return {
    degreeTitle: sureOrNull(textAt(study, "Title")),
    institution: sureOrNull(textAt(study, "Organisation", "Name")),
    grade: null,
    thesis: null,
    ...periodOf(study),
    description: sureOrNull([text, ...items].filter((line) => line !== "").join("\n")),
  };
}

const levels = ["Listening", "Reading", "SpokenInteraction", "SpokenProduction", "Writing"];

/** The level of a language. Europass states five levels; the lowest counts, so that the level is never overstated. */
function levelOf(language: XmlTree): string | null {
  const said = levels
    .map((name) => textAt(language, "ProficiencyLevel", name))
    .filter((level) => /^[ABC][12]$/.test(level));
  return said.toSorted()[0] ?? null;
}

function readLanguages(linguistic: XmlTree | undefined): ParsedResume["languages"] {
  const read = (native: boolean) => (language: XmlTree) => {
    const code = languageCode(textAt(language, "Description", "Code") || textAt(language, "Description", "Label"));
    return code === null ? [] : [{ code: sure(code), level: sureOrNull(levelOf(language)), native: sure(native) }];
  };
  return [
    ...allAt(linguistic, "MotherTongueList", "MotherTongue").flatMap(read(true)),
    ...allAt(linguistic, "ForeignLanguageList", "ForeignLanguage").flatMap(read(false)),
  ];
}

/** Reads skills. Each line or list item is one skill; within a line, commas separate skills. */
function readSkills(skills: XmlTree | undefined, ...names: string[]) {
  return names.flatMap((name) => {
    const { text, items } = richText(textAt(skills, name, "Description"));
    const lines = [...items, ...text.split("\n")].map((line) => line.trim()).filter((line) => line !== "");
    return lines
      .flatMap((line) => (items.includes(line) ? [line] : line.split(/\s*[,;•]\s*/)))
      .filter((word) => word !== "");
  });
}

const achievements = (learner: XmlTree, kind: RegExp): string[] =>
  allAt(learner, "AchievementList", "Achievement")
    .filter((entry) => kind.test(textAt(entry, "Title", "Code") || textAt(entry, "Title", "Label")))
    .flatMap((entry) => {
      const { text, items } = richText(textAt(entry, "Description"));
      return [...items, ...text.split("\n")].filter((line) => line.trim() !== "");
    });

function readContacts(learner: XmlTree): ParsedResume["contacts"] {
  const person = at(learner, "Identification");
  const contact = at(person, "ContactInfo");
  return {
    firstName: sureOrNull(textAt(person, "PersonName", "FirstName")),
    lastName: sureOrNull(textAt(person, "PersonName", "Surname")),
    email: sureOrNull(textAt(contact, "Email", "Contact")),
    phone: sureOrNull(textAt(allAt(contact, "TelephoneList", "Telephone")[0], "Contact")),
    city: sureOrNull(cityOf(person)),
    links: allAt(contact, "WebsiteList", "Website")
      .map((site) => textAt(site, "Contact"))
      .filter((link) => link !== "")
      .map(sure),
  };
}

/** Returns a personal statement as plain text. Some Europass editors write HTML, others plain text. */
const statement = (words: string): string =>
  /<(p|br|ul|li|b|i|em|strong)\b/i.test(words) ? richText(words).text : words;

function readLearner(learner: XmlTree): ParsedResume {
  const skills = at(learner, "Skills");
  const headline = at(learner, "Headline");
  const isStatement = textAt(headline, "Type", "Code") === "personal_statement";
  const words = textAt(headline, "Description", "Label");
  return {
    ...emptyRead,
    contacts: readContacts(learner),
    headline: isStatement ? null : sureOrNull(words),
    summary: sureOrNull(isStatement ? statement(words) : achievements(learner, /personal_statement/).join("\n")),
    experience: allAt(learner, "WorkExperienceList", "WorkExperience").map(readWork),
    education: allAt(learner, "EducationList", "Education").map(readStudy),
    technicalSkills: readSkills(skills, "Computer", "JobRelated").map((name) => sureSkill(name)),
    softSkills: readSkills(skills, "Communication", "Organisational").map((name) => sureSkill(name)),
    languages: readLanguages(at(skills, "Linguistic")),
    certifications: achievements(learner, /certif/i).map((name) => ({
      name: sure(name),
      issuer: null,
      start: null,
      end: null,
      url: null,
    })),
    courses: achievements(learner, /cours|cors/i).map((name) => ({
      name: sure(name),
      provider: null,
      topics: [],
      start: null,
      end: null,
    })),
    interests: readSkills(skills, "Other").map(sure),
  };
}

/** Reads the XML of a Europass PDF, from 2013 to 2020 or of the current editor; null for anything else. */
export function readEuropass(xml: string): ParsedResume | null {
  const root = parseXml(xml);
  if (root?.name === "Candidate") return readCandidate(root);
  const learner = root?.name === "SkillsPassport" ? at(root, "LearnerInfo") : undefined;
  return learner ? readLearner(learner) : null;
}
