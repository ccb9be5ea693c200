import { randomUUIDv7 } from "node:crypto";
import { invoiceLimits, type ReceiptOutcome, type SdiState, type UploadedFile } from "@orbita/contract";
import { withReason } from "@orbita/db";
import type { ReceiptKind, ParsedReceipt } from "@orbita/invoice-formats";
import type { Ctx } from "../../kernel/ctx.ts";
import { billingChanged } from "../../payments/index.ts";
import { documentNumber } from "../numbers.ts";
import { findInvoiceOfReceipt, insertReceipt, lockByFile, saveAnswer } from "./queries.ts";

const states: Record<ReceiptKind, SdiState> = {
  RC: "delivered",
  NS: "rejected",
  MC: "notDelivered",
  AT: "notDelivered",
  // DT means that the invoice was delivered to a public administration, and that its time to object has passed.
  DT: "delivered",
};

/** The SDI state after a receipt. Receipts may arrive out of order: a late "not delivered" does not override "delivered". */
const next = (before: SdiState, said: SdiState): SdiState =>
  before === "delivered" && said === "notDelivered" ? before : said;

type ReceiptResult = Omit<ReceiptOutcome, "file">;
const refused = (problem: ReceiptResult["problem"], invoice: string | null = null): ReceiptResult => ({
  invoice,
  sdi: null,
  problem,
});

async function take(ctx: Ctx, name: string, receipt: ParsedReceipt): Promise<ReceiptResult> {
  const { tx, now } = ctx;
  const { kind, sdiId, text, saidAt, note } = receipt;
  const row = await lockByFile(tx, receipt);
  const before = await findInvoiceOfReceipt(tx, text);
  if (before) return refused("alreadyTaken", documentNumber(before));
  // SDI assigns one id per transmission, so a receipt with another id is about another file.
  if (!row || (row.sdi_id !== null && row.sdi_id !== sdiId)) return refused("unknownInvoice");
  const number = documentNumber(row);
  const stored = { id: randomUUIDv7(), invoice_id: row.id, kind, file_name: name, content: text, said_at: saidAt };
  if (!(await insertReceipt(tx, { ...stored, created_at: now }))) return refused("alreadyTaken", number);
  const sdi = next(row.sdi, states[kind]);
  await withReason(tx, `SDI: ${kind}`);
  const kept = sdi === states[kind] ? (note?.slice(0, invoiceLimits.note.max) ?? null) : row.sdi_note;
  await saveAnswer(tx, row.id, { sdi, sdi_id: sdiId, sdi_note: kept });
  await ctx.tell(billingChanged, { id: row.space_id });
  return { invoice: number, sdi, problem: null };
}

/** Imports SDI receipts one by one, in the given order. */
export async function takeReceipts(ctx: Ctx, files: readonly UploadedFile[]): Promise<ReceiptOutcome[]> {
  const { readReceipt } = await import("@orbita/invoice-formats");
  const outcomes: ReceiptOutcome[] = [];
  for (const { name, bytes } of files) {
    const receipt = readReceipt(bytes);
    outcomes.push({ file: name, ...(receipt ? await take(ctx, name, receipt) : refused("notAReceipt")) });
  }
  return outcomes;
}
