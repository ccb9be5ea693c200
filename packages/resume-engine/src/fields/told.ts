import { anyCase } from "../lexicon/any-case.ts";
import { fold } from "../lexicon/fold.ts";
import * as words from "../lexicon/words.ts";
import { monthPattern } from "../lexicon/months.ts";
import type { DatePeriod } from "../normalise/dates.ts";
import { cut, trimmed, type TextPiece } from "../segment/piece.ts";
import { readPattern } from "../lexicon/read-words.ts";

/**
 * The parts of a sentence about a job or a study, as in "From May 2019 I was a chef at Da Bruno, where …": the title, the employer
 * and the rest.
 */
export type SentenceNames = { what: TextPiece | null; where: TextPiece | null; rest: TextPiece | null };

const name = "(?:[\\p{Lu}\\d][\\p{L}\\d'’.&+-]*)";
const link = "(?:di|del|della|dello|dei|degli|delle|dell['’]|d['’]|da|e|ed|of|the|for|and|&|il|la|lo|in|z|o\\.o\\.)";
/** Pattern of an institution's name that contains lower-case words: "Scuola dell'infanzia Nexaria", "Camera di commercio di Pavia". */
const house = `(?:(?:Scuola|Asilo|Biblioteca|Camera|Istituto|Studio|Comune|Ospedale|Azienda|Casa|Cooperativa|Impresa|Agenzia|Centro|Ente|Consorzio|Officina|Compagnia|Accademia|Polizia|Piscina|Ambulatorio)(?:\\s+(?:${link}\\s*)?\\p{Ll}[\\p{L}’']+){0,3}|${name})`;
/** Pattern of a name: capitalised words that follow each other, with only lower-case link words between them. */
const named = `${house}(?:\\s+(?:${link}\\s+){0,2}${name})*(?:\\s+z\\s+o\\.o\\.)?`;
const whereMark = `(?:${anyCase("presso|at|@|for|with|from|joined|di|in|per|da|alla|al|all['’]|nella|nel|nell['’]|allo|frequentato|attended|da|dell['’]|della|del|left|dallo|dalla|dal|of|a|spent .{4,40} with|nell['’]azienda")})`;
const where = new RegExp(
  `(?<![\\p{L}\\d])${whereMark}\\s*(?:the\\s+|la\\s+|il\\s+|lo\\s+|l['’])?(?<value>${named})`,
  "gu",
);
const whatMark = `(?:${anyCase(readPattern("title-lead-ins"))})`;
/** Pattern of the end of a title or a degree. "Di" and "of" before a name end a title, but are part of a degree. */
const stopAt = (before: string) =>
  `(?=\\s+(?:presso|at|from|for|with|since|until|da|dal|dove|where|per|nel|nella|con votazione|con voto|when|quando|nasce|nacque|e ci)(?!\\p{L})|\\s+(?:dall['’]|all['’]|nell['’])|\\s+(?:e mi|and (?:i|then|stayed))(?!\\p{L})${before}|\\s*[,:;.(]|\\s*$)`;
const namedBefore = (before: string) =>
  new RegExp(
    `(?<![\\p{L}\\d])${whatMark}\\s+(?:(?:(?:il\\s+)?titolo|in possesso|that|quell[oa]) (?:di|of|del|della)\\s+|my\\s+)?(?:an?\\s+|un['’]?\\s*|una\\s+|the\\s+|il\\s+|la\\s+|l['’])?(?<value>[\\p{L}\\d][^,:;.]*?)${stopAt(before)}`,
    "gu",
  );
const titleIn = namedBefore("|\\s+in (?=\\p{Lu})|\\s+(?:di|del|della|of) (?=\\p{Lu}\\p{Ll})");
const degreeIn = namedBefore("");

const months = new RegExp(`^(?:${monthPattern})(?!\\p{L})`, "iu");

/** Returns the clause of a sentence that contains the dates. Text after a colon or "where" is about something else. */
function mainClause(piece: TextPiece, period: DatePeriod | null): TextPiece {
  const after = /[:;]\s|\s(?:dove|where)\s/u.exec(piece.text.slice(period?.to ?? 0));
  return after ? cut(piece, 0, (period?.to ?? 0) + after.index) : piece;
}

function best(
  piece: TextPiece,
  pattern: RegExp,
  period: DatePeriod | null,
  score: (text: string) => number,
): TextPiece | null {
  let found: { piece: TextPiece; score: number } | null = null;
  for (const match of piece.text.matchAll(pattern)) {
    const value = match.groups?.["value"]?.replace(/\s+I$|\s+(?:in|nel|of|del|dal)\s+\d{4}$/u, "");
    if (!value) continue;
    const from = match.index + match[0].lastIndexOf(value);
    const inside = period && from < period.to && from + value.length > period.from;
    if (inside || months.test(value)) continue;
    const own = score(value);
    const dot = /\p{L}{3}\.$/u.test(value) ? 1 : 0;
    if (own > (found?.score ?? -1))
      found = { piece: trimmed(cut(piece, from, from + value.length - dot), /^\s+|[\s,]+$/gu), score: own };
  }
  return found?.piece ?? null;
}

const isTitle = (text: string) => (words.titleWords.test(fold(text)) ? 2 : 0) + (text.length < 60 ? 1 : 0);
const isCompany = (text: string) =>
  (/^\p{Lu}/u.test(text) ? 2 : -2) +
  (words.legalForms.test(text) || words.companyWords.test(fold(text)) ? 1 : 0) -
  (words.titleWords.test(fold(text)) ? 1.5 : 0);
const isDegree = (text: string) => (words.degrees.test(fold(text)) ? 3 : 0);
const isSchool = (text: string) =>
  (/^\p{Lu}/u.test(text) ? 1 : -2) +
  (words.schools.test(fold(text)) ? 3 : /^\p{Lu}\p{Ll}+$/u.test(text) ? -2.5 : 0) -
  (words.degrees.test(fold(text)) ? 1.5 : 0);

/** Returns the text of a sentence after its names and dates, following a colon or "where". */
function restOf(piece: TextPiece, used: readonly (TextPiece | null)[], period: DatePeriod | null): TextPiece | null {
  const last = Math.max(
    period?.to ?? 0,
    ...used.map((part) => (part ? piece.text.indexOf(part.text) + part.text.length : 0)),
  );
  const after = /^[\s)]*(?:[:,;]|\s(?:dove|where|e mi|and i))\s*/iu.exec(piece.text.slice(last));
  const rest = after ? trimmed(cut(piece, last + after[0].length)) : null;
  return rest && rest.text.length > 12 ? rest : null;
}

export function toldJob(piece: TextPiece, period: DatePeriod | null): SentenceNames {
  const clause = mainClause(piece, period);
  const title = best(clause, titleIn, period, isTitle) ?? best(piece, titleIn, period, isTitle);
  const company = best(clause, where, period, isCompany) ?? best(piece, where, period, isCompany);
  return { what: title, where: company && withoutPlace(company), rest: restOf(piece, [title, company], period) };
}

export function toldStudy(piece: TextPiece, period: DatePeriod | null): SentenceNames {
  const degree = best(piece, degreeIn, period, isDegree);
  const school = best(piece, where, period, isSchool);
  return { what: degree ?? bracketed(piece), where: school, rest: null };
}

/** Cuts the place off a name: "Durham Garden Centre in Melbourne". */
function withoutPlace(piece: TextPiece): TextPiece {
  const place = /\s+(?:in|a|ad|at)\s+(\p{Lu}[\p{L}'’ -]+)$/u.exec(piece.text);
  return place && place.index > 2 ? cut(piece, 0, place.index) : piece;
}

/** Finds a degree in brackets after a school: "I studied at Rowby Academy (AAT Level 4, 1993)". */
function bracketed(piece: TextPiece): TextPiece | null {
  const match = /\((?<value>[^(),]{3,60})(?=[,)])/u.exec(piece.text);
  const value = match?.groups?.["value"];
  return match && value && !/^\s*(?:19|20)\d{2}/u.test(value)
    ? trimmed(cut(piece, match.index + 1, match.index + 1 + value.length))
    : null;
}
