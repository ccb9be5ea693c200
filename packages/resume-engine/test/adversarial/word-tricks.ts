import type { ExpectedHandling } from "./pdf-tricks.ts";
import { paragraph, run, type WordCv } from "./write-docx.ts";

export type WordTrick = {
  name: string;
  answer: ExpectedHandling;
  plant: (cv: WordCv, texts: readonly string[]) => void;
};

/** Plants hidden texts before the third and fourth heading, where a parser would read them as part of the CV. */
export const plantBeforeHeadings =
  (write: (text: string) => string) =>
  ({ word }: WordCv, texts: readonly string[]) => {
    const places = word.body.flatMap((part, index) => (part.includes('"Heading1"') ? [index] : [])).slice(2, 4);
    for (const [index, at] of places.entries()) word.body.splice(at + index, 0, write(texts[index]!));
  };

export const styled = (about: string, of = "") => plantBeforeHeadings((text) => paragraph(run(text, about), of));

/** Plants hidden content inside a visible paragraph. */
export function inside({ word }: WordCv, text: string, what: string): void {
  const at = word.body.findIndex((part) => part.includes(text));
  if (at < 0) throw new Error("no such paragraph");
  word.body[at] = word.body[at]!.replace("</w:p>", `${what}</w:p>`);
}

const replaced = ({ word, written }: WordCv, has: string, by: (text: string) => string) => {
  const line = written.find((text) => text.includes(has))!;
  const at = word.body.findIndex((part) => part.includes(line));
  word.body[at] = word.body[at]!.replace(line, by(line));
};

const picture = (description: string) =>
  `<w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="90000" cy="90000"/><wp:docPr id="7" name="Picture" descr="${description}"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="7" name="a.png" descr="${description}"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="rIdPicture"/></pic:blipFill><pic:spPr/></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;

/** A picture of one pixel. */
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const textBox = (text: string, about: string, style: string) =>
  `<w:r><w:pict><v:shape style="position:absolute;width:200pt;height:30pt;${style}"><v:textbox><w:txbxContent>${paragraph(run(text, about))}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`;

const boxes = (about: string, style: string) => (cv: WordCv, texts: readonly string[]) => {
  const [first, second] = cv.written.filter((text) => text.length > 25);
  inside(cv, first!, textBox(texts[0]!, about, style));
  inside(cv, second!, textBox(texts[1]!, about, style));
};

function withComments(cv: WordCv, texts: readonly string[]): void {
  const notes = texts.map((text, id) => `<w:comment w:id="${id}" w:author="A">${paragraph(run(text))}</w:comment>`);
  cv.word.parts["word/comments.xml"] =
    `<w:comments xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${notes.join("")}</w:comments>`;
  cv.word.types +=
    '<Override PartName="/word/comments.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml"/>';
  cv.word.relations.push({ id: "rIdComments", kind: "comments", target: "comments.xml" });
  const line = cv.written.find((text) => text.length > 25)!;
  inside(cv, line, texts.map((_, id) => `<w:r><w:commentReference w:id="${id}"/></w:r>`).join(""));
}

export const wordTricks: WordTrick[] = [
  { name: "text with the property vanish", answer: "text", plant: styled("<w:vanish/>") },
  {
    name: "text whose style has the property vanish",
    answer: "text",
    plant: (cv, texts) => {
      cv.word.styles +=
        '<w:style w:type="character" w:styleId="Gone"><w:name w:val="Gone"/><w:rPr><w:vanish/></w:rPr></w:style>' +
        '<w:style w:type="character" w:styleId="GoneToo"><w:name w:val="Gone too"/><w:basedOn w:val="Gone"/></w:style>';
      styled('<w:rStyle w:val="GoneToo"/>')(cv, texts);
    },
  },
  { name: "white text", answer: "text", plant: styled('<w:color w:val="FFFFFF"/>') },
  { name: "nearly white text", answer: "text", plant: styled('<w:color w:val="FEFEFC"/>') },
  {
    name: "text in the theme's background colour",
    answer: "text",
    plant: styled('<w:color w:val="FFFFFF" w:themeColor="background1"/>'),
  },
  {
    name: "text in the colour of its shading",
    answer: "text",
    plant: styled('<w:color w:val="1F3355"/><w:shd w:val="clear" w:color="auto" w:fill="1F3355"/>'),
  },
  {
    name: "text made white by its paragraph style",
    answer: "text",
    plant: (cv, texts) => {
      cv.word.styles +=
        '<w:style w:type="paragraph" w:styleId="Pale"><w:name w:val="Pale"/><w:rPr><w:color w:val="FFFFFF"/></w:rPr></w:style>';
      styled("", '<w:pStyle w:val="Pale"/>')(cv, texts);
    },
  },
  { name: "text of 1 point", answer: "text", plant: styled('<w:sz w:val="2"/><w:szCs w:val="2"/>') },
  { name: "white text in a text box", answer: "text", plant: boxes('<w:color w:val="FFFFFF"/>', "") },
  { name: "text in a hidden text box", answer: "text", plant: boxes("", "visibility:hidden") },
  {
    name: "instruction in the alternative text of a picture",
    answer: "text",
    plant: (cv, texts) => {
      cv.word.parts["word/media/a.png"] = png;
      cv.word.relations.push({ id: "rIdPicture", kind: "image", target: "media/a.png" });
      inside(
        cv,
        cv.written.find((text) => text.length > 25)!,
        picture(texts.join(". ")),
      );
    },
  },
  { name: "instruction in comments", answer: "aside", plant: withComments },
  {
    name: "text deleted with tracked changes",
    answer: "aside",
    plant: plantBeforeHeadings((text) =>
      paragraph(`<w:del w:id="1" w:author="A"><w:r><w:delText xml:space="preserve">${text}</w:delText></w:r></w:del>`),
    ),
  },
  {
    name: "instruction in the document properties",
    answer: "aside",
    plant: ({ word }, texts) => {
      word.parts["docProps/core.xml"] =
        `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${texts[0]}</dc:title><cp:keywords>${texts[1]}</cp:keywords></cp:coreProperties>`;
      word.types +=
        '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>';
    },
  },
  {
    name: "zero-width characters and bidi marks",
    answer: "characters",
    plant: (cv) => {
      replaced(cv, "@", (text) => Array.from(text).join("\u200b"));
      replaced(cv, "• ", (text) => `\u202e${text}\u202c\u2060`);
    },
  },
  {
    name: "an instruction in Unicode tags",
    answer: "characters",
    plant: (cv, [order]) => {
      const tags = Array.from(order!)
        .map((letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0)! & 0x7f)))
        .join("");
      replaced(cv, "• ", (text) => text + tags);
    },
  },
  {
    name: "Cyrillic letters in the email address",
    answer: "characters",
    plant: (cv) => {
      replaced(cv, "@", (text) => text.replaceAll("a", "а").replaceAll("e", "е").replaceAll("o", "о"));
    },
  },
];
