import type { Reading, Span } from "@orbita/contract";
import { fold, wordsOf } from "../lexicon/fold.ts";
import * as words from "../lexicon/words.ts";
import { phonesIn } from "../normalise/phone.ts";

/** A line that may be sent, with its index in the reading, without identifying data. */
export type SentLine = { readonly line: number; readonly text: string };

const mail = /\S+@\S+/gu;
const address = /(?:https?:\/\/|www\.)\S+|\b[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}\/\S*/giu;
const street =
  /(?<!\p{L})(?:via|viale|piazza|piazzale|corso|largo|vicolo|strada|contrada|loc\.|località)\s+\p{Lu}|\d+\s+(?:\p{Lu}\p{L}+\s+){1,3}(?:street|road|lane|avenue|drive|st|rd|ave)\b|\b\d{5}\s+\p{Lu}/iu;
const taxCode = /\b[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z]\b/giu;
const hidden = "[…]";
/** Instructions to a machine; much wider than the pattern of our own code, because omitting a line costs little here. */
const orders =
  /(?:ignor[ae]|disregard|forget|override|bypass|dimentica|trascura)\p{L}* .*(?:instruction|istruzion|prompt|rule|regol|above|previous|precedent|everything|tutto)|^(?:system|assistant|user|developer|sistema|assistente|utente) ?[:>]|[{[<][^}\]>]*"?(?:title|company|role|system|titolo|azienda)"? ?[:=]|(?<!\p{L})(?:ai|ia|llm|gpt|chatgpt|claude|gemini|language models?|modell[oi] linguistic[oi]|parsers?|chatbot|screening|ats|macchina|machine|reader of this|chi legge questo)(?!\p{L}).*(?<!\p{L})(?:must|should|shall|set|write|output|return|add|report|mark|treat|say|deve|devi|imposta|scrivi|aggiungi|restituisci|rispondi|segna|riporta|considera)(?!\p{L})|(?<!\p{L})(?:must|should|set|write|output|return|add|report|mark|treat|deve|devi|imposta|scrivi|aggiungi|restituisci|segna|riporta|considera)(?!\p{L}).*(?<!\p{L})(?:field|json|output|schema|candidat[eoa]|campo|risposta|answer)(?!\p{L})/u;

/** Beyond these limits it is not a line of a CV, or not a CV: no model is used. */
const most = { letters: 2_000, lines: 800, sent: 60_000 };

type Stretch = { from: number; to: number };

/** The person's names anywhere in a text, as whole words. */
function namePattern({ contacts }: Reading["resume"]): RegExp | null {
  const names = [contacts.firstName?.value, contacts.lastName?.value]
    .flatMap((name) => (name ?? "").split(/[\s'’-]+/u))
    .filter((name) => name.length > 2)
    .map((name) => name.replaceAll(/[^\p{L}]/gu, ""));
  if (names.length === 0) return null;
  return new RegExp(`(?<!\\p{L})(?:${names.join("|")})(?!\\p{L})`, "giu");
}

const matches = (text: string, pattern: RegExp): Stretch[] =>
  [...text.matchAll(pattern)].map(({ index, 0: match }) => ({ from: index, to: index + match.length }));

function masked(text: string, stretches: readonly Stretch[]): string {
  let made = "";
  let at = 0;
  for (const { from, to } of stretches.toSorted((a, b) => a.from - b.from)) {
    if (to <= at) continue;
    made += from > at ? text.slice(at, from) + hidden : made.endsWith(hidden) ? "" : hidden;
    at = to;
  }
  return made + text.slice(at);
}

/**
 * Lines that are never sent: birth, family, health and addresses are private and not part of a career; instructions to machines are
 * unsafe.
 */
const stays = (text: string): boolean => {
  const folded = fold(text);
  return (
    words.sensitive.test(folded) ||
    words.spokenToMachines.test(folded) ||
    orders.test(folded) ||
    words.consent.test(folded) ||
    street.test(text) ||
    /^(?:indirizzo|residen\p{L}+|domicilio|address)(?!\p{L})/u.test(folded)
  );
};

/**
 * The lines that a model may see, or null to send none: structured data needs no second reader, and without the person's name it cannot
 * be removed.
 */
export function sentLines({ kind, lines, resume, language }: Reading): SentLine[] | null {
  const names = namePattern(resume);
  if (names === null || lines.length > most.lines || ["jsonResume", "europass", "orbita"].includes(kind)) return null;
  const { firstName, lastName, email, phone, city, links } = resume.contacts;
  const contacts = [firstName, lastName, email, phone, city, ...links].flatMap((found): Span[] => found?.spans ?? []);
  const own = Map.groupBy(contacts, ({ line }) => line);
  const sent = lines.flatMap(({ text }, line): SentLine[] => {
    if (text.length > most.letters || text.trim() === "" || stays(text)) return [];
    const told = own.get(line) ?? [];
    const found = [names, mail, address, taxCode].flatMap((pattern) => matches(text, pattern));
    const shown = masked(text, [...told, ...found, ...phonesIn(text, language)]);
    // The remainder of a contact line is labels, a street or a date of birth.
    const bare = shown !== text && wordsOf(shown.replaceAll(hidden, " ")).length < 5;
    return bare ? [] : [{ line, text: shown.replaceAll(/\s+/gu, " ").trim() }];
  });
  const letters = sent.reduce((sum, { text }) => sum + text.length, 0);
  return sent.length > 0 && letters <= most.sent ? sent : null;
}
