import { createInflate } from "node:zlib";
import { NotRead } from "../not-read.ts";

const mb = 1_024 * 1_024;
const limits = {
  /** Maximum unpacked size of one stream, such as a page's drawing, a font or a table of objects. */
  streamBytes: 24 * mb,
  allBytes: 60 * mb,
  ratio: 120,
  /** Below this unpacked size, the compression ratio is not limited. */
  harmlessBytes: 4 * mb,
  streams: 20_000,
};
/** Packed size from which a PDF stream is checked. Deflate expands at most a thousandfold, so smaller streams cannot exceed the limit. */
const worthALook = 24_000;

type PackedStream = { start: number; end: number; twice: boolean };

/** The compressed streams of a PDF, except pictures, which have their own limit. */
function* packedStreams(bytes: Buffer): Generator<PackedStream> {
  let count = 0;
  for (let at = bytes.indexOf("stream"); at >= 0; at = bytes.indexOf("stream", at + 6)) {
    if (bytes[at - 1] === 0x64 && bytes.toString("latin1", at - 3, at) === "end") continue;
    if (++count > limits.streams) throw new NotRead("tooComplex", "streams");
    const before = bytes.toString("latin1", Math.max(0, at - 600), at);
    const dictionary = before.slice(Math.max(0, before.lastIndexOf(" obj")));
    const packings = dictionary.match(/\/(?:FlateDecode|Fl|LZWDecode|LZW|RunLengthDecode|RL)\b/g) ?? [];
    if (packings.length === 0 || /\/Subtype\s*\/Image\b/.test(dictionary)) continue;
    const start = at + (bytes[at + 6] === 0x0d ? 8 : 7);
    const end = bytes.indexOf("endstream", start);
    yield { start, end: end < 0 ? bytes.length : end, twice: packings.length > 1 };
  }
}

/** Returns the unpacked size of a stream by counting bytes without storing them. Invalid or truncated data is left to the PDF library. */
function unpackedSize(packed: Buffer, most: number): Promise<number> {
  return new Promise((resolve) => {
    const inflate = createInflate({ chunkSize: 64 * 1_024 });
    let size = 0;
    const done = (): void => {
      inflate.destroy();
      resolve(size);
    };
    inflate.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > most) done();
    });
    inflate.on("end", done).on("error", done).on("close", done);
    inflate.end(packed);
  });
}

/** Refuses a PDF whose streams unpack to far more than their size, before the PDF library parses it. */
export async function checkStreams(given: Uint8Array): Promise<void> {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.length);
  let all = 0;
  for (const { start, end, twice } of packedStreams(bytes)) {
    // A stream that is compressed twice is refused: this has no use except to disguise the unpacked size.
    if (twice) throw new NotRead("tooComplex", "packed twice");
    if (end - start < worthALook) continue;
    const size = await unpackedSize(bytes.subarray(start, end), limits.streamBytes);
    all += size;
    const tooMuch = size > limits.streamBytes || all > limits.allBytes;
    if (tooMuch || (size > limits.harmlessBytes && size > limits.ratio * (end - start)))
      throw new NotRead("tooComplex", "unpacked size");
  }
}
