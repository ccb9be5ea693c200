import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Runs a program at low priority, so that writing thousands of pages does not slow down other work. */
function run(program: string, args: string[]): boolean {
  const { status, error } = spawnSync("nice", ["-n", "10", program, ...args], { stdio: "ignore", timeout: 120_000 });
  return error === undefined && status === 0;
}

function inFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), "training-"));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
const made = (file: string): Uint8Array | null => (existsSync(file) ? new Uint8Array(readFileSync(file)) : null);

const chromium = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

/** Prints an HTML page to PDF with a browser. */
export const printed = (html: string): Uint8Array | null =>
  inFolder((folder) => {
    const [page, pdf] = [join(folder, "page.html"), join(folder, "page.pdf")];
    writeFileSync(page, html);
    run(chromium, [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--no-pdf-header-footer",
      `--print-to-pdf=${pdf}`,
      `file://${page}`,
    ]);
    return made(pdf);
  });

export const weasyprinted = (html: string): Uint8Array | null =>
  inFolder((folder) => {
    const [page, pdf] = [join(folder, "page.html"), join(folder, "page.pdf")];
    writeFileSync(page, html);
    run("python3", ["-m", "weasyprint", page, pdf]);
    return made(pdf);
  });

/** Prints a Word file to PDF with LibreOffice. */
export const officePrinted = (word: Uint8Array): Uint8Array | null =>
  inFolder((folder) => {
    writeFileSync(join(folder, "page.docx"), word);
    run("soffice", [
      `-env:UserInstallation=file://${join(tmpdir(), "training-office")}`,
      "--headless",
      "--convert-to",
      "pdf",
      "--outdir",
      folder,
      join(folder, "page.docx"),
    ]);
    return made(join(folder, "page.pdf"));
  });

/**
 * Which of the external programs are installed. They are not in the repository; without them, training uses the output of the other
 * writers.
 */
export const isThere = {
  chromium: () => existsSync(chromium),
  weasyprint: () => run("python3", ["-c", "import weasyprint"]),
  libreoffice: () => run("soffice", ["--version"]),
};
