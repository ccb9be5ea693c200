import { labelNumber, type ClassLabel } from "../src/classifier/labels.ts";
import { paragraphsOf, type Paragraph } from "../src/segment/paragraphs.ts";
import type { TrainingDocument } from "./generator/documents.ts";
import type { LineLabel } from "./generator/labels.ts";

/** The class of a generated line. The first line of an entry gets the class for beginnings, whatever its other labels. */
function classOf(label: LineLabel, begins: boolean): ClassLabel {
  const [section, part] = label.split(".") as [string, string | undefined];
  if (section !== "experience" && section !== "education") return label as ClassLabel;
  if (begins) return `${section}.begin`;
  return `${section}.${part === "text" || part === "told" ? "text" : "head"}`;
}

/** Joins lines to paragraphs as the engine does. Each paragraph gets the label that most of its letters have. */
export function lessonOf({ lines, labels, begins }: Pick<TrainingDocument, "lines" | "labels" | "begins">): {
  paragraphs: Paragraph[];
  labels: number[];
} {
  const paragraphs = paragraphsOf(lines);
  return {
    paragraphs,
    labels: paragraphs.map(({ ids }) => {
      // If the row is the first line of a section, with the heading in its left cell, the whole row gets the heading's label.
      const [head] = ids;
      if (ids.length > 1 && lines[head!]!.cell && labels[head!]!.startsWith("heading:"))
        return labelNumber.get(labels[head!]!)!;
      const letters = new Map<ClassLabel, number>();
      const first = ids.some((id) => begins[id]);
      for (const id of ids) {
        const label = classOf(labels[id]!, first);
        letters.set(label, (letters.get(label) ?? 0) + lines[id]!.text.length);
      }
      return labelNumber.get([...letters].toSorted((a, b) => b[1] - a[1])[0]![0])!;
    }),
  };
}
