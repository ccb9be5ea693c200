import { allAt, at, textAt, type XmlTree } from "@orbita/document-kit/xml";
import type { InvoiceFault } from "./faults.ts";

/** Amounts are integers of 1/100,000,000, because the schema allows eight decimals; sums are therefore exact. */
const scale = 100_000_000n;
const cent = scale / 100n;

/** Parses an amount; returns null if the text is no number. */
function amountOf(text: string): bigint | null {
  const found = /^(-?)(\d+)(?:\.(\d{1,8}))?$/.exec(text);
  if (!found) return null;
  const [, sign, whole, fraction = ""] = found;
  const size = BigInt(whole!) * scale + BigInt(fraction.padEnd(8, "0"));
  return sign === "-" ? -size : size;
}

const times = (a: bigint, b: bigint): bigint => (a * b) / scale;

const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);

const apart = (a: bigint, b: bigint): bigint => (a > b ? a - b : b - a);

/** The number 1 on the scale of amounts. As a rate it means one per cent. */
const whole = 100n * cent;
/** The amount at a path, or 0 if it is absent. The schema guarantees that values which are present are numbers. */
const amountAt = (tree: XmlTree, ...path: string[]): bigint => amountOf(textAt(tree, ...path)) ?? 0n;

/** Faults of a VAT rate: a rate of 0 needs a reason (`Natura`), and any other rate must have none. */
function rateFaults(tree: XmlTree, [missing, needless]: [string, string]): InvoiceFault[] {
  const rate = amountAt(tree, "AliquotaIVA");
  const nature = textAt(tree, "Natura");
  return [
    ...(rate === 0n && nature === "" ? [{ code: missing, what: "no VAT and no reason for it" }] : []),
    ...(rate !== 0n && nature !== "" ? [{ code: needless, what: "VAT, and a reason for none" }] : []),
    ...(rate > 0n && rate < whole ? [{ code: "00424", what: "the rate is no percentage" }] : []),
  ];
}

function lineFaults(line: XmlTree): InvoiceFault[] {
  const quantity = at(line, "Quantita") ? amountAt(line, "Quantita") : whole;
  const due = times(amountAt(line, "PrezzoUnitario"), quantity);
  const number = textAt(line, "NumeroLinea");
  return [
    ...rateFaults(line, ["00400", "00401"]),
    ...(apart(amountAt(line, "PrezzoTotale"), due) > cent
      ? [{ code: "00423", what: `line ${number} is not its price times its quantity` }]
      : []),
  ];
}

function summaryFaults(summary: XmlTree, lines: readonly XmlTree[]): InvoiceFault[] {
  const rate = textAt(summary, "AliquotaIVA");
  const nature = textAt(summary, "Natura");
  const taxable = amountAt(summary, "ImponibileImporto");
  const of = lines.filter((line) => textAt(line, "AliquotaIVA") === rate && textAt(line, "Natura") === nature);
  const tax = times(taxable, amountAt(summary, "AliquotaIVA") / 100n);
  const isSplit = textAt(summary, "EsigibilitaIVA") === "S";
  return [
    ...rateFaults(summary, ["00429", "00430"]),
    ...(nature.startsWith("N6") && isSplit ? [{ code: "00420", what: "reverse charge, and split payment" }] : []),
    ...(apart(amountAt(summary, "Imposta"), tax) > cent ? [{ code: "00421", what: "the tax is not the rate's" }] : []),
    // SDI tolerates a difference of one euro. Our lines are whole cents, so we tolerate none.
    ...(taxable === sumOf(of.map((line) => amountAt(line, "PrezzoTotale")))
      ? []
      : [{ code: "00422", what: "what is taxed is not the sum of its lines" }]),
  ];
}

/** Faults of totals that SDI does not check but an accountant would find. */
function totalFaults(body: XmlTree | undefined, summaries: readonly XmlTree[]): InvoiceFault[] {
  const total = amountOf(textAt(body, "DatiGenerali", "DatiGeneraliDocumento", "ImportoTotaleDocumento"));
  const due = sumOf(summaries.map((one) => amountAt(one, "ImponibileImporto") + amountAt(one, "Imposta")));
  const asked = allAt(body, "DatiPagamento").flatMap((terms) => allAt(terms, "DettaglioPagamento"));
  return [
    ...(total === due ? [] : [{ code: "total", what: "the total is not what is taxed and its tax" }]),
    ...(asked.length > 0 && sumOf(asked.map((part) => amountAt(part, "ImportoPagamento"))) !== due
      ? [{ code: "payment", what: "what is asked is not the total" }]
      : []),
  ];
}

/** Faults of lines, rates and totals. */
export function sumFaults(root: XmlTree): InvoiceFault[] {
  const body = at(root, "FatturaElettronicaBody");
  const lines = allAt(body, "DatiBeniServizi", "DettaglioLinee");
  const summaries = allAt(body, "DatiBeniServizi", "DatiRiepilogo");
  const summed = summaries.map((summary) => amountAt(summary, "AliquotaIVA"));
  const isSummed = (line: XmlTree): boolean => summed.includes(amountAt(line, "AliquotaIVA"));
  return [
    ...lines.flatMap(lineFaults),
    ...(lines.every(isSummed) ? [] : [{ code: "00419", what: "a rate has no summary" }]),
    ...summaries.flatMap((summary) => summaryFaults(summary, lines)),
    ...totalFaults(body, summaries),
  ];
}
