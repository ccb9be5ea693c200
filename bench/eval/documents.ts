import type { ParsedDocument } from "@orbita/contract";
import { readWithModel } from "@orbita/features";
import type { Model } from "@orbita/platform";
import { cvbench, figuresOf, judge, type JudgedDocument } from "@orbita/resume-engine/bench";
import { listenTo, type ModelCallStats } from "./listen.ts";

export type DocumentFigures = {
  onBox: ReturnType<typeof figuresOf>;
  withModel: ReturnType<typeof figuresOf>;
  heard: ModelCallStats;
};

/** Evaluates how well CVs are parsed: by our own code alone, and after merging the language model's result. */
export async function evalDocuments(
  model: Model,
  { set, most }: { set: string; most: number },
): Promise<DocumentFigures> {
  const folder = new URL(`${set}/`, cvbench);
  const seen = new Set<string>();
  const some = (id: string) => seen.has(id) || (seen.size < most && seen.add(id).size > 0);
  const onBox: JudgedDocument[] = await judge(folder, some);
  const listening = listenTo(model);
  const again = (reading: ParsedDocument): Promise<ParsedDocument> =>
    // If the model fails, the result of our own code is used, as in the product.
    readWithModel(reading, listening.model, AbortSignal.timeout(model.timeoutMs * 2)).catch(() => reading);
  const withModel = await judge(folder, some, again);
  return { onBox: figuresOf(onBox), withModel: figuresOf(withModel), heard: listening.heard };
}
