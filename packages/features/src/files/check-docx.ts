import { createConcurrencyLimiter } from "@orbita/platform";
import { fromBufferPromise, type Entry, type ZipFile } from "yauzl";

const mb = 1_024 * 1_024;
const limits = {
  entries: 2_000,
  unpackedBytes: 60 * mb,
  /** The maximum compression ratio. Text usually compresses to a tenth, and to a fiftieth if it is repetitive. */
  ratio: 100,
  /** Files with an unpacked size up to this number of bytes are accepted at any compression ratio. */
  harmlessBytes: 4 * mb,
};

type DocxFault = "damaged" | "rejected" | "wrongType";
class Unfit extends Error {
  readonly fault: DocxFault;
  constructor(fault: DocxFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Checks the directory of a zip file, so that an oversized file is rejected before it is unpacked. */
function checkDirectory(entries: readonly Entry[], fileBytes: number): void {
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  const packed = entries.reduce((sum, { compressedSize }) => sum + compressedSize, 0);
  const most = Math.min(limits.unpackedBytes, Math.max(limits.harmlessBytes, fileBytes * limits.ratio));
  // Packed sizes that add up to more than the file mean overlapping entries, by which a small zip bomb unpacks to petabytes.
  if (entries.length > limits.entries || unpacked > most || packed > fileBytes) throw new Unfit("rejected");
  if (entries.some((entry) => entry.isEncrypted() || !entry.canDecodeFileData())) throw new Unfit("rejected");
  const names = new Set(entries.map(({ fileName }) => fileName.toLowerCase()));
  if (!names.has("[content_types].xml") || !names.has("word/document.xml")) throw new Unfit("wrongType");
  if ([...names].some((name) => name.endsWith("vbaproject.bin"))) throw new Unfit("rejected");
}

/** Reads a zip entry to its end. yauzl counts the bytes, so the stream fails if the directory states a wrong size. */
async function unpack(zip: ZipFile, entry: Entry): Promise<void> {
  if (entry.fileName.endsWith("/")) return;
  const stream = await zip.openReadStreamPromise(entry);
  for await (const _ of stream);
}

async function check(zip: ZipFile, fileBytes: number): Promise<void> {
  if (zip.entryCount > limits.entries) throw new Unfit("rejected");
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  checkDirectory(entries, fileBytes);
  for (const entry of entries) await unpack(zip, entry);
}

/** Unpacks one file at a time, because unpacking uses libuv's thread pool, which also hashes passwords. */
const inLine = createConcurrencyLimiter({ atOnce: 1, waiting: 30, patienceMs: 15_000 });

/** Checks that a file is a complete Word file without macros that stays small when unpacked; null means valid. */
export const checkDocx = (given: Uint8Array): Promise<DocxFault | null> => inLine(() => faultOf(given));

async function faultOf(given: Uint8Array): Promise<DocxFault | null> {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.length);
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false });
    await check(zip, bytes.length);
    return null;
  } catch (error) {
    return error instanceof Unfit ? error.fault : "damaged";
  }
}
