import type { AssistantAnswer, AssistantQuote } from "@orbita/contract";
import { linesIn } from "../../src/assistant/lines.ts";
import { spansIn } from "./spans.ts";
import type { Lang } from "./trades/trade.ts";
import type { ExpectedCell, BenchmarkQuestion, ExpectedQuote, ExpectedAnswer } from "./truth.ts";

/** An answer of the assistant to be judged, and the language in which it is written. */
export type BenchmarkAnswer = Omit<AssistantAnswer, "engine"> & { readonly language: Lang };
export type AnswerScore = {
  readonly right: boolean;
  /** For a correct answer: whether its quotes contain the expected lines. Null for a wrong answer and for one that needs no quote. */
  readonly quoted: boolean | null;
  /** Every statement has a quote, and every quote is a line of the resume. */
  readonly grounded: boolean;
  readonly declined: boolean;
  /** Descriptions of the errors, for developers who improve the assistant. */
  readonly wrong: readonly string[];
};

const tolerance = 0.2;
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\p{L}\p{N}+#%/.-]+/gu, " ");
const holds = (text: string, words: string) => plain(text).includes(plain(words).trim());

const cellsOf = ({ comparison }: BenchmarkAnswer) => (comparison?.people ?? []).flatMap(({ cells }) => cells);
const quotesOf = (given: BenchmarkAnswer): AssistantQuote[] =>
  [...given.statements, ...cellsOf(given)].flatMap(({ quotes }) => quotes);
const textOf = (given: BenchmarkAnswer): string =>
  [given.text, ...given.statements.map(({ text }) => text), ...cellsOf(given).map(({ text }) => text)].join("\n");

const wordsIn = ({ text, at, start, end }: AssistantQuote) => [text, at, start, end].join(" ");
const meets = (quote: AssistantQuote, { items, words }: ExpectedQuote): boolean =>
  (!items || items.includes(quote.itemId ?? "")) && (!words || words.some((word) => holds(wordsIn(quote), word)));

const lineKey = ({ subject, section, itemId, text }: AssistantQuote) => [subject, section, itemId, text].join(" · ");
function isGrounded({ subjects }: BenchmarkQuestion, given: BenchmarkAnswer): boolean {
  const lines = new Set(subjects.flatMap((subject) => linesIn(subject).map(lineKey)));
  return (
    given.statements.every(({ quotes }) => quotes.length > 0) &&
    cellsOf(given).every(({ verdict, quotes }) => verdict === "notSaid" || quotes.length > 0) &&
    quotesOf(given).every((quote) => lines.has(lineKey(quote)))
  );
}

const near = (text: string, wanted: readonly number[]) =>
  spansIn(text).some((span) => wanted.some((years) => Math.abs(span - years) <= tolerance + 1e-6));
const saysNo = (text: string) =>
  /^\W*(no\b|non\b|not\b|il cv non|the cv does not|nel cv non|in the cv there is no|(he|she|they) do(es)? not)/iu.test(
    text,
  );
const saysYes = (text: string) => /^\W*(sì|si\b|yes)/iu.test(text);

function wrongIn(truth: Extract<ExpectedAnswer, { kind: "answered" }>, given: BenchmarkAnswer): string[] {
  const text = textOf(given);
  const first = (given.statements[0]?.text ?? given.text).trim();
  const missing = truth.says.filter((group) => !group.some((words) => holds(text, words)));
  const timed = truth.years.length === 0 || near(text, truth.years);
  const said = missing.length === 0;
  const enough = truth.either ? (said && truth.says.length > 0) || timed : said && timed;
  const wrong = enough
    ? []
    : [
        said
          ? `not ${truth.years.map((years) => years.toFixed(1)).join(" or ")} years`
          : `does not say ${missing.map((group) => group.slice(0, 3).join(" | ")).join("; ")}`,
      ];
  if (truth.yes === true && saysNo(first)) wrong.push("says no");
  if (truth.yes === false && saysYes(first)) wrong.push("says yes");
  return wrong;
}

function cellProblem(cell: ExpectedCell, given: ReturnType<typeof cellsOf>[number] | undefined): string | null {
  if (!given) return "no cell";
  if (!cell.verdicts.includes(given.verdict)) return `${given.verdict} for ${cell.verdicts.join("/")}`;
  if (cell.years && !near(given.text, cell.years)) return `not ${cell.years[0]!.toFixed(1)} years`;
  return null;
}
const cellQuoted = (cell: ExpectedCell, given: ReturnType<typeof cellsOf>[number]): boolean =>
  cell.quoted === null || given.verdict === "notSaid" || given.quotes.some((quote) => meets(quote, cell.quoted!));

const isNamed = (text: string, words: string) => ` ${plain(text).trim()} `.includes(` ${plain(words).trim()} `);

type ComparisonTruth = Extract<ExpectedAnswer, { kind: "compared" }>;

/** Judges a text that names the people who have a skill. It counts as much as a comparison table with one column. */
function wrongWithoutTable({ cells }: ComparisonTruth, given: BenchmarkAnswer): { wrong: string[]; quoted: boolean } {
  const quotes = quotesOf(given);
  const wrong = Object.entries(cells).flatMap(([id, row]) => {
    const [cell] = row;
    const about = quotes.filter(({ subject }) => subject === id);
    if (row.length > 1 || !cell) return ["no comparison"];
    if (!cell.verdicts.includes("said"))
      return about.length > 0 && !cell.verdicts.includes("otherwise") ? ["names somebody who has it not"] : [];
    return cell.verdicts.includes("notSaid") || about.some((quote) => meets(quote, cell.quoted ?? {}))
      ? []
      : ["leaves somebody out"];
  });
  return { wrong, quoted: wrong.length === 0 };
}

function wrongInTable(
  judged: BenchmarkQuestion,
  truth: ComparisonTruth,
  given: BenchmarkAnswer,
): { wrong: string[]; quoted: boolean } {
  const table = given.comparison;
  if (!table) return wrongWithoutTable(truth, given);
  const order = judged.subjects.map(({ id }) => id);
  const places = table.people.map(({ subject }) => order.indexOf(subject));
  const wrong = places.every((place, nth) => nth === 0 || place > places[nth - 1]!) ? [] : ["another order"];
  const columns = truth.names.map((names, nth) => {
    const byName = table.criteria.findIndex((criterion) =>
      names.some((name) => isNamed(criterion, name) || isNamed(name, criterion)),
    );
    return byName >= 0 ? byName : table.criteria.length === truth.names.length ? nth : -1;
  });
  if (new Set(columns).size < columns.length || columns.includes(-1))
    wrong.push(`criteria: ${table.criteria.join(", ")}`);
  let quoted = true;
  for (const [id, row] of Object.entries(truth.cells)) {
    const shown = table.people.find(({ subject }) => subject === id);
    for (const [nth, cell] of row.entries()) {
      const found = shown?.cells[columns[nth]!];
      const problem = cellProblem(cell, found);
      if (problem)
        wrong.push(`${judged.subjects.find((one) => one.id === id)!.label}, ${truth.names[nth]!.at(-1)}: ${problem}`);
      else if (!cellQuoted(cell, found!)) quoted = false;
    }
  }
  return { wrong, quoted };
}

function contentOf(judged: BenchmarkQuestion, given: BenchmarkAnswer): { wrong: string[]; quoted: boolean | null } {
  const { truth, about } = judged;
  if (truth.kind === "compared") {
    const nobody = Object.values(truth.cells).every((row) => row.every(({ verdicts }) => verdicts.includes("notSaid")));
    if (given.kind === "notSaid" && nobody) return { wrong: [], quoted: null };
    return given.kind === "answered" ? wrongInTable(judged, truth, given) : { wrong: [given.kind], quoted: null };
  }
  if (given.kind !== truth.kind) return { wrong: [`${given.kind} instead of ${truth.kind}`], quoted: null };
  if (truth.kind === "declined")
    return { wrong: given.refusal === truth.refusal ? [] : [`refused as ${given.refusal}`], quoted: null };
  if (truth.kind === "notSaid") return { wrong: [], quoted: null };
  const quotes = quotesOf(given);
  const wrong = wrongIn(truth, given);
  if (quotes.some(({ subject }) => subject !== about)) wrong.push("about somebody else");
  return { wrong, quoted: truth.quoted.every((wanted) => quotes.some((quote) => meets(quote, wanted))) };
}

/** A question of one or two words can belong to either language, so the language of its answer is not judged. */
const tellsLanguage = (question: string) => question.split(/\s+/u).length > 2;

export function judgeAnswer(judged: BenchmarkQuestion, given: BenchmarkAnswer): AnswerScore {
  const { wrong, quoted } = contentOf(judged, given);
  const grounded = isGrounded(judged, given);
  if (!grounded) wrong.push("a statement without its line");
  if (given.language !== judged.language && tellsLanguage(judged.question)) wrong.push(`answered in ${given.language}`);
  const right = wrong.length === 0;
  return { right, quoted: right ? quoted : null, grounded, declined: given.kind === "declined", wrong };
}
