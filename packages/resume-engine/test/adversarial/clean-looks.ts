import { dice, inventCv, type Cv, type CvLanguage } from "./cv.ts";
import { drawCv, usual, widthOfWritten, type CvDrawing, type CvStyle } from "./draw-cv.ts";
import {
  black,
  block,
  paper,
  picture,
  place,
  printPdf,
  show,
  white,
  type RgbColour,
  type TextPlacement,
} from "./sheet.ts";

/** A legitimate style of real resumes that resembles a hiding trick. */
type CleanStyle = { name: string; look?: Partial<CvStyle>; add?: (drawing: CvDrawing, cv: Cv) => void };

const grey = (share: number): RgbColour => [share, share, share];
const write = (drawing: CvDrawing, text: string, ink: TextPlacement) => {
  drawing.sheet.over.push(show(text, ink));
  drawing.written.push({ ...ink, text });
};

/** Draws visible text without `show`, with the given operator. */
const also = (drawing: CvDrawing, text: string, ink: TextPlacement, op: string) => {
  drawing.sheet.over.push(op);
  drawing.written.push({ ...ink, text });
};

const footer = (size: number, colour: RgbColour) => (drawing: CvDrawing, cv: Cv) => {
  const text =
    cv.language === "it"
      ? "Autorizzo il trattamento dei miei dati personali ai sensi del Regolamento UE 2016/679"
      : "I consent to the processing of my personal data under Regulation EU 2016/679";
  write(drawing, text, { x: drawing.foot.x, y: 815, size, colour });
};

const rotated = (drawing: CvDrawing, cv: Cv) => {
  const text = cv.language === "it" ? "CURRICULUM VITAE" : "RESUME OF WORK";
  const ink = { x: 36, y: 420, size: 14 };
  const turned = show(text, ink).replace("1 0 0 1 36", "0 1 -1 0 36");
  also(drawing, text, ink, turned);
};

const lines = (draw: (drawing: CvDrawing, line: CvDrawing["written"][number]) => string) => (drawing: CvDrawing) => {
  for (const line of drawing.written) drawing.sheet.over.push(draw(drawing, line));
};

const behind = (name: string, from: RgbColour, to: RgbColour) => (drawing: CvDrawing) => {
  drawing.sheet.xobjects[name] = picture(from, to);
  drawing.sheet.under.push(place(name, { x: 0, y: 0 }, paper.width, paper.height));
};

const mode =
  (also_: string): typeof show =>
  (text, ink) =>
    show(text, ink, also_);

export const cleanLooks: CleanStyle[] = [
  { name: "light grey dates", look: { muted: grey(0.6) } },
  { name: "lighter grey dates", look: { muted: grey(0.72) } },
  { name: "grey text", look: { body: grey(0.45), muted: grey(0.6) } },
  { name: "pale blue headings", look: { heading: [0.55, 0.72, 0.9] } },
  { name: "yellow headings", look: { heading: [0.92, 0.76, 0.2] } },
  { name: "white text on a dark band", look: { template: "sidebar" } },
  { name: "white text on a green band", look: { template: "sidebar", band: [0.1, 0.45, 0.35] } },
  { name: "grey text on a dark band", look: { template: "sidebar", onBand: grey(0.65) } },
  {
    name: "dark text on a pale band",
    look: { template: "sidebar", band: [0.9, 0.93, 0.97], onBand: [0.25, 0.3, 0.4] },
  },
  { name: "white text on an orange band", look: { template: "sidebar", band: [0.9, 0.5, 0.15] } },
  { name: "a footer of 6 points", add: footer(6, black) },
  { name: "a grey footer of 6 points", add: footer(6, grey(0.55)) },
  { name: "a footer of 5 points", add: footer(5, black) },
  { name: "small print throughout", look: { size: 7 } },
  { name: "large print", look: { size: 12 } },
  { name: "text over a pale picture", add: behind("Pale", [0.97, 0.95, 0.9], [0.88, 0.93, 0.98]) },
  {
    name: "text over a dark picture",
    look: { body: white, muted: grey(0.8), heading: [0.9, 0.8, 0.4] },
    add: behind("Dark", [0.1, 0.12, 0.2], [0.2, 0.25, 0.35]),
  },
  { name: "a vertical label", add: rotated },
  {
    name: "underlined text",
    add: lines((_, line) => block({ x: line.x, y: line.y + 1.5 }, widthOfWritten(line), 0.7, black)),
  },
  {
    name: "text marked with a highlighter",
    add: (drawing) => {
      for (const line of drawing.written)
        drawing.sheet.under.push(
          block({ x: line.x - 1, y: line.y - line.size }, widthOfWritten(line) + 2, line.size * 1.3, [1, 0.95, 0.5]),
        );
    },
  },
  {
    name: "text drawn twice for a shadow",
    look: {
      show: (text, ink) =>
        `${show(text, { ...ink, x: ink.x + 0.6, y: ink.y + 0.6, colour: grey(0.8) })}\n${show(text, ink)}`,
    },
  },
  {
    name: "text drawn twice to look bold",
    look: { show: (text, ink) => `${show(text, ink)}\n${show(text, { ...ink, x: ink.x + 0.25 })}` },
  },
  { name: "filled and stroked letters", look: { show: mode("2 Tr 0.2 w") } },
  { name: "outlined letters", look: { show: mode("1 Tr 0.5 w") } },
  { name: "letter-spaced text", look: { show: mode("1 Tc") } },
  { name: "narrow letters", look: { show: mode("80 Tz") } },
  {
    name: "half transparent text",
    add: (drawing) => {
      drawing.sheet.gstates["Half"] = "<< /ca 0.55 /CA 0.55 >>";
      drawing.sheet.ops.unshift("/Half gs");
    },
  },
  {
    name: "text in a visible layer",
    add: (drawing) => {
      drawing.sheet.layers["Layer"] = "shown";
      drawing.sheet.ops.unshift("/OC /Layer BDC");
      drawing.sheet.ops.push("EMC");
    },
  },
  {
    name: "text inside a clipping path, as printer drivers write it",
    add: (drawing) => {
      drawing.sheet.ops.unshift(`q 0 0 ${paper.width} ${paper.height} re W n`);
      drawing.sheet.ops.push("Q");
    },
  },
  {
    name: "text in a form XObject",
    add: (drawing) => {
      const data = drawing.sheet.ops.splice(0).join("\n");
      drawing.sheet.xobjects["Form"] = { dict: "/Type /XObject /Subtype /Form /BBox [0 0 595 842]", data };
      drawing.sheet.ops.push("/Form Do");
    },
  },
  {
    name: "text close to the edge of the page",
    add: (drawing) => write(drawing, "v. 3.2", { x: 3, y: 838, size: 7, colour: grey(0.5) }),
  },
  {
    name: "text marked with a highlighter in blend mode Multiply",
    add: (drawing) => {
      drawing.sheet.gstates["Multiply"] = "<< /BM /Multiply >>";
      for (const line of drawing.written)
        drawing.sheet.over.push(
          `q /Multiply gs ${block({ x: line.x - 1, y: line.y - line.size }, widthOfWritten(line) + 2, line.size * 1.3, [1, 0.95, 0.5])} Q`,
        );
    },
  },
  {
    name: "text under a white rectangle with an opacity of a third",
    add: (drawing) => {
      drawing.sheet.gstates["Veil"] = "<< /ca 0.35 >>";
      drawing.sheet.over.push(`q /Veil gs ${block({ x: 0, y: 0 }, 595, 842, white)} Q`);
    },
  },
  {
    name: "each line of text clipped to its own box",
    look: {
      show: (text, ink) =>
        `q ${ink.x - 2} ${paper.height - ink.y - ink.size * 0.4} 520 ${ink.size * 1.6} re W n ${show(text, ink)} Q`,
    },
  },
  {
    name: "a white card on a grey page",
    add: (drawing) => {
      drawing.sheet.under.push(block({ x: 0, y: 0 }, 595, 842, grey(0.85)), block({ x: 30, y: 20 }, 535, 800, white));
    },
  },
  {
    name: "white chips on a coloured background",
    add: (drawing) => {
      for (const [index, word] of ["Kanban", "Scrum", "Lean"].entries()) {
        drawing.sheet.over.push(block({ x: drawing.foot.x + index * 80, y: 690 }, 70, 16, [0.2, 0.5, 0.7]));
        write(drawing, word, { x: drawing.foot.x + index * 80 + 8, y: 702, size: 9, colour: white });
      }
    },
  },
  {
    name: "thin lines through the text",
    add: lines((_, line) => block({ x: 40, y: line.y - 4 }, 500, 0.3, grey(0.8))),
  },
];

export type CleanDocument = { name: string; kind: "pdf" | "docx"; written: string[]; bytes: () => Promise<Buffer> };

const languages: CvLanguage[] = ["it", "en"];

/** Test CVs without hidden text: a PDF in each legitimate style, in both languages. */
export const cleanPdfs: CleanDocument[] = cleanLooks.flatMap(({ name, look = {}, add }, index) =>
  languages.map((language) => {
    const seed = 2_000 + index * 2 + (language === "it" ? 0 : 1);
    const cv = inventCv(seed, language);
    const drawing = drawCv(cv, { ...usual, embed: dice(seed)() < 0.5, ...look });
    add?.(drawing, cv);
    return {
      name: `PDF, ${language}: ${name}`,
      kind: "pdf" as const,
      written: drawing.written.map(({ text }) => text),
      bytes: async () => printPdf([drawing.sheet]),
    };
  }),
);
