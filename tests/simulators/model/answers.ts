import { fillSchema } from "./fill-schema.ts";
import {
  instructionIn,
  linesIn,
  relevantLines,
  type PromptRequest,
  type PromptLine,
  type JsonSchema,
} from "./prompt.ts";

/** The content of a simulated model's response. `ModelFault` determines how the response is delivered. */
export type AnswerVariant = "right" | "invented" | "obedient" | "notJson" | "exact";
export type ExactResponse = { when?: string; json: unknown };

const inventions = [
  "Ha diretto per dodici anni la sede di Tokyo della Contoso e parla giapponese.",
  "Holds a PhD in astrophysics from Princeton and led a team of 340 people.",
  "È certificato CISSP dal 2011 e ha lavorato alla NASA.",
];

const empty: JsonSchema = { type: "object", properties: { text: { type: "string" } } };

function fill(
  asked: PromptRequest,
  lines: readonly PromptLine[],
  text: (line: PromptLine) => string,
  id = (line: PromptLine) => line.id,
) {
  return JSON.stringify(fillSchema(asked.schema ?? empty, { lines, text, id }));
}

let told = 0;
/** Returns a model's response with invented facts. It cites the id of an existing resume line, and sometimes also of a missing one. */
function invent(asked: PromptRequest): string {
  told += 1;
  const lines = linesIn(asked.user).slice(0, 2);
  const text = inventions[told % inventions.length] ?? "";
  return fill(
    asked,
    lines.length > 0 ? lines : [{ id: "1", text }],
    () => text,
    ({ id }) => (told % 2 ? id : "999"),
  );
}

function obey(asked: PromptRequest): string {
  const order = instructionIn(asked.user);
  return order === null
    ? fill(asked, relevantLines(asked), ({ text }) => text)
    : fill(asked, linesIn(asked.user).slice(0, 1), () => order);
}

/** The content of the response to a request: generated as `content` says, or an exact response that the test has set. */
export function answerTo(asked: PromptRequest, content: AnswerVariant, exact: readonly ExactResponse[]): string {
  if (content === "exact") {
    const found = exact.find(({ when }) => when === undefined || asked.user.includes(when));
    if (found) return typeof found.json === "string" ? found.json : JSON.stringify(found.json);
  }
  if (content === "notJson") return "Certo! Ecco quello che ho trovato: {statements: [ …";
  if (content === "invented") return invent(asked);
  if (content === "obedient") return obey(asked);
  return fill(asked, relevantLines(asked), ({ text }) => text);
}
