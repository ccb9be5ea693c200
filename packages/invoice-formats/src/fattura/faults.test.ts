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
  it("our own invoices and credit notes → no SDI fault", () => {
    expect(faultsOf(xml, on)).toEqual([]);
    expect(faultsOf(credit, on)).toEqual([]);
    expect(faultsOf(xml, "2026-12-01")).toEqual([]);
  });

  it.each<[code: string, why: string, changes: [string | RegExp, string][]]>([
    ["00200", "a missing currency", [["<Divisa>EUR</Divisa>", ""]]],
    ["00200", "a letter that is not Latin-1", [["Lanterna", "Łanterna"]]],
    ["00200", "truncated XML", [["</p:FatturaElettronica>", ""]]],
    ["00200", "a custom entity", [["<p:Fatt", '<!DOCTYPE a [<!ENTITY b "c">]><p:Fatt']]],
    ["00300", "an invalid tax code of the sender", [["<IdCodice>00743110157", "<IdCodice>00743110158"]]],
    [
      "00301",
      "an invalid VAT number of the seller",
      [[/(<CedentePrestatore>[^]*?<IdCodice>)00743110157/, "$100743110158"]],
    ],
    ["00302", "an invalid tax code of the seller", [["<CodiceFiscale>00743110157", "<CodiceFiscale>00743110158"]]],
    ["00305", "an invalid VAT number of the buyer", [[vatNumber, "<IdCodice>02318470995</IdCodice>"]]],
    ["00306", "an invalid tax code of the buyer", [["<CodiceFiscale>02318470990", "<CodiceFiscale>02318470995"]]],
    ["00306", "an invalid tax code of a person", [["<CodiceFiscale>02318470990", "<CodiceFiscale>RSSMRA80A01H501X"]]],
    ["00400", "a line without VAT and without a reason for it", [[lineRate, "$10.00"]]],
    [
      "00401",
      "a line with VAT and with a reason for no VAT",
      [[/(<AliquotaIVA>22\.00<\/AliquotaIVA>)(\s*<\/DettaglioLinee>)/, "$1<Natura>N4</Natura>$2"]],
    ],
    ["00403", "a date in the future", [["<Data>2026-12-01", "<Data>2027-01-01"]]],
    [
      "00417",
      "a buyer without VAT number and tax code",
      [[/(<CessionarioCommittente>\s*<DatiAnagrafici>)[^]*?(<Anagrafica>)/, "$1$2"]],
    ],
    ["00419", "a VAT rate without a summary", [[lineRate, "$110.00"]]],
    [
      "00420",
      "reverse charge and split payment",
      [
        [summaryRate, "$10.00"],
        [/(<DatiRiepilogo>\s*<AliquotaIVA>0\.00<\/AliquotaIVA>)/, "$1<Natura>N6.1</Natura>"],
        ["<EsigibilitaIVA>I", "<EsigibilitaIVA>S"],
      ],
    ],
    ["00421", "VAT that is two cents off", [["<Imposta>69.17", "<Imposta>69.19"]]],
    ["00422", "a taxable amount that is one cent off", [["<ImponibileImporto>314.40", "<ImponibileImporto>314.41"]]],
    ["00423", "a line total that is two cents off", [["<PrezzoTotale>185.40", "<PrezzoTotale>185.42"]]],
    ["00424", "a VAT rate written as a fraction", [[lineRate, "$10.22"]]],
    ["00425", "an invoice number without a digit", [["<Numero>2026/118", "<Numero>A/B"]]],
    [
      "00426",
      "both a recipient code and a mailbox",
      [["</CodiceDestinatario>", "</CodiceDestinatario><PECDestinatario>a@pec.it</PECDestinatario>"]],
    ],
    ["00427", "a recipient code of six characters", [["M5UXCR1", "M5UXCR"]]],
    ["00428", "two different transmission formats", [["<FormatoTrasmissione>FPR12", "<FormatoTrasmissione>FPA12"]]],
    ["00429", "a summary without VAT and without a reason for it", [[summaryRate, "$10.00"]]],
    [
      "00430",
      "a summary with VAT and with a reason for no VAT",
      [[/(<DatiRiepilogo>\s*<AliquotaIVA>22\.00<\/AliquotaIVA>)/, "$1<Natura>N4</Natura>"]],
    ],
    ["00471", "a buyer who is the seller", [[vatNumber, "<IdCodice>00743110157</IdCodice>"]]],
    ["total", "a total that is one cent off", [["<ImportoTotaleDocumento>383.57", "<ImportoTotaleDocumento>383.58"]]],
    ["payment", "a payment that is one cent off", [["<ImportoPagamento>383.57", "<ImportoPagamento>383.56"]]],
  ])("checks of an invoice for SDI → fault %s is found: %s", (code, _, changes) =>
    expect(broken(xml, ...changes)).toContain(code),
  );

  it("invoice file name with a progressive number of six characters → SDI fault 00001", () => {
    expect(nameFaults("IT00743110157_0003A.xml")).toEqual([]);
    expect(nameFaults("IT00743110157_10003A.xml")).toMatchObject([{ code: "00001" }]);
  });
  it("a credit note dated before its invoice → SDI fault 00418", () =>
    expect(broken(credit, ["<Data>2026-12-09", "<Data>2026-11-30"])).toEqual(["00418"]));
  it('a credit note that names no invoice → fault "linked" of our own checks', () =>
    expect(broken(credit, [/<DatiFattureCollegate>[^]*?<\/DatiFattureCollegate>/, ""])).toEqual(["linked"]));
  it("invoice whose VAT or line is rounded differently by one cent → no fault 00421 or 00423", () => {
    expect(broken(xml, ["<Imposta>69.17", "<Imposta>69.16"])).toEqual(["total", "payment"]);
    expect(broken(xml, ["<PrezzoTotale>185.40", "<PrezzoTotale>185.41"])).toEqual(["00422"]);
  });
  it("invoice with recipient code of seven zeros and no mailbox → no SDI fault: the tax office delivers it", () =>
    expect(broken(xml, ["M5UXCR1", "0000000"])).toEqual([]));
});
