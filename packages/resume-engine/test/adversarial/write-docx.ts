import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";
import { headings, period, type Cv } from "./cv.ts";

const main = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
export const namespaces = [
  `xmlns:w="${main}"`,
  `xmlns:r="${office}"`,
  `xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"`,
  `xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"`,
  `xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"`,
  `xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"`,
  `xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"`,
  `xmlns:v="urn:schemas-microsoft-com:vml"`,
  `xmlns:o="urn:schemas-microsoft-com:office:office"`,
].join(" ");

export type WordFile = {
  /** The paragraphs and tables of the document, in order. */
  body: string[];
  styles: string;
  /** Markup that is inserted into the section's properties: headers and footers. */
  section: string;
  parts: Record<string, string | Buffer>;
  /** Additional relations of the Word file: id, kind, target, external or not. */
  relations: { id: string; kind: string; target: string; outside?: boolean }[];
  /** Markup that is inserted into [Content_Types].xml. */
  types: string;
};

export const emptyWord = (): WordFile => ({ body: [], styles: "", section: "", parts: {}, relations: [], types: "" });

const declared = (xml: string): string => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${xml}`;
const relations = (list: WordFile["relations"]): string =>
  declared(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list
      .map(
        ({ id, kind, target, outside }) =>
          `<Relationship Id="${id}" Type="${kind.includes(":") ? kind : `${office}/${kind}`}" Target="${target}"${outside ? ' TargetMode="External"' : ""}/>`,
      )
      .join("")}</Relationships>`,
  );

/** The parts of a Word file by name; a test may corrupt some before they are zipped. */
export function wordParts(word: WordFile): Record<string, string | Buffer> {
  const types = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/>${word.types}</Types>`;
  const heading = `<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/><w:rPr><w:sz w:val="44"/></w:rPr></w:style>`;
  return {
    "[Content_Types].xml": declared(types),
    "_rels/.rels": relations([{ id: "rId1", kind: "officeDocument", target: "word/document.xml" }]),
    "word/document.xml": declared(
      `<w:document ${namespaces}><w:body>${word.body.join("")}<w:sectPr>${word.section}<w:pgSz w:w="11906" w:h="16838"/></w:sectPr></w:body></w:document>`,
    ),
    "word/styles.xml": declared(`<w:styles xmlns:w="${main}">${heading}${word.styles}</w:styles>`),
    "word/_rels/document.xml.rels": relations([
      { id: "rIdStyles", kind: "styles", target: "styles.xml" },
      ...word.relations,
    ]),
    ...word.parts,
  };
}

export async function zipParts(parts: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, data] of Object.entries(parts)) zip.addBuffer(Buffer.from(data), name);
  zip.end();
  return buffer(zip.outputStream);
}

export const printWord = (word: WordFile): Promise<Buffer> => zipParts(wordParts(word));

const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
export const run = (text: string, about = ""): string =>
  `<w:r>${about ? `<w:rPr>${about}</w:rPr>` : ""}<w:t xml:space="preserve">${escape(text)}</w:t></w:r>`;
export const paragraph = (inner: string, about = ""): string =>
  `<w:p>${about ? `<w:pPr>${about}</w:pPr>` : ""}${inner}</w:p>`;

export type WordCv = { word: WordFile; written: string[] };

/** The same resume as `drawCv`, as a Word file. */
export function wordCv(cv: Cv): WordCv {
  const written: string[] = [];
  const word = emptyWord();
  const write = (text: string, about = "", style = "") => {
    written.push(text);
    word.body.push(paragraph(run(text, about), style));
  };
  const section = (title: string) => write(title, "", '<w:pStyle w:val="Heading1"/>');
  const words = headings[cv.language];
  write(`${cv.firstName} ${cv.lastName}`, "", '<w:pStyle w:val="Title"/>');
  write([cv.email, cv.phone, cv.city].join("  |  "));
  section(words.summary);
  for (const sentence of cv.summary) write(sentence);
  section(words.jobs);
  for (const job of cv.jobs) {
    write(job.title, "<w:b/>");
    write(`${job.company}, ${job.city}`);
    write(period(job, cv.language), '<w:color w:val="595966"/>');
    for (const task of job.tasks) write(`• ${task}`);
  }
  section(words.degree);
  write(cv.degree.title, "<w:b/>");
  write(cv.degree.school);
  write(cv.degree.period);
  section(words.skills);
  write(cv.skills.join(", "));
  section(words.languages);
  for (const language of cv.languages) write(language);
  return { word, written };
}
