import { z } from "zod";
import type { QuotedClaim } from "./ground.ts";

const claim = z.object({ text: z.string(), lines: z.array(z.int()).max(20) });
const whole = z.object({ statements: z.array(claim), notSaid: z.boolean() });

/** JSON Schema of the model's answer: all keys are required, and no others are allowed. */
export const answerSchema = {
  type: "object",
  properties: {
    statements: {
      type: "array",
      items: {
        type: "object",
        properties: { text: { type: "string" }, lines: { type: "array", items: { type: "integer" } } },
        required: ["text", "lines"],
        additionalProperties: false,
      },
    },
    notSaid: { type: "boolean" },
  },
  required: ["statements", "notSaid"],
  additionalProperties: false,
} as const;

/** The maximum length of a model's answer in characters, which is far more than an answer needs. */
const mostLetters = 20_000;

/** Finds the end of each object of a streamed JSON list letter by letter, wherever the stream splits the text. */
function objectsOf() {
  const open: string[] = [];
  let [inString, escaped, isOurs, from] = [false, false, false, -1];
  const inList = () => isOurs && open.length === 2 && open[0] === "{" && open[1] === "[";
  return (text: string, at: number): string | null => {
    const letter = text[at]!;
    if (inString) {
      if (escaped) escaped = false;
      else if (letter === "\\") escaped = true;
      else if (letter === '"') inString = false;
      return null;
    }
    if (letter === '"') inString = true;
    else if (letter === "{" || letter === "[") {
      if (open.length === 1) isOurs = /"statements"\s*:\s*$/.test(text.slice(Math.max(0, at - 40), at));
      if (inList() && letter === "{") from = at;
      open.push(letter);
    } else if (letter === "}" || letter === "]") {
      open.pop();
      if (inList() && from !== -1) {
        const object = text.slice(from, at + 1);
        from = -1;
        return object;
      }
    }
    return null;
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Removes the code block in which some models wrap the JSON document. */
const bare = (text: string): string => text.replace(/^\s*```(?:json)?/, "").replace(/```\s*$/, "");

/**
 * Yields each statement of the model as soon as it is complete. At the end, returns whether the model found nothing. Returns
 * null if its answer is not the requested JSON document, even if statements were already yielded.
 */
export async function* statementsIn(
  deltas: AsyncIterable<string>,
): AsyncGenerator<QuotedClaim, { notSaid: boolean } | null> {
  const take = objectsOf();
  let text = "";
  for await (const piece of deltas) {
    const from = text.length;
    text += piece;
    if (text.length > mostLetters) return null;
    for (let at = from; at < text.length; at++) {
      const object = take(text, at);
      const read = object === null ? null : claim.safeParse(parsed(object));
      if (read?.success) yield read.data;
    }
  }
  const { success, data } = whole.safeParse(parsed(bare(text)));
  return success ? { notSaid: data.notSaid } : null;
}
