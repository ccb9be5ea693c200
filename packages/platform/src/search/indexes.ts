import { errors } from "@opensearch-project/opensearch";
import type { SearchClient } from "./client.ts";
import { indexBody, type IndexDefinition } from "./mapping.ts";

export type IndexSharding = { shards?: number; replicas?: number };

/**
 * The alias of an index, which is the only name that readers and writers use. The name of the index behind it contains the time of
 * its creation.
 */
export const aliasOf = (search: SearchClient, name: string) => search.indexName(name);
/** The alias of an index that is being built. Every change is also written to this index. */
export const nextAliasOf = (search: SearchClient, name: string) => `${search.indexName(name)}.next`;

type AliasTable = Record<string, { aliases: Record<string, unknown> }>;
export type IndexNames = { current: string | null; next: string | null };

const statusOf = (error: unknown) => (error instanceof errors.ResponseError ? error.statusCode : 0);

/** Returns the names of the indexes to which the current alias and the alias for a rebuild point at this moment. */
export async function standing(search: SearchClient, name: string): Promise<IndexNames> {
  const [alias, next] = [aliasOf(search, name), nextAliasOf(search, name)];
  const { body } = await search.client.indices.getAlias({ index: `${alias}-*` });
  const holder = (wanted: string) =>
    Object.entries(body as AliasTable).find(([, { aliases }]) => wanted in aliases)?.[0] ?? null;
  return { current: holder(alias), next: holder(next) };
}

/** The number of documents in the index; 0 if it is not built yet. */
export async function countDocuments(search: SearchClient, name: string, requestTimeout: number): Promise<number> {
  try {
    const { body } = await search.client.count({ index: aliasOf(search, name) }, { requestTimeout, maxRetries: 0 });
    return body.count;
  } catch (error) {
    if (statusOf(error) === 404) return 0;
    throw error;
  }
}

const freshName = (alias: string) => `${alias}-${new Date().toISOString().replaceAll(/\D/g, "")}`;

export async function createIndex(
  search: SearchClient,
  definition: IndexDefinition,
  alias: string,
  size: IndexSharding = {},
) {
  const index = freshName(aliasOf(search, definition.name));
  // The call has a long timeout and no retry: a retry would fail, because it would find the index that the first attempt created.
  await search.client.indices.create(
    { index, body: { ...indexBody(definition, size), aliases: { [alias]: {} } } as never },
    { requestTimeout: 60_000, maxRetries: 0 },
  );
  return index;
}

export async function dropIndex(search: SearchClient, index: string): Promise<void> {
  await search.client.indices.delete({ index }).catch((error: unknown) => {
    if (statusOf(error) !== 404) throw error;
  });
}

type IndexMetadata = { fields?: string; analysis?: string };

async function madeFrom(search: SearchClient, index: string): Promise<IndexMetadata> {
  const { body } = await search.client.indices.getMapping({ index });
  const { mappings } = (body as Record<string, { mappings: { _meta?: IndexMetadata } }>)[index]!;
  return mappings._meta ?? {};
}

/**
 * Creates a missing index, and adds new fields to an existing index. Returns "rebuild" if the analysis changed or a field changed
 * its kind. Call it under a lock: two concurrent calls would create two indexes behind one alias.
 */
export async function ensureIndex(
  search: SearchClient,
  definition: IndexDefinition,
  size: IndexSharding = {},
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
