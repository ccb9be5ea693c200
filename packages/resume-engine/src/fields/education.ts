import type { ParsedResume } from "@orbita/contract";
import { entriesOf, type ResumeEntry } from "../entries/entries.ts";
import { isTold } from "../entries/sentences.ts";
import { fold } from "../lexicon/fold.ts";
import * as words from "../lexicon/words.ts";
import { gradeIn, thesisIn } from "../normalise/grade.ts";
import type { Paragraph } from "../segment/paragraphs.ts";
import { cut, foundText, joinPieces, trimmed, type TextPiece } from "../segment/piece.ts";
import type { ResumeSection } from "../segment/segment.ts";
import { toldStudy } from "./told.ts";
import { assign, extended, Votes, type ChunkScores } from "./assign.ts";
import { cityScore, splitEntry, type EntryChunk, type EntryParts } from "./chunks.ts";
import { dateFieldsOf } from "./dates.ts";

export type ParsedStudy = ParsedResume["education"][number];
type StudyExtras = { grade: TextPiece | null; thesis: TextPiece | null; structure: TextPiece[] };

function scoresOf({ piece: { text }, at }: EntryChunk): ChunkScores {
  const folded = fold(text);
  const degree = words.degrees.test(folded);
  const school = words.schools.test(folded);
  // Decides between degree and school by the first word: "Diploma di Liceo Scientifico" is a degree, "Liceo Statale" a school.
  const leads = degree && school && folded.search(words.degrees) <= folded.search(words.schools);
  return {
    what: (degree ? 2.4 : 0) + (leads ? 1.5 : 0),
    where: (school ? 2.4 : 0) + (school && !leads ? 1 : 0) + (at ? 2 : 0),
    city: cityScore(text),
    other: 0,
  };
}

/** Finds grades and theses. They are read before all other parts of the entry, because they may occur anywhere in it. */
function extrasOf(entry: ResumeEntry): Map<Paragraph, { from: number; to: number }[]> & { extra: StudyExtras } {
  const taken = new Map<Paragraph, { from: number; to: number }[]>();
  const extra: StudyExtras = { grade: null, thesis: null, structure: [] };
  for (const paragraph of entry.paragraphs) {
    const places: { from: number; to: number }[] = [];
    const thesis = extra.thesis ? null : thesisIn(paragraph.text);
    if (thesis) {
      extra.thesis = cut(paragraph.piece, thesis.valueFrom, thesis.valueTo);
      extra.structure.push(cut(paragraph.piece, thesis.from, thesis.valueFrom));
      places.push(thesis);
    }
    const text = thesis ? paragraph.text.slice(0, thesis.from) : paragraph.text;
    const grade = extra.grade ? null : gradeIn(text);
    if (grade) {
      extra.grade = cut(paragraph.piece, grade.valueFrom, grade.valueTo);
      extra.structure.push(cut(paragraph.piece, grade.from, grade.valueFrom));
      places.push(grade);
    }
    if (places.length > 0) taken.set(paragraph, places);
  }
  return Object.assign(taken, { extra });
}

type StudyDraft = { entry: ResumeEntry; parts: EntryParts; scores: Map<EntryChunk, ChunkScores>; extra: StudyExtras };

/** Returns the parts of an entry without its grades and theses. A line with only a grade is not part of the entry's head. */
function draftOf(entry: ResumeEntry): StudyDraft {
  const taken = extrasOf(entry);
  const left = entry.paragraphs.filter((paragraph) => {
    const rest = (taken.get(paragraph) ?? []).reduce(
      (text, { from, to }) => text.slice(0, from) + " ".repeat(to - from) + text.slice(to),
      paragraph.text,
    );
    return /[\p{L}\d]/u.test(rest);
  });
  const parts = splitEntry({ ...entry, paragraphs: left }, (paragraph) => taken.get(paragraph) ?? []);
  return { entry, parts, scores: new Map(parts.chunks.map((chunk) => [chunk, scoresOf(chunk)])), extra: taken.extra };
}

const rowPiece = (entry: ResumeEntry, chunk: EntryChunk): TextPiece =>
  entry.paragraphs.find(({ piece }) =>
    piece.parts.some((part) =>
      chunk.piece.parts.some((own) => own.line === part.line && own.from >= part.from && own.to <= part.to),
    ),
  )?.piece ?? chunk.piece;

function studyOf({ entry, parts, scores, extra }: StudyDraft, votes: Votes, sure: number): ParsedStudy {
  const value = (label: string) => parts.labelled.find((other) => other.label === label)?.piece ?? null;
  const { what, where, city, margin } = assign(parts.chunks, scores, votes);
  const cities = parts.chunks.filter(
    (chunk) => (scores.get(chunk)?.city ?? 0) >= 1.5 && chunk !== what && chunk !== where,
  );
  const taken = [what, where, city, ...cities].filter((chunk) => chunk !== null);
  const text = (chunk: EntryChunk | null) =>
    chunk &&
    extended(
      chunk,
      parts.chunks,
      taken.filter((other) => other !== chunk),
      rowPiece(entry, chunk),
    );
  const belief = sure * (0.8 + Math.min(0.18, margin * 0.07));
  const told = entry.anchor && isTold(entry.anchor) ? toldStudy(entry.anchor.piece, entry.period) : null;
  const degree = value("degree") ?? (told?.what || told?.where ? told.what : text(what));
  const school = value("institution") ?? (told?.what || told?.where ? told.where : text(where));
  const grade = extra.grade ?? value("grade");
  const thesis = extra.thesis ?? value("thesis");
  const prose = parts.body.map(({ piece }) => piece);
  return {
    degreeTitle: degree && foundText(trimmedEnd(degree), belief),
    institution: school && foundText(trimmedEnd(school), belief),
    grade: grade && foundText(trimmed(grade), 0.96 * sure),
    thesis: thesis && foundText(thesis, 0.94 * sure),
    ...dateFieldsOf(entry.anchor?.piece ?? joinPieces([]), entry.period, 0.99 * sure),
    description: prose.length > 0 ? foundText(joinPieces(prose), 0.7 * sure) : null,
  };
}

const trimmedEnd = (piece: TextPiece): TextPiece => trimmed(piece, /^[\s,;:|·•–—-]+|[\s,;:|·•–—.-]+$/gu);

export function readEducation({ body, sure }: ResumeSection): { studies: ParsedStudy[]; structure: TextPiece[] } {
  const drafts = entriesOf(body).map(draftOf);
  const votes = new Votes();
  for (const { scores } of drafts) for (const [chunk, score] of scores) votes.add(chunk.slot, score);
  const studies = drafts
    .map((draft) => studyOf(draft, votes, sure))
    .filter(({ degreeTitle, institution }) => degreeTitle || institution);
  // A degree without a school inherits it from the degree above: CVs often name the school only once for several degrees.
  for (const [i, study] of studies.entries()) {
    const above = studies[i - 1]?.institution;
    if (!study.institution && study.degreeTitle && above)
      study.institution = { ...above, confidence: above.confidence * 0.85 };
  }
  return { studies, structure: drafts.flatMap(({ parts, extra }) => [...parts.structure, ...extra.structure]) };
}
