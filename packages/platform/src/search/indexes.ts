import { errors } from "@opensearch-project/opensearch";
import type { Search } from "./client.ts";
import { indexBody, type IndexDefinition } from "./mapping.ts";

export type IndexSize = { shards?: number; replicas?: number };

/** Readers and writers know the alias alone; behind it stands an index whose name tells when it was built. */
export const aliasOf = (search: Search, name: string) => search.indexName(name);
/** Where an index is being built, which hears of every change meanwhile. */
export const nextAliasOf = (search: Search, name: string) => `${search.indexName(name)}.next`;

type AliasTable = Record<string, { aliases: Record<string, unknown> }>;
export type Standing = { current: string | null; next: string | null };

const statusOf = (error: unknown) => (error instanceof errors.ResponseError ? error.statusCode : 0);

/** The real indexes behind the two aliases, as they are at this moment. */
export async function standing(search: Search, name: string): Promise<Standing> {
  const [alias, next] = [aliasOf(search, name), nextAliasOf(search, name)];
  const { body } = await search.client.indices.getAlias({ index: `${alias}-*` });
  const holder = (wanted: string) =>
    Object.entries(body as AliasTable).find(([, { aliases }]) => wanted in aliases)?.[0] ?? null;
  return { current: holder(alias), next: holder(next) };
}

const freshName = (alias: string) => `${alias}-${new Date().toISOString().replaceAll(/\D/g, "")}`;

export async function createIndex(search: Search, definition: IndexDefinition, alias: string, size: IndexSize = {}) {
  const index = freshName(aliasOf(search, definition.name));
  await search.client.indices.create({
    index,
    body: { ...indexBody(definition, size), aliases: { [alias]: {} } } as never,
  });
  return index;
}

export async function dropIndex(search: Search, index: string): Promise<void> {
  await search.client.indices.delete({ index }).catch((error: unknown) => {
    if (statusOf(error) !== 404) throw error;
  });
}

/**
 * Makes what is missing, and teaches an index that is there the fields that came since. A field that changed its kind is
 * refused by the engine: that wants a rebuild, and is answered with "rebuild". To be called under a lock: two that create at
 * once would leave two indexes behind one alias.
 */
export async function ensureIndex(
  search: Search,
  definition: IndexDefinition,
  size: IndexSize = {},
): Promise<"created" | "there" | "rebuild"> {
  const alias = aliasOf(search, definition.name);
  const { current } = await standing(search, definition.name);
  if (current === null) {
    await createIndex(search, definition, alias, size);
    return "created";
  }
  try {
    const { properties } = indexBody(definition).mappings;
    await search.client.indices.putMapping({ index: current, body: { properties } as never });
    return "there";
  } catch (error) {
    if (statusOf(error) === 400) return "rebuild";
    throw error;
  }
}
