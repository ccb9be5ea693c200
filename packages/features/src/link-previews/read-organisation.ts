export type WebsiteOrganisation = {
  readonly name: string | null;
  readonly description: string | null;
  readonly logo: string | null;
};

type JsonLdNode = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is JsonLdNode =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string | null => (typeof value === "string" && value.trim() !== "" ? value : null);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** The usual endings of schema.org organisation types, of which there are dozens. */
const kinds =
  /(?:Organization|Corporation|Business|Company|Store|Restaurant|Hotel|NGO|Service|Agency|School|University)$/;
const isOrganisation = (node: JsonLdNode): boolean =>
  listOf(node["@type"]).some((type) => typeof type === "string" && kinds.test(type));

/** The nodes of a JSON-LD graph. A graph may be nested without limit, so depth and breadth are limited. */
function nodesOf(value: unknown, depth = 0): readonly JsonLdNode[] {
  if (depth > 4) return [];
  return listOf(value)
    .slice(0, 50)
    .filter(isNode)
    .flatMap((node) => [node, ...nodesOf(node["@graph"], depth + 1), ...nodesOf(node.publisher, depth + 1)]);
}

function parsed(script: string): unknown {
  try {
    return JSON.parse(script);
  } catch {
    return null;
  }
}

function logoOf(value: unknown): string | null {
  const [first] = listOf(value);
  return textOf(first) ?? (isNode(first) ? (textOf(first.url) ?? textOf(first.contentUrl)) : null);
}

/** The first organisation in a page's JSON-LD. */
export function readOrganisation(scripts: readonly string[]): WebsiteOrganisation | null {
  for (const script of scripts) {
    const node = nodesOf(parsed(script)).find(isOrganisation);
    if (node) return { name: textOf(node.name), description: textOf(node.description), logo: logoOf(node.logo) };
  }
  return null;
}
