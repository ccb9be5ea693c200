import type { WholeAdminInvoice } from "@orbita/contract";
import { withReason } from "@orbita/db";
import type { Ctx } from "../../kernel/ctx.ts";
import { fail } from "../../kernel/failure.ts";
import { billingChanged } from "../../payments/index.ts";
import { findBuyer } from "../buyer-queries.ts";
import { buyerOf, missingOf } from "../buyer.ts";
import { nextProgressive } from "../issue-queries.ts";
import { lockInvoice } from "../queries.ts";
import { readAdminInvoice } from "../read-invoices.ts";
import { checkIssuable } from "./check.ts";
import { saveAnew } from "./queries.ts";

/**
 * Reissues an invoice that SDI rejected. The rejected invoice counts as never issued, so it keeps its number and date and gets the Space's current
 * data and a new file name.
 */
export async function reissueInvoice(ctx: Ctx, { id }: { id: string }): Promise<WholeAdminInvoice> {
  const { tx } = ctx;
  const row = (await lockInvoice(tx, id)) ?? fail("invoice.notFound");
  if (row.sdi !== "rejected") fail("invoice.notRejected");
  const buyer = (await findBuyer(tx, row.space_id)) ?? fail("invoice.notFound");
  const reasons = missingOf(buyer);
  if (reasons.length > 0) fail("invoice.blocked", { reasons: reasons.join(",") });
  await withReason(tx, "invoice written anew for SDI");
  await saveAnew(tx, id, { buyer: buyerOf(buyer), progressive: await nextProgressive(tx) });
  await checkIssuable(tx, id);
  await ctx.tell(billingChanged, { id: row.space_id });
  return readAdminInvoice(ctx, { id });
}
