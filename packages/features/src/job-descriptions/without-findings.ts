import { lint, type Ad, type Finding } from "@orbita/ad-linter";
import { textOf, type ParagraphLine, type AdParagraph } from "./paragraph.ts";

type PlacedLine = { readonly line: ParagraphLine; readonly start: number; readonly end: number };

/** Joins the paragraphs to one text, and returns the offsets of each line in that text. */
function placesIn(paragraphs: readonly AdParagraph[]): { text: string; places: PlacedLine[] } {
  const places: PlacedLine[] = [];
  let text = "";
  for (const paragraph of paragraphs) {
    if (text) text += "\n\n";
    const whole = textOf(paragraph);
    let from = paragraph.heading?.length ?? 0;
    for (const line of paragraph.lines) {
      const at = whole.indexOf(line.text, from);
      from = at + line.text.length;
      places.push({ line, start: text.length + at, end: text.length + from });
    }
    text += whole;
  }
  return { text, places };
}

const isOf =
  ({ start, end }: Pick<Finding, "start" | "end">) =>
  (place: PlacedLine): boolean =>
    start < place.end && end > place.start;

const replaced = (
  paragraphs: readonly AdParagraph[],
  line: ParagraphLine,
  put: readonly ParagraphLine[],
): AdParagraph[] =>
  paragraphs
    .map((one) => ({ ...one, lines: one.lines.flatMap((other) => (other === line ? put : [other])) }))
    .filter(({ lines }) => lines.length > 0);

/** Applies only gender fixes: other fixes of the linter would add facts that were not given. */
function inBothForms(finding: Finding, { line, start, end }: PlacedLine): ParagraphLine | null {
  const { fix, rule } = finding;
  if (rule !== "genderedText" || fix.kind === "ask" || fix.start < start || fix.end > end) return null;
  const text = line.text.slice(0, fix.start - start) + fix.text + line.text.slice(fix.end - start);
  return { ...line, text };
}

/** Fixes each line that the linter reports, removes its free text, or drops the line, until the text has no findings. */
export function withoutFindings(ad: Ad, paragraphs: readonly AdParagraph[]): AdParagraph[] {
  let left = [...paragraphs];
  const tried = new Set<string>();
  for (;;) {
    const { text, places } = placesIn(left);
    const finding = lint({ ...ad, description: text }).find(
      // Ignores the finding that the ad does not address all genders: the draft adds that line itself.
      ({ field, rule }) => field === "description" && rule !== "bothSexesLine",
    );
    const place = finding && places.find(isOf(finding));
    if (!finding || !place) return left;
    const better = tried.has(place.line.text) ? null : inBothForms(finding, place);
    if (better) tried.add(better.text);
    const instead = better ?? place.line.bare;
    left = replaced(left, place.line, instead ? [instead] : []);
  }
}
