import { readdirSync, readFileSync } from "node:fs";
import { openPdf } from "../src/lines/pdf/open-pdf.ts";
import { readDocument } from "../src/read-document.ts";

/** Measures CPU time instead of wall time, so that other load on the machine does not count. */
function timer(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
}

/** CPU time that pdf.js alone needs to open a document and read the text of each page. */
async function bare(bytes: Uint8Array): Promise<number> {
  const spent = timer();
  const document = await openPdf(bytes);
  for (let number = 1; number <= document.numPages; number++) await (await document.getPage(number)).getTextContent();
  await document.loadingTask.destroy();
  return spent();
}
async function whole(bytes: Uint8Array): Promise<number> {
  const spent = timer();
  await readDocument(bytes, { now: new Date("2025-03-31") });
  return spent();
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Times each document with pdf.js alone and with the engine, alternating in the same run; best of three, after a warm-up. */
export async function speedOf(folder: URL): Promise<{ ratio: number; bare: number; p50: number; p95: number }> {
  const files = readdirSync(folder).filter((name) => name.endsWith(".pdf"));
  const times: { bare: number; whole: number }[] = [];
  for (const [round, name] of [files[0]!, ...files].entries()) {
    const bytes = readFileSync(new URL(name, folder));
    const tries: { bare: number; whole: number }[] = [];
    for (let i = 0; i < 3; i++) tries.push({ bare: await bare(bytes), whole: await whole(bytes) });
    if (round > 0)
      times.push({
        bare: Math.min(...tries.map((one) => one.bare)),
        whole: Math.min(...tries.map((one) => one.whole)),
      });
  }
  const ratios = times.map((one) => one.whole / one.bare).toSorted((a, b) => a - b);
  const wholes = times.map((one) => one.whole).toSorted((a, b) => a - b);
  const bares = times.map((one) => one.bare).toSorted((a, b) => a - b);
  return { ratio: at(ratios, 0.5), bare: at(bares, 0.5), p50: at(wholes, 0.5), p95: at(wholes, 0.95) };
}
