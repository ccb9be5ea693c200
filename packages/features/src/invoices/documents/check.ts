import type { Db } from "@orbita/db";
import type { InvoiceDocument } from "@orbita/invoice-formats";
import { documentOf } from "./document.ts";
import { findDocument } from "./queries.ts";

/** Loaded with the first one: a validator and its schema are nothing that every start should pay for. */
const formats = () => import("@orbita/invoice-formats");

/** The file for SDI as it would be received that day. Throws where SDI would reject it: a broken one never leaves. */
export async function fatturaOf(document: InvoiceDocument, on: string): Promise<{ name: string; xml: string }> {
  const { faultsOf, fatturaName, nameFaults, writeFattura } = await formats();
  const [name, xml] = [fatturaName(document), writeFattura(document)];
  const faults = [...nameFaults(name), ...faultsOf(xml, on)].map(({ code, what }) => `${code} ${what}`);
  if (faults.length > 0) throw new Error(`SDI would reject ${document.number}: ${faults.join("; ")}`);
  return { name, xml };
}

/** In the transaction that issues, after its rows are written: what throws here was never issued. */
export async function checkIssuable(db: Db, id: string): Promise<void> {
  const row = await findDocument(db, id);
  if (!row) throw new Error("nothing was issued");
  await fatturaOf(documentOf(row), row.issued_on);
}
