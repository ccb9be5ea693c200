import type { AssistantQuote } from "@orbita/contract";
import type { AnswerFunction, BenchmarkRequest, BenchmarkQuestion } from "../judged/assistant/index.ts";
import { linesIn } from "../src/assistant/lines.ts";
import type { AssistantSubject } from "../src/assistant/subject.ts";

type OracleAnswer = Exclude<ReturnType<AnswerFunction>, Promise<unknown>>;
type OracleTruth = BenchmarkQuestion["truth"];
type OracleQuote = Extract<OracleTruth, { kind: "answered" }>["quoted"][number];

const empty: Omit<OracleAnswer, "language"> = {
  kind: "notSaid",
  text: "–",
  statements: [],
  comparison: null,
  refusal: null,
  suggestions: [],
};

/** An oracle that answers "not said" to every question, in the language of the question. */
export const nothingSaid =
  (set: readonly BenchmarkQuestion[]) =>
  ({ question }: BenchmarkRequest): OracleAnswer => ({
    ...empty,
    language: set.find((one) => one.question === question)!.language,
  });

const plain = (text: string) => text.toLowerCase();
const lineFor = (subject: AssistantSubject, { items, words }: OracleQuote): AssistantQuote[] => {
  const found = linesIn(subject).find(
    ({ itemId, text, at, start, end }) =>
      (!items || items.includes(itemId ?? "")) &&
      (!words || words.some((word) => plain([text, at, start, end].join(" ")).includes(plain(word)))),
  );
  return found ? [found] : [];
};

function said(
  truth: Extract<OracleTruth, { kind: "answered" }>,
  subject: AssistantSubject,
): OracleAnswer["statements"] {
  const years = truth.years.slice(0, 1).map((one) => `${one.toFixed(1)} years`);
  const text = [truth.yes === false ? "No" : "", ...truth.says.map(([first]) => first), ...years].join(" · ");
  return [{ text, quotes: truth.quoted.flatMap((wanted) => lineFor(subject, wanted)) }];
}

function compared(
  truth: Extract<OracleTruth, { kind: "compared" }>,
  subjects: readonly AssistantSubject[],
): NonNullable<OracleAnswer["comparison"]> {
  return {
    criteria: truth.names.map((names) => names.at(-1)!),
    people: subjects
      .filter(({ id }) => id in truth.cells)
      .map((subject) => ({
        subject: subject.id,
        label: subject.label,
        cells: truth.cells[subject.id]!.map(({ verdicts, quoted, years }) => {
          const quotes = quoted ? lineFor(subject, quoted) : [];
          const verdict = quotes.length > 0 ? verdicts[0]! : "notSaid";
          return { verdict, text: years ? `${years[0]!.toFixed(1)} anni` : "–", quotes };
        }),
      })),
  };
}

/** An oracle that answers each question with its expected answer, in the fewest words. The judge must find no error in it. */
export function knowing(set: readonly BenchmarkQuestion[]): (asked: BenchmarkRequest) => OracleAnswer {
  return ({ question, subjects }) => {
    const { truth, language, about } = set.find((one) => one.question === question && one.subjects === subjects)!;
    if (truth.kind === "notSaid") return { ...empty, language };
    if (truth.kind === "declined") return { ...empty, kind: "declined", refusal: truth.refusal, language };
    const shown = { ...empty, kind: "answered" as const, text: "", language };
    if (truth.kind === "compared") return { ...shown, comparison: compared(truth, subjects) };
    return {
      ...shown,
      statements: said(
        truth,
        subjects.find(({ id }) => id === about)!,
      ),
    };
  };
}
