import { dirname, join } from "node:path";
import { createRequire } from "node:module";
import { getDocument, VerbosityLevel, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { NotRead } from "../../not-read.ts";

const home = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
/** Number of pixels above which a picture is left blank. A page at 600 dpi has 35 million pixels. */
const maxPixels = 40_000_000;
const folder = (name: string): string => `${join(home, name)}/`;

/** Opens a PDF. The library compiles no code and has no network access: fonts and character maps come from its own folder. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const task = getDocument({
    // Passes a copy, because the library takes ownership of the data and does not accept a Buffer.
    data: new Uint8Array(bytes),
    maxImageSize: maxPixels,
    useSystemFonts: false,
    disableFontFace: true,
    useWorkerFetch: false,
    enableXfa: false,
    stopAtErrors: false,
    fontExtraProperties: true,
    verbosity: VerbosityLevel.ERRORS,
    standardFontDataUrl: folder("standard_fonts"),
    cMapUrl: folder("cmaps"),
    cMapPacked: true,
    wasmUrl: folder("wasm"),
    iccUrl: folder("iccs"),
  });
  try {
    return await task.promise;
  } catch (error) {
    await task.destroy();
    if (error instanceof Error && error.name === "PasswordException") throw new NotRead("encrypted");
    throw new NotRead("damaged", error instanceof Error ? error.message : undefined);
  }
}
