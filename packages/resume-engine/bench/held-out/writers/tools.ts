import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import type { HeldOutPage } from "../page.ts";
import { docxOf } from "./docx.ts";
import { htmlOf } from "./html.ts";
import { pdfOfPictures } from "./pictures.ts";

export const writers = ["chromium", "libreoffice", "typst", "weasyprint", "word"] as const;
export type WriterName = (typeof writers)[number];

const quiet = {
  stdio: ["ignore", "pipe", "ignore"] as ("ignore" | "pipe")[],
  env: { ...process.env, SOURCE_DATE_EPOCH: "1760000000" },
};

async function inFolder<T>(work: (folder: string) => Promise<T> | T): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "held-out-"));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const chromium = (page: HeldOutPage) =>
  inFolder((folder) => {
    const [from, to] = [join(folder, "cv.html"), join(folder, "cv.pdf")];
    writeFileSync(from, htmlOf(page, "grid"));
    const flags = [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--no-pdf-header-footer",
      `--user-data-dir=${folder}/profile`,
    ];
    execFileSync(
      process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      [...flags, `--print-to-pdf=${to}`, `file://${from}`],
      quiet,
    );
    return readFileSync(to);
  });

const weasyprint = (page: HeldOutPage) =>
  inFolder((folder) => {
    const [from, to] = [join(folder, "cv.html"), join(folder, "cv.pdf")];
    writeFileSync(from, htmlOf(page, "table"));
    execFileSync(process.env["WEASYPRINT_PATH"] ?? "weasyprint", [from, to], quiet);
    return readFileSync(to);
  });

const libreoffice = (page: HeldOutPage) =>
  inFolder(async (folder) => {
    const from = join(folder, "cv.docx");
    writeFileSync(from, await docxOf(page));
    const profile = `-env:UserInstallation=file://${join(tmpdir(), "held-out-office")}`;
    execFileSync("soffice", [profile, "--headless", "--convert-to", "pdf", "--outdir", folder, from], quiet);
    return readFileSync(join(folder, "cv.pdf"));
  });

let compiler: NodeCompiler | undefined;
const typst = (page: HeldOutPage) => {
  // Uses the machine's installed fonts, as a user at home would. The PDF is tagged, which is Typst's default.
  compiler ??= NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontPaths: ["/usr/share/fonts"] }] });
  const compiled = compiler.compile({
    mainFilePath: join(import.meta.dirname, "page.typ"),
    inputs: { view: JSON.stringify(page) },
  });
  if (!compiled.result) throw new Error(JSON.stringify(compiler.fetchDiagnostics(compiled.takeError()!)));
  return Promise.resolve(compiler.pdf(compiled.result, { pdfTags: true }));
};

const by: Record<WriterName, (page: HeldOutPage) => Promise<Buffer>> = {
  chromium,
  libreoffice,
  typst,
  weasyprint,
  word: docxOf,
};
export const write = (writer: WriterName, page: HeldOutPage): Promise<Buffer> => by[writer](page);

/** Simulates a scan of a PDF: grey pictures at 200 dpi, slightly rotated. */
export const scanOf = (pdf: string, tilt: number): Promise<Buffer> =>
  inFolder((folder) => {
    const options = ["-r", "200", "-gray", "-jpeg", "-jpegopt", "quality=50"];
    execFileSync("pdftoppm", [...options, pdf, join(folder, "page")], quiet);
    const pictures = readdirSync(folder)
      .toSorted()
      .map((file) => readFileSync(join(folder, file)));
    return pdfOfPictures(pictures, tilt);
  });
