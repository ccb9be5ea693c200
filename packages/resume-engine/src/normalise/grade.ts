import { periodsIn } from "./dates.ts";

const label =
  "(?:voto(?: di laurea| finale| di diploma| di maturit[aà])?|votazione(?: finale)?|con votazione(?: di)?|con il punteggio di|punteggio(?: finale)?|valutazione|final grade|overall grade|grade|final mark|mark|result|gpa|classification)(?!\\p{L})";
const lode = "(?:\\s*(?:e|con|cum)\\s+lode|\\s*cum\\s+laude|\\s*(?:with )?honours)?";
const figure = `(?:\\d{1,3}(?:[.,]\\d{1,2})?\\s*/\\s*(?:110|100|60|30|20|10|9|7|5|4)(?:[.,]0)?${lode}|110\\s*(?:e\\s+lode|cum\\s+laude|con lode)|[12]:[12]|gpa\\s*:?\\s*\\d[.,]\\d+(?:\\s*/\\s*\\d(?:[.,]\\d)?)?)`;
const inWords =
  "(?:first[- ]class(?: honours)?|upper second(?:[- ]class)?(?: honours)?|lower second(?:[- ]class)?(?: honours)?|(?:pass )?with (?:distinction|merit|honours)|distinction|merit|(?:summa |magna )?cum laude|first class|ottimo|distinto|buono|eccellente)";

const labelled = new RegExp(
  `(?<![\\p{L}\\d])${label}\\s*[:\\t]?\\s*(?<value>${figure}|[^|;:\\t.]{1,40}?(?:\\d[.,]\\d+[^|;:\\t.,]*)?)(?=\\s*(?:[|;\\t)]|\\.(?:\\s|$)|,\\s|$))`,
  "iu",
);
const bare = new RegExp(`(?<![\\p{L}\\d/.,])(?<value>${figure})(?![\\d/])`, "iu");
const word = new RegExp(`(?:^|[|·,;\\t(–-]\\s*)(?<value>${inWords})(?=\\s*(?:$|[|·,;)\\t.]))`, "iu");

/** Matches British school results: AAB, A*A*A. */
const letters = /(?<![\p{L}\d])(?<value>[A-E]\*?(?:\s?[A-E]\*?){2,3})(?![\p{L}\d])/u;

export type GradeMention = { from: number; to: number; valueFrom: number; valueTo: number };

/** Finds a grade or a class of degree, with its label if it has one. */
export function gradeIn(text: string): GradeMention | null {
  const periods = periodsIn(text);
  for (const pattern of [labelled, bare, word, letters]) {
    const match = pattern.exec(text);
    const value = match?.groups?.["value"];
    if (!match || !value?.trim()) continue;
    const end = match.index + match[0].length;
    if (pattern === bare && periods.some(({ from, to, range }) => range && from < end && to > match.index)) continue;
    if (pattern === labelled && !/\d|\p{L}{3}/u.test(value)) continue;
    const valueFrom = match.index + match[0].lastIndexOf(value);
    const from = pattern === word || pattern === letters ? valueFrom : match.index;
    return { from, to: valueFrom + value.length, valueFrom, valueTo: valueFrom + value.trimEnd().length };
  }
  return null;
}

const thesis =
  /(?<![\p{L}\d])(?:titolo della tesi|tesi di laurea(?: magistrale| triennale)?|tesi sperimentale|tesi|thesis(?: title)?|dissertation|elaborato finale)(?:\s+(?:in|di|on)\s+[^:"“«]{3,30}(?=:))?\s*[:\t"“«–-]?\s*(?<value>\S[^|\t]{6,})$/iu;

export function thesisIn(text: string): GradeMention | null {
  const match = thesis.exec(text);
  const value = match?.groups?.["value"];
  if (!match || !value) return null;
  const valueFrom = match.index + match[0].length - value.length;
  const valueTo = valueFrom + value.replace(/[\s.”"»]+$/u, "").length;
  return { from: match.index, to: match.index + match[0].length, valueFrom, valueTo };
}
