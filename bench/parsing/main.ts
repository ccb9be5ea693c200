import { parseArgs } from "node:util";
import { cvbench, figuresOf, judge, sets } from "@orbita/resume-engine/bench";
import { judgeUnseen } from "@orbita/resume-engine/bench/unseen";
import { pathToFileURL } from "node:url";

/** The CVs of cvbench, or of any folder of documents with their truth, against what the engine reads in them. */
const { values } = parseArgs({
  options: {
    set: { type: "string", multiple: true },
    folder: { type: "string" },
    only: { type: "string" },
    unseen: { type: "boolean" },
    json: { type: "boolean" },
    verbose: { type: "boolean" },
  },
});
const folders: [string, URL][] = values.folder
  ? [[values.folder, pathToFileURL(`${values.folder}/`)]]
  : (values.set ?? sets).map((set) => [set, new URL(`${set}/`, cvbench)]);
const only = new RegExp(values.only ?? "", "u");

const all: Record<string, ReturnType<typeof figuresOf>> = {};
if (values.unseen) {
  for (const which of ["tuned", "held", "typed"] as const)
    all[which] = figuresOf(judgeUnseen(which, (id) => only.test(id)));
} else for (const [set, folder] of folders) all[set] = figuresOf(await judge(folder, (id) => only.test(id)));

if (values.json) console.log(JSON.stringify(all, null, 1));
else {
  const show = (figures: Record<string, number>) =>
    Object.entries(figures)
      .map(([name, figure]) => `${name} ${figure.toFixed(3)}`)
      .join("  ");
  for (const [set, figures] of Object.entries(all)) {
    console.log(`\n${set}: macro-F1 ${figures.macroF1.toFixed(4)} over ${figures.documents} documents`);
    console.log(`  ${show(figures.languages)}  |  ${show(figures.layouts)}`);
    for (const [field, figure] of Object.entries(figures.fields)) {
      console.log(`  ${field.padEnd(16)} ${figure.toFixed(3)}`);
      if (values.verbose)
        for (const note of figures.notes[field as keyof typeof figures.notes]) console.log(`      ${note}`);
    }
  }
}
