import type { PromptLine, JsonSchema } from "./prompt.ts";

type SchemaFiller = {
  lines: readonly PromptLine[];
  text: (line: PromptLine) => string;
  id: (line: PromptLine) => string;
};

const kindOf = ({ type }: JsonSchema): string | undefined =>
  Array.isArray(type) ? (type.find((one) => one !== "null") ?? "null") : type;

const namesLines = (key: string): boolean =>
  /line|quote|source|evidence|cite|ref|^ids?$|^(from|to|start|end)$/i.test(key);

/** Returns a document that fits the schema. It has ids of resume lines where the schema expects ids, and the text of these lines elsewhere. */
export function fillSchema(schema: JsonSchema, filling: SchemaFiller, key = ""): unknown {
  const line = filling.lines[0] ?? { id: "1", text: "" };
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.find((one) => one !== null) ?? null;
  if (schema.anyOf?.[0]) return fillSchema(schema.anyOf[0], filling, key);
  const kind = kindOf(schema);
  if (kind === "object")
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, fillSchema(inner, filling, name)]),
    );
  if (kind === "array") {
    const { items = {} } = schema;
    // Makes one entry for each of the first three lines. Ids inside an entry are those of the entry's line.
    const each = kindOf(items) === "object" ? filling.lines.slice(0, 3) : [line];
    return each.map((one) => fillSchema(items, { ...filling, lines: [one] }, key));
  }
  if (kind === "integer" || kind === "number") return namesLines(key) ? Number(/\d+/.exec(filling.id(line))?.[0]) : 1;
  if (kind === "boolean") return false;
  if (kind === "null") return null;
  return namesLines(key) ? filling.id(line) : filling.text(line);
}
