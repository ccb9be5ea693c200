import { setTimeout as sleep } from "node:timers/promises";
import type { SearchClient } from "./client.ts";
import { aliasOf, createIndex, dropIndex, nextAliasOf, standing, type IndexSharding } from "./indexes.ts";
import { refreshInterval, type IndexDefinition } from "./mapping.ts";
import { projectNext, type Projection } from "./project.ts";

export type RebuildPlan = {
  definition: IndexDefinition;
  /** The next ids of rows to copy, in id order. `afterId` is null for the first batch; an empty result ends the copy. */
  ids: (afterId: string | null, limit: number) => Promise<readonly string[]>;
  project: (ids: readonly string[]) => Promise<Projection[]>;
};

export type RebuildOptions = IndexSharding & {
  batch?: number;
  onProgress?: (copied: number) => void;
};

const lingerMs = 1_000;

export type RebuildResult = { index: string; copied: number; replaced: string | null };

/**
 * Fills a new index from PostgreSQL and swaps it with the old index while the product runs. No change is lost: once the new index
 * has its alias, every relayed change is also written to it (`project` checks after each write). If the copy read a row too
 * early, the newer version is already there and the copy's write loses. Changes relayed before the alias existed were committed
 * before the copy began, so the copy reads them. The swap is atomic. The caller must hold a lock.
 */
export async function rebuild(
  search: SearchClient,
  plan: RebuildPlan,
  options: RebuildOptions = {},
): Promise<RebuildResult> {
  const { definition } = plan;
  await dropLeftovers(search, definition.name);

  const index = await createIndex(search, definition, nextAliasOf(search, definition.name), options);
  try {
    await search.client.indices.putSettings({ index, body: { index: { refresh_interval: "-1" } } });
    const copied = await copyAll(search, plan, options);
    await search.client.indices.putSettings({ index, body: { index: { refresh_interval: refreshInterval } } });
    await search.client.indices.refresh({ index }, { requestTimeout: 120_000 });
    const replaced = await takeOver(search, definition, index);
    return { index, copied, replaced };
  } catch (error) {
    const { current } = await standing(search, definition.name);
    if (current !== index) await dropIndex(search, index);
    throw error;
  }
}

/**
 * Deletes all indexes but the current one, which a process left behind that died while building or replacing them. Also deletes an
 * index whose name is the `next` alias itself, which the engine creates if a versioned delete arrives when the alias moves.
 */
async function dropLeftovers(search: SearchClient, name: string): Promise<void> {
  const { current } = await standing(search, name);
  const [alias, next] = [aliasOf(search, name), nextAliasOf(search, name)];
  const { body } = await search.client.indices.get({ index: `${alias}-*,${next}*` });
  const isOurs = (index: string) => index === next || /^-\d+$/.test(index.slice(alias.length));
  for (const index of Object.keys(body)) if (isOurs(index) && index !== current) await dropIndex(search, index);
}

async function copyAll(search: SearchClient, plan: RebuildPlan, { batch = 250, onProgress }: RebuildOptions) {
  let copied = 0;
  let last: string | null = null;
  let writing: Promise<void> = Promise.resolve();
  for (;;) {
    const ids: readonly string[] = await plan.ids(last, batch);
    if (ids.length === 0) break;
    // Reads the next batch from PostgreSQL while the engine writes the previous one.
    const projections = await plan.project(ids);
    await writing;
    writing = projectNext(search, plan.definition.name, projections);
    writing.catch(() => {});
    last = ids.at(-1)!;
    copied += ids.length;
    onProgress?.(copied);
  }
  await writing;
  return copied;
}

async function takeOver(search: SearchClient, { name }: IndexDefinition, index: string): Promise<string | null> {
  const { current } = await standing(search, name);
  const alias = aliasOf(search, name);
  await search.client.indices.updateAliases({
    body: {
      actions: [
        ...(current === null ? [] : [{ remove: { index: current, alias } }]),
        { add: { index, alias } },
        { remove: { index, alias: nextAliasOf(search, name) } },
      ],
    },
  });
  if (current === null) return null;
  // Waits before the old index is deleted, because requests that started before the swap still use it.
  await sleep(lingerMs);
  await dropIndex(search, current);
  return current;
}
