import type { AssistantStatement } from "@orbita/contract";
import { saysTheSame, smallWords, wordsOfText, type SourceWord } from "../../ai-calls/index.ts";
import type { DraftedAnswer } from "../onbox/answer.ts";
import { entryOf } from "./numbered-lines.ts";
import { isTelling } from "./telling-words.ts";

/** Question words, which do not indicate the subject of a question. */
const asking = new Set(
  "chi cosa quanto quanta quanti quante quando perche conosce conosci conoscere sa saputo usa usato usare lavora lavorato fatto fa avuto mai anche quale quali parla what which when how many much long does did do has have ever any know knows used use using work worked can tell about me".split(
    " ",
  ),
);

type OnboxAnswer = Pick<DraftedAnswer, "kind" | "statements">;

/**
 * Whether a statement of the model is about the subject of the question. If our own code found nothing, the statement must
 * mention the whole subject: knowing Docker is no answer to a question about Kubernetes. If our own code found something, it is
 * enough to mention a part of the subject, or to quote the same resume entries.
 */
export function isAsked(
  question: string,
  { text, quotes }: AssistantStatement,
  { kind, statements }: OnboxAnswer,
): boolean {
  if (kind === "unclear") return true;
  const entries = new Set(statements.flatMap((own) => own.quotes.map(entryOf)));
  if (kind === "answered" && quotes.some((quote) => entries.has(entryOf(quote)))) return true;
  const asked = wordsOfText(question).filter(({ low }) => !smallWords.has(low) && !isTelling(low) && !asking.has(low));
  const said = wordsOfText([text, ...quotes.map((quote) => quote.text)].join(" "));
  const isSaid = ({ low: wanted }: SourceWord) => said.some(({ low }) => saysTheSame(wanted, low));
  return asked.length > 0 && (kind === "answered" ? asked.some(isSaid) : asked.every(isSaid));
}
