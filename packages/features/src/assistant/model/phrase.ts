import type { AiEngine, AssistantStatement } from "@orbita/contract";
import {
  callModel,
  findNamesToHide,
  givesOrders,
  onBox,
  pseudonymise,
  wordsOfText,
  casedOf,
  type AiCallCtx,
  type AiCallPurpose,
  type SynonymLookup,
} from "../../ai-calls/index.ts";
import { wordKeyOf, wordsIn } from "../../lexicon/index.ts";
import type { AnswerInput, DraftedAnswer } from "../onbox/answer.ts";
import type { SkillKnowledge } from "../onbox/knowledge.ts";
import { chooseLines } from "./choose-lines.ts";
import { ground, type GroundingContext } from "./ground.ts";
import { isAsked } from "./is-asked.ts";
import { lineKeyOf, describesPerson } from "./numbered-lines.ts";
import { promptOf } from "./prompt.ts";
import { statementsIn } from "./stream-statements.ts";

const plainly = (name: string): string =>
  wordsOfText(name)
    .map(({ low }) => low)
    .join(" ");

/** Synonyms from the taxonomy in both languages. Occupations have only their own labels, because other names for them are imprecise. */
function otherNamesIn({ lexicon, familyOf }: SkillKnowledge): SynonymLookup {
  return (name) => {
    const named = lexicon.written.get(wordKeyOf(wordsIn(name)));
    if (!named) return [];
    const own = [named.label.it, named.label.en];
    if (named.kind === "occupation" && !own.some((label) => casedOf(label).toLowerCase() === name)) return [];
    const skill = named.kind === "skill" ? familyOf(named.id).find(({ by }) => by === "same") : undefined;
    return [...own, ...(skill?.names ?? [])].map(plainly);
  };
}

export type PhraseInput = {
  readonly asked: AnswerInput;
  readonly drafted: DraftedAnswer;
  readonly purpose: AiCallPurpose;
  readonly knowledge: SkillKnowledge;
};
/** Receives the assistant's answer while it is streamed. */
export type AnswerListener = {
  readonly begin: (engine: AiEngine) => void;
  readonly statement: (statement: AssistantStatement) => void;
};
export type PhrasedAnswer = {
  readonly drafted: DraftedAnswer;
  readonly engine: AiEngine;
  /** True if the model call is already in the register of AI calls. */
  readonly isRecorded: boolean;
};

const mostStatements = 12;

const numbersIn = (text: string): string[] => wordsOfText(text).flatMap(({ number }) => number ?? []);

/** Whether a shown statement already covers a statement of our own code: it quotes one of the same lines and contains all its numbers. */
const isSaid = ({ text, quotes }: AssistantStatement, shown: readonly AssistantStatement[]): boolean =>
  shown.some((one) => {
    const numbers = new Set(numbersIn(one.text));
    const own = new Set(one.quotes.map(lineKeyOf));
    return quotes.some((quote) => own.has(lineKeyOf(quote))) && numbersIn(text).every((number) => numbers.has(number));
  });

/**
 * True for a statement that may be sent to the model. Our own code may quote any line of a resume, but lines with instructions
 * are neither sent nor used as support.
 */
const isClean = ({ text, quotes }: AssistantStatement): boolean => !givesOrders(text) && quotes.every(describesPerson);

/** Whether the model may phrase an answer. It never phrases refusals (rankings and protected topics), comparisons, or answers without subjects. */
const mayBePhrased = ({ drafted, asked }: PhraseInput): boolean =>
  drafted.kind !== "declined" && drafted.comparison === null && asked.subjects.length > 0;

/**
 * The kind and text of the final answer. If our own code found nothing, the answer stays "not said", unless the model quotes
 * lines that our own code does not.
 */
function standing(drafted: DraftedAnswer, shown: readonly AssistantStatement[]): Pick<DraftedAnswer, "kind" | "text"> {
  if (drafted.kind === "answered") return drafted;
  const own = new Set(drafted.statements.flatMap(({ quotes }) => quotes.map(lineKeyOf)));
  const more = shown.some(({ quotes }) => quotes.some((quote) => !own.has(lineKeyOf(quote))));
  return more ? { kind: "answered", text: "" } : drafted;
}

type StatementListener = (text: string, lines: readonly number[]) => boolean;

/** Reads the model's statements and shows those that their lines support; null if none can be used. */
async function readAnswer(deltas: AsyncIterable<string>, say: StatementListener, kind: DraftedAnswer["kind"]) {
  const reading = statementsIn(deltas);
  let [claims, shown] = [0, 0];
  for (;;) {
    const { done, value } = await reading.next();
    if (done) {
      if (value === null) return null;
      // "The CV does not say" is accepted only if our own code found nothing either.
      return shown > 0 || (claims === 0 && value.notSaid && kind === "notSaid") ? { shown } : null;
    }
    claims += 1;
    if (shown < mostStatements && say(value.text, value.lines)) shown += 1;
  }
}

/** Sends the question to the model without names; restores the names in statements that pass the check. */
async function askModel(
  ctx: AiCallCtx,
  { asked, drafted, purpose, knowledge }: PhraseInput,
  heard: AnswerListener,
): Promise<AiEngine> {
  const { model } = ctx.platform;
  if (model === null) return onBox;
  const { language } = drafted;
  const found = drafted.statements.filter(isClean);
  const { question, subjects } = asked;
  const pseudonyms = pseudonymise(await findNamesToHide(ctx.tx, purpose.subjectIds));
  const lines = chooseLines({ question, language, subjects, found });
  const people = new Map(subjects.map(({ label }, index) => [index + 1, label]));
  const grounds: GroundingContext = { lines, people, found, otherNames: otherNamesIn(knowledge) };
  const say: StatementListener = (text, cited) => {
    const statement = ground({ text: pseudonyms.restore(text), lines: cited }, grounds);
    if (!statement || !isAsked(question, statement, drafted)) return false;
    heard.statement(statement);
    return true;
  };
  const before = asked.before.at(-1)?.question ?? null;
  const prompt = promptOf({ question, before, language, lines, found, people }, pseudonyms);
  const { engine } = await callModel(ctx, { ...purpose, prompt }, (deltas) => {
    heard.begin({ kind: "model", model: model.name, note: null });
    return readAnswer(deltas, say, drafted.kind);
  });
  return engine;
}

/**
 * The answer of our own code, phrased by the model where a model may be called. Each statement is shown as soon as it passes the
 * check, and stays. Our own code adds what the model left out or did not finish. The saved answer is exactly what was streamed.
 */
export async function phraseAnswer(
  ctx: AiCallCtx,
  phrasing: PhraseInput,
  heard: AnswerListener,
): Promise<PhrasedAnswer> {
  const { drafted } = phrasing;
  const shown: AssistantStatement[] = [];
  let isRecorded = false;
  const begin = (engine: AiEngine) => {
    isRecorded = true;
    heard.begin(engine);
  };
  const statement = (one: AssistantStatement) => {
    shown.push(one);
    heard.statement(one);
  };
  const engine = mayBePhrased(phrasing) ? await askModel(ctx, phrasing, { begin, statement }) : onBox;
  if (!isRecorded) heard.begin(engine);
  const isModels = shown.length > 0;
  for (const own of drafted.statements) if (!isSaid(own, shown)) statement(own);
  if (!isModels) return { drafted, engine, isRecorded };
  const { kind, text } = standing(drafted, shown);
  return {
    drafted: { ...drafted, kind, text, statements: shown },
    // The answer counts as the model's if a part of it is from the model, even if the call failed afterwards.
    engine: { kind: "model", model: ctx.platform.model?.name ?? null, note: engine.note },
    isRecorded,
  };
}
