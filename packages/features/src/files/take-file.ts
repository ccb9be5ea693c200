import { createHash } from "node:crypto";
import { fileLimits, maxPixels, type FilePurpose, type UploadedFile } from "@orbita/contract";
import { ImageDamaged, ImageUnfit, ScannerUnavailable, type CropArea } from "@orbita/platform";
import { fileTypeFromBuffer } from "file-type";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { checkDoc } from "./check-doc.ts";
import { checkDocx } from "./check-docx.ts";
import { checkPdf } from "./check-pdf.ts";
import { cleanName, endingOf, typesOf } from "./rules.ts";

const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const zipMark = Buffer.from("PK\u0003\u0004", "latin1");
/**
 * Detected file types that are stored under another type: an animated PNG is reduced to its first frame, and old Word files are
 * compound files.
 */
const aliases: Readonly<Record<string, string>> = {
  "image/apng": "image/png",
  "application/x-cfb": "application/msword",
};

/** Detects the type of a file by its content, never by its name. Every zip counts as a Word file here; it is unpacked later, within our own limits. */
async function readType(bytes: Uint8Array): Promise<string | null> {
  if (zipMark.equals(bytes.subarray(0, zipMark.length))) return docx;
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return found ? (aliases[found.mime] ?? found.mime) : null;
}

/** A checked file that has not been stored yet. */
export type AcceptedFile = {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly sha256: Buffer;
  readonly width: number | null;
  readonly height: number | null;
  /** The objects to store for the file, smallest image first; a document has only one object. */
  readonly objects: readonly { readonly name: string; readonly bytes: Uint8Array }[];
};

export type FileRequirements = { readonly purpose: FilePurpose; readonly crop: CropArea | null };
type FileTools = Pick<ReadCtx, "platform" | "log">;

const hash = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest();

async function scan({ platform, log }: FileTools, bytes: Uint8Array): Promise<void> {
  const verdict = await platform.scanner.scan(bytes).catch((error: unknown) => {
    if (!(error instanceof ScannerUnavailable)) throw error;
    log.warn({ cause: error.message }, "no scan");
    return fail("file.scanUnavailable");
  });
  if (verdict.clean) return;
  log.warn({ found: verdict.infected, sha256: hash(bytes).toString("hex") }, "infected file refused");
  fail("file.infected");
}

function refuseImage(error: unknown): never {
  if (error instanceof ImageUnfit) fail("file.rejected");
  if (error instanceof ImageDamaged) fail("file.damaged");
  throw error;
}

async function takeImage(
  { platform }: FileTools,
  { name, bytes }: UploadedFile,
  wish: FileRequirements,
): Promise<AcceptedFile> {
  const limits = fileLimits[wish.purpose];
  if (!("sizes" in limits)) throw new Error(`${wish.purpose} takes no images`);
  const { sizes, ratio } = limits;
  const made = await platform.images.remake(bytes, { sizes, ratio, maxPixels, crop: wish.crop }).catch(refuseImage);
  const largest = made.at(-1)!;
  return {
    name: cleanName(name, "image/webp"),
    type: "image/webp",
    size: largest.bytes.length,
    sha256: hash(largest.bytes),
    width: largest.width,
    height: largest.height,
    objects: made.map((image) => ({ name: `${image.width}.webp`, bytes: image.bytes })),
  };
}

const checks: Readonly<Record<string, (bytes: Uint8Array) => unknown>> = {
  "application/pdf": checkPdf,
  "application/msword": checkDoc,
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": checkDocx,
};

/** Checks an uploaded document. Documents are stored byte for byte, so that users download exactly the file they uploaded. */
async function takeDocument({ name, bytes }: UploadedFile, type: string): Promise<AcceptedFile> {
  const fault = (await checks[type]!(bytes)) as "damaged" | "rejected" | "wrongType" | null;
  if (fault) fail(`file.${fault}`);
  return {
    name: cleanName(name, type),
    type,
    size: bytes.length,
    sha256: hash(bytes),
    width: null,
    height: null,
    objects: [{ name: `file.${endingOf(type)}`, bytes }],
  };
}

/**
 * Checks the size, the type by content, and the virus scan before it opens the file, because parsers have bugs. Counts an image's
 * pixels before the scan: clamd unpacks them too, and 20,000 × 20,000 pixels kept it busy for half a minute.
 */
export async function takeFile(tools: FileTools, file: UploadedFile, wish: FileRequirements): Promise<AcceptedFile> {
  const { maxBytes } = fileLimits[wish.purpose];
  if (file.bytes.length === 0) fail("file.damaged");
  if (file.bytes.length > maxBytes) fail("file.tooLarge", { max: Math.floor(maxBytes / 1_024) });
  const type = await readType(file.bytes);
  if (type === null || !typesOf(wish.purpose).includes(type)) return fail("file.wrongType");
  const image = type.startsWith("image/");
  if (image) await tools.platform.images.admit(file.bytes, { maxPixels }).catch(refuseImage);
  await scan(tools, file.bytes);
  return image ? takeImage(tools, file, wish) : takeDocument(file, type);
}
