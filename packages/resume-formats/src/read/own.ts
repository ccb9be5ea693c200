import type { ParsedResume } from "@orbita/contract";
import { ownFormat, type OwnFormat } from "../own/own-format.ts";
import { sure, sureOrNull, sureSkill } from "./found.ts";

type OwnResume = OwnFormat["resume"];

const period = ({ start, end, isCurrent }: { start: string | null; end: string | null; isCurrent: boolean }) => ({
  start: sureOrNull(start),
  end: sureOrNull(end),
  isCurrent: sure(isCurrent),
});

const skill = ({ name, level, skillId }: OwnResume["technicalSkills"][number]) => ({
  ...sureSkill(name, level),
  skillId,
});

function toRead(own: OwnResume): ParsedResume {
  const { contacts } = own;
  return {
    contacts: {
      firstName: sureOrNull(own.firstName),
      lastName: sureOrNull(own.lastName),
      email: sureOrNull(contacts.email),
      phone: sureOrNull(contacts.phone),
      city: sureOrNull(contacts.city),
      links: contacts.links.map(sure),
    },
    headline: sureOrNull(own.headline),
    summary: sureOrNull(own.summary),
    experience: own.experience.map((entry) => ({
      company: sureOrNull(entry.company),
      companyUrl: sureOrNull(entry.companyUrl),
      title: sureOrNull(entry.title),
      city: sureOrNull(entry.city),
      ...period(entry),
      description: sureOrNull(entry.description),
      tasks: entry.tasks.map(sure),
    })),
    education: own.education.map((entry) => ({
      degreeTitle: sureOrNull(entry.degreeTitle),
      institution: sureOrNull(entry.institution),
      grade: sureOrNull(entry.grade),
      thesis: sureOrNull(entry.thesis),
      ...period(entry),
      description: sureOrNull(entry.description),
    })),
    technicalSkills: own.technicalSkills.map(skill),
    softSkills: own.softSkills.map(skill),
    languages: own.languages.map(({ code, level, native, mandatory }) => ({
      code: sure(code.replace(/^language_/, "")),
      level: sureOrNull<string>(level),
      native: sure(native),
      mandatory: sure(mandatory),
    })),
    certifications: own.certifications.map(({ name, issuer, start, end, url }) => ({
      name: sure(name),
      issuer: sureOrNull(issuer),
      start: sureOrNull(start),
      end: sureOrNull(end),
      url: sureOrNull(url),
    })),
    courses: own.courses.map((entry) => ({
      name: sure(entry.name),
      provider: sureOrNull(entry.provider),
      topics: entry.topics.map(sure),
      ...period(entry),
    })),
    interests: own.interests.map(({ name }) => sure(name)),
  };
}

/** Reads the data of our own PDFs; null for anything else, or if the data is invalid. */
export function readOwn(json: unknown): ParsedResume | null {
  const own = ownFormat.safeParse(json);
  return own.success ? toRead(own.data.resume) : null;
}
