import type { Db } from "@orbita/db";
import type { InvoiceDocument } from "@orbita/invoice-formats";
import { invoiceDocument } from "./document.ts";
import { findDocument } from "./queries.ts";

/** The SDI validator is imported lazily, because the validator and its schema would slow down every start. */
const formats = () => import("@orbita/invoice-formats");

/**
 * The SDI file of an invoice as it would be received on the day `on`. Throws if SDI would reject the file, so that an invalid
 * file is never sent.
 */
export async function fatturaOf(document: InvoiceDocument, on: string): Promise<{ name: string; xml: string }> {
  const { faultsOf, fatturaName, nameFaults, writeFattura } = await formats();
  const [name, xml] = [fatturaName(document), writeFattura(document)];
  const faults = [...nameFaults(name), ...faultsOf(xml, on)].map(({ code, what }) => `${code} ${what}`);
  if (faults.length > 0) throw new Error(`SDI would reject ${document.number}: ${faults.join("; ")}`);
  return { name, xml };
}

/** Checks an invoice that was just inserted. Call it in the issuing transaction, so that an error rolls the invoice back. */
export async function checkIssuable(db: Db, id: string): Promise<void> {
  const row = await findDocument(db, id);
  if (!row) throw new Error("nothing was issued");
  await fatturaOf(invoiceDocument(row), row.issued_on);
}
