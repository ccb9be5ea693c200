import type { ParsedResume } from "@orbita/contract";
import { entriesOf, type ResumeEntry } from "../entries/entries.ts";
import { isTold } from "../entries/sentences.ts";
import { fold, foldedWordsOf } from "../lexicon/fold.ts";
import { isKnownTitle, titleNoun } from "../lexicon/knowledge.ts";
import * as words from "../lexicon/words.ts";
import type { DatePeriod } from "../normalise/dates.ts";
import { foundText, joinPieces, split, type TextPiece } from "../segment/piece.ts";
import type { ResumeSection } from "../segment/segment.ts";
import { toldJob } from "./told.ts";
import { assign, type ChunkAssignment, extended, Votes, type ChunkScores } from "./assign.ts";
import { cityScore, offsetIn, splitEntry, type EntryChunk, type EntryParts } from "./chunks.ts";
import { dateFieldsOf, type EntryDates } from "./dates.ts";

export type ParsedJob = ParsedResume["experience"][number];

const contract =
  /^(?:full[- ]?time|part[- ]?time|tempo (?:pieno|parziale|determinato|indeterminato)|contratto .*|permanent|temporary|remote|hybrid|da remoto|ibrido|apprendistato|seasonal|stagionale|contract|fixed[- ]term|self[- ]employed|freelance|internship|libera professione|a progetto|tirocinio|stage)$/u;

function scoresOf(chunk: EntryChunk): ChunkScores {
  const { text } = chunk.piece;
  const folded = fold(text);
  const title = (isKnownTitle(text) ? 2 : 0) + (words.titleWords.test(folded) ? 1.6 : 0) + titleNoun(text) * 0.8;
  const company =
    (words.legalForms.test(text) ? 4 : 0) +
    (words.companyWords.test(folded) ? 1.6 : 0) +
    (chunk.at ? 3 : 0) +
    (words.schools.test(folded) ? 1 : 0);
  // Long texts lose score, because a job title or a company name is not a sentence.
  const long = Math.max(0, foldedWordsOf(text).length - 6) * 0.5;
  const small = /^\p{Ll}/u.test(text) ? 1 : 0;
  // A text with many lower-case words describes the company and does not name it: "A fast-growing company", "Gruppo internazionale
  // con sedi in molti paesi".
  const plainWords = text.split(/\s+/u).filter((word) => /^\p{Ll}{4,}/u.test(word)).length;
  const told = /^(?:an?|un[ao]?|piccol[ao]|grande|leading|family)\s/iu.test(text) ? 3 : plainWords >= 3 ? 2 : 0;
  return {
    what: title - long,
    where: company - long - small - told,
    city: cityScore(text),
    other: contract.test(folded) ? 1 : 0,
  };
}

export type JobDraft = { entry: ResumeEntry; parts: EntryParts; scores: Map<EntryChunk, ChunkScores> };

const rowPiece = (entry: ResumeEntry, chunk: EntryChunk): TextPiece =>
  entry.paragraphs.find(({ piece }) =>
    piece.parts.some((part) =>
      chunk.piece.parts.some((own) => own.line === part.line && own.from >= part.from && own.to <= part.to),
    ),
  )?.piece ?? chunk.piece;

function bodyOf({ body, labelled }: EntryParts, sure: number): Pick<ParsedJob, "description" | "tasks"> {
  const told = labelled.filter(({ label }) => label === "tasks").flatMap(({ piece }) => split(piece, /;\s+/gu));
  const bullets = body.filter(({ bullet }) => bullet).map(({ piece }) => piece);
  const prose = body.filter(({ bullet }) => !bullet).map(({ piece }) => piece);
  // Without bullets, several paragraphs count as tasks, one each; a single paragraph is the description.
  const tasks = [...told, ...bullets, ...(bullets.length === 0 && prose.length > 1 ? prose : [])];
  const rest = bullets.length === 0 && prose.length > 1 ? [] : prose;
  return {
    description: rest.length > 0 ? foundText(joinPieces(rest), 0.95 * sure) : null,
    tasks: tasks.map((piece) => foundText(piece, 0.95 * sure)),
  };
}

/** Returns the description that follows the names in the line of an entry's head: "Acme, where I looked after the shop". */
function leftOver(chunks: readonly EntryChunk[], taken: readonly EntryChunk[]): EntryParts["body"] {
  const last = chunks.findLastIndex((chunk) => taken.includes(chunk));
  const rest = chunks.slice(last + 1).filter(({ row }) => row === chunks[last]?.row);
  const count = rest.reduce((sum, { piece }) => sum + foldedWordsOf(piece.text).length, 0);
  return count >= 4
    ? [
        {
          piece: joinPieces(
            rest.map(({ piece }) => piece),
            ", ",
          ),
          bullet: false,
        },
      ]
    : [];
}

/**
 * Whether an entry is another role at the previous company: it has one line where the first entry had two, and no part of it is a
 * company.
 */
function roleOnly(
  { what, where }: ChunkAssignment,
  scores: ReadonlyMap<EntryChunk, ChunkScores>,
  rows: number,
): boolean {
  if (!what || !where || what.row !== where.row || rows < 2) return false;
  return (scores.get(where)?.where ?? 0) < 1 && (scores.get(what)?.what ?? 0) >= 1.5;
}

function jobOf(
  { entry, parts, scores }: JobDraft,
  votes: Votes,
  { sure, rows }: { sure: number; rows: number },
): ParsedJob {
  const value = (label: string) => parts.labelled.find((other) => other.label === label)?.piece ?? null;
  const assigned = assign(parts.chunks, scores, votes);
  const { what, city, margin } = assigned;
  const where = roleOnly(assigned, scores, rows) ? null : assigned.where;
  const cities = parts.chunks.filter(
    (chunk) => (scores.get(chunk)?.city ?? 0) >= 1.5 && chunk !== what && chunk !== where,
  );
  const terms = parts.chunks.filter((chunk) => (scores.get(chunk)?.other ?? 0) >= 1);
  const taken = [what, where, city, ...cities, ...terms].filter((chunk) => chunk !== null);
  const text = (chunk: EntryChunk | null) =>
    chunk &&
    extended(
      chunk,
      parts.chunks,
      taken.filter((other) => other !== chunk),
      rowPiece(entry, chunk),
    );
  const belief = sure * (0.82 + Math.min(0.16, margin * 0.06));
  const told = entry.anchor && isTold(entry.anchor) ? toldJob(entry.anchor.piece, entry.period) : null;
  const title = value("title") ?? (told ? told.what : text(what));
  const company = labelledCompany(value("company")) ?? (told ? told.where : text(where));
  if (told?.rest) parts.body.unshift({ piece: told.rest, bullet: false });
  if (!told) parts.body.unshift(...leftOver(parts.chunks, taken));
  return {
    company: company && foundText(company, value("company") ? 0.97 * sure : belief),
    companyUrl: null,
    title: title && foundText(title, value("title") ? 0.97 * sure : belief),
    city: !told && city ? foundText(city.piece, 0.85 * sure) : null,
    ...withBothEnds(dateFieldsOf(entry.anchor?.piece ?? joinPieces([]), entry.period, 0.99 * sure), entry.period),
    ...bodyOf(parts, sure),
  };
}

/** The dates of a job. A single date counts as both start and end. */
const withBothEnds = (dates: EntryDates, period: DatePeriod | null): EntryDates =>
  period && !period.range && !dates.start && dates.end ? { ...dates, start: dates.end } : dates;

/** Reads the employer from a labelled value and drops its address: "Ospedale San Calogero, Bari". */
function labelledCompany(piece: TextPiece | null): TextPiece | null {
  if (!piece) return null;
  const parts = split(piece, /,\s+|\s+[–-]\s+/gu);
  const address = parts.findIndex(
    (part, i) =>
      i > 0 && (cityScore(part.text) >= 1.5 || /^(?:via|viale|piazza|corso|street|road)\b/iu.test(part.text)),
  );
  if (address <= 0) return piece;
  const last = parts[address - 1]!;
  return { ...piece, ...sliceTo(piece, offsetIn(piece, last) + last.text.length) };
}
const sliceTo = (piece: TextPiece, to: number): TextPiece => ({
  text: piece.text.slice(0, to),
  parts: piece.parts.flatMap((part) =>
    part.at < to ? [{ ...part, to: Math.min(part.to, part.from + to - part.at) }] : [],
  ),
});

/** If a job is only the heading of a group of roles, with company and total period, returns the company. The next jobs are roles there. */
function groupHead(job: ParsedJob, next: ParsedJob | undefined): ParsedJob["company"] {
  if (!next?.start || !next.title || next.company || !job.start || job.tasks.length > 0 || job.description) return null;
  if (job.company && job.title) return null;
  const name = job.company ?? (words.titleWords.test(fold(job.title?.value ?? "")) ? null : job.title);
  const earlier = next.start.value >= job.start.value.slice(0, next.start.value.length);
  return earlier ? name : null;
}

/**
 * Adds the company to the roles that have none: a CV names the company of several roles only once, above the first role or as a
 * heading above all.
 */
function grouped(jobs: ParsedJob[]): ParsedJob[] {
  const named = jobs.filter(({ company }) => company).length;
  const headed = jobs.some((job, i) => groupHead(job, jobs[i + 1]));
  if (!headed && (named === 0 || named === jobs.length)) return jobs;
  const kept: ParsedJob[] = [];
  let company: ParsedJob["company"] = null;
  for (const [i, job] of jobs.entries()) {
    const head = groupHead(job, jobs[i + 1]);
    if (head) {
      company = head;
      continue;
    }
    if (job.company) company = job.company;
    kept.push(
      job.company || !job.title || !company
        ? job
        : { ...job, company: { ...company, confidence: company.confidence * 0.85 } },
    );
  }
  return kept;
}

const rowCount = ({ parts }: JobDraft) => new Set(parts.chunks.map(({ row }) => row)).size;
const isEmpty = (job: ParsedJob) => !job.company && !job.title && !job.start && !job.end;

export function readExperience({ body, sure }: ResumeSection): { jobs: ParsedJob[]; structure: TextPiece[] } {
  const drafts = entriesOf(body).map((entry): JobDraft => {
    const parts = splitEntry(entry);
    return { entry, parts, scores: new Map(parts.chunks.map((chunk) => [chunk, scoresOf(chunk)])) };
  });
  const votes = new Votes();
  for (const { scores } of drafts) for (const [chunk, score] of scores) votes.add(chunk.slot, score);
  const jobs = grouped(
    drafts.map((draft, i) =>
      jobOf(draft, votes, { sure, rows: i === 0 ? 0 : rowCount(drafts[0]!) - rowCount(draft) + 1 }),
    ),
  ).filter((job) => !isEmpty(job));
  return { jobs, structure: drafts.flatMap(({ parts }) => parts.structure) };
}
