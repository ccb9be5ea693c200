import {
  factualSections,
  type ApplicationCard,
  type Evidence,
  type Resume,
  type ResumeProfile,
} from "@orbita/contract";
import { neutralText, neutralTitle } from "@orbita/resume-formats/titles";
import { sql, type RawBuilder } from "kysely";
import { anonymousView, seenBy, withoutTraces, type Identity, type View } from "../resumes/index.ts";
import type { ApplicationRow, Card, GivenAnswers, Snapshot } from "./queries.ts";
import { isBlind } from "./rules.ts";

/** The parts of the snapshot that identify the person. */
export type Traced = Pick<Resume, "firstName" | "lastName" | "username" | "contacts"> & { identity?: Identity | null };
export type Blindable = Pick<ApplicationRow, "id" | "blind" | "revealed_at" | "snapshot">;
/** Enough to remove traces from texts; the whole snapshot is a hundred times that size. */
export type Cleanable = Pick<ApplicationRow, "blind" | "revealed_at"> & { snapshot: Traced };

/** SQL expression for `Traced` of an applications row, by its alias; null where no traces have to be removed. */
export const tracedOf = (alias: string): RawBuilder<Traced | null> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<Traced | null>`case when ${column("blind")} and ${column("revealed_at")} is null then (select to_jsonb(sent)
    from jsonb_to_record(${column("snapshot")}) as sent(identity jsonb, "firstName" text, "lastName" text, username text, contacts jsonb)) end`;
};

const known = (words: readonly (string | null | undefined)[]): string[] =>
  words.filter((word): word is string => Boolean(word));

/** The identifying data in the resume alone; data of the account are added when the application is sent. */
const identityIn = ({ firstName, lastName, username, contacts }: Traced): Identity => ({
  names: known([firstName, lastName]),
  usernames: known([username]),
  emails: known([contacts.email]),
  phones: known([contacts.phone]),
  links: contacts.links,
  places: known([contacts.city]),
  files: [],
});

const identityOf = (snapshot: Traced): Identity => (snapshot.identity ??= identityIn(snapshot));

const cleaned = <T>(value: T, snapshot: Traced): T => withoutTraces(value, snapshot, identityOf(snapshot));

/** Free text without traces of the person and without words that reveal the gender of its author. */
const unsaid = (text: string, snapshot: Traced): string => neutralText(cleaned(text, snapshot));

/** A title is rendered as in the whole CV, any other line as free text, so that a quote matches the CV word for word. */
function neutralLine(text: string, snapshot: Snapshot): string {
  const isTitle = text === snapshot.headline || snapshot.experience.some(({ title }) => title === text);
  return isTitle ? neutralTitle(cleaned(text, snapshot), "it") : unsaid(text, snapshot);
}

/** An application includes all sections; the visibility settings of the resume do not apply. */
const view = (identity?: Identity): View => ({
  sections: factualSections,
  anonymous: identity !== undefined,
  ...(identity && { identity }),
  contacts: true,
  pdf: true,
  searchEngines: false,
});

/** `key` identifies the view: the entry ids of one application's CV occur nowhere else. */
function withoutPerson(snapshot: Snapshot, key: string) {
  const seen = seenBy(snapshot, view(identityOf(snapshot)), { profileImage: null, coverImage: null });
  return anonymousView({ ...seen, city: null }, `application ${key}`);
}

/** Preview for the talent before they apply: their CV as the Space will see it in the anonymous first stage. */
export const previewForTalent = (snapshot: Snapshot): ResumeProfile => withoutPerson(snapshot, "preview").profile;

/** The sent resume, as shown to its talent and to everybody who may know the name. */
export const resumeAsSent = (snapshot: Snapshot): ResumeProfile =>
  seenBy(snapshot, view(), { profileImage: snapshot.profileImage, coverImage: null });

/** The resume as shown to members of the Space: without traces of the person while the application is blind. */
export const resumeForMembers = (row: Blindable): ResumeProfile =>
  isBlind(row) ? withoutPerson(row.snapshot, row.id).profile : resumeAsSent(row.snapshot);

/** Any other text by the talent: a motivation, an answer, a reason. */
export const textForMembers = (row: Cleanable, text: string): string =>
  isBlind(row) ? unsaid(text, row.snapshot) : text;

export const answersForMembers = (row: Blindable & Pick<ApplicationRow, "answers">): GivenAnswers =>
  row.answers.map((given) => ({ ...given, answer: textForMembers(row, given.answer) }));

function withoutPersonIn({ id, evidence, snapshot }: Blindable & Pick<ApplicationRow, "evidence">): Evidence[] {
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

export const evidenceForMembers = (row: Blindable & Pick<ApplicationRow, "evidence">): Evidence[] =>
  isBlind(row) ? withoutPersonIn(row) : row.evidence;

/** The line shown on the card: evidence of a met skill, mandatory skills first. */
function lineOf(evidence: readonly Evidence[]): string | null {
  const met = evidence.filter(
    ({ requirement, verdict, lines }) => requirement.kind === "skill" && verdict === "met" && lines.length > 0,
  );
  const first = met.find(({ requirement }) => requirement.mandatory) ?? met[0];
  return first?.lines[0]?.text ?? null;
}

/** The data that lists show, computed once when the application is sent. */
export function makeCard(snapshot: Snapshot, evidence: readonly Evidence[]): Card {
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
/** Neutralises again, for cards that were saved before free text was made neutral. */
const maybeNeutral = (text: string | null): string | null => text && neutralText(text);

/** The personal data that a list may show. */
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
export const searchWords = (snapshot: Snapshot): { open: string; named: string } => ({
  open: [...new Set(wordsOf(withoutPerson(snapshot, "search").profile))].join("\n"),
  named: known([
    [snapshot.firstName, snapshot.lastName].filter(Boolean).join(" "),
    snapshot.contacts.email,
    snapshot.contacts.city,
    ...wordsOf(resumeAsSent(snapshot)),
  ]).join("\n"),
});
