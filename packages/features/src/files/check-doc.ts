const entryBytes = 128;
const maxSectors = 4_096;
const endOfChain = 0xffff_fffa;
const wordMagic = 0xa5ec;
const stream = 2;

type CompoundFile = { bytes: Buffer; sectorBytes: number; fat: (sector: number) => number };

/** Reads the header of a compound file ([MS-CFB]). `fat` returns the number of the sector that follows the given sector. */
function open(bytes: Buffer): CompoundFile | null {
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return null;
  const sectorBytes = 1 << shift;
  const perSector = sectorBytes / 4;
  // The header lists the first 109 sectors of the allocation table. They cover 6.8 MB, which is more than we accept.
  const fat = (sector: number): number => {
    const index = Math.floor(sector / perSector);
    if (index >= 109) return endOfChain;
    const at = (bytes.readUInt32LE(76 + index * 4) + 1) * sectorBytes + (sector % perSector) * 4;
    return at + 4 <= bytes.length ? bytes.readUInt32LE(at) : endOfChain;
  };
  return { bytes, sectorBytes, fat };
}

function* directory({ bytes, sectorBytes, fat }: CompoundFile) {
  let sector = bytes.readUInt32LE(48);
  for (let steps = 0; sector < endOfChain && steps < maxSectors; steps++, sector = fat(sector)) {
    const start = (sector + 1) * sectorBytes;
    if (start + sectorBytes > bytes.length) return;
    for (let at = start; at < start + sectorBytes; at += entryBytes) {
      const length = bytes.readUInt16LE(at + 64);
      if (length < 2 || length > 64) continue;
      yield {
        name: bytes.toString("utf16le", at, at + length - 2),
        kind: bytes.readUInt8(at + 66),
        sector: bytes.readUInt32LE(at + 116),
        size: bytes.readUInt32LE(at + 120),
      };
    }
  }
}

/** Whether every sector of the stream is in the compound file. */
function isWhole(
  { bytes, sectorBytes, fat }: CompoundFile,
  { sector, size }: { sector: number; size: number },
): boolean {
  let at = sector;
  for (let left = size; left > 0; left -= sectorBytes, at = fat(at))
    if (at >= endOfChain || (at + 1) * sectorBytes + Math.min(left, sectorBytes) > bytes.length) return false;
  return true;
}

/** Checks that a file is a compound file that contains a Word document without macros; null means valid. */
export function checkDoc(given: Uint8Array): "damaged" | "rejected" | "wrongType" | null {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.length);
  if (bytes.length < 1_536) return "damaged";
  const compound = open(bytes);
  if (!compound) return "damaged";
  const entries = [...directory(compound)];
  if (entries.length === 0) return "damaged";
  const word = entries.find(({ name, kind }) => name === "WordDocument" && kind === stream);
  if (!word) return "wrongType";
  if (entries.some(({ name }) => name === "Macros" || name === "_VBA_PROJECT")) return "rejected";
  // Streams under 4 KB are stored elsewhere in a compound file; Word pads its document to at least that size.
  if (word.size < 4_096 || !isWhole(compound, word)) return "damaged";
  return bytes.readUInt16LE((word.sector + 1) * compound.sectorBytes) === wordMagic ? null : "damaged";
}
