import WordExtractor from "word-extractor";
import type { ResumeLine, LineModel } from "../../line.ts";
import { NotRead } from "../../not-read.ts";
import { bulletOf, plain } from "../plain-text.ts";

/** Characters for line and page breaks in old Word files. */
const breaks = /\r\n|[\r\n\v\f]/u;
/** Characters between the cells of a table in old Word files. */
// oxlint-disable-next-line no-control-regex -- the mark that old files end a cell with
const gaps = /[\t\u0007]+/u;
const maxLines = 5_000;

function lineFrom(raw: string): ResumeLine | null {
  const whole = raw
    .split(gaps)
    .map((part) => plain(part).replaceAll(/ {2,}/g, " ").trim())
    .filter((part) => part !== "")
    .join("\t");
  const bullet = bulletOf(whole);
  const text = whole.slice(bullet);
  if (text === "") return null;
  const run = {
    text,
    font: "",
    size: 11,
    bold: false,
    italic: false,
    colour: "#000000",
    box: [0, 0, 0, 0] as ResumeLine["box"],
  };
  return {
    page: 0,
    box: [0, 0, 0, 0],
    text,
    runs: [run],
    column: 0,
    cell: null,
    heading: null,
    bullet: bullet > 0,
    above: 0,
    links: [],
  };
}

function linesIn(text: string): ResumeLine[] {
  const out: ResumeLine[] = [];
  let empty = 0;
  for (const raw of text.split(breaks)) {
    const line = lineFrom(raw);
    if (!line) empty++;
    else {
      out.push({ ...line, above: empty * 12 });
      empty = 0;
    }
    if (out.length > maxLines) throw new NotRead("tooComplex", "lines");
  }
  return out;
}

/** Reads an old Word file: its words and paragraphs, without styles. */
export async function docLines(bytes: Uint8Array): Promise<LineModel> {
  try {
    const document = await new WordExtractor().extract(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
    const parts = [
      document.getHeaders({ includeFooters: false }),
      document.getBody(),
      document.getTextboxes({ includeHeadersAndFooters: false }),
      document.getFooters(),
      document.getFootnotes(),
      document.getEndnotes(),
    ];
    return { lines: parts.flatMap(linesIn), pages: [], hidden: [] };
  } catch (error) {
    if (error instanceof NotRead) throw error;
    throw new NotRead("damaged", error instanceof Error ? error.message : undefined);
  }
}
