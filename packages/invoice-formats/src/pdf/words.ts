/** A label of the document: in Italian, with English below it for other readers. */
type BilingualLabel = { readonly it: string; readonly en: string };
const said = (it: string, en: string): BilingualLabel => ({ it, en });

export const titles = { invoice: said("Fattura", "Invoice"), creditNote: said("Nota di credito", "Credit note") };

export const words = {
  seller: said("Emessa da", "Issued by"),
  buyer: said("A", "Billed to"),
  issuedOn: said("Data", "Date"),
  period: said("Competenza", "Period"),
  of: said("Storna la fattura", "Takes back invoice"),
  reason: said("Motivo", "Reason"),
  description: said("Descrizione", "Description"),
  quantity: said("Quantità", "Quantity"),
  unit: said("Prezzo", "Unit price"),
  rate: said("IVA", "VAT"),
  amount: said("Importo", "Amount"),
  net: said("Imponibile", "Taxable amount"),
  vat: (rate: number) => said(`IVA ${rate} %`, `VAT ${rate} %`),
  total: said("Totale", "Total"),
  payment: said("Pagamento", "Payment"),
  byCard: said("Addebito su carta", "Charged to the card"),
  paid: (it: string, en: string) => said(`Pagata con carta il ${it}`, `Paid by card on ${en}`),
  back: said(
    "L’importo torna sulla carta, o si toglie da quanto resta da pagare",
    "The amount goes back to the card, or is taken off what is still to be paid",
  ),
  copy: (file: string) =>
    said(
      `Copia di cortesia: l’originale è il file XML inviato a SDI, allegato a questo PDF (${file}).`,
      "Courtesy copy: the original is the XML file sent to SDI, attached to this PDF.",
    ),
  attached: "Fattura elettronica (FatturaPA, FPR12)",
  page: said("Pagina", "Page"),
};
