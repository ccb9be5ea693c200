import type { InvoiceChange, WholeAdminInvoice } from "@orbita/contract";
import { withReason } from "@orbita/db";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { billingChanged } from "../payments/index.ts";
import { lockInvoice, saveInvoice } from "./queries.ts";
import { readAdminInvoice } from "./read-invoices.ts";

type InvoiceParams = { id: string };

/** Changes the SDI state and the notes. The content of the invoice stays as issued. */
export async function changeInvoice(
  ctx: Ctx,
  { id }: InvoiceParams,
  change: InvoiceChange,
): Promise<WholeAdminInvoice> {
  const { tx } = ctx;
  const row = (await lockInvoice(tx, id)) ?? fail("invoice.notFound");
  if (row.version !== change.version) fail("invoice.changedMeanwhile", { version: row.version });
  const { sdi = row.sdi, sdiNote = row.sdi_note, note = row.note } = change;
  if (sdi !== row.sdi || sdiNote !== row.sdi_note || note !== row.note) {
    await withReason(tx, "invoice changed");
    await saveInvoice(tx, id, { sdi, sdi_note: sdiNote, note });
    await ctx.tell(billingChanged, { id: row.space_id });
  }
  return readAdminInvoice(ctx, { id });
}

/** Sets whether the invoice is collected automatically. */
export async function enableInvoice(
  ctx: Ctx,
  { id, flag }: InvoiceParams & { flag: "true" | "false" },
): Promise<WholeAdminInvoice> {
  const row = (await lockInvoice(ctx.tx, id)) ?? fail("invoice.notFound");
  const enabled = flag === "true";
  if (row.enabled !== enabled) {
    await withReason(ctx.tx, enabled ? "invoice collected again" : "invoice not collected");
    await saveInvoice(ctx.tx, id, { enabled });
    await ctx.tell(billingChanged, { id: row.space_id });
  }
  return readAdminInvoice(ctx, { id });
}

/** Always fails, because invoices cannot be deleted: their numbers must have no gaps. */
export async function removeInvoice({ tx }: Ctx, { id }: InvoiceParams): Promise<void> {
  if (await lockInvoice(tx, id)) fail("invoice.issued");
  fail("invoice.notFound");
}
