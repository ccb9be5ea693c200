import { plantBetweenLines, boxed, inked, size, type PdfTrick } from "./pdf-tricks.ts";
import { black, paper, picture, place, show, white, type SheetPosition } from "./sheet.ts";

/** Hides a line by clipping it to a small box at its start. */
const cut = (width: number, height: number) => (text: string, at: SheetPosition) =>
  `q ${at.x - 1} ${paper.height - at.y - 3} ${width} ${height} re W n ${show(text, { ...at, size })} Q`;

const matrix = (parts: string) => (text: string, at: SheetPosition) =>
  `q ${parts} ${at.x} ${paper.height - at.y} cm ${show(text, { x: 0, y: paper.height, size: 10 })} Q`;

/** Tricks whose hidden text leaves a little ink but cannot be read. */
export const pdfFinerTricks: PdfTrick[] = [
  {
    name: "text too pale to see",
    answer: "text",
    plant: plantBetweenLines(inked({ colour: [0.965, 0.965, 0.965] })),
  },
  { name: "very pale yellow text on white", answer: "text", plant: plantBetweenLines(inked({ colour: [1, 1, 0.93] })) },
  { name: "text clipped to a narrow strip of its first letter", answer: "text", plant: plantBetweenLines(cut(2, 14)) },
  { name: "text clipped to a fraction of its height", answer: "text", plant: plantBetweenLines(cut(500, 3.2)) },
  { name: "text flattened to a line", answer: "text", plant: plantBetweenLines(matrix("1 0 0 0.04")) },
  { name: "vertical text 1 point high", answer: "text", plant: plantBetweenLines(matrix("0 0.1 -0.1 0")) },
  {
    name: "text made invisible by a blend mode",
    answer: "text",
    plant: (drawing, texts) => {
      drawing.sheet.gstates["Lighten"] = "<< /BM /Lighten >>";
      plantBetweenLines((text, at) => `q /Lighten gs ${show(text, { ...at, size })} Q`)(drawing, texts);
    },
  },
  {
    name: "text under a nearly opaque rectangle",
    answer: "text",
    plant: (drawing, texts) => {
      drawing.sheet.gstates["Sheet"] = "<< /ca 0.98 >>";
      drawing.sheet.xobjects["Cover"] = picture(white);
      plantBetweenLines(
        (text, at) =>
          `${show(text, { ...at, size, colour: black })} q /Sheet gs ${place("Cover", ...boxed(text, at))} Q`,
      )(drawing, texts);
    },
  },
  {
    name: "text in the colour of the picture below it",
    answer: "text",
    plant: (drawing, texts) => {
      drawing.sheet.xobjects["Ground"] = picture([0.62, 0.74, 0.86]);
      plantBetweenLines(
        (text, at) =>
          `${place("Ground", ...boxed(text, at))} ${show(text, { ...at, size, colour: [0.62, 0.74, 0.86] })}`,
      )(drawing, texts);
    },
  },
  {
    name: "text covered except for a narrow strip of its first letter",
    answer: "text",
    plant: (drawing, texts) => {
      drawing.sheet.xobjects["Cover"] = picture(white);
      plantBetweenLines((text, at) => {
        const [corner, width, height] = boxed(text, at);
        const right = { ...corner, x: corner.x + 3 };
        return `${show(text, { ...at, size })} ${place("Cover", right, width - 3, height)}`;
      })(drawing, texts);
    },
  },
];
