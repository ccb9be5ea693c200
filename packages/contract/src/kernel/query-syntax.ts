/**
 * The search syntax for experienced users: words, "a phrase", AND, OR, NOT (or a hyphen before a word), parentheses. Operators must
 * be in capitals, so that users do not type one by accident. Adjacent words are joined with AND.
 */
export type QueryNode =
  | { readonly kind: "word" | "phrase"; readonly text: string }
  | { readonly kind: "and" | "or"; readonly of: readonly QueryNode[] }
  | { readonly kind: "not"; readonly of: QueryNode };

export const queryLimits = { length: 500, terms: 40, depth: 8 } as const;

export class BadQuery extends Error {
  /** Offset in the text at which parsing failed. */
  readonly at: number;
  constructor(at: number) {
    super(`not understood at ${at}`);
    this.at = at;
  }
}

type QueryToken = {
  readonly kind: "word" | "phrase" | "AND" | "OR" | "NOT" | "(" | ")";
  readonly text: string;
  readonly at: number;
};

const pattern = /"(?<phrase>[^"]*)"|(?<bracket>[()])|(?<minus>-)(?=["(\p{L}\p{N}])|(?<word>[^\s()"]+)|(?<open>")/gu;
const operators = new Set(["AND", "OR", "NOT"]);

function tokensOf(text: string): QueryToken[] {
  const tokens: QueryToken[] = [];
  for (const { groups, index: at } of text.matchAll(pattern)) {
    const { phrase, bracket, minus, word, open } = groups as Record<string, string | undefined>;
    if (open !== undefined) throw new BadQuery(at);
    if (bracket !== undefined) tokens.push({ kind: bracket as "(" | ")", text: bracket, at });
    else if (minus !== undefined) tokens.push({ kind: "NOT", text: minus, at });
    else if (phrase !== undefined) {
      if (/[\p{L}\p{N}]/u.test(phrase)) tokens.push({ kind: "phrase", text: phrase.trim(), at });
    } else if (operators.has(word!)) tokens.push({ kind: word as "AND" | "OR" | "NOT", text: word!, at });
    else if (/[\p{L}\p{N}]/u.test(word!)) tokens.push({ kind: "word", text: word!, at });
  }
  return tokens;
}

/** Parses a search text. Throws BadQuery; returns null if the text contains no search term. */
export function parseQuery(text: string): QueryNode | null {
  const tokens = tokensOf(text);
  if (tokens.length === 0) return null;
  if (tokens.filter(({ kind }) => kind === "word" || kind === "phrase").length > queryLimits.terms)
    throw new BadQuery(tokens.at(-1)!.at);
  let next = 0;
  const peek = () => tokens[next];
  const stop = () => new BadQuery(peek()?.at ?? text.length);

  const several = (kind: "and" | "or", of: QueryNode[]): QueryNode => (of.length === 1 ? of[0]! : { kind, of });
  function either(depth: number): QueryNode {
    const of = [both(depth)];
    while (peek()?.kind === "OR") {
      next += 1;
      of.push(both(depth));
    }
    return several("or", of);
  }
  function both(depth: number): QueryNode {
    const of = [one(depth)];
    for (;;) {
      const kind = peek()?.kind;
      if (kind === undefined || kind === "OR" || kind === ")") return several("and", of);
      if (kind === "AND") next += 1;
      of.push(one(depth));
    }
  }
  function one(depth: number): QueryNode {
    const token = peek();
    if (token === undefined || depth > queryLimits.depth) throw stop();
    if (token.kind === "NOT") {
      next += 1;
      return { kind: "not", of: one(depth + 1) };
    }
    if (token.kind === "(") {
      next += 1;
      const inside = either(depth + 1);
      if (peek()?.kind !== ")") throw stop();
      next += 1;
      return inside;
    }
    if (token.kind !== "word" && token.kind !== "phrase") throw stop();
    next += 1;
    return { kind: token.kind, text: token.text };
  }

  const query = either(0);
  if (next < tokens.length) throw stop();
  return query;
}

/**
 * True if the query is one word, or only words joined by AND. Adjacent words and an explicit AND give the same tree, so callers
 * that treat them differently must check the text.
 */
export const isPlain = (query: QueryNode): boolean =>
  query.kind === "word" || (query.kind === "and" && query.of.every(({ kind }) => kind === "word"));
