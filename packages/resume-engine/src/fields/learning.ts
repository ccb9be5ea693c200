import type { ExtractedValue, ParsedResume } from "@orbita/contract";
import { fold, foldedWordsOf } from "../lexicon/fold.ts";
import * as words from "../lexicon/words.ts";
import { periodsIn, type DatePeriod } from "../normalise/dates.ts";
import { isSentence } from "../segment/evidence.ts";
import { mergedWith, styleKey, type Paragraph } from "../segment/paragraphs.ts";
import { cut, found, foundText, joinPieces, split, trimmed, without, type TextPiece } from "../segment/piece.ts";
import type { ResumeSection } from "../segment/segment.ts";

type ParsedCertification = ParsedResume["certifications"][number];
type ParsedCourse = ParsedResume["courses"][number];

/** One certificate or course: its text without the date, and the date. */
type DatedLearningItem = { text: TextPiece; date: ExtractedValue<string> | null };

const several = /;\s+|\s*[•▪]\s*/gu;
/**
 * Whether the parts of a line are name, issuer and date of one course or certificate, as in "First aid; Red Cross; 2019". Otherwise
 * each part is a separate one.
 */
const isOneOf = (parts: readonly TextPiece[], periods: readonly DatePeriod[]): boolean =>
  parts.length === 3 && periods.length === 1 && periodsIn(parts[2]!.text)[0]?.from === 0;

/** Matches the brackets that remain around a date that was removed. */
const aroundDate = /^[\s)\]]+|[\s([]+$/gu;

function itemOf(piece: TextPiece, periods: readonly DatePeriod[], sure: number): DatedLearningItem {
  const period = periods.findLast(({ end, start }) => end ?? start);
  if (!period) return { text: trimmed(piece), date: null };
  const moment = (period.end ?? period.start)!;
  const rest = without(piece, [period])
    .map((part) => trimmed(trimmed(part, aroundDate)))
    .filter(({ text }) => /[\p{L}\d]/u.test(text));
  // The text before the date and the text after it are joined with a comma.
  const text = rest.length <= 1 ? (rest[0] ?? trimmed(piece)) : joinPieces(rest, ", ");
  return { text, date: found(moment.value, 0.95 * sure, cut(piece, moment.from, moment.to)) };
}

/** Joins the two lines of a course or certificate whose name was wrapped. */
function wholeItems(body: readonly Paragraph[]): Paragraph[] {
  const whole: Paragraph[] = [];
  for (const paragraph of body) {
    const last = whole.at(-1);
    // A single bullet is not a list item but the dash of a name, as in "AWS Certified Developer – Associate".
    const dash = paragraph.bullet && !body.some((other) => other !== paragraph && other.bullet);
    const short = foldedWordsOf(paragraph.text).length <= 2;
    if (last && short && (paragraph.noRoom || dash) && last.periods.length === 0 && !/[).]$/u.test(last.text))
      whole[whole.length - 1] = mergedWith(last, paragraph);
    else whole.push(paragraph);
  }
  return whole;
}

const isBare = ({ text, periods }: Paragraph) =>
  periods.length === 1 && text.length - (periods[0]!.to - periods[0]!.from) < 4;
const isHouse = (text: string) => words.schools.test(fold(text)) || words.companyWords.test(fold(text));

/** Whether the lines form pairs: the name of a course on one line, its issuer or date on the next. */
function inPairs(body: readonly Paragraph[]): boolean {
  if (body.length < 2 || body.length % 2 === 1) return false;
  const [names, givers] = [0, 1].map((half) => body.filter((_, i) => i % 2 === half)) as [Paragraph[], Paragraph[]];
  const dated = (lines: Paragraph[]) => lines.every(({ periods }) => periods.length > 0);
  const undated = (lines: Paragraph[]) => lines.every(({ periods }) => periods.length === 0);
  if (givers.some(({ bullet }) => bullet)) return false;
  if (names.every(isBare) || (dated(givers) && undated(names))) return true;
  const apart = names.every(({ bullet }) => bullet) || styleKey(names[0]!.style) !== styleKey(givers[0]!.style);
  return dated(names) && undated(givers) && (apart || givers.every(({ text }) => isHouse(text)));
}

/** Joins the lines that belong to one course or certificate: its name, then its other details. */
function paired(body: readonly Paragraph[]): Paragraph[] {
  if (inPairs(body))
    return body.flatMap((first, i) => {
      const second = body[i + 1];
      if (i % 2 === 1 || !second) return [];
      return [isBare(first) ? beside(second, first) : beside(first, second)];
    });
  // If the lines do not form pairs, a line with only a date belongs to the course or certificate above it.
  const items: Paragraph[] = [];
  for (const paragraph of body) {
    const last = items.at(-1);
    if (last && isBare(paragraph) && last.periods.length === 0) items[items.length - 1] = beside(last, paragraph);
    else items.push(paragraph);
  }
  return items;
}
const beside = (name: Paragraph, more: Paragraph): Paragraph => {
  const piece = joinPieces([name.piece, more.piece], " | ");
  return { ...name, piece, text: piece.text, periods: periodsIn(piece.text) };
};

const leadIn =
  /^(?:i(?:['’]ve)?\s+(?:also\s+)?(?:hold|have|own|got|completed|attended|obtained)|(?:ho|possiedo|sono in possesso (?:di|del|della))(?:\s+(?:inoltre|anche|conseguito|ottenuto|frequentato|seguito|preso|completato))?)\s+/iu;
const article = /^(?:(?:an?|the|il|lo|la|un|una|i|gli|le)\s+|(?:l|un)['’]\s*)/giu;

/** Splits a list in a sentence into items: "I also hold an ECDL and a licence for forklifts". */
function toldItems(paragraph: Paragraph): TextPiece[] {
  const lead = paragraph.periods.length === 0 ? leadIn.exec(paragraph.text) : null;
  if (!lead) return [];
  const list = trimmed(cut(paragraph.piece, lead[0].length), /^\s+|[\s.]+$/gu);
  const items = split(
    list,
    /,\s+(?:and\s+|e\s+)?|;\s+|\s+(?:and|e|ed)\s+(?=(?:an?\s|the\s|il\s|la\s|un\s|una\s)?\p{Lu})/gu,
  );
  return items.map((item) => trimmed(item, article));
}

function itemsOf(body: readonly Paragraph[], sure: number): DatedLearningItem[] {
  const items: DatedLearningItem[] = [];
  for (const paragraph of paired(wholeItems(body))) {
    const told = toldItems(paragraph);
    if (told.length > 0) {
      items.push(...told.map((text): DatedLearningItem => ({ text, date: null })));
      continue;
    }
    const parts = split(paragraph.piece, several);
    const dated = parts.length > 1 && paragraph.periods.length >= parts.length - 1;
    if (
      parts.length > 1 &&
      !isOneOf(parts, paragraph.periods) &&
      (dated || parts.every(({ text }) => foldedWordsOf(text).length <= 8))
    ) {
      for (const part of parts) {
        const at = paragraph.text.indexOf(part.text);
        const own = paragraph.periods.filter(({ from, to }) => from >= at && to <= at + part.text.length);
        items.push(
          itemOf(
            part,
            own.map((period) => shifted(period, at)),
            sure,
          ),
        );
      }
    } else items.push(itemOf(paragraph.piece, paragraph.periods, sure));
  }
  // Drops items without letters: a line with only a year belongs to the course or certificate beside it.
  return items.filter(({ text }) => /\p{L}/u.test(text.text));
}

const shifted = (period: DatePeriod, by: number): DatePeriod => ({
  ...period,
  from: period.from - by,
  to: period.to - by,
  start: period.start && { ...period.start, from: period.start.from - by, to: period.start.to - by },
  end: period.end && { ...period.end, from: period.end.from - by, to: period.end.to - by },
});

const grades =
  /^(?:associate|professional|foundation|practitioner|advanced|expert|specialty|level \S+|livello \S+|base|avanzato|standard|full|core|intermediate)\b/iu;
const givenBy =
  /\s*[,(–-]?\s*(?:rilasciat[oa] da(?:l|lla|ll['’])?|issued by|awarded by|presso|conseguit[oa] presso|run by|organizzat[oa] da(?:l|lla|ll['’])?|c\/o|at(?=\s+\p{Lu}[\p{L}'’-]+\s+\p{Lu}))\s+(?=\p{Lu})/u;

/** Matches a duration, which is not part of a course's name: "(40 ore)", "– 12 hours". */
const length =
  /\s*[,;|·–(-]?\s*(?<!\d)\d{1,4}\s?(?:ore|hours?|hrs|h|cfu|ecm|ects|crediti|credits|giorni|giornate|days?)(?!\p{L})\)?\s*/iu;
function withoutLength(piece: TextPiece): TextPiece {
  const match = length.exec(piece.text);
  if (!match || match.index < 4) return piece;
  const rest = [cut(piece, 0, match.index), cut(piece, match.index + match[0].length)].map((part) => trimmed(part));
  return joinPieces(
    rest.filter(({ text }) => text !== ""),
    ", ",
  );
}

/** Splits a text into the name of a course or certificate and its issuer: "ECDL, AICA", "AWS Developer – Associate, Amazon". */
function nameAndGiver(whole: TextPiece, dashFirst: boolean): { name: TextPiece; giver: TextPiece | null } {
  const piece = withoutLength(whole);
  const bar = piece.text.indexOf(" | ");
  if (bar > 3 && !piece.text.includes(" | ", bar + 1))
    return { name: trimmed(cut(piece, 0, bar)), giver: trimmed(cut(piece, bar + 3)) };
  const open = /\s\((\p{Lu}[^()]*)\)?$/u.exec(piece.text);
  if (
    open &&
    open.index > 3 &&
    (open[1]!.length > 6 || /\s/u.test(open[1]!)) &&
    !/[,–|]\s/u.test(piece.text.slice(0, open.index))
  )
    return { name: trimmed(cut(piece, 0, open.index)), giver: trimmed(cut(piece, open.index)) };
  const by = givenBy.exec(piece.text);
  if (by && by.index > 3)
    return { name: trimmed(cut(piece, 0, by.index)), giver: trimmed(cut(piece, by.index + by[0].length)) };
  const dashes = [...piece.text.matchAll(/\s[–—|·-]\s/gu)];
  const commas = [...piece.text.matchAll(/[,;]\s+(?![^(]*\))/gu)];
  const comma = commas.findLast(
    ({ index }) => /^\p{Lu}/u.test(piece.text.slice(index + 2)) && foldedWordsOf(piece.text.slice(index)).length <= 7,
  );
  const dash = dashes.findLast(({ index }) => !grades.test(piece.text.slice(index + 3)));
  const at = dashFirst ? (dash ?? comma) : (comma ?? dash);
  if (!at) {
    const bracket = /\s\((\p{Lu}[^)]*)\)$/u.exec(piece.text);
    if (bracket && bracket[1]!.length > 6)
      return { name: cut(piece, 0, bracket.index), giver: trimmed(cut(piece, bracket.index)) };
    return { name: piece, giver: null };
  }
  return { name: trimmed(cut(piece, 0, at.index)), giver: trimmed(cut(piece, at.index + at[0].length)) };
}

export function readCertifications({ body, sure }: ResumeSection): ParsedCertification[] {
  return itemsOf(body, sure)
    .filter(({ text }) => !(isSentence(text.text) && foldedWordsOf(text.text).length > 16))
    .map(({ text, date }) => {
      const { name, giver } = nameAndGiver(text, false);
      return {
        name: foundText(dotless(name), 0.94 * sure),
        issuer: giver && foundText(dotless(giver), 0.75 * sure),
        start: date,
        end: null,
        url: null,
      };
    });
}

/**
 * Trims the separators and brackets that remain at either end after a date or an issuer was cut out of a text: "Amazon (2022)"
 * becomes "Amazon".
 */
const dotless = (piece: TextPiece) => trimmed(piece, /^[\s,;:|·•–—)\]-]+|[\s,;:|·•–—.([-]+$/gu);

export function readCourses({ body, sure }: ResumeSection): { courses: ParsedCourse[]; structure: TextPiece[] } {
  const courses = itemsOf(body, sure).map(({ text, date }): ParsedCourse => {
    const { name, giver } = nameAndGiver(text, true);
    const colon =
      /:\s+(?!(?:livello|level|corso|course|advanced|avanzat\p{L}|base|basic|intermedi\p{L}+)(?!\p{L}))/iu.exec(
        name.text,
      );
    const [title, topics] = colon
      ? [cut(name, 0, colon.index), split(cut(name, colon.index + colon[0].length), /,\s+|\s+[/|]\s+|;\s+/gu)]
      : [name, []];
    return {
      name: foundText(dotless(title), 0.92 * sure),
      provider: giver && foundText(dotless(giver), 0.75 * sure),
      topics: topics.map((topic) => foundText(dotless(topic), 0.8 * sure)),
      start: null,
      end: date,
    };
  });
  return { courses, structure: [] };
}
