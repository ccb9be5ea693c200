import type { SdiState } from "@orbita/contract";
import type { Db, Tables, Tx } from "@orbita/db";
import type { InvoiceDocumentLine } from "@orbita/invoice-formats";
import { sql, type Insertable, type Selectable } from "kysely";

/** An invoice with everything on its document, and its payment date. */
export type InvoiceDocumentRow = Selectable<Tables["invoices"]> & {
  of: { year: number; number: number; issuedOn: string } | null;
  paid_at: Date | null;
  lines: InvoiceDocumentLine[];
};

const itsLines = sql<InvoiceDocumentLine[]>`(
  select json_agg(json_build_object('kind', l.kind, 'description', l.description, 'quantity', l.quantity,
      'unitCents', l.unit_cents, 'netCents', l.net_cents, 'vatRate', l.vat_rate, 'startsOn', l.starts_on,
      'endsOn', l.ends_on) order by l.position)
  from invoice_lines l where l.invoice_id = i.id)`;

export const findDocument = (db: Db, id: string): Promise<InvoiceDocumentRow | undefined> =>
  db
    .selectFrom("invoices as i")
    .leftJoin("payments as p", (join) => join.onRef("p.invoice_id", "=", "i.id").on("p.status", "=", "paid"))
    .selectAll("i")
    .select(["p.paid_at", itsLines.as("lines")])
    .select(
      sql<
        InvoiceDocumentRow["of"]
      >`(select json_build_object('year', o.year, 'number', o.number, 'issuedOn', o.issued_on)
        from invoices o where o.id = i.invoice_id)`.as("of"),
    )
    .where("i.id", "=", id)
    .executeTakeFirst();

/** Locks the invoice that was last sent to SDI under this file name. */
export async function lockByFile(
  tx: Tx,
  file: { sender: string; progressive: string },
): Promise<Selectable<Tables["invoices"]> | undefined> {
  return tx
    .selectFrom("invoices")
    .selectAll()
    .where("progressive", "=", file.progressive)
    .where(sql<string>`seller ->> 'fiscalCode'`, "=", file.sender)
    .forUpdate()
    .executeTakeFirst();
}

/** The invoice for which the same SDI receipt was already imported, even under another file name. */
export const findInvoiceOfReceipt = (db: Db, content: string): Promise<{ year: number; number: number } | undefined> =>
  db
    .selectFrom("sdi_receipts as r")
    .innerJoin("invoices as i", "i.id", "r.invoice_id")
    .select(["i.year", "i.number"])
    .where(sql`md5(r.content)`, "=", sql`md5(${content})`)
    .executeTakeFirst();

/** Saves an SDI receipt. Returns false if a receipt with this name exists. */
export async function insertReceipt(tx: Tx, values: Insertable<Tables["sdi_receipts"]>): Promise<boolean> {
  const done = await tx
    .insertInto("sdi_receipts")
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return done.numInsertedOrUpdatedRows === 1n;
}

export async function saveAnswer(
  tx: Tx,
  id: string,
  answer: { sdi: SdiState; sdi_id: string; sdi_note: string | null },
): Promise<void> {
  await tx.updateTable("invoices").set(answer).where("id", "=", id).execute();
}

/** Prepares an invoice for another transmission to SDI, with a new file name and the buyer's current data. */
export async function saveAnew(tx: Tx, id: string, { buyer, progressive }: { buyer: object; progressive: string }) {
  await tx
    .updateTable("invoices")
    .set(({ eb }) => ({
      buyer: JSON.stringify(buyer),
      progressive,
      transmissions: eb("transmissions", "+", 1),
      sdi: "toSend",
      sdi_id: null,
      sdi_note: null,
    }))
    .where("id", "=", id)
    .execute();
}
