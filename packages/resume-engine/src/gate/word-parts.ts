import { fromBufferPromise, type Entry, type ZipFile } from "yauzl";
import { NotRead } from "../not-read.ts";

const mb = 1_024 * 1_024;
const limits = {
  entries: 2_000,
  unpackedBytes: 60 * mb,
  ratio: 120,
  /** Below this unpacked size, the compression ratio is not limited, because repetitive text compresses to a fiftieth. */
  harmlessBytes: 4 * mb,
  /** Maximum size of a part that is read; in a long CV it is below 1 MB. */
  partBytes: 12 * mb,
};

/** The parts of a Word file that contain text. Pictures and fonts are not unpacked. */
const wanted =
  /^word\/(document|styles|numbering|footnotes|endnotes|header\d*|footer\d*)\d*\.xml$|^word\/_rels\/(document|header\d*|footer\d*)\d*\.xml\.rels$/i;

function checkDirectory(entries: readonly Entry[], fileBytes: number): void {
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  const packed = entries.reduce((sum, { compressedSize }) => sum + compressedSize, 0);
  if (unpacked > limits.unpackedBytes) throw new NotRead("tooComplex", "unpacked size");
  if (unpacked > Math.max(limits.harmlessBytes, fileBytes * limits.ratio)) throw new NotRead("tooComplex", "ratio");
  // The entries claim more bytes than the file has, so some share their bytes. This is how a small zip unpacks to petabytes.
  if (packed > fileBytes) throw new NotRead("tooComplex", "overlap");
  if (entries.some((entry) => entry.isEncrypted())) throw new NotRead("encrypted");
  const names = new Set(entries.map(({ fileName }) => fileName.toLowerCase()));
  if (!names.has("[content_types].xml") || !names.has("word/document.xml")) throw new NotRead("unsupported");
}

async function unpack(zip: ZipFile, entry: Entry): Promise<Buffer> {
  if (entry.uncompressedSize > limits.partBytes) throw new NotRead("tooComplex", entry.fileName);
  const chunks: Buffer[] = [];
  // If the zip directory states a wrong size, the library ends the stream with an error.
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > limits.entries) throw new NotRead("tooComplex", "entries");
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    entries.push(entry);
    if (entries.length > limits.entries) throw new NotRead("tooComplex", "entries");
  }
  return entries;
}

/** The parts of a Word file with text, by name. First checks in the zip directory that the file stays small when unpacked. */
export async function wordPartsOf(bytes: Uint8Array): Promise<Map<string, Buffer>> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  try {
    const zip = await fromBufferPromise(buffer, { lazyEntries: true, autoClose: false });
    const entries = await entriesOf(zip);
    checkDirectory(entries, buffer.length);
    const parts = new Map<string, Buffer>();
    for (const entry of entries)
      if (wanted.test(entry.fileName)) parts.set(entry.fileName.toLowerCase(), await unpack(zip, entry));
    return parts;
  } catch (error) {
    if (error instanceof NotRead) throw error;
    throw new NotRead("damaged", error instanceof Error ? error.message : undefined);
  }
}
