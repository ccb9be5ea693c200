import type { AiEngine, AssistantStatement } from "@orbita/contract";
import {
  callModel,
  findIdentities,
  givesOrders,
  onBox,
  pseudonymise,
  wordsOf,
  type CallCtx,
  type Purpose,
} from "../../ai-calls/index.ts";
import type { Asked, Drafted } from "../onbox/answer.ts";
import type { Knowledge } from "../onbox/knowledge.ts";
import { chooseLines } from "./choose-lines.ts";
import { ground, type Grounds } from "./ground.ts";
import { keyOf, tells } from "./numbered-lines.ts";
import { otherNamesIn } from "./other-names.ts";
import { promptOf } from "./prompt.ts";
import { isAsked } from "./is-asked.ts";
import { statementsIn } from "./stream-statements.ts";

export type Phrasing = {
  readonly asked: Asked;
  readonly drafted: Drafted;
  readonly purpose: Purpose;
  readonly knowledge: Knowledge;
};
/** Hears what is said while it is said. */
export type Heard = {
  readonly begin: (engine: AiEngine) => void;
  readonly statement: (statement: AssistantStatement) => void;
};
export type Phrased = {
  readonly drafted: Drafted;
  readonly engine: AiEngine;
  /** The call of the model stands in the register already. */
  readonly isRecorded: boolean;
};

const mostStatements = 12;

const numbersIn = (text: string): string[] => wordsOf(text).flatMap(({ number }) => number ?? []);

/** Our own code's statement has been said already: of one of its lines, with every number of it. */
const isSaid = ({ text, quotes }: AssistantStatement, shown: readonly AssistantStatement[]): boolean =>
  shown.some((one) => {
    const numbers = new Set(numbersIn(one.text));
    const own = new Set(one.quotes.map(keyOf));
    return quotes.some((quote) => own.has(keyOf(quote))) && numbersIn(text).every((number) => numbers.has(number));
  });

/** Our own code quotes whatever stands in a resume; what gives orders there is neither sent nor leant on. */
const isClean = ({ text, quotes }: AssistantStatement): boolean => !givesOrders(text) && quotes.every(tells);

/** Rankings, protected questions and comparisons are ours alone, and so is what nobody's lines could answer. */
const mayBePhrased = ({ drafted, asked }: Phrasing): boolean =>
  drafted.kind !== "declined" && drafted.comparison === null && asked.subjects.length > 0;

/** What our own code could not find stays unsaid where the model speaks of nothing but the same lines. */
function standing(drafted: Drafted, shown: readonly AssistantStatement[]): Pick<Drafted, "kind" | "text"> {
  if (drafted.kind === "answered") return drafted;
  const own = new Set(drafted.statements.flatMap(({ quotes }) => quotes.map(keyOf)));
  const more = shown.some(({ quotes }) => quotes.some((quote) => !own.has(keyOf(quote))));
  return more ? { kind: "answered", text: "" } : drafted;
}

type Say = (text: string, lines: readonly number[]) => boolean;

/** What the model says, statement by statement, as far as it is true to the lines; null where nothing of it can be used. */
async function readAnswer(deltas: AsyncIterable<string>, say: Say, kind: Drafted["kind"]) {
  const reading = statementsIn(deltas);
  let [claims, shown] = [0, 0];
  for (;;) {
    const { done, value } = await reading.next();
    if (done) {
      if (value === null) return null;
      // "The CV does not say" is believed only where our own code found nothing either.
      return shown > 0 || (claims === 0 && value.notSaid && kind === "notSaid") ? { shown } : null;
    }
    claims += 1;
    if (shown < mostStatements && say(value.text, value.lines)) shown += 1;
  }
}

/** Shown to a model without a name, and back in the asker's words where it is true. */
async function askModel(
  ctx: CallCtx,
  { asked, drafted, purpose, knowledge }: Phrasing,
  heard: Heard,
): Promise<AiEngine> {
  const { model } = ctx.platform;
  if (model === null) return onBox;
  const { language } = drafted;
  const found = drafted.statements.filter(isClean);
  const { question, subjects } = asked;
  const pseudonyms = pseudonymise(await findIdentities(ctx.tx, purpose.subjectIds));
  const lines = chooseLines({ question, language, subjects, found });
  const people = new Map(subjects.map(({ label }, index) => [index + 1, label]));
  const grounds: Grounds = { lines, people, found, otherNames: otherNamesIn(knowledge) };
  const say: Say = (text, cited) => {
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
 * The answer of our own code, said by the model where one may be asked. Each statement is shown as soon as it is known to be true to
 * its lines, and stays: what the model left out, or could not say any more, our own code adds. What was heard is what is kept.
 */
export async function phrase(ctx: CallCtx, phrasing: Phrasing, heard: Heard): Promise<Phrased> {
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
    // A part of it is the model's, whatever became of the rest.
    engine: { kind: "model", model: ctx.platform.model?.name ?? null, note: engine.note },
    isRecorded,
  };
}
