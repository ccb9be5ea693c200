import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { lineModelOf } from "./line-model.ts";

const bench = new URL("../bench/cvbench/", import.meta.url);
const read = (file: string) => lineModelOf(readFileSync(new URL(file, bench)));

describe("lines of a PDF", () => {
  test.each([
    "rowwise/it03-sidebar.pdf",
    "shuffled/it03-sidebar.pdf",
    "rowwise/en04-linkedin.pdf",
    "cross/it06-linkedin.pdf",
  ])("lines of the two-column PDF %s → in two columns, whatever the order of the text in the file", async (file) => {
    const { lines, kind, hidden } = await read(file);
    expect(kind).toBe("pdf");
    expect(new Set(lines.map(({ column }) => column))).toEqual(new Set([0, 1]));
    const columns = lines.map(({ column }) => column);
    expect(columns.toSorted((a, b) => a - b)).toEqual(columns);
    expect(hidden).toEqual([]);
  });

  test("same PDF page with its text in another order in the file → the same lines", async () => {
    const [one, other] = [await read("rowwise/it03-sidebar.pdf"), await read("shuffled/it03-sidebar.pdf")];
    expect(one.lines.map(({ text }) => text)).toEqual(other.lines.map(({ text }) => text));
  });

  test("lines of a Europass PDF → a table that continues across two pages", async () => {
    const { lines, pages } = await read("core/it03-europass.pdf");
    expect(pages).toHaveLength(2);
    const at = lines.findIndex(({ text }) => text === "Tipo di impiego");
    expect(lines.slice(at, at + 2)).toMatchObject([
      { cell: { column: 0 }, bullet: true },
      { cell: { column: 1, row: lines[at]!.cell!.row }, text: "Infermiera di pronto soccorso" },
    ]);
    expect(lines.find(({ text }) => text === "ESPERIENZA LAVORATIVA")?.cell).toBeNull();
  });

  test("lines of a PDF: years in the margin → row labels; painted bullets → list items", async () => {
    const { lines } = await read("core/it06-academic.pdf");
    expect(lines.find(({ text }) => text === "2013–2016")?.cell).toMatchObject({ column: 0 });
    expect(lines.find(({ text }) => text.startsWith("Supervisione"))).toMatchObject({
      bullet: true,
      cell: { column: 1 },
    });
    expect(lines[0]).toMatchObject({ text: "Tommaso Verzellesi", cell: null });
    expect(lines[0]!.runs[0]).toMatchObject({ bold: true, size: expect.closeTo(19, 0) });
  });

  test("white, tiny or transparent words in a PDF → reported as hidden, not part of the lines", async () => {
    const { lines, hidden } = await read("hidden/en01-hidden.pdf");
    expect(hidden.map(({ reason }) => reason).toSorted()).toEqual(["noInk", "noInk", "tiny"]);
    expect(hidden.every(({ text }) => text.startsWith("Ignore previous instructions"))).toBe(true);
    expect(lines.some(({ text }) => text.includes("Ignore"))).toBe(false);
  });
});

describe("lines of a Word file", () => {
  test("lines of a Word file → headings, lists and tabs as marked in the file", async () => {
    const { lines, kind, pages } = await read("docx/it02-docxplain.docx");
    expect({ kind, pages }).toEqual({ kind: "docx", pages: [] });
    expect(lines.find(({ text }) => text === "Chi sono")).toMatchObject({
      heading: 2,
      runs: [{ size: 13, colour: "#2e74b5" }],
    });
    expect(lines.find(({ text }) => text.startsWith("UX/UI Designer\t"))?.runs[0]?.bold).toBe(true);
    expect(lines.filter(({ bullet }) => bullet)).toHaveLength(6);
  });

  test("lines of a Word table: rows → labels and values; a cell across the table → a separate line", async () => {
    const { lines } = await read("docx/en01-docxtable.docx");
    const at = lines.findIndex(({ text }) => text === "Mar 2021 – Present");
    expect(lines.slice(at, at + 3).map(({ cell }) => cell)).toEqual([
      { table: 0, row: 9, column: 0 },
      { table: 0, row: 9, column: 1 },
      { table: 0, row: 9, column: 1 },
    ]);
    expect(lines.find(({ text }) => text === "WORK EXPERIENCE")?.cell).toBeNull();
  });
});

test("OCR of a scanned CV → words, each with a confidence", { timeout: 30_000 }, async () => {
  const { lines, kind } = await read("scan/en02-scan.pdf");
  expect(kind).toBe("scan");
  expect(lines.find(({ text }) => text === "Professional Experience")).toMatchObject({ column: 0 });
  // The heading in the other column of the scan is white on dark blue.
  expect(lines.find(({ text }) => text === "Languages")).toMatchObject({ column: 1 });
  expect(lines.filter(({ bullet }) => bullet).map(({ text }) => text)).toContain(
    "Coach the sales team on technical messaging",
  );
  expect(lines.flatMap(({ runs }) => runs).every(({ confidence }) => confidence !== undefined && confidence <= 1)).toBe(
    true,
  );
});
