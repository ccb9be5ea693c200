import { parseArgs } from "node:util";
import { figuresOf, type JudgedDocument } from "../../bench/run.ts";
import { predictionOf } from "../../bench/prediction.ts";
import { classify } from "../../src/classifier/classify.ts";
import { classLabels, sectionOfLabel } from "../../src/classifier/labels.ts";
import { unpacked, type ClassifierWeights } from "../../src/classifier/weights.ts";
import { understand } from "../../src/understand.ts";
import { lessonOf } from "../examples.ts";
import { trainingDocuments, type TrainingDocument } from "../generator/documents.ts";
import { trained } from "../trained.ts";

/**
 * Cross-validation by family: measures how well the classifier reads families of CVs that its training left out. Stores no result.
 */
const { values } = parseArgs({
  options: {
    folds: { type: "string", default: "4" },
    documents: { type: "string", default: "1200" },
    rounds: { type: "string", default: "4" },
    tests: { type: "string", default: "400" },
    verbose: { type: "boolean" },
  },
});
const tests = [...trainingDocuments({ seed: 900, count: Number(values.tests) })];
const families = [...new Set(tests.map(({ family }) => family))].toSorted();
const foldCount = Number(values.folds);
const now = new Date("2025-03-31");

function read({ id, lines, truth }: TrainingDocument, by: ClassifierWeights | null): JudgedDocument {
  const { resume } = understand({ lines: [...lines], pages: [], hidden: [] }, { now, by });
  return { id, truth, read: predictionOf(resume), ms: 0 };
}

const before: JudgedDocument[] = [];
const after: JudgedDocument[] = [];
const hits = new Map<string, { all: number; label: number; section: number }>();
for (let fold = 0; fold < foldCount; fold++) {
  const without = families.filter((_, i) => i % foldCount === fold);
  const by = unpacked(
    trained({ seed: 14, documents: Number(values.documents), rounds: Number(values.rounds), without }),
  );
  for (const document of tests.filter(({ family }) => without.includes(family))) {
    const { paragraphs, labels } = lessonOf(document);
    const hit = hits.get(document.family) ?? { all: 0, label: 0, section: 0 };
    hits.set(document.family, hit);
    for (const [i, { label }] of classify(paragraphs, by).entries()) {
      hit.all++;
      const guess = classLabels.indexOf(label);
      if (guess === labels[i]) hit.label++;
      if (sectionOfLabel[guess] === sectionOfLabel[labels[i]!]) hit.section++;
      else if (values.verbose)
        console.log(`${document.family}\t${classLabels[labels[i]!]} -> ${label}\t${paragraphs[i]!.text.slice(0, 80)}`);
    }
    before.push(read(document, null));
    after.push(read(document, by));
  }
}
const shown = [figuresOf(before), figuresOf(after)] as const;
const line = (name: string, key: "layouts" | "fields" | "languages", more = "") =>
  console.log(
    `${name.padEnd(18)} ${shown.map((one) => ((one[key] as Record<string, number>)[name] ?? 0).toFixed(3)).join(" -> ")}${more}`,
  );
console.log(`rules alone ${shown[0].macroF1.toFixed(4)}, with the classifier ${shown[1].macroF1.toFixed(4)}`);
for (const name of Object.keys(shown[0].languages)) line(name, "languages");
for (const name of Object.keys(shown[0].layouts).toSorted()) {
  const hit = hits.get(name);
  line(
    name,
    "layouts",
    hit ? `   labels ${(hit.label / hit.all).toFixed(3)} sections ${(hit.section / hit.all).toFixed(3)}` : "",
  );
}
for (const name of Object.keys(shown[0].fields)) line(name, "fields");
