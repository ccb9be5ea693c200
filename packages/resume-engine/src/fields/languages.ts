import type { ExtractedValue, ParsedResume } from "@orbita/contract";
import { languageOf } from "../lexicon/knowledge.ts";
import { levelIn, levelPlaces } from "../normalise/level.ts";
import type { Paragraph } from "../segment/paragraphs.ts";
import { cut, found, split, type TextPiece } from "../segment/piece.ts";
import type { ResumeSection } from "../segment/segment.ts";

export type ParsedLanguage = ParsedResume["languages"][number];
type LanguageDraft = { code: string; name: TextPiece; told: TextPiece[] };

const legend =
  /^(?:levels?|livell[oi])\b.*(?:user|utente|a1)|quadro comune europeo|common european framework|self-assessment|autovalutazione/iu;
/** Matches the separators between languages in a line, outside brackets. */
const between = /(?:[;,|•\t]|\.(?=\s)|\s(?:e|ed|and|mentre|while)\s)(?![^(]*\))/gu;

/** Finds the names of languages in a text. If several names begin at one position, the longest counts. */
function namesIn(piece: TextPiece): { code: string; name: TextPiece; from: number; to: number }[] {
  const words = [...piece.text.matchAll(/[\p{L}\p{M}]+/gu)];
  const names: { code: string; name: TextPiece; from: number; to: number }[] = [];
  for (let i = 0; i < words.length; i++) {
    for (const length of [2, 1]) {
      const last = words[i + length - 1];
      if (!last) continue;
      const [from, to] = [words[i]!.index, last.index + last[0].length];
      const code = languageOf(piece.text.slice(from, to));
      if (!code || to - from < 4) continue;
      names.push({ code, name: cut(piece, from, to), from, to });
      i += length - 1;
      break;
    }
  }
  return names;
}

/** Adds the languages in one part of a line to those found so far. */
function listen(piece: TextPiece, drafts: LanguageDraft[]): void {
  const names = namesIn(piece);
  const [first, ...others] = names;
  if (!first) {
    drafts.at(-1)?.told.push(piece);
    return;
  }
  if (others.length === 0) {
    drafts.push({ code: first.code, name: first.name, told: [piece] });
    return;
  }
  // Each language has the level after its name. Without one, the first language takes the text before its name, and the others take
  // the text after the last name.
  for (const [i, name] of names.entries()) {
    const own = cut(piece, name.to, names[i + 1]?.from ?? piece.text.length);
    const told = levelIn(own.text) ? own : i === 0 ? cut(piece, 0, name.from) : cut(piece, names.at(-1)!.to);
    drafts.push({ code: name.code, name: name.name, told: [told] });
  }
}

function languageFrom({ code, name, told }: LanguageDraft, sure: number): ParsedLanguage {
  const said = told.map(({ text }) => text).join(" ; ");
  const level = levelIn(said);
  const quotes = told.flatMap((piece) => levelPlaces(piece.text).map(({ from, to }) => cut(piece, from, to)));
  const text = (value: string): ExtractedValue<string> => found(value, 0.97 * sure, ...quotes);
  return {
    code: found(code, 0.99 * sure, name),
    level: level?.level ? text(level.level) : null,
    native: level?.native ? found(true, 0.97 * sure, ...quotes) : null,
  };
}

export function readLanguages({ body, sure }: ResumeSection): { languages: ParsedLanguage[]; structure: TextPiece[] } {
  const drafts: LanguageDraft[] = [];
  const structure: TextPiece[] = [];
  for (const paragraph of body) {
    if (legend.test(paragraph.text)) structure.push(paragraph.piece);
    else for (const piece of stretches(paragraph)) listen(piece, drafts);
  }
  const seen = new Map<string, LanguageDraft>();
  for (const draft of drafts.filter(isSpoken)) {
    const known = seen.get(draft.code);
    if (known) known.told.push(...draft.told);
    else seen.set(draft.code, draft);
  }
  return { languages: [...seen.values()].map((draft) => languageFrom(draft, sure)), structure };
}

/** Whether the name of a language means the language itself: in "Cucina piemontese" it does not. */
const isSpoken = ({ told, name }: LanguageDraft): boolean => {
  const said = told.map(({ text }) => text).join(" ");
  return levelIn(said) !== null || said.length - name.text.length < 14;
};

/**
 * Splits a line into parts that each have a language and its level. In "Madrelingua: italiano" the level precedes the name, so
 * commas separate the parts.
 */
function stretches({ piece, text }: Paragraph): TextPiece[] {
  const names = namesIn(piece);
  if (names.length === 1) return [piece];
  if (/^(?:madrelingua|mother tongue|native)/iu.test(text)) return split(piece, /[;,](?![^(]*\))/gu);
  return split(piece, between);
}
