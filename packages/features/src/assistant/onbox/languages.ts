import { languageLevel } from "@orbita/contract";
import { voiceAt } from "../../evidence/index.ts";
import type { LexiconEntry } from "../../lexicon/index.ts";
import { languageLine } from "../lines.ts";
import type { ParsedQuestion } from "./question.ts";
import { isToMachines, nearly, notSaid, statementFinding, type ResumeFinding, type PreparedResume } from "./reading.ts";
import { inBothLanguages, listIn } from "./wording.ts";

type LanguageItem = NonNullable<PreparedResume["subject"]["resume"]["languages"]>[number];
const levels: readonly string[] = languageLevel.options;

const heightOf = ({ native, level }: LanguageItem): number =>
  native ? levels.length : level === null ? -1 : levels.indexOf(level);
const nameIn = ({ label }: LanguageItem, language: "it" | "en"): string =>
  (language === "it" ? label.it : (label.en ?? label.it)).replace(/\s*\(.*$/, "");
const lowered = (name: string, language: "it" | "en"): string => (language === "it" ? name.toLowerCase() : name);
const withLevel = (entry: LanguageItem, language: "it" | "en"): string => {
  const level = entry.native ? { it: "madrelingua", en: "native" }[language] : entry.level;
  return [lowered(nameIn(entry, language), language), level && (entry.native ? `(${level})` : level)]
    .filter(Boolean)
    .join(" ");
};

export function allLanguages(reading: PreparedResume): ResumeFinding {
  const entries = reading.subject.resume.languages ?? [];
  if (entries.length === 0) return notSaid;
  const words = inBothLanguages((language) => {
    const list = listIn(
      entries.map((entry) => withLevel(entry, language)),
      language,
    );
    return language === "it"
      ? `Il CV indica ${entries.length === 1 ? "una lingua" : `${entries.length} lingue`}: ${list}.`
      : `The CV lists ${entries.length === 1 ? "one language" : `${entries.length} languages`}: ${list}.`;
  });
  return statementFinding(
    reading,
    words,
    entries.map((entry) => languageLine(entry, reading.language)),
  );
}

/** Lists the languages marked as native: "Madrelingua?" */
export function nativeLanguages(reading: PreparedResume): ResumeFinding {
  const entries = (reading.subject.resume.languages ?? []).filter(({ native }) => native);
  const words = inBothLanguages((language) => {
    const list = listIn(
      entries.map((entry) => lowered(nameIn(entry, language), language)),
      language,
    );
    return language === "it" ? `Secondo il CV è madrelingua: ${list}.` : `According to the CV, native: ${list}.`;
  });
  return statementFinding(
    reading,
    words,
    entries.map((entry) => languageLine(entry, reading.language)),
  );
}

function levelAnswer(entry: LanguageItem, least: number, language: "it" | "en"): string {
  const is = heightOf(entry) >= least;
  const words = withLevel(entry, language);
  if (language === "it") return is ? `Sì, il CV indica ${words}.` : `No, il CV indica ${words}.`;
  return is ? `Yes, the CV says ${words}.` : `No, the CV says ${words}.`;
}

/** Answers a question about one language: "Parla inglese?", "almeno B2?", "che livello di tedesco?" */
export function oneLanguage(
  reading: PreparedResume,
  asked: LexiconEntry,
  { cues, ...question }: ParsedQuestion,
): ResumeFinding {
  const leastLevel = question.levels.get(asked.id) ?? (question.languages.length > 1 ? null : question.leastLevel);
  const [entry] = (reading.subject.resume.languages ?? [])
    .filter(({ code }) => code === asked.id)
    .toSorted((one, other) => heightOf(other) - heightOf(one));
  if (!entry) return notSaid;
  const line = [languageLine(entry, reading.language)];
  const least = cues.has("native") ? levels.length : leastLevel === null ? null : levels.indexOf(leastLevel);
  if (least !== null && heightOf(entry) >= 0)
    return statementFinding(
      reading,
      inBothLanguages((language) => levelAnswer(entry, least, language)),
      line,
    );
  if (heightOf(entry) === -1 && (least !== null || cues.has("level"))) {
    const words = inBothLanguages((language) => {
      const name = lowered(nameIn(entry, language), language);
      return language === "it"
        ? `Il CV indica ${name}, ma non a che livello.`
        : `The CV lists ${name}, but not at what level.`;
    });
    return nearly(reading, words, line);
  }
  return statementFinding(
    reading,
    inBothLanguages((language) =>
      language === "it"
        ? `${cues.has("level") ? "Il" : "Sì, il"} CV indica ${withLevel(entry, language)}.`
        : `${cues.has("level") ? "The" : "Yes, the"} CV says ${withLevel(entry, language)}.`,
    ),
    line,
  );
}

/** Lists the languages from a level upwards: "Quali lingue parla almeno a B2?" */
export function languagesFrom(reading: PreparedResume, level: string): ResumeFinding {
  const entries = (reading.subject.resume.languages ?? []).filter((entry) => heightOf(entry) >= levels.indexOf(level));
  const words = inBothLanguages((language) => {
    const list = listIn(
      entries.map((entry) => withLevel(entry, language)),
      language,
    );
    return language === "it"
      ? `Almeno ${level} secondo il CV: ${list}.`
      : `At least ${level} according to the CV: ${list}.`;
  });
  return statementFinding(
    reading,
    words,
    entries.map((entry) => languageLine(entry, reading.language)),
  );
}

const spoken =
  /\b(?:parl\p{L}+|lingu\p{L}+|speak\p{L}*|spoken|fluen\p{L}+|language|livello|level|conoscenza|knowledge|madrelingua|native|[abc][12])\b/u;

/** Answers a question about a language that is not in the list of languages, with a sentence of the CV that mentions it. */
function inSentence(reading: PreparedResume, { label }: LexiconEntry): ResumeFinding {
  const names = [label.it, label.en].map((name) => name.replace(/\s*\(.*$/, "").toLowerCase());
  const lines = reading
    .lines()
    .filter(
      ({ low, quote }) =>
        quote.section !== "languages" &&
        !isToMachines(low) &&
        spoken.test(low) &&
        names.some(
          (name) =>
            new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, "u").test(low) &&
            voiceAt(low, low.indexOf(name), low.indexOf(name) + name.length) === "has",
        ),
    );
  return statementFinding(
    reading,
    { it: `Il CV parla di ${names[0]}.`, en: `The CV speaks of ${label.en}.` },
    lines.slice(0, 2).map(({ quote: { subject: _subject, ...line } }) => line),
  );
}

export function namedLanguages(reading: PreparedResume, question: ParsedQuestion): ResumeFinding {
  const found = question.languages.map((asked) => {
    const listed = oneLanguage(reading, asked, question);
    return listed.statements.length > 0 ? listed : inSentence(reading, asked);
  });
  const held = found.filter(({ isSaid }) => isSaid);
  return {
    isSaid: held.length > 0,
    statements: (held.length > 0 ? held : found).flatMap(({ statements }) => statements),
  };
}
