import { headings, period, type Cv } from "./cv.ts";
import { embeddedWidthOf } from "./fonts.ts";
import {
  black,
  block,
  emptySheet,
  show,
  white,
  type RgbColour,
  type TextPlacement,
  type SheetPosition,
  type PdfSheet,
} from "./sheet.ts";

export type CvStyle = {
  template: "plain" | "sidebar";
  embed: boolean;
  body: RgbColour;
  /** The colour of dates and places in the test CV. */
  muted: RgbColour;
  heading: RgbColour;
  band: RgbColour;
  onBand: RgbColour;
  size: number;
  /** Draws a text. Styles that draw legitimate text in an unusual way replace this function. */
  show: typeof show;
};

export const usual: CvStyle = {
  template: "plain",
  embed: false,
  body: black,
  muted: [0.35, 0.35, 0.4],
  heading: [0.1, 0.25, 0.5],
  band: [0.12, 0.2, 0.33],
  onBand: white,
  size: 10,
  show,
};

export type DrawnText = TextPlacement & { text: string };
export type CvDrawing = {
  sheet: PdfSheet;
  /** Every text that is visible on the page. */
  written: DrawnText[];
  /** Positions between two sections at which a test may insert a line. */
  gaps: SheetPosition[];
  /** A position on the coloured band, if the style has a band. */
  onBand: SheetPosition;
  /** A position below all other content of the page. */
  foot: SheetPosition;
};

const bandWidth = 180;

export function drawCv(cv: Cv, look: CvStyle = usual): CvDrawing {
  const sheet = { ...emptySheet(), embed: look.embed };
  const written: DrawnText[] = [];
  const gaps: SheetPosition[] = [];
  const write = (text: string, ink: TextPlacement) => {
    sheet.ops.push(look.show(text, ink));
    written.push({ ...ink, text });
  };
  const words = headings[cv.language];
  const sidebar = look.template === "sidebar";
  const column = (x: number, y: number, colour: RgbColour) => {
    const line = (text: string, ink: Partial<TextPlacement> = {}) => {
      const { size = look.size } = ink;
      y += size * 1.45;
      write(text, { x, y, size, colour, ...ink });
    };
    const section = (title: string, rule: RgbColour) => {
      gaps.push({ x, y: y + 15 });
      y += 20;
      line(title, { size: 13, bold: true, colour: rule });
      y += 3;
    };
    return { line, section, y: () => y };
  };
  const contacts = [cv.email, cv.phone, cv.city];
  const main = column(sidebar ? bandWidth + 28 : 56, 42, look.body);
  main.line(`${cv.firstName} ${cv.lastName}`, { size: 22, bold: true });
  const side = sidebar ? column(22, 60, look.onBand) : main;
  if (sidebar) sheet.ops.push(block({ x: 0, y: 0 }, bandWidth, 842, look.band));
  if (sidebar) for (const contact of contacts) side.line(contact, { size: 9 });
  else main.line(contacts.join("  |  "));
  main.section(words.summary, look.heading);
  for (const sentence of cv.summary) main.line(sentence);
  main.section(words.jobs, look.heading);
  for (const job of cv.jobs) {
    main.line(job.title, { bold: true });
    main.line(`${job.company}, ${job.city}`);
    main.line(period(job, cv.language), { colour: look.muted });
    for (const task of job.tasks) main.line(`• ${task}`);
  }
  main.section(words.degree, look.heading);
  main.line(cv.degree.title, { bold: true });
  main.line(cv.degree.school);
  main.line(cv.degree.period, { colour: look.muted });
  side.section(words.skills, sidebar ? look.onBand : look.heading);
  if (sidebar) for (const skill of cv.skills) side.line(skill);
  else main.line(cv.skills.join(", "));
  side.section(words.languages, sidebar ? look.onBand : look.heading);
  for (const language of cv.languages) side.line(language);
  return {
    sheet,
    written,
    gaps,
    onBand: { x: 22, y: side.y() + 60 },
    foot: { x: sidebar ? bandWidth + 28 : 56, y: 700 },
  };
}

export const widthOfWritten = ({ text, size, bold }: DrawnText): number => embeddedWidthOf(text, size, bold);
