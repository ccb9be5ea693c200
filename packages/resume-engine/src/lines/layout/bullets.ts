import type { ResumeLine } from "../../line.ts";

const indent = { least: 8, most: 45 };
const tolerance = 1.5;

const leftOf = ({ box }: ResumeLine): number => box[0];
const rightOf = ({ box }: ResumeLine): number => box[0] + box[2];

/** Whether the first word of a line would have fitted at the end of the line before. The author then began a new line on purpose. */
function beginsAnew(line: ResumeLine, before: ResumeLine, margin: number): boolean {
  const [word = ""] = line.text.split(/\s/);
  const width = (line.box[2] * word.length) / Math.max(1, line.text.length);
  return rightOf(before) + width + 4 < margin;
}

/** Whether a line looks like a section title. Lines that are indented under a title may be the section's text and not list items. */
const isTitle = ({ text, runs, heading }: ResumeLine): boolean =>
  heading !== null || (text.length < 45 && (runs.every(({ bold }) => bold) || text === text.toUpperCase()));

/**
 * Marks list items whose bullets are not in the text: lines that are indented further than the lines around them. Applies only to
 * columns without visible bullets.
 */
export function markIndented(lines: ResumeLine[]): void {
  if (lines.some(({ bullet }) => bullet) || lines.length < 4) return;
  const lefts = new Map<number, number>();
  for (const line of lines) lefts.set(Math.round(leftOf(line)), (lefts.get(Math.round(leftOf(line))) ?? 0) + 1);
  const edge = Math.min(...[...lefts].filter(([, count]) => count >= 2).map(([x]) => x));
  const margin = Math.max(...lines.map(rightOf));
  const isIndented = (line: ResumeLine): boolean => {
    const by = leftOf(line) - edge;
    return by > indent.least && by < indent.most && (lefts.get(Math.round(leftOf(line))) ?? 0) >= 2;
  };
  let before: ResumeLine | null = null;
  let inSection = false;
  for (const line of lines) {
    if (isIndented(line)) {
      const goesOn = before && isIndented(before) && Math.abs(leftOf(before) - leftOf(line)) < tolerance;
      const titled = before !== null && !isIndented(before) && isTitle(before);
      inSection = titled || (inSection && goesOn === true);
      line.bullet =
        !inSection &&
        (!goesOn || (before !== null && (line.above > 0.6 * line.box[3] || beginsAnew(line, before, margin))));
    } else inSection = false;
    before = line;
  }
}
