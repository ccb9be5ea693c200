import { printable } from "@orbita/document-kit/printable";
import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  TabStopType,
  TextRun,
  type IParagraphOptions,
} from "docx";
import type { PrintedResume, PrintLanguage } from "../printed.ts";
import { makeView } from "../view/make-view.ts";
import type { ViewBlock, ViewEntry, LinkedText, ResumeView } from "../view/view.ts";
import { docxStyles, faint, soft, textWidth } from "./styles.ts";

const plain = (text: string, options: IParagraphOptions = {}) =>
  new Paragraph({ ...options, children: [new TextRun(text)] });

const linkedRun = ({ text, url }: LinkedText, colour?: string) => {
  const run = new TextRun({ text, ...(colour === undefined ? {} : { color: colour }) });
  return url === null ? run : new ExternalHyperlink({ link: url, children: [run] });
};

/**
 * A paragraph with text on the left and a date at the right margin. A tab separates them, so that copying the line includes both.
 */
const withDate = (left: TextRun | ExternalHyperlink, when: string | null, options: IParagraphOptions = {}) =>
  new Paragraph({
    ...options,
    tabStops: [{ type: TabStopType.RIGHT, position: textWidth }],
    children: [
      left,
      ...(when === null ? [] : [new TextRun({ text: `\t${when}`, bold: false, color: faint, size: 18 })]),
    ],
  });

function entryParagraphs({ title, org, when, paragraphs, points, note }: ViewEntry): Paragraph[] {
  return [
    withDate(new TextRun(title), when, { heading: HeadingLevel.HEADING_3 }),
    ...(org === null ? [] : [new Paragraph({ keepNext: points.length > 0, children: [linkedRun(org, soft)] })]),
    ...paragraphs.map((text) => plain(text)),
    ...points.map((text) => plain(text, { numbering: { reference: "points", level: 0 } })),
    ...(note === null ? [] : [plain(note)]),
  ];
}

function blockParagraphs(block: ViewBlock): Paragraph[] {
  switch (block.kind) {
    case "entries":
      return block.entries.flatMap(entryParagraphs);
    case "pairs":
      return block.pairs.map(
        ({ label, text }) =>
          new Paragraph({
            children: [...(label === null ? [] : [new TextRun({ text: `${label}: `, bold: true })]), new TextRun(text)],
          }),
      );
    case "dated":
      return block.items.map((item) => withDate(linkedRun(item), item.when));
    case "levels":
      return block.items.map(({ label, text }) => withDate(new TextRun(label), text));
    case "text":
      return [plain(block.text)];
  }
}

function contactLine({ contacts }: ResumeView): Paragraph[] {
  if (contacts.length === 0) return [];
  const children = contacts.flatMap((contact, index) => [
    ...(index === 0 ? [] : [new TextRun({ text: "  |  ", color: faint })]),
    linkedRun(contact, faint),
  ]);
  return [new Paragraph({ children, spacing: { after: 200 } })];
}

/** Writes a Word file with real headings and lists, in the order and with the texts of the plain template. */
export async function writeDocx(resume: PrintedResume, language: PrintLanguage): Promise<Uint8Array> {
  const view = JSON.parse(printable(makeView(resume, "sobrio", language))) as ResumeView;
  const document = new Document({
    title: view.title,
    creator: view.name,
    styles: docxStyles(language),
    numbering: {
      config: [
        {
          reference: "points",
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: "•",
              alignment: AlignmentType.LEFT,
              style: { paragraph: { indent: { left: 227, hanging: 227 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: 11_906, height: 16_838 },
            margin: { top: 1_020, bottom: 907, left: 1_247, right: 1_247 },
          },
        },
        children: [
          plain(view.name, { heading: HeadingLevel.HEADING_1 }),
          ...(view.role === null ? [] : [plain(view.role, { style: "role" })]),
          ...contactLine(view),
          ...view.summary.map((text) => plain(text)),
          ...view.main.flatMap((block) => [
            plain(block.title, { heading: HeadingLevel.HEADING_2 }),
            ...blockParagraphs(block),
          ]),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}
