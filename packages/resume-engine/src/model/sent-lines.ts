import type { ParsedDocument, Span } from "@orbita/contract";
import { fold, foldedWordsOf } from "../lexicon/fold.ts";
import * as words from "../lexicon/words.ts";
import { phonesIn } from "../normalise/phone.ts";
import { readPattern } from "../lexicon/read-words.ts";

/** A line that may be sent to a language model: its index in the document, and its text without identifying data. */
export type PromptLine = { readonly line: number; readonly text: string };

const mail = /\S+@\S+/gu;
const address = /(?:https?:\/\/|www\.)\S+|\b[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}\/\S*/giu;
const street =
  /(?<!\p{L})(?:via|viale|piazza|piazzale|corso|largo|vicolo|strada|contrada|loc\.|località)\s+\p{Lu}|\d+\s+(?:\p{Lu}\p{L}+\s+){1,3}(?:street|road|lane|avenue|drive|st|rd|ave)\b|\b\d{5}\s+\p{Lu}/iu;
const taxCode = /\b[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z]\b/giu;
const hidden = "[…]";
/** Matches instructions to a machine. The pattern is much wider than the one for parsing, because leaving out a line costs little here. */
const orders = new RegExp(readPattern("orders-to-models"), "u");

/**
 * Limits of what a language model sees. A line with more letters is left out; a document with more lines, or with more letters to
 * send, is not sent at all.
 */
const most = { letters: 2_000, lines: 800, sent: 60_000 };

type LineStretch = { from: number; to: number };

/** Pattern that finds the person's names anywhere in a text, as whole words. */
function namePattern({ contacts }: ParsedDocument["resume"]): RegExp | null {
  const names = [contacts.firstName?.value, contacts.lastName?.value]
    .flatMap((name) => (name ?? "").split(/[\s'’-]+/u))
    .filter((name) => name.length > 2)
    .map((name) => name.replaceAll(/[^\p{L}]/gu, ""));
  if (names.length === 0) return null;
  return new RegExp(`(?<!\\p{L})(?:${names.join("|")})(?!\\p{L})`, "giu");
}

const matches = (text: string, pattern: RegExp): LineStretch[] =>
  [...text.matchAll(pattern)].map(({ index, 0: match }) => ({ from: index, to: index + match.length }));

function masked(text: string, stretches: readonly LineStretch[]): string {
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
 * Whether a line is never sent. Birth, family, health and addresses are private and not part of a career; instructions to machines
 * are unsafe.
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
 * The lines that a language model may see; null if none may be sent. Structured data needs no model. If the person's name is
 * unknown, it cannot be removed from the lines, so none are sent.
 */
export function sentLines({ kind, lines, resume, language }: ParsedDocument): PromptLine[] | null {
  const names = namePattern(resume);
  if (names === null || lines.length > most.lines || ["jsonResume", "europass", "orbita"].includes(kind)) return null;
  const { firstName, lastName, email, phone, city, links } = resume.contacts;
  const contacts = [firstName, lastName, email, phone, city, ...links].flatMap((found): Span[] => found?.spans ?? []);
  const own = Map.groupBy(contacts, ({ line }) => line);
  const sent = lines.flatMap(({ text }, line): PromptLine[] => {
    if (text.length > most.letters || text.trim() === "" || stays(text)) return [];
    const told = own.get(line) ?? [];
    const found = [names, mail, address, taxCode].flatMap((pattern) => matches(text, pattern));
    const shown = masked(text, [...told, ...found, ...phonesIn(text, language)]);
    // After contacts are removed, a short remainder is only labels, a street or a date of birth, so the line is not sent.
    const bare = shown !== text && foldedWordsOf(shown.replaceAll(hidden, " ")).length < 5;
    return bare ? [] : [{ line, text: shown.replaceAll(/\s+/gu, " ").trim() }];
  });
  const letters = sent.reduce((sum, { text }) => sum + text.length, 0);
  return sent.length > 0 && letters <= most.sent ? sent : null;
}
