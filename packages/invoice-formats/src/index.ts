export type { Buyer, InvoiceDocumentLine, InvoiceDocument, Seller } from "./document.ts";
export { faultsOf, nameFaults } from "./fattura/faults.ts";
export { fatturaName, writeFattura } from "./fattura/write-fattura.ts";
export { readReceipt, type ReceiptKind, type ParsedReceipt } from "./receipts/read-receipt.ts";
