import { describe, expect, it } from "vitest";
import { lanterna, lanternaCredit } from "../fixtures/lanterna.ts";
import { faultsOf, nameFaults } from "./faults.ts";
import { writeFattura } from "./write-fattura.ts";

const xml = writeFattura(lanterna);
const credit = writeFattura(lanternaCredit);
const on = "2026-12-31";

/** Fault codes of a file broken by the given replacements. Throws if a replacement matches nothing. */
function broken(from: string, ...changes: [from: string | RegExp, to: string][]): string[] {
  let text = from;
  for (const [old, by] of changes) {
    const next = text.replace(old, by);
    if (next === text) throw new Error(`nothing to break: ${String(old)}`);
    text = next;
  }
  return faultsOf(text, on).map(({ code }) => code);
}

const summaryRate = /(<DatiRiepilogo>\s*<AliquotaIVA>)22\.00/;
const lineRate = /(<AliquotaIVA>)22\.00/;
const vatNumber = "<IdCodice>02318470990</IdCodice>";

describe("the checks of SDI", () => {
  it("the checks of SDI accept the invoices and credit notes that we write", () => {
    expect(faultsOf(xml, on)).toEqual([]);
    expect(faultsOf(credit, on)).toEqual([]);
    expect(faultsOf(xml, "2026-12-01")).toEqual([]);
  });

  it.each<[code: string, why: string, changes: [string | RegExp, string][]]>([
    ["00200", "the schema", [["<Divisa>EUR</Divisa>", ""]]],
    ["00200", "a letter that is not Latin-1", [["Lanterna", "Łanterna"]]],
    ["00200", "no XML", [["</p:FatturaElettronica>", ""]]],
    ["00200", "an entity of its own", [["<p:Fatt", '<!DOCTYPE a [<!ENTITY b "c">]><p:Fatt']]],
    ["00300", "the sender's tax code", [["<IdCodice>00743110157", "<IdCodice>00743110158"]]],
    ["00301", "the seller's VAT number", [[/(<CedentePrestatore>[^]*?<IdCodice>)00743110157/, "$100743110158"]]],
    ["00302", "the seller's tax code", [["<CodiceFiscale>00743110157", "<CodiceFiscale>00743110158"]]],
    ["00305", "the buyer's VAT number", [[vatNumber, "<IdCodice>02318470995</IdCodice>"]]],
    ["00306", "the buyer's tax code", [["<CodiceFiscale>02318470990", "<CodiceFiscale>02318470995"]]],
    ["00306", "a person's tax code", [["<CodiceFiscale>02318470990", "<CodiceFiscale>RSSMRA80A01H501X"]]],
    ["00400", "no VAT on a line, without a reason", [[lineRate, "$10.00"]]],
    [
      "00401",
      "a reason beside VAT on a line",
      [[/(<AliquotaIVA>22\.00<\/AliquotaIVA>)(\s*<\/DettaglioLinee>)/, "$1<Natura>N4</Natura>$2"]],
    ],
    ["00403", "tomorrow's date", [["<Data>2026-12-01", "<Data>2027-01-01"]]],
    [
      "00417",
      "a buyer without numbers",
      [[/(<CessionarioCommittente>\s*<DatiAnagrafici>)[^]*?(<Anagrafica>)/, "$1$2"]],
    ],
    ["00419", "a rate without a summary", [[lineRate, "$110.00"]]],
    [
      "00420",
      "reverse charge and split payment",
      [
        [summaryRate, "$10.00"],
        [/(<DatiRiepilogo>\s*<AliquotaIVA>0\.00<\/AliquotaIVA>)/, "$1<Natura>N6.1</Natura>"],
        ["<EsigibilitaIVA>I", "<EsigibilitaIVA>S"],
      ],
    ],
    ["00421", "a tax two cents off", [["<Imposta>69.17", "<Imposta>69.19"]]],
    ["00422", "a taxed sum a cent off", [["<ImponibileImporto>314.40", "<ImponibileImporto>314.41"]]],
    ["00423", "a line two cents off", [["<PrezzoTotale>185.40", "<PrezzoTotale>185.42"]]],
    ["00424", "a rate that is a fraction", [[lineRate, "$10.22"]]],
    ["00425", "a number without a digit", [["<Numero>2026/118", "<Numero>A/B"]]],
    [
      "00426",
      "a code and a mailbox",
      [["</CodiceDestinatario>", "</CodiceDestinatario><PECDestinatario>a@pec.it</PECDestinatario>"]],
    ],
    ["00427", "a code of six signs", [["M5UXCR1", "M5UXCR"]]],
    ["00428", "two formats", [["<FormatoTrasmissione>FPR12", "<FormatoTrasmissione>FPA12"]]],
    ["00429", "no VAT in the summary, without a reason", [[summaryRate, "$10.00"]]],
    [
      "00430",
      "a reason beside VAT in the summary",
      [[/(<DatiRiepilogo>\s*<AliquotaIVA>22\.00<\/AliquotaIVA>)/, "$1<Natura>N4</Natura>"]],
    ],
    ["00471", "an invoice to oneself", [[vatNumber, "<IdCodice>00743110157</IdCodice>"]]],
    ["total", "a total a cent off", [["<ImportoTotaleDocumento>383.57", "<ImportoTotaleDocumento>383.58"]]],
    ["payment", "a payment a cent off", [["<ImportoPagamento>383.57", "<ImportoPagamento>383.56"]]],
  ])("SDI fault %s: %s", (code, _, changes) => expect(broken(xml, ...changes)).toContain(code));

  it("a file name with a progressive number of six characters → SDI fault 00001", () => {
    expect(nameFaults("IT00743110157_0003A.xml")).toEqual([]);
    expect(nameFaults("IT00743110157_10003A.xml")).toMatchObject([{ code: "00001" }]);
  });
  it("a credit note dated before its invoice → SDI fault 00418", () =>
    expect(broken(credit, ["<Data>2026-12-09", "<Data>2026-11-30"])).toEqual(["00418"]));
  it('a credit note without its invoice → fault "linked"', () =>
    expect(broken(credit, [/<DatiFattureCollegate>[^]*?<\/DatiFattureCollegate>/, ""])).toEqual(["linked"]));
  it("the checks of SDI accept a difference of one cent due to rounding", () => {
    expect(broken(xml, ["<Imposta>69.17", "<Imposta>69.16"])).toEqual(["total", "payment"]);
    expect(broken(xml, ["<PrezzoTotale>185.40", "<PrezzoTotale>185.41"])).toEqual(["00422"]);
  });
  it("seven zeros without a mailbox → accepted, because the buyer finds the invoice at the tax office", () =>
    expect(broken(xml, ["M5UXCR1", "0000000"])).toEqual([]));
});
