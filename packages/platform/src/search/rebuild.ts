import { setTimeout as sleep } from "node:timers/promises";
import type { Search } from "./client.ts";
import { aliasOf, createIndex, dropIndex, nextAliasOf, standing, type IndexSize } from "./indexes.ts";
import { refreshInterval, type IndexDefinition } from "./mapping.ts";
import { projectNext, type Projection } from "./project.ts";

export type RebuildPlan = {
  definition: IndexDefinition;
  /** The next ids in their own order; null begins, an empty answer ends. */
  ids: (afterId: string | null, limit: number) => Promise<readonly string[]>;
  project: (ids: readonly string[]) => Promise<Projection[]>;
};

export type RebuildOptions = IndexSize & {
  batch?: number;
  onProgress?: (copied: number) => void;
};

const lingerMs = 1_000;

export type Rebuilt = { index: string; copied: number; replaced: string | null };

/**
 * Fills a new index from PostgreSQL and puts it in the place of the old one, while the product runs.
 *
 * Nothing is lost: as soon as the new index has its alias, every change that is relayed is written to it too (`project`
 * looks after each write), so a row that the copy read too early has its newer version there already, and the copy's loses.
 * What was relayed before the alias stood was committed before the copy began, which therefore reads it. The swap is one
 * step of the engine. Wants to be alone: the caller holds a lock.
 */
export async function rebuild(search: Search, plan: RebuildPlan, options: RebuildOptions = {}): Promise<Rebuilt> {
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
 * Whatever stands behind no name: one was being built, or had been replaced, when its process died. And one that bears the name
 * itself: the engine makes it where something is deleted by version in the moment in which the name moves.
 */
async function dropLeftovers(search: Search, name: string): Promise<void> {
  const { current } = await standing(search, name);
  const [alias, next] = [aliasOf(search, name), nextAliasOf(search, name)];
  const { body } = await search.client.indices.get({ index: `${alias}-*,${next}*` });
  const isOurs = (index: string) => index === next || /^-\d+$/.test(index.slice(alias.length));
  for (const index of Object.keys(body)) if (isOurs(index) && index !== current) await dropIndex(search, index);
}

async function copyAll(search: Search, plan: RebuildPlan, { batch = 250, onProgress }: RebuildOptions) {
  let copied = 0;
  let last: string | null = null;
  let writing: Promise<void> = Promise.resolve();
  for (;;) {
    const ids: readonly string[] = await plan.ids(last, batch);
    if (ids.length === 0) break;
    // The next ones are read while the engine takes these.
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

async function takeOver(search: Search, { name }: IndexDefinition, index: string): Promise<string | null> {
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
  // Whoever asked or wrote a moment ago is still at the old one.
  await sleep(lingerMs);
  await dropIndex(search, current);
  return current;
}
