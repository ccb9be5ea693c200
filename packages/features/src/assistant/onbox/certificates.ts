import { plainText } from "../../evidence/index.ts";
import { certificateLine, courseLine } from "../lines.ts";
import type { ParsedQuestion } from "./question.ts";
import { nearly, notSaid, statementFinding, type ResumeFinding, type PreparedResume } from "./reading.ts";
import { meaningOf, meaningsIn } from "./stems.ts";
import { inBothLanguages, dateIn, inBrackets, rowIn } from "./wording.ts";

type SubjectResume = PreparedResume["subject"]["resume"];
type Certificate = NonNullable<SubjectResume["certifications"]>[number];
type Course = NonNullable<SubjectResume["courses"]>[number];

/** Whether a question asks for this certificate or course, by its full name, by some of its words, or by the label of a skill or language. */
function isAsked(
  name: string,
  texts: readonly (string | null)[],
  { things, content, skills, languages }: ParsedQuestion,
): boolean {
  if (things.some((thing) => thing.name === name)) return true;
  const words = content.filter((word) => !word.startsWith("certif"));
  if (words.length === 0) return true;
  const { low } = plainText(texts.flatMap((text) => text ?? []).join(" "));
  const meanings = new Set(meaningsIn(low).map(({ meaning }) => meaning));
  if (words.every((word) => meanings.has(meaningOf(word)))) return true;
  const labels = [...skills, ...languages]
    .flatMap(({ label }) => [label.it, label.en])
    .map((label) => plainText(label.replace(/\s*\(.*$/, "")).low);
  return labels.some((label) => ` ${low.replaceAll(/[^\p{L}\p{N}+#.]+/gu, " ")} `.includes(` ${label} `));
}

const isThing = ({ things }: ParsedQuestion, name: string): boolean => things.some((thing) => thing.name === name);
/** The certificates or courses that the question asks for. If the question contains the full name of some, only these. */
function chosen<T extends { readonly name: string }>(
  entries: readonly T[],
  question: ParsedQuestion,
  texts: (entry: T) => (string | null)[],
): T[] {
  const called = entries.filter(({ name }) => isThing(question, name));
  return called.length > 0 ? called : entries.filter((entry) => isAsked(entry.name, texts(entry), question));
}

const nameIn = ({ name, issuer, start, end }: Certificate, language: "it" | "en"): string =>
  [name, issuer].flatMap((word) => word?.trim() || []).join(", ") +
  inBrackets({ start, end, isCurrent: false }, language);

/** Whether a certificate has expired. An end month is valid until its last day, an end year until December. */
const isOver = (end: string, now: Date): boolean => end < now.toISOString().slice(0, end.length);

function validityOf(reading: PreparedResume, entries: readonly Certificate[]): ResumeFinding {
  const ending = entries.filter(({ end }) => end !== null);
  if (ending.length === 0)
    return nearly(
      reading,
      inBothLanguages((language) =>
        language === "it"
          ? `Il CV cita ${rowIn(entries.map(({ name }) => name))}, ma non indica una scadenza.`
          : `The CV mentions ${rowIn(entries.map(({ name }) => name))}, but gives no expiry date.`,
      ),
      entries.map(certificateLine),
    );
  return statementFinding(
    reading,
    inBothLanguages((language) => {
      const list = ending.map(({ name, end }) => {
        const over = isOver(end!, reading.now);
        if (language === "it")
          return `${name} ${over ? "è scaduta: valeva fino a" : "è valida fino a"} ${dateIn(end!, language)}`;
        return `${name} ${over ? "has expired: it was valid until" : "is valid until"} ${dateIn(end!, language)}`;
      });
      return language === "it" ? `Secondo il CV, ${rowIn(list)}.` : `According to the CV, ${rowIn(list)}.`;
    }),
    ending.map(certificateLine),
  );
}

function issuedWhen(reading: PreparedResume, entries: readonly Certificate[]): ResumeFinding {
  const dated = entries.filter(({ start }) => start !== null);
  if (dated.length === 0)
    return nearly(
      reading,
      inBothLanguages((language) =>
        language === "it"
          ? `Il CV cita ${rowIn(entries.map(({ name }) => name))}, ma non dice quando.`
          : `The CV mentions ${rowIn(entries.map(({ name }) => name))}, but not when.`,
      ),
      entries.map(certificateLine),
    );
  return statementFinding(
    reading,
    inBothLanguages((language) => {
      const list = rowIn(dated.map(({ name, start }) => `${name}: ${dateIn(start!, language)}`));
      return language === "it" ? `Secondo il CV, ${list}.` : `According to the CV, ${list}.`;
    }),
    dated.map(certificateLine),
  );
}

function issuedBy(reading: PreparedResume, entries: readonly Certificate[]): ResumeFinding {
  const known = entries.filter(({ issuer }) => issuer?.trim());
  return statementFinding(
    reading,
    inBothLanguages((language) => {
      const list = rowIn(known.map(({ name, issuer }) => `${name}: ${issuer!}`));
      return language === "it" ? `Secondo il CV, ${list}.` : `According to the CV, ${list}.`;
    }),
    known.map(certificateLine),
  );
}

export function certificationsOf(reading: PreparedResume, question: ParsedQuestion): ResumeFinding {
  const all = reading.subject.resume.certifications ?? [];
  const entries = chosen(all, question, ({ name, issuer }) => [name, issuer]);
  const { cues, content } = question;
  if (entries.length === 0) return notSaid;
  if (cues.has("validity") || cues.has("until")) return validityOf(reading, entries);
  if (cues.has("issuer")) return issuedBy(reading, entries);
  if (cues.has("when") || cues.has("since")) return issuedWhen(reading, entries);
  return statementFinding(
    reading,
    inBothLanguages((language) => {
      const list = rowIn(entries.map((entry) => nameIn(entry, language)));
      const yes = content.length > 0;
      const count = cues.has("count") ? ` ${entries.length}:` : "";
      if (language === "it") return `${yes ? "Sì, il" : "Il"} CV indica${count} ${list}.`;
      return `${yes ? "Yes, the" : "The"} CV lists${count} ${list}.`;
    }),
    entries.map(certificateLine),
  );
}

const courseIn = (course: Course, language: "it" | "en"): string =>
  [course.name, course.provider].flatMap((word) => word?.trim() || []).join(", ") + inBrackets(course, language);

export function coursesOf(reading: PreparedResume, question: ParsedQuestion): ResumeFinding {
  const all = reading.subject.resume.courses ?? [];
  const entries = chosen(all, question, ({ name, provider, topics }) => [name, provider, ...topics]);
  const { cues, content } = question;
  if (entries.length === 0) return notSaid;
  return statementFinding(
    reading,
    inBothLanguages((language) => {
      const list = rowIn(entries.map((entry) => courseIn(entry, language)));
      const count = cues.has("count") ? ` ${entries.length}:` : "";
      if (language === "it") return `${content.length > 0 ? "Sì, il" : "Il"} CV indica${count} ${list}.`;
      return `${content.length > 0 ? "Yes, the" : "The"} CV lists${count} ${list}.`;
    }),
    entries.map(courseLine),
  );
}
