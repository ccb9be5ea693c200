import type { Found, ReadResume } from "@orbita/contract";
import { wordsOf } from "../lexicon/fold.ts";
import type { Period } from "../normalise/dates.ts";
import { isSentence } from "../segment/evidence.ts";
import { mergedWith, type Paragraph } from "../segment/paragraphs.ts";
import { cut, found, foundText, joined, split, trimmed, without, type Piece } from "../segment/piece.ts";
import type { Section } from "../segment/segment.ts";

type ReadCertification = ReadResume["certifications"][number];
type ReadCourse = ReadResume["courses"][number];

/** One certificate or course: its words without its date. */
type Item = { text: Piece; date: Found<string> | null };

const several = /;\s+|\s*[•▪]\s*/gu;

function itemOf(piece: Piece, periods: readonly Period[], sure: number): Item {
  const period = periods.findLast(({ end, start }) => end ?? start);
  if (!period) return { text: trimmed(piece), date: null };
  const moment = (period.end ?? period.start)!;
  const rest = without(piece, [period])
    .map((part) => trimmed(part))
    .filter(({ text }) => /[\p{L}\d]/u.test(text));
  // What is left on both sides of the date is one text only if one side is the whole of it.
  const text = rest.length <= 1 ? (rest[0] ?? trimmed(piece)) : joined(rest, ", ");
  return { text, date: found(moment.value, 0.95 * sure, cut(piece, moment.from, moment.to)) };
}

/** Names are long: where a line had no room for the next word, the name goes on. */
function wholeItems(body: readonly Paragraph[]): Paragraph[] {
  const whole: Paragraph[] = [];
  for (const paragraph of body) {
    const last = whole.at(-1);
    // Its dash was taken for a bullet: "AWS Certified Developer – Associate".
    const dash = paragraph.bullet && !body.some((other) => other !== paragraph && other.bullet);
    const short = wordsOf(paragraph.text).length <= 2;
    if (last && short && (paragraph.noRoom || dash) && last.periods.length === 0 && !/[).]$/u.test(last.text))
      whole[whole.length - 1] = mergedWith(last, paragraph);
    else whole.push(paragraph);
  }
  return whole;
}

function itemsOf(body: readonly Paragraph[], sure: number): Item[] {
  const items: Item[] = [];
  for (const paragraph of wholeItems(body)) {
    const parts = split(paragraph.piece, several);
    const dated = parts.length > 1 && paragraph.periods.length >= parts.length - 1;
    if (parts.length > 1 && (dated || parts.every(({ text }) => wordsOf(text).length <= 8))) {
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
  // A line of nothing but a year belongs to the item beside it.
  return items.filter(({ text }) => /\p{L}/u.test(text.text));
}

const shifted = (period: Period, by: number): Period => ({
  ...period,
  from: period.from - by,
  to: period.to - by,
  start: period.start && { ...period.start, from: period.start.from - by, to: period.start.to - by },
  end: period.end && { ...period.end, from: period.end.from - by, to: period.end.to - by },
});

const grades =
  /^(?:associate|professional|foundation|practitioner|advanced|expert|specialty|level \S+|livello \S+|base|avanzato|standard|full|core|intermediate)\b/iu;
const givenBy =
  /\s*[,(–-]?\s*(?:rilasciat[oa] da(?:l|lla|ll['’])?|issued by|awarded by|presso|conseguit[oa] presso)\s+(?=\p{Lu})/u;

/** A name and who gave it: "ECDL, AICA", "AWS Developer – Associate, Amazon". */
function nameAndGiver(piece: Piece, dashFirst: boolean): { name: Piece; giver: Piece | null } {
  const by = givenBy.exec(piece.text);
  if (by && by.index > 3)
    return { name: trimmed(cut(piece, 0, by.index)), giver: trimmed(cut(piece, by.index + by[0].length)) };
  const dashes = [...piece.text.matchAll(/\s[–—|·-]\s/gu)];
  const commas = [...piece.text.matchAll(/,\s+(?![^(]*\))/gu)];
  const comma = commas.findLast(
    ({ index }) => /^\p{Lu}/u.test(piece.text.slice(index + 2)) && wordsOf(piece.text.slice(index)).length <= 7,
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

export function readCertifications({ body, sure }: Section): ReadCertification[] {
  return itemsOf(body, sure)
    .filter(({ text }) => !(isSentence(text.text) && wordsOf(text.text).length > 16))
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

/** Without the marks that its date or its giver left at an end: "Amazon (2022)" is Amazon. */
const dotless = (piece: Piece) => trimmed(piece, /^[\s,;:|·•–—)\]-]+|[\s,;:|·•–—.([-]+$/gu);

export function readCourses({ body, sure }: Section): { courses: ReadCourse[]; structure: Piece[] } {
  const courses = itemsOf(body, sure).map(({ text, date }): ReadCourse => {
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
