import { trainingDocuments } from "./generator/documents.ts";
import { createHash } from "node:crypto";
import { featureVersion, buckets } from "../src/classifier/features.ts";
import { classLabels } from "../src/classifier/labels.ts";
import { packed } from "../src/classifier/weights.ts";
import { lessonOf } from "./examples.ts";
import { Random } from "./generator/random.ts";
import { renderedDocuments, type RenderedDocument } from "./rendered.ts";
import { exampleOf, learn, quantised, type DocumentExample } from "./learn.ts";

export type TrainOptions = {
  seed: number;
  documents: number;
  rounds: number;
  /** Number of training documents that were written to files and read back, used in addition to the generated lines. */
  rendered?: number;
  /** Families of generated CVs to leave out of the training, to measure how the classifier reads unknown families. */
  without?: readonly string[];
  onRound?: (round: number, loss: number) => void;
};

/** Trains the weights of the line classifier. The result depends only on the options. */
export function trained({ seed, documents, rounds, rendered = 0, without = [], onRound }: TrainOptions): Buffer {
  const examples: DocumentExample[] = [];
  const written = createHash("sha256");
  function* lessons(): Generator<RenderedDocument> {
    yield* trainingDocuments({ seed, count: documents });
    yield* renderedDocuments(rendered);
  }
  for (const document of lessons()) {
    if (without.includes(document.family)) continue;
    const { paragraphs, labels } = lessonOf(document);
    for (const [i, { text }] of paragraphs.entries()) written.update(`${labels[i]} ${text}\n`);
    examples.push(exampleOf(paragraphs, labels));
  }
  const chance = new Random(seed);
  const { table, transitions } = learn(examples, { random: () => chance.next(), rounds, ...(onRound && { onRound }) });
  const { bytes, scale } = quantised(table);
  const header = {
    seed,
    documents,
    rounds,
    rendered,
    generator: written.digest("hex").slice(0, 16),
    features: featureVersion,
    buckets,
    labels: classLabels,
    scale,
  };
  return packed(header, bytes, transitions);
}
