import type { SectionKind } from "../lexicon/headings.ts";
import type { Paragraph } from "../segment/paragraphs.ts";
import { bestLabels, marginalsOf, type LabelChain } from "./chain.ts";
import { buckets, featuresOf } from "./features.ts";
import { classLabels, isHeadingLabel, labelCount, labelNumber, sectionOfLabel, type ClassLabel } from "./labels.ts";
import type { ClassifierWeights } from "./weights.ts";

/** The classifier's result for one paragraph. */
export type Classification = {
  /** The paragraph's label in the most likely label sequence of the whole document. */
  label: ClassLabel;
  /** Returns the probability that the paragraph has the label. */
  likely: (label: ClassLabel) => number;
  /** The probability that the paragraph is a heading of any section. */
  heading: number;
  /** For each section, the probability that the paragraph is the section's heading or part of its text. */
  sections: ReadonlyMap<SectionKind, number>;
};

/** Returns the kind of step before each paragraph: 0 without a gap, 1 over white space, 2 to another column. */
export function stepsOf(paragraphs: readonly Paragraph[]): Uint8Array {
  return Uint8Array.from(paragraphs, ({ gap, lines }, i) => {
    const before = paragraphs[i - 1]?.lines[0];
    if (before && before.column !== lines[0]!.column) return 2;
    return gap > 0.6 ? 1 : 0;
  });
}

function chainOf(paragraphs: readonly Paragraph[], { header, table, transitions }: ClassifierWeights): LabelChain {
  const scores = new Float64Array(paragraphs.length * labelCount);
  const sums = new Int32Array(labelCount);
  // Maps each feature bucket to the last paragraph that used it, so that a feature counts only once per paragraph.
  const shown = new Uint32Array(buckets);
  for (const [i, { own, words, told }] of featuresOf(paragraphs).entries()) {
    sums.fill(0);
    for (const places of [own, words, told])
      for (const place of places) {
        if (shown[place] === i + 1) continue;
        shown[place] = i + 1;
        const start = place * labelCount;
        for (let label = 0; label < labelCount; label++) sums[label]! += table[start + label]!;
      }
    for (let label = 0; label < labelCount; label++) scores[i * labelCount + label] = sums[label]! * header.scale;
  }
  return { length: paragraphs.length, scores, steps: stepsOf(paragraphs), transitions, follow: followOf(transitions) };
}

/** Caches exp(transitions), which is the same for every document. */
const follows = new WeakMap<Float32Array, Float64Array>();
function followOf(transitions: Float32Array): Float64Array {
  const known = follows.get(transitions) ?? Float64Array.from(transitions, Math.exp);
  follows.set(transitions, known);
  return known;
}

export function classify(paragraphs: readonly Paragraph[], by: ClassifierWeights): Classification[] {
  const chain = chainOf(paragraphs, by);
  const { singles } = marginalsOf(chain);
  return bestLabels(chain).map((best, i): Classification => {
    const own = singles.subarray(i * labelCount, (i + 1) * labelCount);
    const sections = new Map<SectionKind, number>();
    let heading = 0;
    for (const [label, likely] of own.entries()) {
      const section = sectionOfLabel[label]!;
      sections.set(section, (sections.get(section) ?? 0) + likely);
      if (isHeadingLabel[label]) heading += likely;
    }
    return {
      label: classLabels[best]!,
      likely: (label) => own[labelNumber.get(label)!] ?? 0,
      heading,
      sections,
    };
  });
}
