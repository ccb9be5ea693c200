import { TextDecoder } from "node:util";
import type { FetchedResource } from "@orbita/platform";

const marks: readonly [label: string, ...bytes: number[]][] = [
  ["utf-8", 0xef, 0xbb, 0xbf],
  ["utf-16le", 0xff, 0xfe],
  ["utf-16be", 0xfe, 0xff],
];

/** The charset stated in the page. It cannot be UTF-16, because the tag was readable as ASCII. */
function saidInside(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, 4_096)).toString("latin1");
  const label = /<meta[^>]{1,300}?charset\s*=\s*["']?\s*([\w.:-]{1,40})/i.exec(head)?.[1] ?? null;
  return label && /^utf-?16/i.test(label) ? "utf-8" : label;
}

function decoderOf(label: string | null): TextDecoder | null {
  try {
    return label === null ? null : new TextDecoder(label);
  } catch {
    return null;
  }
}

/** Decodes a page like browsers do: by the byte order mark, else the header, else the charset in the page, else UTF-8. */
export function decodePage({ bytes, charset }: Pick<FetchedResource, "bytes" | "charset">): string {
  const [marked] = marks.find(([, ...mark]) => mark.every((byte, index) => bytes[index] === byte)) ?? [null];
  const decoder = decoderOf(marked) ?? decoderOf(charset) ?? decoderOf(saidInside(bytes)) ?? new TextDecoder("utf-8");
  return decoder.decode(bytes);
}
