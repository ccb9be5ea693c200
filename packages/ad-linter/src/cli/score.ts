import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { judgedLines, scoreOf } from "../score.ts";

/**
 * Prints how many of the faults that a person marked the linter finds: `node packages/ad-linter/src/cli/score.ts [file]`. Lists
 * missed and false findings only for the half of the ads on which the rules are tuned, never for the held-out half, so that the
 * score of that half stays unbiased.
 */
const judged = new URL("../../judged/", import.meta.url);
const files = process.argv.slice(2).filter((one) => !one.startsWith("--"));
const round = (value: number): number => Math.round(value * 10_000) / 10_000;

for (const file of files.length > 0 ? files : [new URL("tuned.jsonl", judged), new URL("held.jsonl", judged)]) {
  const name = basename(file instanceof URL ? file.pathname : file, ".jsonl");
  const { missed, invented, ...score } = scoreOf(judgedLines(readFileSync(file, "utf8")));
  const figures = { ...score, precision: round(score.precision), recall: round(score.recall) };
  process.stdout.write(
    `${JSON.stringify({ set: name, ...figures, missed: missed.length, invented: invented.length })}\n`,
  );
  if (name !== "tuned") continue;
  for (const one of missed) process.stdout.write(`missed   ${one.id} ${one.rule} ${one.field}: ${one.quote}\n`);
  for (const { id, finding, text } of invented)
    process.stdout.write(
      `invented ${id} ${finding.rule} ${finding.field}: ${finding.quote} | ${text.replaceAll("\n", " ⏎ ")}\n`,
    );
}
