import { openPdf } from "@orbita/document-kit/fixtures";
import { describe, expect, it, vi } from "vitest";
import { withSums } from "../fixtures/any-invoice.ts";
import { clicks, lanterna, lanternaCredit } from "../fixtures/lanterna.ts";
import { writeFattura } from "../fattura/write-fattura.ts";
import { euros } from "./view.ts";
import { writeInvoicePdf } from "./write-pdf.ts";

// The timeout is long because other tests may use the CPU cores at the same time.
vi.setConfig({ testTimeout: 30_000 });

const flat = (text: string): string => text.replaceAll(/\s+/g, " ");
const isKept = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString("latin1")
    .includes("<pdfaid:part>3</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance>");

describe("the PDF of an invoice", () => {
  const pdf = writeInvoicePdf(lanterna, null);
  it("PDF of an invoice → shows its data, exact to the cent", async () => {
    const { text, pages, title, language } = await openPdf(pdf);
    expect(pages).toHaveLength(1);
    expect([title, language]).toEqual(["Fattura 2026/118, Orbita Lavoro S.r.l.", "it"]);
    for (const said of [
      "Fattura 2026/118",
      "1 dicembre 2026",
      "novembre 2026",
      "Orbita Lavoro S.r.l.",
      "Lanterna Software S.r.l.",
      "16124 Genova (GE)",
      "P. IVA IT02318470990",
      "Codice SDI M5UXCR1",
      "Licenza novembre 2026 1 129,00 € 22 % 129,00 €",
      "Clic sull’annuncio «Sviluppo backend», novembre 2026 412 0,45 € 22 % 185,40 €",
      "Imponibile Taxable amount 314,40 €",
      "IVA 22 % VAT 22 % 69,17 €",
      "383,57 €",
      "Pagamento: Addebito su carta",
      "Copia di cortesia: l’originale è il file XML inviato a SDI",
    ])
      expect(flat(text)).toContain(said);
  });

  it("PDF of an invoice → tagged PDF/A with embedded fonts, the original XML attached", async () => {
    const { roles, attached } = await openPdf(pdf);
    for (const role of ["H1", "P", "Table", "TH", "TR", "TD"]) expect(roles).toContain(role);
    expect(isKept(pdf)).toBe(true);
    // Every font is embedded: as many font files as descriptors.
    const raw = Buffer.from(pdf).toString("latin1");
    expect(raw.match(/\/FontDescriptor\b/g)?.length ?? 0).toBeGreaterThan(0);
    expect(raw.match(/\/FontFile[23]?\b/g)).toHaveLength(raw.match(/\/Type\s*\/FontDescriptor\b/g)?.length ?? -1);
    expect(attached).toEqual({ "IT00743110157_0003A.xml": writeFattura(lanterna) });
  });

  it("PDF of a paid invoice → shows the payment date", async () =>
    expect(flat((await openPdf(writeInvoicePdf(lanterna, "2026-12-03"))).text)).toContain(
      "Pagata con carta il 3 dicembre 2026",
    ));

  it("PDF of an operator with another product name → the mark without the letters of the default name", async () => {
    const other = writeInvoicePdf(
      { ...lanterna, seller: { ...lanterna.seller, name: "Borea Lavoro S.r.l." } },
      null,
      "mark",
    );
    expect(other.length).toBeLessThan(pdf.length);
    const { text, title, author } = await openPdf(other);
    expect([title, author]).toEqual(["Fattura 2026/118, Borea Lavoro S.r.l.", "Borea Lavoro S.r.l."]);
    expect(text).not.toMatch(/orbita/i);
  });

  it("PDF of the same invoice written twice → byte-identical", () =>
    expect(Buffer.from(writeInvoicePdf(lanterna, null)).equals(Buffer.from(pdf))).toBe(true));
});

describe("the PDF of a credit note", () => {
  it("PDF of a credit note → shows the credited invoice and the reason", async () => {
    const text = flat((await openPdf(writeInvoicePdf(lanternaCredit, null))).text);
    for (const said of [
      "Nota di credito 2026/131",
      "2026/118 del 1 dicembre 2026",
      "Clic contati due volte il 14 novembre",
      euros(lanternaCredit.totalCents).replaceAll(/\s/g, " "),
    ])
      expect(text).toContain(said);
    expect(text).not.toContain("Addebito");
  });
});

describe("the PDF of a long invoice", () => {
  it("the PDF of a long invoice → every page has the table header and a page number", async () => {
    const lines = Array.from({ length: 60 }, (_, index) => clicks(`Clic sull’annuncio numero ${index}`, index + 1));
    const { pages } = await openPdf(writeInvoicePdf(withSums({ ...lanterna, lines }), null));
    expect(pages).toHaveLength(3);
    pages.forEach((page, index) => {
      expect(page).toContain("Descrizione");
      expect(flat(page)).toContain(`Pagina ${index + 1}/3`);
    });
    lines.forEach(({ description }) => expect(pages.join("\n")).toContain(description));
    // The last page has the totals.
    expect(pages.at(-1)).toContain("Imponibile");
  });
});

describe("text of a buyer in the PDF", () => {
  it("markup in a buyer's text → printed literally in the PDF, without overflowing the page", async () => {
    const name = '#panic() $x$ *b* 東京 😀 Żółć #import "base.typ"';
    const street = `Via${"Lunghissima".repeat(20)}`;
    const pdf = writeInvoicePdf(
      { ...lanterna, buyer: { ...lanterna.buyer, name, street, sdi: "a@pec.example" } },
      null,
    );
    const { text } = await openPdf(pdf);
    for (const part of ["#panic() $x$ *b*", "東京", "Żółć"]) expect(flat(text)).toContain(part);
    expect(text.replaceAll(/\s/g, "")).toContain(street);
    expect(text).toContain("PEC a@pec.example");
    expect(isKept(pdf)).toBe(true);
  });
});
