import { buffer } from "node:stream/consumers";
import { inflateSync } from "node:zlib";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { fromBufferPromise } from "yauzl";

/** All text that a program would read if it did not look for hidden text: the text layer of a PDF, or every part of a Word file. */
export async function naiveText(bytes: Buffer): Promise<string> {
  return bytes.toString("latin1", 0, 4) === "%PDF" ? textLayer(bytes) : wordXml(bytes);
}

async function textLayer(bytes: Buffer): Promise<string> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent({ disableNormalization: true });
    return items.map((item) => ("str" in item ? item.str : "")).join(" ");
  });
  const text = (await Promise.all(pages)).join("\n");
  await task.destroy();
  return text;
}

async function wordXml(bytes: Buffer): Promise<string> {
  const zip = await fromBufferPromise(bytes);
  let text = "";
  for await (const entry of zip.eachEntry()) text += (await buffer(await zip.openReadStreamPromise(entry))).toString();
  return text;
}

/** The raw file with its streams unpacked, to find content that is on no page. */
export function rawText(bytes: Buffer): string {
  const raw = bytes.toString("latin1");
  const streams = [...raw.matchAll(/stream\n([\s\S]*?)\nendstream/gu)].map(([, body]) => {
    try {
      return inflateSync(Buffer.from(body!, "latin1")).toString("latin1");
    } catch {
      return "";
    }
  });
  return [raw, ...streams].join("\n");
}
