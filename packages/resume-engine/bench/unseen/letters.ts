import { readdirSync, readFileSync } from "node:fs";
import type { LineModel } from "../../src/line.ts";
import type { ResumeTruth } from "../prediction.ts";
import { modelOf, type Block } from "./blocks.ts";

const folder = new URL("letters/", import.meta.url);

/** Parses CVs that were typed by hand: `#` and `##` are headings, `-` a bullet, an empty line white space. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let gap = 0;
  for (const line of text.trimEnd().split("\n")) {
    const heading = /^(#+) /u.exec(line)?.[1]?.length ?? 0;
    const words = line.slice(heading > 0 ? heading + 1 : 0);
    if (words.trim() === "") gap = 1;
    else {
      blocks.push({ text: words, gap, bold: heading > 0, size: heading === 1 ? 14 : heading === 2 ? 12 : 10 });
      gap = 0;
    }
  }
  return blocks;
}

export function typedLetters(): { id: string; model: LineModel; truth: ResumeTruth }[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .map((name) => {
      const truth = JSON.parse(readFileSync(new URL(name.replace(".txt", ".json"), folder), "utf8")) as ResumeTruth;
      return { id: truth.id, model: modelOf(blocksOf(readFileSync(new URL(name, folder), "utf8"))), truth };
    });
}
