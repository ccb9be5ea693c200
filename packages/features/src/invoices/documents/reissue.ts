import type { WholeAdminInvoice } from "@orbita/contract";
import { because } from "@orbita/db";
import type { Ctx } from "../../kernel/ctx.ts";
import { fail } from "../../kernel/failure.ts";
import { findBuyer } from "../buyer-queries.ts";
import { buyerOf, missingOf } from "../buyer.ts";
import { billingChanged } from "../events.ts";
import { nextProgressive } from "../issue-queries.ts";
import { lockInvoice } from "../queries.ts";
import { readAdminInvoice } from "../read-invoices.ts";
import { checkIssuable } from "./check.ts";
import { saveAnew } from "./queries.ts";

/**
 * An invoice rejected by SDI counts as never issued: it is written again under its number and date, with the Space's current data
 * and a new file name.
 */
export async function reissueInvoice(ctx: Ctx, { id }: { id: string }): Promise<WholeAdminInvoice> {
  const { tx } = ctx;
  const row = (await lockInvoice(tx, id)) ?? fail("invoice.notFound");
  if (row.sdi !== "rejected") fail("invoice.notRejected");
  const buyer = (await findBuyer(tx, row.space_id)) ?? fail("invoice.notFound");
  const reasons = missingOf(buyer);
  if (reasons.length > 0) fail("invoice.blocked", { reasons: reasons.join(",") });
  await because(tx, "invoice written anew for SDI");
  await saveAnew(tx, id, { buyer: buyerOf(buyer), progressive: await nextProgressive(tx) });
  await checkIssuable(tx, id);
  await ctx.tell(billingChanged, { id: row.space_id });
  return readAdminInvoice(ctx, { id });
}
