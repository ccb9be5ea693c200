import { readFileSync } from "node:fs";
import { figuresOf, judge, type JudgedDocument } from "./run.ts";

const folder = new URL("./held-out/", import.meta.url);
type HeldOutManifestEntry = { id: string; family: string; writer: string; language: string };
const kinds = ["language", "family", "writer"] as const;

/**
 * Scores the held-out set of CVs. Its documents were written separately, and nobody inspects them, so that nobody tunes the engine
 * on them.
 */
export const judgeHeldOut = (only?: (id: string) => boolean): Promise<JudgedDocument[]> =>
  judge(new URL("documents/", folder), only);

/** Scores of the held-out CVs, by family of layouts, by writer and by language. */
export function heldOutFigures(
  judged: readonly JudgedDocument[],
): Record<(typeof kinds)[number], Record<string, number>> {
  const listed = new Map(
    (JSON.parse(readFileSync(new URL("manifest.json", folder), "utf8")) as HeldOutManifestEntry[]).map((one) => [
      one.id,
      one,
    ]),
  );
  const by = (kind: (typeof kinds)[number]) =>
    Object.fromEntries(
      [...Map.groupBy(judged, ({ id }) => listed.get(id)?.[kind] ?? "unlisted")]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, group]) => [name, figuresOf(group).macroF1]),
    );
  return { language: by("language"), family: by("family"), writer: by("writer") };
}
