import type { ResumeCard, ResumeProfile } from "@orbita/contract";
import { presentResume, seenBy, shownOf } from "../resumes/index.ts";
import type { DocumentRow } from "./document-queries.ts";

/** What the index keeps of a resume: the card, and the version that decides whether it may still be answered. */
export type Kept = ResumeCard & { shownVersion?: number };

const noFaces = { profileImage: null, coverImage: null };

/** As every Space sees it. What is hidden from one of them is another matter. */
function seenInSearch(row: DocumentRow, now: Date): ResumeProfile {
  const view = {
    sections: shownOf(row),
    anonymous: !row.show_name,
    contacts: false,
    pdf: false,
    searchEngines: false,
  };
  return seenBy(presentResume(row, now), view, noFaces);
}

/** The day is enough for who reads, and does not lead to whoever did something at that second. */
const dayOf = (at: Date) => `${at.toISOString().slice(0, 10)}T00:00:00.000Z`;

const cardOf = (row: DocumentRow, seen: ResumeProfile): ResumeCard => ({
  id: row.id,
  username: seen.username,
  firstName: seen.firstName,
  lastName: seen.lastName,
  headline: seen.headline,
  city: seen.city,
  summary: seen.summary,
  years: seen.years,
  experience: seen.experience ?? [],
  technicalSkills: seen.technicalSkills ?? [],
  softSkills: seen.softSkills ?? [],
  education: seen.education ?? [],
  languages: seen.languages ?? [],
  updated: dayOf(row.updated_at),
});

const lines = (words: readonly (string | null | undefined)[]): string => words.filter(Boolean).join("\n");

type Entry = ResumeCard["experience"][number];
const experienceWords = ({ company, description, tasks }: Entry) => [company, description, ...tasks];

/** All words that one may be found by: those of shown sections, whether or not the card has room for them. */
const restOf = (seen: ResumeProfile) => [
  seen.summary,
  ...(seen.experience ?? []).flatMap(experienceWords),
  ...(seen.education ?? []).flatMap(({ degreeTitle, institution, grade, thesis, description }) => [
    degreeTitle,
    institution,
    grade,
    thesis,
    description,
  ]),
  ...(seen.certifications ?? []).flatMap(({ name, issuer }) => [name, issuer]),
  ...(seen.courses ?? []).flatMap(({ name, provider, topics }) => [name, provider, ...topics]),
  ...(seen.languages ?? []).flatMap(({ label }) => [label.it, label.en]),
  ...(seen.interests ?? []).map(({ name }) => name),
];

export function documentOf(row: DocumentRow, now: Date): object {
  const seen = seenInSearch(row, now);
  const doc: Kept = { ...cardOf(row, seen), shownVersion: row.shown_version };
  const skills = [...doc.technicalSkills, ...doc.softSkills];
  const titleWords = lines([doc.headline, ...doc.experience.map(({ title }) => title)]);
  const skillWords = lines(skills.flatMap(({ name, label }) => [name, label?.it, label?.en]));
  const placeWords = lines([doc.city, ...doc.experience.map(({ city }) => city)]);
  return {
    id: doc.id,
    doc,
    text: lines([titleWords, skillWords, placeWords, ...restOf(seen)]),
    titleWords,
    skillWords,
    headline: doc.headline,
    city: doc.city,
    title: doc.experience.map(({ title }) => title).filter(Boolean),
    company: doc.experience.map(({ company }) => company).filter(Boolean),
    years: doc.years,
    skills: skills.flatMap(({ skillId }) => skillId ?? []),
    languages: doc.languages.map(({ code }) => code),
    changedAt: row.updated_at.toISOString(),
    updated: doc.updated,
    created: dayOf(row.created_at),
    hiddenSpaces: row.hidden_spaces,
    hiddenDomains: row.hidden_domains,
  };
}
