import type { ResumeTemplate } from "@orbita/contract";
import styles from "./download.module.css";

type PreviewBar = readonly [x: number, y: number, width: number, weight?: "head" | "name" | "accent"];

const lines = (x: number, from: number, widths: readonly number[]): PreviewBar[] =>
  widths.map((width, at) => [x, from + at * 4, width]);

/** The bars of each template's preview, in the SVG's units (the page is 60 × 84). They imitate the layout of the PDF templates. */
const drawings: Record<ResumeTemplate, readonly PreviewBar[]> = {
  sobrio: [
    [7, 8, 22, "name"],
    ...lines(7, 15, [30, 46, 40]),
    [7, 30, 14, "head"],
    ...lines(7, 35, [46, 38, 44, 30]),
    [7, 54, 18, "head"],
    ...lines(7, 59, [40, 46, 28]),
    [7, 74, 12, "head"],
  ],
  editoriale: [
    [7, 9, 30, "name"],
    ...lines(7, 17, [18]),
    ...lines(20, 26, [32, 30, 26]),
    [7, 41, 8, "head"],
    ...lines(20, 41, [32, 28, 30, 24]),
    [7, 60, 9, "head"],
    ...lines(20, 60, [30, 32, 20]),
    [7, 75, 7, "head"],
    ...lines(20, 75, [28]),
  ],
  "due-colonne": [
    ...lines(6, 24, [28, 26, 20]),
    [6, 39, 12, "accent"],
    ...lines(6, 44, [30, 24, 28, 30, 18]),
    [6, 66, 10, "accent"],
    ...lines(6, 71, [26, 22]),
    [43, 24, 9, "accent"],
    ...lines(43, 29, [12, 10, 12, 8]),
    [43, 48, 8, "accent"],
    ...lines(43, 53, [12, 9, 11]),
  ],
  accademico: [
    [19, 8, 22, "name"],
    [22, 14, 16],
    ...lines(7, 21, [46, 40]),
    [7, 31, 16, "head"],
    ...lines(7, 36, [46, 30]),
    [7, 46, 20, "head"],
    ...lines(7, 51, [46, 42, 44, 36]),
    [7, 69, 18, "head"],
    ...lines(7, 74, [46]),
  ],
  anonimo: [
    [7, 9, 26, "name"],
    ...lines(7, 17, [20]),
    ...lines(20, 26, [32, 28]),
    [7, 37, 8, "head"],
    ...lines(20, 37, [30, 32, 26, 28]),
    [7, 56, 8, "head"],
    ...lines(20, 56, [32, 24, 30]),
    [7, 72, 8, "head"],
    ...lines(20, 72, [26]),
  ],
};

const heights = { name: 3.4, head: 2, accent: 2 };

/** A thumbnail of a template: the positions of its name, headings and lines. */
export function TemplatePreview({ template }: { template: ResumeTemplate }) {
  return (
    <svg viewBox="0 0 60 84" className={styles.preview} aria-hidden="true">
      <rect width="60" height="84" rx="2" className={styles.paper} />
      {template === "due-colonne" && (
        <>
          <rect width="60" height="17" rx="2" className={styles.band} />
          <rect x="40" y="17" width="20" height="67" className={styles.side} />
          <rect x="6" y="6" width="24" height="3.4" rx="0.6" className={styles.onBand} />
        </>
      )}
      {drawings[template].map(([x, y, width, weight]) => (
        <rect
          key={`${x}-${y}`}
          x={x}
          y={y}
          width={width}
          height={weight ? heights[weight] : 1.2}
          rx="0.6"
          className={styles[weight ?? "text"]}
        />
      ))}
    </svg>
  );
}
