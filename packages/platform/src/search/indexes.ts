import { errors } from "@opensearch-project/opensearch";
import type { Search } from "./client.ts";
import { indexBody, type IndexDefinition } from "./mapping.ts";

export type IndexSize = { shards?: number; replicas?: number };

/** Readers and writers use only the alias. The name of the index behind it contains the time of its creation. */
export const aliasOf = (search: Search, name: string) => search.indexName(name);
/** The alias of an index that is being built; it receives every change meanwhile. */
export const nextAliasOf = (search: Search, name: string) => `${search.indexName(name)}.next`;

type AliasTable = Record<string, { aliases: Record<string, unknown> }>;
export type Standing = { current: string | null; next: string | null };

const statusOf = (error: unknown) => (error instanceof errors.ResponseError ? error.statusCode : 0);

/** The indexes behind the two aliases at this moment. */
export async function standing(search: Search, name: string): Promise<Standing> {
  const [alias, next] = [aliasOf(search, name), nextAliasOf(search, name)];
  const { body } = await search.client.indices.getAlias({ index: `${alias}-*` });
  const holder = (wanted: string) =>
    Object.entries(body as AliasTable).find(([, { aliases }]) => wanted in aliases)?.[0] ?? null;
  return { current: holder(alias), next: holder(next) };
}

/** The number of documents in the index; 0 if it is not built yet. */
export async function countDocuments(search: Search, name: string, requestTimeout: number): Promise<number> {
  try {
    const { body } = await search.client.count({ index: aliasOf(search, name) }, { requestTimeout, maxRetries: 0 });
    return body.count;
  } catch (error) {
    if (statusOf(error) === 404) return 0;
    throw error;
  }
}

const freshName = (alias: string) => `${alias}-${new Date().toISOString().replaceAll(/\D/g, "")}`;

export async function createIndex(search: Search, definition: IndexDefinition, alias: string, size: IndexSize = {}) {
  const index = freshName(aliasOf(search, definition.name));
  // No retry and a long timeout: a retry would find the index that the first attempt created and fail.
  await search.client.indices.create(
    { index, body: { ...indexBody(definition, size), aliases: { [alias]: {} } } as never },
    { requestTimeout: 60_000, maxRetries: 0 },
  );
  return index;
}

export async function dropIndex(search: Search, index: string): Promise<void> {
  await search.client.indices.delete({ index }).catch((error: unknown) => {
    if (statusOf(error) !== 404) throw error;
  });
}

type IndexMetadata = { fields?: string; analysis?: string };

async function madeFrom(search: Search, index: string): Promise<IndexMetadata> {
  const { body } = await search.client.indices.getMapping({ index });
  const { mappings } = (body as Record<string, { mappings: { _meta?: IndexMetadata } }>)[index]!;
  return mappings._meta ?? {};
}

/**
 * Creates a missing index, and adds new fields to an existing index. Returns "rebuild" if the analysis changed or a field changed
 * its kind. Call it under a lock: two concurrent calls would create two indexes behind one alias.
 */
export async function ensureIndex(
  search: Search,
  definition: IndexDefinition,
  size: IndexSize = {},
): Promise<"created" | "there" | "rebuild"> {
  const { current } = await standing(search, definition.name);
  if (current === null) {
    await createIndex(search, definition, aliasOf(search, definition.name), size);
    return "created";
  }
  const { _meta, properties } = indexBody(definition).mappings;
  const made = await madeFrom(search, current);
  if (made.analysis !== _meta.analysis) return "rebuild";
  if (made.fields === _meta.fields) return "there";
  try {
    await search.client.indices.putMapping({ index: current, body: { _meta, properties } });
    return "there";
  } catch (error) {
    if (statusOf(error) === 400) return "rebuild";
    throw error;
  }
}
