import { parseArgs } from "node:util";
import { pathToFileURL } from "node:url";
import { checkBelow } from "@orbita/contract/resume-uploads/proposal";
import { cvbench, figuresOf, judge, sets, type JudgedDocument } from "@orbita/resume-engine/bench";
import { calibrationOf } from "@orbita/resume-engine/bench/verdicts";
import { heldOutFigures, judgeHeldOut } from "@orbita/resume-engine/bench/held";
import { earlier, lostSince } from "@orbita/resume-engine/bench/earlier";
import { speedOf } from "@orbita/resume-engine/bench/speed";
import { judgeUnseen } from "@orbita/resume-engine/bench/unseen";

/**
 * Scores the resume engine on the CVs of cvbench, on layouts that cvbench does not have, on the held-out set, or on any folder of
 * documents with their true content.
 */
const { values } = parseArgs({
  options: {
    set: { type: "string", multiple: true },
    folder: { type: "string" },
    only: { type: "string" },
    unseen: { type: "boolean" },
    "held-out": { type: "boolean" },
    speed: { type: "boolean" },
    json: { type: "boolean" },
    verbose: { type: "boolean" },
  },
});
const only = new RegExp(values.only ?? "", "u");
const wanted = (id: string) => only.test(id);
const chosen = values.folder ?? values.set ?? values.unseen ?? values["held-out"] ?? values.speed;

const judged = new Map<string, JudgedDocument[]>();
if (values.folder) judged.set(values.folder, await judge(pathToFileURL(`${values.folder}/`), wanted));
else if (values.set || !chosen)
  for (const set of values.set ?? sets) judged.set(set, await judge(new URL(`${set}/`, cvbench), wanted));
if (values.unseen || !chosen)
  for (const which of ["tuned", "held", "typed"] as const) judged.set(which, judgeUnseen(which, wanted));
if (values["held-out"] || !chosen) judged.set("held-out", await judgeHeldOut(wanted));

const show = (figures: Record<string, number>) =>
  Object.entries(figures)
    .map(([name, figure]) => `${name} ${figure.toFixed(3)}`)
    .join("  ");

function print(set: string, all: JudgedDocument[]): void {
  const figures = figuresOf(all);
  console.log(`\n${set}: macro-F1 ${figures.macroF1.toFixed(4)} over ${figures.documents} documents`);
  const parts = set === "held-out" ? Object.values(heldOutFigures(all)) : [figures.languages, figures.layouts];
  for (const part of parts) console.log(`  ${show(part)}`);
  const before = earlier(set);
  for (const [field, figure] of Object.entries(figures.fields)) {
    const was = before?.[field as keyof typeof before];
    console.log(`  ${field.padEnd(16)} ${figure.toFixed(3)}${was === undefined ? "" : `   earlier ${was.toFixed(3)}`}`);
    // Prints no failures of the held-out set, so that nobody tunes the engine on them.
    if (values.verbose && set !== "held-out")
      for (const note of figures.notes[field as keyof typeof figures.notes]) console.log(`      ${note}`);
  }
  const lost = lostSince(set, all);
  if (lost.length > 0) console.log(`  fewer right than the earlier version: ${lost.join(", ")}`);
  const verdicts = all.flatMap((one) => one.verdicts ?? []);
  if (verdicts.length === 0) return;
  const { values: count, errors, calibrationError, marked, caught } = calibrationOf(verdicts, checkBelow);
  console.log(
    `  confidence: error ${calibrationError.toFixed(3)} over ${count} values; "please check" marks ${(100 * marked).toFixed(1)} % and has ${(100 * caught).toFixed(1)} % of the ${errors} errors`,
  );
}

if (values.json) {
  const all = Object.fromEntries([...judged].map(([set, some]) => [set, figuresOf(some)]));
  console.log(JSON.stringify(all, null, 1));
} else {
  for (const [set, all] of judged) print(set, all);
  if (values.speed || !chosen) {
    const { ratio, bare, p50, p95 } = await speedOf(new URL("core/", cvbench));
    console.log(
      `\nspeed: ${ratio.toFixed(2)} times pdf.js alone (${bare.toFixed(0)} ms); p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
    );
  }
}
