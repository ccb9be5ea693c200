import { voiceAt } from "../../evidence/index.ts";
import { jobLine, studyLine } from "../lines.ts";
import { plainText } from "../../evidence/index.ts";
import {
  isToMachines,
  nearly,
  notSaid,
  statementFinding,
  type ResumeFinding,
  type PreparedLine,
  type PreparedResume,
} from "./reading.ts";
import { meaningOf, meaningsIn } from "./stems.ts";

/** The constants of the BM25 ranking, with their usual values. */
const [saturation, lengthWeight] = [1.2, 0.75];

type LineMatch = { readonly line: PreparedLine; readonly score: number; readonly voice: ReturnType<typeof voiceAt> };

/** The words of the heading of each resume entry. They also count for its lines: "magazzino" may be in the title and "inventario" in a task. */
function headsOf({ subject: { resume } }: PreparedResume): ReadonlyMap<string, ReadonlySet<string>> {
  const heads = [...(resume.experience ?? []).map(jobLine), ...(resume.education ?? []).map(studyLine)];
  return new Map(
    heads.map(({ itemId, text }) => [itemId!, new Set(meaningsIn(plainText(text).low).map(({ meaning }) => meaning))]),
  );
}

/** The inverse document frequency of each word among the lines of this resume. */
function rarities(lines: readonly PreparedLine[], wanted: readonly string[]): Map<string, number> {
  return new Map(
    wanted.map((word) => {
      const count = lines.filter(({ meanings }) => meanings.some(({ meaning }) => meaning === word)).length;
      return [word, Math.log(1 + (lines.length - count + 0.5) / (count + 0.5))];
    }),
  );
}

type SearchTerms = {
  readonly words: readonly string[];
  readonly rare: ReadonlyMap<string, number>;
  readonly usual: number;
};

function matchOf(
  line: PreparedLine,
  { words: wanted, rare, usual }: SearchTerms,
  heads: ReadonlySet<string> | undefined,
): LineMatch | null {
  const here = wanted.filter((word) => line.meanings.some(({ meaning }) => meaning === word));
  // A line matches only if all words match, and at least half of them in the line itself and not in its heading. A wrong "yes" is worse than no
  // answer.
  if (here.length * 2 < wanted.length || here.length === 0 || isToMachines(line.low)) return null;
  if (!wanted.every((word) => here.includes(word) || heads?.has(word))) return null;
  const spots = line.meanings.filter(({ meaning }) => here.includes(meaning));
  const voices = spots.map(({ from, to }) => voiceAt(line.low, from, to));
  let score = 0;
  for (const word of here) {
    const count = spots.filter(({ meaning }) => meaning === word).length;
    const length = 1 - lengthWeight + (lengthWeight * line.meanings.length) / usual;
    score += (rare.get(word)! * count * (saturation + 1)) / (count + saturation * length);
  }
  return { line, score, voice: voices.includes("denies") ? "denies" : voices.includes("wishes") ? "wishes" : "has" };
}

/** Lines of the resume that contain all of the words or their synonyms, best match first. */
export function findLinesWith(reading: PreparedResume, words: readonly string[]): LineMatch[] {
  const wanted = [...new Set(words.map(meaningOf))];
  if (wanted.length === 0) return [];
  const lines = reading.lines();
  const rare = rarities(lines, wanted);
  const heads = headsOf(reading);
  const usual = lines.reduce((sum, { meanings }) => sum + meanings.length, 0) / Math.max(1, lines.length);
  return lines
    .flatMap((line) => matchOf(line, { words: wanted, rare, usual }, heads.get(line.quote.itemId ?? "")) ?? [])
    .toSorted((one, other) => other.score - one.score);
}

const mostLines = 3;
/** Lines with less than this share of the best search score are dropped. */
const nearBest = 0.5;

/** Drops a line that another line of its entry contains as its beginning, such as a title in a heading. */
function once(matches: readonly LineMatch[]): LineMatch[] {
  return matches.filter(
    ({ line: { quote } }, at) =>
      !matches.some(
        (other, place) =>
          place !== at &&
          other.line.quote.itemId === quote.itemId &&
          other.line.quote.section === quote.section &&
          other.line.quote.text.length > quote.text.length &&
          other.line.quote.text.startsWith(quote.text),
      ),
  );
}

/** Whether all the words are part of the company's name in the heading of a job. */
const isCompany = ({ section, at, text }: PreparedLine["quote"], words: readonly string[]): boolean => {
  if (section !== "experience" || !at || !text.includes(at)) return false;
  const { low } = plainText(at);
  return words.every((word) => low.includes(word));
};

/**
 * Answers with the lines that contain the words. With `isOfUse`, company names do not count, because working at Oracle is not
 * using Oracle.
 */
export function searchLines(reading: PreparedResume, words: readonly string[], isOfUse = false): ResumeFinding {
  const found = once(findLinesWith(reading, words)).filter(({ line }) => !isOfUse || !isCompany(line.quote, words));
  const [best] = found;
  if (!best) return notSaid;
  const kept = found
    .filter(({ voice, score }) => voice === best.voice && score >= best.score * nearBest)
    .slice(0, mostLines);
  const lines = kept.map(
    ({
      line: {
        quote: { subject: _subject, ...line },
      },
    }) => line,
  );
  const places = [...new Set(lines.flatMap(({ at }) => at ?? []))].join(", ");
  if (best.voice === "denies")
    return statementFinding(reading, { it: "No: è il CV a escluderlo.", en: "No: the CV itself rules it out." }, lines);
  if (best.voice === "wishes" && !isWish(lines))
    return nearly(
      reading,
      {
        it: "Il CV ne parla solo come di un interesse o di qualcosa da imparare.",
        en: "The CV speaks of it only as an interest or something to learn.",
      },
      lines,
    );
  const told = excerptOf(lines[0]!.text);
  return statementFinding(
    reading,
    {
      it: `Il CV dice${places ? `, per ${places}` : ""}: «${told}»`,
      en: `The CV says${places ? `, of ${places}` : ""}: “${told}”`,
    },
    lines,
  );
}
/** The maximum length of a line in the answer's text. A longer line is cut there, and the quote shows it whole. */
const mostLetters = 240;
const excerptOf = (text: string): string =>
  text.length > mostLetters ? `${text.slice(0, mostLetters).trimEnd()}…` : text;
/** In the profile section, a wish such as "disponibile a trasferirsi" counts as an answer. */
const isWish = (lines: readonly { section: string }[]): boolean => lines.every(({ section }) => section === "summary");
