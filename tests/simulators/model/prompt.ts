/** The part of JSON Schema that the simulator supports. */
export type JsonSchema = {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean;
  items?: JsonSchema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
};

export type PromptLine = { id: string; text: string };

/** A request to the model, independent of its wire format. */
export type PromptRequest = { system: string; user: string; schema: JsonSchema | null };

const numbered = /^\s*[[(]?([A-Za-z]{0,3}\d+(?:[.:-]\d+)?)[\])]?[\s:.)|-]+(\S.*)$/;

/** The numbered lines of a prompt: the only facts that a model may use. */
export const linesIn = (user: string): PromptLine[] =>
  user.split("\n").flatMap((row) => {
    const [, id, text] = numbered.exec(row) ?? [];
    return id && text ? [{ id, text: text.trim() }] : [];
  });

const wordsIn = (text: string): Set<string> => new Set(text.toLowerCase().match(/\p{L}{4,}|\p{N}+/gu) ?? []);

/** Returns the lines that share words with the rest of the prompt, the closest first; the first line if there are none. */
export function relevantLines({ user }: PromptRequest): PromptLine[] {
  const lines = linesIn(user);
  const rest = user
    .split("\n")
    .filter((row) => !numbered.test(row))
    .join(" ");
  const asked = wordsIn(rest);
  const near = ({ text }: PromptLine): number => [...wordsIn(text)].filter((word) => asked.has(word)).length;
  const found = lines
    .map((line) => ({ line, near: near(line) }))
    .filter((one) => one.near > 0)
    .toSorted((one, other) => other.near - one.near);
  return found.length > 0 ? found.map(({ line }) => line) : lines.slice(0, 1);
}

const instruction =
  /(ignor|disregard|forget|dimentica|istruzion|instruction|system prompt|from now on|d'ora in poi|you are now|ora sei)/i;
const toSay =
  /(?:say|write|answer|reply|respond|rispondi|scrivi|di'|dì|affirm|afferma)[^"“«:]{0,40}[:"“«]\s*([^"”»\n]+)/i;

/** A prompt injection in a resume; null if there is none. */
export function instructionIn(user: string): string | null {
  const row = user.split("\n").find((one) => instruction.test(one));
  return row === undefined ? null : (toSay.exec(row)?.[1] ?? row).trim();
}
