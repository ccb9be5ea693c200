import { randomUUIDv7 } from "node:crypto";
import { invoiceLimits, type ReceiptOutcome, type SdiState, type UploadedFile } from "@orbita/contract";
import { because } from "@orbita/db";
import type { ReceiptKind, TakenReceipt } from "@orbita/invoice-formats";
import type { Ctx } from "../../kernel/ctx.ts";
import { billingChanged } from "../events.ts";
import { documentNumber } from "../numbers.ts";
import { findTaken, insertReceipt, lockByFile, saveAnswer } from "./queries.ts";

const states: Record<ReceiptKind, SdiState> = {
  RC: "delivered",
  NS: "rejected",
  MC: "notDelivered",
  AT: "notDelivered",
  // To an office of the state: it has it, and said nothing in time.
  DT: "delivered",
};

/** Whoever takes them in may mix up their order: what was brought is not less so because an older word comes after. */
const next = (before: SdiState, said: SdiState): SdiState =>
  before === "delivered" && said === "notDelivered" ? before : said;

type Taken = Omit<ReceiptOutcome, "file">;
const refused = (problem: Taken["problem"], invoice: string | null = null): Taken => ({ invoice, sdi: null, problem });

async function take(ctx: Ctx, name: string, receipt: TakenReceipt): Promise<Taken> {
  const { tx, now } = ctx;
  const { kind, sdiId, text, saidAt, note } = receipt;
  const row = await lockByFile(tx, receipt);
  const before = await findTaken(tx, text);
  if (before) return refused("alreadyTaken", documentNumber(before));
  // Under the same name SDI knows one transmission: a receipt of another is not about this file.
  if (!row || (row.sdi_id !== null && row.sdi_id !== sdiId)) return refused("unknownInvoice");
  const number = documentNumber(row);
  const stored = { id: randomUUIDv7(), invoice_id: row.id, kind, file_name: name, content: text, said_at: saidAt };
  if (!(await insertReceipt(tx, { ...stored, created_at: now }))) return refused("alreadyTaken", number);
  const sdi = next(row.sdi, states[kind]);
  await because(tx, `SDI: ${kind}`);
  const kept = sdi === states[kind] ? (note?.slice(0, invoiceLimits.note.max) ?? null) : row.sdi_note;
  await saveAnswer(tx, row.id, { sdi, sdi_id: sdiId, sdi_note: kept });
  await ctx.tell(billingChanged, { id: row.space_id });
  return { invoice: number, sdi, problem: null };
}

/** What SDI answered, each file for itself, in the order in which they come. */
export async function takeReceipts(ctx: Ctx, files: readonly UploadedFile[]): Promise<ReceiptOutcome[]> {
  const { readReceipt } = await import("@orbita/invoice-formats");
  const outcomes: ReceiptOutcome[] = [];
  for (const { name, bytes } of files) {
    const receipt = readReceipt(bytes);
    outcomes.push({ file: name, ...(receipt ? await take(ctx, name, receipt) : refused("notAReceipt")) });
  }
  return outcomes;
}
