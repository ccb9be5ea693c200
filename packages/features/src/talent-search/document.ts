import type { Resume, ResumeProfile } from "@orbita/contract";
import { educationReached, type ResumeEvidenceSource } from "../evidence/index.ts";
import { presentResume, toVisibleProfile, visibleSections } from "../resumes/index.ts";
import type { PlaceIndexEntry, TaxonomyNameIndexes } from "../lexicon/index.ts";
import type { ResumeDocumentRow } from "./document-queries.ts";
import { heldOccupations, type PastOccupation } from "./held-occupations.ts";
import { languageTokens } from "./tokens.ts";
import { usedSkills } from "./used-skills.ts";

/**
 * The part of an indexed resume that search results show and explain, in addition to its search fields. It never identifies the person, whatever the
 * owner shows: name and username come from the tables. Hidden sections are empty.
 */
export type IndexedResume = ResumeEvidenceSource & {
  readonly id: string;
  readonly headline: string | null;
  readonly city: string | null;
  readonly region: string | null;
  readonly years: number | null;
  readonly updated: string;
  /** The entries of the resume whose title names an occupation. The headline has no `itemId`. */
  readonly titles: readonly PastOccupation[];
  /**
   * The version of the rows that decide what may be shown. It must equal the current version in the tables, or the document is
   * not returned.
   */
  readonly shownVersion: number;
};

const noFaces = { profileImage: null, coverImage: null };
const known = (words: readonly (string | null)[]) => words.filter((word): word is string => Boolean(word));

/** All data that identify the person, to be removed from free text. The residence stays, because people are searched by it. */
const identityOf = (row: ResumeDocumentRow, { firstName, lastName, contacts }: Resume) => ({
  names: [...new Set(known([firstName, lastName, row.user_first_name, row.user_last_name]))],
  usernames: known([row.username]),
  emails: known([contacts.email, row.email]),
  phones: known([contacts.phone, row.phone]),
  links: contacts.links,
  places: [],
  files: [],
});

/** The resume as a Space sees it if the person does not show their name. Whether the person hides from a Space is checked elsewhere. */
function seenInSearch(row: ResumeDocumentRow, now: Date): ResumeProfile {
  const resume = presentResume(row, now);
  const view = {
    sections: visibleSections(row),
    anonymous: true,
    identity: identityOf(row, resume),
    contacts: false,
    pdf: false,
    searchEngines: false,
  };
  return toVisibleProfile(resume, view, noFaces);
}

/** The day of a change, without its time: it is precise enough for readers, and cannot be matched with an action at a certain second. */
const dayOf = (at: Date) => `${at.toISOString().slice(0, 10)}T00:00:00.000Z`;

const evidenceOfProfile = (seen: ResumeProfile): ResumeEvidenceSource => ({
  summary: seen.summary,
  experience: seen.experience ?? [],
  technicalSkills: seen.technicalSkills ?? [],
  softSkills: seen.softSkills ?? [],
  education: seen.education ?? [],
  certifications: seen.certifications ?? [],
  courses: seen.courses ?? [],
  languages: seen.languages ?? [],
});

const lines = (words: readonly (string | null | undefined)[]): string => words.filter(Boolean).join("\n");

/** All searchable words of a resume except titles, skills and places. */
const restOf = (told: ResumeEvidenceSource, { interests }: ResumeProfile) => [
  told.summary,
  ...told.experience.flatMap(({ company, description, tasks }) => [company, description, ...tasks]),
  ...told.education.flatMap(({ degreeTitle, institution, grade, thesis, description }) => [
    degreeTitle,
    institution,
    grade,
    thesis,
    description,
  ]),
  ...told.certifications.flatMap(({ name, issuer }) => [name, issuer]),
  ...told.courses.flatMap(({ name, provider, topics }) => [name, provider, ...topics]),
  ...told.languages.flatMap(({ label }) => [label.it, label.en]),
  ...(interests ?? []).map(({ name }) => name),
];

function wordsOf(told: ResumeEvidenceSource, seen: ResumeProfile, place: PlaceIndexEntry | null) {
  const titleWords = lines([seen.headline, ...told.experience.map(({ title }) => title)]);
  const skills = [...told.technicalSkills, ...told.softSkills];
  const skillWords = lines(skills.flatMap(({ name, label }) => [name, label?.it, label?.en]));
  const placeWords = lines([seen.city, place?.city, place?.region, ...told.experience.map(({ city }) => city)]);
  return { text: lines([titleWords, skillWords, placeWords, ...restOf(told, seen)]), titleWords, skillWords };
}

const pointOf = (place: PlaceIndexEntry | null) =>
  place?.lat == null || place.lon === null ? null : { lat: place.lat, lon: place.lon };

export function resumeDocument(
  row: ResumeDocumentRow,
  { skills, occupations, places }: TaxonomyNameIndexes,
  now: Date,
): object {
  const seen = seenInSearch(row, now);
  const told = evidenceOfProfile(seen);
  const place = places.placeOf(seen.city);
  const held = heldOccupations({ headline: seen.headline, experience: told.experience }, occupations, now);
  const education = educationReached(told, now);
  const kept = {
    headline: seen.headline,
    city: place?.city ?? seen.city,
    region: place?.region ?? null,
    years: seen.years,
  };
  const doc: IndexedResume = {
    id: row.id,
    ...kept,
    ...told,
    titles: held.titles,
    updated: dayOf(row.updated_at),
    shownVersion: row.shown_version,
  };
  const codesOf = ({ code, text }: { code: string | null; text: string }) => code ?? occupations.namedIn(text);
  return {
    id: row.id,
    doc,
    ...wordsOf(told, seen, place),
    ...kept,
    place: pointOf(place),
    title: told.experience.map(({ title }) => title).filter(Boolean),
    company: told.experience.map(({ company }) => company).filter(Boolean),
    ...usedSkills(told, skills, now),
    courses: told.courses.map(({ name }) => name),
    certifications: told.certifications.map(({ name }) => name),
    ...held.codes,
    roles: [...new Set((seen.proposedJobPositions ?? []).flatMap(codesOf))],
    languages: told.languages.map(({ code }) => code),
    languageLevels: told.languages.flatMap((entry) => languageTokens(entry.code, entry)),
    education: education.highest,
    educationLevels: education.levels,
    changedAt: row.changed_at.toISOString(),
    updated: doc.updated,
    created: dayOf(row.created_at),
    hiddenSpaces: row.hidden_spaces,
    hiddenDomains: row.hidden_domains,
  };
}
