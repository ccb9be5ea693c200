import {
  factualSections,
  type ApplicationCard,
  type Evidence,
  type Resume,
  type ResumeProfile,
} from "@orbita/contract";
import { neutralText, neutralTitle } from "@orbita/resume-formats/titles";
import { sql, type RawBuilder } from "kysely";
import {
  anonymousView,
  toVisibleProfile,
  withoutTraces,
  type ResumeIdentity,
  type ResumeVisibility,
} from "../resumes/index.ts";
import type { ApplicationRow, ApplicationCardData, ScreeningAnswers, ResumeSnapshot } from "./queries.ts";
import { isBlind } from "./rules.ts";

/** The parts of an application's snapshot that identify the person. */
export type IdentifyingParts = Pick<Resume, "firstName" | "lastName" | "username" | "contacts"> & {
  identity?: ResumeIdentity | null;
};
export type BlindableApplication = Pick<ApplicationRow, "id" | "blind" | "revealed_at" | "snapshot">;
/** The columns of an application that are needed to anonymise a text. Reading the whole snapshot would load a hundred times as much. */
export type BlindTextSource = Pick<ApplicationRow, "blind" | "revealed_at"> & { snapshot: IdentifyingParts };

/** SQL expression for `IdentifyingParts` of an applications row, by its alias; null where no traces have to be removed. */
export const identifyingPartsOf = (alias: string): RawBuilder<IdentifyingParts | null> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<IdentifyingParts | null>`case when ${column("blind")} and ${column("revealed_at")} is null then (select to_jsonb(sent)
    from jsonb_to_record(${column("snapshot")}) as sent(identity jsonb, "firstName" text, "lastName" text, username text, contacts jsonb)) end`;
};

const known = (words: readonly (string | null | undefined)[]): string[] =>
  words.filter((word): word is string => Boolean(word));

/**
 * The identifying data in the resume alone. The snapshot of a sent application has `identity`, which also contains the data of
 * the account.
 */
const identityIn = ({ firstName, lastName, username, contacts }: IdentifyingParts): ResumeIdentity => ({
  names: known([firstName, lastName]),
  usernames: known([username]),
  emails: known([contacts.email]),
  phones: known([contacts.phone]),
  links: contacts.links,
  places: known([contacts.city]),
  files: [],
});

const identityOf = (snapshot: IdentifyingParts): ResumeIdentity => (snapshot.identity ??= identityIn(snapshot));

const cleaned = <T>(value: T, snapshot: IdentifyingParts): T => withoutTraces(value, snapshot, identityOf(snapshot));

/** Removes everything that identifies the person, and words that reveal the gender of its author, from a free text. */
const unsaid = (text: string, snapshot: IdentifyingParts): string => neutralText(cleaned(text, snapshot));

/**
 * Removes the person's identity and gender from a quoted line of the CV. A job title is treated as in the whole CV and any
 * other line as free text, so that the quote equals the line in the anonymous CV.
 */
function neutralLine(text: string, snapshot: ResumeSnapshot): string {
  const isTitle = text === snapshot.headline || snapshot.experience.some(({ title }) => title === text);
  return isTitle ? neutralTitle(cleaned(text, snapshot), "it") : unsaid(text, snapshot);
}

/** The view with which members read the sent resume: all sections are visible, whatever the talent's own visibility settings are. */
const view = (identity?: ResumeIdentity): ResumeVisibility => ({
  sections: factualSections,
  anonymous: identity !== undefined,
  ...(identity && { identity }),
  contacts: true,
  pdf: true,
  searchEngines: false,
});

/**
 * The resume without traces of the person, and its new entry ids. The ids are derived from `key`, so that they cannot be matched
 * with the ids of another view of the same resume.
 */
function withoutPerson(snapshot: ResumeSnapshot, key: string) {
  const seen = toVisibleProfile(snapshot, view(identityOf(snapshot)), { profileImage: null, coverImage: null });
  return anonymousView({ ...seen, city: null }, `application ${key}`);
}

/** Preview for the talent before they apply: their CV as the Space will see it in the anonymous first stage. */
export const previewForTalent = (snapshot: ResumeSnapshot): ResumeProfile => withoutPerson(snapshot, "preview").profile;

/** The sent resume, as shown to its talent and to everybody who may know the name. */
export const resumeAsSent = (snapshot: ResumeSnapshot): ResumeProfile =>
  toVisibleProfile(snapshot, view(), { profileImage: snapshot.profileImage, coverImage: null });

/** The resume as shown to members of the Space: without traces of the person while the application is blind. */
export const resumeForMembers = (row: BlindableApplication): ResumeProfile =>
  isBlind(row) ? withoutPerson(row.snapshot, row.id).profile : resumeAsSent(row.snapshot);

/**
 * A text by the talent (a motivation, an answer, a reason) as shown to members: without traces of the person while the
 * application is blind.
 */
export const textForMembers = (row: BlindTextSource, text: string): string =>
  isBlind(row) ? unsaid(text, row.snapshot) : text;

export const answersForMembers = (row: BlindableApplication & Pick<ApplicationRow, "answers">): ScreeningAnswers =>
  row.answers.map((given) => ({ ...given, answer: textForMembers(row, given.answer) }));

function withoutPersonIn({
  id,
  evidence,
  snapshot,
}: BlindableApplication & Pick<ApplicationRow, "evidence">): Evidence[] {
  const { ids } = withoutPerson(snapshot, id);
  return evidence.map((one) => ({
    ...one,
    lines: one.lines.map((line) => ({
      ...line,
      itemId: line.itemId && (ids.get(line.itemId) ?? null),
      text: neutralLine(line.text, snapshot),
      at: cleaned(line.at, snapshot),
    })),
  }));
}

export const evidenceForMembers = (row: BlindableApplication & Pick<ApplicationRow, "evidence">): Evidence[] =>
  isBlind(row) ? withoutPersonIn(row) : row.evidence;

/** Chooses the line of the CV that the card of an application shows: evidence of a met skill, preferably a mandatory one. */
function lineOf(evidence: readonly Evidence[]): string | null {
  const met = evidence.filter(
    ({ requirement, verdict, lines }) => requirement.kind === "skill" && verdict === "met" && lines.length > 0,
  );
  const first = met.find(({ requirement }) => requirement.mandatory) ?? met[0];
  return first?.lines[0]?.text ?? null;
}

/** The data of an application that lists show. They are computed once, when the application is sent. */
export function makeCard(snapshot: ResumeSnapshot, evidence: readonly Evidence[]): ApplicationCardData {
  const line = lineOf(evidence);
  const { headline } = snapshot;
  return {
    name: known([snapshot.firstName, snapshot.lastName]).join(" "),
    image: snapshot.profileImage,
    headline,
    city: snapshot.contacts.city,
    years: snapshot.years,
    line,
    blind: {
      headline: headline && neutralLine(headline, snapshot),
      line: line && neutralLine(line, snapshot),
    },
  };
}

type MemberCardFields = Pick<
  ApplicationCard,
  "blind" | "name" | "profileImage" | "headline" | "city" | "years" | "line"
>;

const noPerson = { blind: true, name: null, profileImage: null, city: null };
/** Makes a stored text gender-neutral. Needed for cards that were saved before free text was neutralised. */
const maybeNeutral = (text: string | null): string | null => text && neutralText(text);

/** The part of an application's card that members may see. While the application is blind, it identifies nobody. */
export function cardForMembers(row: Pick<ApplicationRow, "card" | "blind" | "revealed_at">): MemberCardFields {
  const { card } = row;
  if (isBlind(row))
    return { ...noPerson, years: card.years, headline: card.blind.headline, line: maybeNeutral(card.blind.line) };
  const { name, image, headline, city, years, line } = card;
  return { blind: false, name, profileImage: image, headline, city, years, line };
}

const wordsOf = (resume: ResumeProfile): string[] =>
  known([
    resume.headline,
    ...(resume.experience ?? []).flatMap(({ title, company }) => [title, company]),
    ...[...(resume.technicalSkills ?? []), ...(resume.softSkills ?? [])].flatMap(({ name, label }) => [
      name,
      label?.it,
      label?.en,
    ]),
    ...(resume.education ?? []).flatMap(({ degreeTitle, institution }) => [degreeTitle, institution]),
    ...(resume.languages ?? []).flatMap(({ label }) => [label.it, label.en]),
  ]);

/** The search text of lists: words that all members may search, and words that identify the person. */
export const searchWords = (snapshot: ResumeSnapshot): { open: string; named: string } => ({
  open: [...new Set(wordsOf(withoutPerson(snapshot, "search").profile))].join("\n"),
  named: known([
    [snapshot.firstName, snapshot.lastName].filter(Boolean).join(" "),
    snapshot.contacts.email,
    snapshot.contacts.city,
    ...wordsOf(resumeAsSent(snapshot)),
  ]).join("\n"),
});
