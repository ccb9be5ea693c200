import type { CvDrawing } from "./draw-cv.ts";
import { widthOfWritten } from "./draw-cv.ts";
import { black, block, paper, picture, place, show, white, type TextPlacement, type SheetPosition } from "./sheet.ts";

/**
 * How the engine must handle planted text:
 * - `text`: report it as hidden text.
 * - `far`: report it as hidden text, although the text layer omits it.
 * - `characters`: remove it as invisible characters.
 * - `aside`: never read it, because it is outside of the pages (titles, notes).
 */
export type ExpectedHandling = "text" | "far" | "characters" | "aside";

export type PdfTrick = {
  name: string;
  answer: ExpectedHandling;
  /** The CV layout that the trick needs. In a sidebar, the planted texts are cut to the sidebar's width. */
  template?: "sidebar";
  plant: (drawing: CvDrawing, texts: readonly string[]) => void;
};

export const size = 10;
type TextDrawer = (text: string, at: SheetPosition) => string;

/** Plants hidden texts between the lines of the CV, where a parser would read them as part of the CV. */
export const plantBetweenLines =
  (write: TextDrawer) =>
  ({ sheet, gaps }: CvDrawing, texts: readonly string[]) => {
    for (const [index, text] of texts.entries()) sheet.over.push(write(text, gaps[index + 2]!));
  };

export const inked =
  (ink: Partial<TextPlacement>, also = "") =>
  (text: string, at: SheetPosition) =>
    show(text, { ...at, size, ...ink }, also);

const beyond = (move: (at: SheetPosition) => SheetPosition) =>
  plantBetweenLines((text, at) => show(text, { ...move(at), size }));

export const boxed = (text: string, at: SheetPosition) =>
  [{ x: at.x - 2, y: at.y - 9 }, widthOfWritten({ ...at, text, size }) + 8, 13] as const;

/** Plants hidden texts at the position of visible lines. */
function beneath(
  { sheet, written }: CvDrawing,
  texts: readonly string[],
  write: (text: string, seen: TextPlacement) => string,
): void {
  const lines = written.filter(({ text }) => text.length > 20);
  for (const [index, text] of texts.entries()) sheet.under.push(write(text, lines[index + 1]!));
}

const onLayer = plantBetweenLines((text, at) => `/OC /Layer BDC ${show(text, { ...at, size })} EMC`);
const form = "/Type /XObject /Subtype /Form /BBox [0 0 595 842]";

export const pdfTricks: PdfTrick[] = [
  { name: "white text on white", answer: "text", plant: plantBetweenLines(inked({ colour: white })) },
  {
    name: "nearly white text on white",
    answer: "text",
    plant: plantBetweenLines(inked({ colour: [0.992, 0.992, 0.996] })),
  },
  {
    name: "text in the colour of the band below it",
    answer: "text",
    template: "sidebar",
    plant: ({ sheet, onBand }, texts) => {
      for (const [index, text] of texts.entries())
        sheet.over.push(show(text, { x: onBand.x, y: onBand.y + index * 16, size, colour: [0.12, 0.2, 0.33] }));
    },
  },
  { name: "text 1 point high", answer: "text", plant: plantBetweenLines(inked({ size: 1 })) },
  {
    name: "grey text 2 points high",
    answer: "text",
    plant: plantBetweenLines(inked({ size: 2, colour: [0.5, 0.5, 0.5] })),
  },
  { name: "text 3 points high", answer: "text", plant: plantBetweenLines(inked({ size: 3 })) },
  {
    name: "text of 12 points, scaled down to 1",
    answer: "text",
    plant: plantBetweenLines(
      (text, at) =>
        `q 0.08 0 0 0.08 ${at.x} ${paper.height - at.y} cm ${show(text, { x: 0, y: paper.height, size: 12 })} Q`,
    ),
  },
  { name: "text squeezed to a fraction of its width", answer: "text", plant: plantBetweenLines(inked({}, "0.5 Tz")) },
  {
    name: "transparent text",
    answer: "text",
    plant: (drawing, texts) => {
      drawing.sheet.gstates["Clear"] = "<< /ca 0 /CA 0 >>";
      plantBetweenLines((text, at) => `q /Clear gs ${show(text, { ...at, size })} Q`)(drawing, texts);
    },
  },
  {
    name: "text with an opacity of 1 %",
    answer: "text",
    plant: (drawing, texts) => {
      drawing.sheet.gstates["Faint"] = "<< /ca 0.01 /CA 0.01 >>";
      plantBetweenLines((text, at) => `q /Faint gs ${show(text, { ...at, size })} Q`)(drawing, texts);
    },
  },
  {
    name: "text behind an opaque mask",
    answer: "text",
    plant: (drawing, texts) => {
      drawing.sheet.xobjects["Mask"] = {
        dict: `${form} /Group << /S /Transparency /CS /DeviceGray >>`,
        data: "0 g 0 0 595 842 re f",
      };
      drawing.sheet.gstates["Masked"] = "<< /SMask << /S /Luminosity /G XOBJECT:Mask >> >>";
      plantBetweenLines((text, at) => `q /Masked gs ${show(text, { ...at, size })} Q`)(drawing, texts);
    },
  },
  { name: "text in render mode 3 (invisible)", answer: "text", plant: plantBetweenLines(inked({}, "3 Tr")) },
  { name: "text in render mode 7 (clipping only)", answer: "text", plant: plantBetweenLines(inked({}, "7 Tr")) },
  {
    name: "text painted with an empty pattern",
    answer: "text",
    plant: (drawing, texts) => {
      const dict = "/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9 /Resources << >>";
      drawing.sheet.patterns["Nothing"] = { dict, data: "q Q" };
      plantBetweenLines(inked({}, "/Pattern cs /Nothing scn"))(drawing, texts);
    },
  },
  { name: "text left of the page", answer: "far", plant: beyond(({ y }) => ({ x: -520, y })) },
  { name: "text right of the page", answer: "far", plant: beyond(({ y }) => ({ x: 640, y })) },
  { name: "text above the page", answer: "far", plant: beyond(({ x, y }) => ({ x, y: y - 900 })) },
  { name: "text below the page", answer: "far", plant: beyond(({ x, y }) => ({ x, y: y + 900 })) },
  {
    name: "text outside the crop box",
    answer: "far",
    plant: ({ sheet }, texts) => {
      sheet.page += ` /CropBox [0 90 ${paper.width} ${paper.height}]`;
      for (const [index, text] of texts.entries()) sheet.over.push(show(text, { x: 56, y: 790 + index * 16, size }));
    },
  },
  {
    name: "text outside its clipping path",
    answer: "text",
    plant: plantBetweenLines((text, at) => `q 400 60 20 20 re W n ${show(text, { ...at, size })} Q`),
  },
  {
    name: "text under an image",
    answer: "text",
    plant: (drawing, texts) => {
      drawing.sheet.xobjects["Cover"] = picture(white, [0.95, 0.97, 1]);
      plantBetweenLines((text, at) => `${show(text, { ...at, size })} ${place("Cover", ...boxed(text, at))}`)(
        drawing,
        texts,
      );
    },
  },
  {
    name: "text under a white rectangle",
    answer: "text",
    plant: plantBetweenLines((text, at) => `${show(text, { ...at, size })} ${block(...boxed(text, at), white)}`),
  },
  {
    name: "text under the coloured band",
    answer: "text",
    template: "sidebar",
    plant: ({ sheet, onBand }, texts) => {
      for (const [index, text] of texts.entries())
        sheet.under.push(show(text, { x: onBand.x, y: onBand.y + index * 16, size, colour: black }));
    },
  },
  {
    name: "white text behind a visible line",
    answer: "text",
    plant: (drawing, texts) => beneath(drawing, texts, (text, seen) => show(text, { ...seen, colour: white })),
  },
  {
    name: "black text under a rectangle with a visible line on it",
    answer: "text",
    plant: (drawing, texts) =>
      beneath(
        drawing,
        texts,
        (text, seen) => `${show(text, { ...seen, colour: black })} ${block(...boxed(text, seen), white)}`,
      ),
  },
  {
    name: "text in a hidden layer",
    answer: "text",
    plant: (drawing, texts) => {
      drawing.sheet.layers["Layer"] = "off";
      onLayer(drawing, texts);
    },
  },
  {
    name: "text in a form XObject of a hidden layer",
    answer: "text",
    plant: ({ sheet, gaps }, texts) => {
      sheet.layers["Layer"] = "off";
      const data = texts.map((text, index) => show(text, { ...gaps[index + 2]!, size })).join("\n");
      sheet.xobjects["Form"] = { dict: `${form} /OC LAYER:Layer`, data };
      sheet.over.push("/Form Do");
    },
  },
  {
    name: "white text in a form XObject",
    answer: "text",
    plant: ({ sheet, gaps }, texts) => {
      const data = texts.map((text, index) => show(text, { ...gaps[index + 2]!, size, colour: white })).join("\n");
      sheet.xobjects["Form"] = { dict: form, data };
      sheet.over.push("/Form Do");
    },
  },
];
