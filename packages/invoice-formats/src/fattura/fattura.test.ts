import { allAt, at, parseXml, textAt } from "@orbita/document-kit/xml";
import { describe, expect, it } from "vitest";
import { anyInvoices } from "../fixtures/any-invoice.ts";
import { lanterna, lanternaCredit } from "../fixtures/lanterna.ts";
import { decimal, type InvoiceDocument } from "../document.ts";
import { faultsOf } from "./faults.ts";
import { latin } from "./latin.ts";
import { fatturaName, writeFattura } from "./write-fattura.ts";

const on = "2026-12-31";
const written = (document: InvoiceDocument) => {
  const root = parseXml(writeFattura(document))!;
  return { header: at(root, "FatturaElettronicaHeader"), body: at(root, "FatturaElettronicaBody") };
};
const withBuyer = (buyer: Partial<InvoiceDocument["buyer"]>) => ({
  ...lanterna,
  buyer: { ...lanterna.buyer, ...buyer },
});

describe("200 generated invoices and credit notes", () => {
  const all = anyInvoices(200);
  it("generated test documents → include invoices and credit notes, short and long", () => {
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(["invoice", "creditNote"]));
    expect(all.some(({ lines }) => lines.length >= 70)).toBe(true);
    expect(all.some(({ lines }) => lines.length === 1)).toBe(true);
  });

  it.each(all.map((document, index) => [index, document] as const))(
    "FatturaPA XML of generated document %i → no SDI fault",
    (_, document) => {
      const xml = writeFattura(document);
      expect(faultsOf(xml, on)).toEqual([]);
      // Writing the same document again gives the same file.
      expect(writeFattura(document)).toBe(xml);
      const { body } = written(document);
      const general = at(body, "DatiGenerali", "DatiGeneraliDocumento");
      expect(textAt(general, "ImportoTotaleDocumento")).toBe(decimal(document.totalCents));
      expect(allAt(body, "DatiBeniServizi", "DettaglioLinee")).toHaveLength(document.lines.length);
    },
  );
});

describe("the XML of an invoice", () => {
  it("FatturaPA XML of an invoice → contains seller, buyer, lines and payment", () => {
    const { header, body } = written(lanterna);
    const general = at(body, "DatiGenerali", "DatiGeneraliDocumento");
    expect(textAt(header, "DatiTrasmissione", "CodiceDestinatario")).toBe("M5UXCR1");
    expect(at(header, "DatiTrasmissione", "PECDestinatario")).toBeUndefined();
    expect(textAt(header, "CessionarioCommittente", "DatiAnagrafici", "IdFiscaleIVA", "IdCodice")).toBe("02318470990");
    expect(["TipoDocumento", "Data", "Numero"].map((name) => textAt(general, name))).toEqual([
      "TD01",
      "2026-12-01",
      "2026/118",
    ]);
    const [, second] = allAt(body, "DatiBeniServizi", "DettaglioLinee");
    expect(second?.children.map(({ name, text }) => [name, text])).toEqual([
      ["NumeroLinea", "2"],
      ["Descrizione", "Clic sull'annuncio «Sviluppo backend», novembre 2026"],
      ["Quantita", "412.00"],
      ["UnitaMisura", "clic"],
      ["DataInizioPeriodo", "2026-11-01"],
      ["DataFinePeriodo", "2026-11-30"],
      ["PrezzoUnitario", "0.45"],
      ["PrezzoTotale", "185.40"],
      ["AliquotaIVA", "22.00"],
    ]);
    // The net amounts 129.00 + 185.40 make 314.40, and 22 % VAT of it is 69.168.
    const summary = at(body, "DatiBeniServizi", "DatiRiepilogo");
    expect(summary?.children.map(({ text }) => text)).toEqual(["22.00", "314.40", "69.17", "I"]);
    const payment = at(body, "DatiPagamento");
    expect(textAt(payment, "CondizioniPagamento")).toBe("TP02");
    expect(textAt(payment, "DettaglioPagamento", "ModalitaPagamento")).toBe("MP08");
    expect(textAt(payment, "DettaglioPagamento", "ImportoPagamento")).toBe("383.57");
    expect(at(body, "DatiGenerali", "DatiFattureCollegate")).toBeUndefined();
  });

  it("FatturaPA XML for a buyer with a certified mailbox → the recipient code is seven zeros", () => {
    const { header } = written(withBuyer({ sdi: "fatture@pec.lanterna.example" }));
    expect(textAt(header, "DatiTrasmissione", "CodiceDestinatario")).toBe("0000000");
    expect(textAt(header, "DatiTrasmissione", "PECDestinatario")).toBe("fatture@pec.lanterna.example");
  });

  it("file name of a FatturaPA invoice → the sender's tax code and the progressive number", () =>
    expect(fatturaName(lanterna)).toBe("IT00743110157_0003A.xml"));
});

describe("the XML of a credit note", () => {
  it("FatturaPA XML of a credit note → refers to its invoice, states the reason, has no payment data", () => {
    const { body } = written(lanternaCredit);
    const general = at(body, "DatiGenerali");
    expect(textAt(general, "DatiGeneraliDocumento", "TipoDocumento")).toBe("TD04");
    expect(textAt(general, "DatiGeneraliDocumento", "Causale")).toBe("Clic contati due volte il 14 novembre");
    expect(textAt(general, "DatiFattureCollegate", "IdDocumento")).toBe("2026/118");
    expect(textAt(general, "DatiFattureCollegate", "Data")).toBe("2026-12-01");
    expect(at(body, "DatiPagamento")).toBeUndefined();
    expect(faultsOf(writeFattura(lanternaCredit), on)).toEqual([]);
  });

  it("credit note whose VAT differs by one cent, because the credit notes of an invoice must sum to its exact VAT → no SDI fault", () => {
    const off = { ...lanternaCredit, vatCents: lanternaCredit.vatCents + 1, totalCents: lanternaCredit.totalCents + 1 };
    expect(faultsOf(writeFattura(off), on)).toEqual([]);
  });
});

describe("conversion of field text to Latin-1", () => {
  it.each([
    ["L’Officina – “nuova”…", 'L\'Officina - "nuova"...'],
    ["Łódź Đorđević œuvre", "Lódz Dordevic oeuvre"],
    ["Perché così? Müller & Søn §", "Perché così? Müller & Søn §"],
    ["è composta", "è composta"],
    ["Da Gino 🍝 S.a.s.", "Da Gino S.a.s."],
    ["東京 S.r.l.", "?? S.r.l."],
    ["Costa 10 €", "Costa 10 EUR"],
    ["a\u0000b\u0085c\u200bd\u00ade\t\nf\u00a0g", "a b cde f g"],
    ["\ud800 mezza", "mezza"],
    ["😀", "-"],
    ["   ", "-"],
  ])("text in FatturaPA XML: %j → written as %j", (text, expected) => expect(latin(text, 100)).toBe(expected));

  it("text in FatturaPA XML longer than its field → cut to the length, without a trailing blank", () =>
    expect(latin("abc def", 4)).toBe("abc"));
});
