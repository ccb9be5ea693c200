import type { Db } from "@orbita/db";
import { indexes } from "@orbita/features";
import { rebuild, standing, type SearchClient } from "@orbita/platform";
import { round } from "../../figures.ts";
import { openTexts } from "./full-text.ts";

export const source = indexes.find(({ definition }) => definition.name === "resumes")!;
const patient = { requestTimeout: 1_800_000 };

type IndexStats = {
  _all: { primaries: { docs: { count: number }; store: { size_in_bytes: number }; segments: { count: number } } };
};

export async function measureIndex(
  search: SearchClient,
): Promise<{ documents: number; storeBytes: number; bytesPerDocument: number }> {
  const index = search.indexName("resumes");
  const { body } = await search.client.indices.stats({ index, metric: ["docs", "store"] });
  const { docs, store } = (body as unknown as IndexStats)._all.primaries;
  const bytes = store.size_in_bytes;
  return { documents: docs.count, storeBytes: bytes, bytesPerDocument: Math.round(bytes / Math.max(1, docs.count)) };
}

type ScaleConnections = { db: Db; url: string; search: SearchClient };

/** Fills the index like `./orbita rebuild resumes` and measures the time; null if an earlier run has left a filled index. */
export async function fillIndex(
  { db, url, search }: ScaleConnections,
  { fresh, shards }: { fresh: boolean; shards: number },
) {
  const { current } = await standing(search, "resumes");
  if (current !== null && !fresh) return null;
  const texts = await openTexts(url);
  let aside = 0;
  const plan = {
    definition: source.definition,
    ids: (after: string | null, limit: number) => source.ids(db, after, limit),
    project: async (ids: readonly string[]) => {
      const projections = await source.project(db, ids);
      const begin = performance.now();
      await texts.add(projections.flatMap((one) => one.source ?? []));
      aside += performance.now() - begin;
      return projections;
    },
  };
  const began = performance.now();
  const cpu = process.cpuUsage();
  const { copied } = await rebuild(search, plan, {
    shards,
    onProgress: (count) => count % 10_000 === 0 && process.stderr.write(`index: ${count} read\n`),
  });
  // Excludes the time for filling the PostgreSQL table, which a rebuild does not fill.
  const seconds = (performance.now() - began - aside) / 1_000;
  const { user, system } = process.cpuUsage(cpu);
  await texts.finish();
  const index = search.indexName("resumes");
  const asBuilt = await measureIndex(search);
  const merging = performance.now();
  await search.client.indices.forcemerge({ index, max_num_segments: 1 }, patient);
  return {
    resumes: copied,
    seconds: round(seconds, 1),
    resumesPerSecond: Math.round(copied / seconds),
    documentsPerSecond: Math.round(asBuilt.documents / seconds),
    ourCpuMsPerResume: round((user + system) / 1_000 / copied, 3),
    storeBytesBeforeMerge: asBuilt.storeBytes,
    mergeSeconds: round((performance.now() - merging) / 1_000, 1),
  };
}
