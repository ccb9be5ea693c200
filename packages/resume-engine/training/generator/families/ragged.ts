import type { Desk } from "../desk.ts";
import type { Block, Span } from "../sheet.ts";
import { classic, section, type TrainingTemplate } from "./classic.ts";
import { oneLiners } from "./compact.ts";
import { form } from "./tables.ts";

/** Rewrites blocks as if they were typed in a hurry. Values change only in case. */
function typed(desk: Desk, blocks: Block[]): Block[] {
  const { random } = desk;
  const lower = random.chance(0.4);
  const doubled = random.chance(0.4);
  const flat = random.chance(0.7);
  const marks = random.pick(["-", "*", "--", ">", "+", "·"]);
  const touch = (span: Span): Span => {
    let { text } = span;
    if (lower && !/[@/]/u.test(text)) text = text.toLowerCase();
    if (!span.field && doubled) text = text.replaceAll(/, /gu, random.pick([" , ", ",  ", ", "]));
    const { bold: _bold, size: _size, colour: _colour, italic: _italic, ...rest } = span;
    return flat ? { ...rest, text } : { ...span, text };
  };
  return blocks.map((block) => {
    const spans = block.spans.map(touch);
    const heading = block.label.startsWith("heading:");
    if (heading && random.chance(0.4) && !/[:.\])*~=–-]$/u.test(spans.at(-1)!.text)) spans.push({ text: ":" });
    const { right, size: _size, bold: _bold, ...plain } = block;
    // Moves dates from the right margin to the end of the text, after a few blanks.
    const tail: Span[] =
      right && right.length > 0 ? [{ text: random.pick(["   ", "  ", " "]) }, ...right.map(touch)] : [];
    const bullet = block.bullet === undefined ? {} : random.chance(0.8) ? { bullet: marks } : {};
    const { bullet: _bullet, ...unmarked } = flat
      ? plain
      : {
          ...plain,
          ...(block.size === undefined ? {} : { size: block.size }),
          ...(block.bold === undefined ? {} : { bold: block.bold }),
        };
    const cells = block.cells ? { cells: block.cells.map((paragraphs) => typed(desk, paragraphs)) } : {};
    return {
      ...unmarked,
      ...bullet,
      ...cells,
      spans: [...spans, ...tail],
      above: (block.above ?? 0) + (random.chance(0.06) ? random.int(3, 14) : 0),
      indent: (block.indent ?? 0) + (random.chance(0.05) ? random.int(2, 20) : 0),
    };
  });
}

/** Generates a CV in any of several structures, typed carelessly. */
export const ragged: TrainingTemplate = (desk) => {
  const made = desk.random.pick([classic, classic, oneLiners, form])(desk);
  return { ...made, blocks: typed(desk, made.blocks) };
};

/** Generates a CV with headings on the same line as their text. */
export const runIn: TrainingTemplate = (desk) => {
  const { random } = desk;
  const made = random.pick([classic, oneLiners])(desk);
  const blocks: Block[] = [];
  const short = /^(?:skills|languages|interests|certificates|courses)/u;
  for (let i = 0; i < made.blocks.length; i++) {
    const [block, next, after] = made.blocks.slice(i, i + 3);
    const alone = next && !after?.label.startsWith(next.label);
    if (
      block!.label.startsWith("heading:") &&
      next &&
      alone &&
      short.test(next.label) &&
      next.bullet === undefined &&
      !next.right?.length
    ) {
      const words = block!.spans[0]!.text.replace(/:$/u, "");
      blocks.push({ ...next, above: block!.above ?? 0, spans: [{ text: `${words}: `, bold: true }, ...next.spans] });
      i++;
    } else blocks.push(block!);
  }
  return { ...made, blocks };
};

/** Generates a CV with one line per job, sometimes with soft skills as an additional last section. */
export const brief: TrainingTemplate = (desk) => {
  const made = oneLiners(desk);
  const from = made.blocks.findIndex(({ label }) => label.startsWith("heading:"));
  return desk.random.chance(0.5) || from === -1
    ? made
    : { ...made, blocks: [...made.blocks, ...(desk.truth.softSkills!.length > 0 ? [] : section(desk, "softSkills"))] };
};
