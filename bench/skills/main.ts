import { parseArgs } from "node:util";
import { measureForms, type CorrectShare } from "@orbita/resume-engine/bench/skills";

/** Measures how well spellings of skills are recognised: packages/resume-engine/bench/skills/forms.tsv. */
const { values } = parseArgs({ options: { verbose: { type: "boolean" }, json: { type: "boolean" } } });
const figures = measureForms();

if (values.json) console.log(JSON.stringify(figures, null, 1));
else {
  const line = (name: string, { right, of }: CorrectShare) =>
    console.log(`  ${name.padEnd(10)} ${(right / of).toFixed(3)}  ${right} of ${of}`);
  line("all", figures.all);
  for (const [set, share] of Object.entries(figures.sets)) line(set, share);
  console.log("\nby how they are written");
  for (const [kind, share] of Object.entries(figures.kinds)) line(kind, share);
  console.log(
    `\n${figures.mistaken.length} read as another skill, ${figures.missed.length - figures.mistaken.length} as none`,
  );
  if (values.verbose)
    for (const { form, code, found } of figures.missed)
      console.log(`  ${form}: ${code || "-"}, read as ${found || "-"}`);
}
