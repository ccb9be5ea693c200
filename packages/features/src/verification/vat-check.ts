import { withReason } from "@orbita/db";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { saveOwnSpace } from "../spaces/index.ts";
import { lockVerifiedSpace } from "./queries.ts";
import { proofEnd } from "./rules.ts";
import { settleVerification } from "./settle.ts";

type VatCheckCtx = Pick<Ctx, "tx" | "now" | "tell" | "enqueue">;

/** Records that an admin has confirmed the VAT number against the register, or withdraws an earlier check. */
export async function setVatChecked(ctx: VatCheckCtx, spaceId: string, checked: boolean): Promise<void> {
  const space = await lockVerifiedSpace(ctx.tx, spaceId);
  if (!space) return;
  if (checked && space.vat === null) fail("space.vatMissing");
  await withReason(ctx.tx, checked ? "VAT number checked" : "VAT check withdrawn");
  await saveOwnSpace(ctx.tx, spaceId, {
    vat_checked_at: checked ? ctx.now : null,
    vat_checked_until: checked ? proofEnd(ctx.now) : null,
    vat_requested_at: null,
  });
  await settleVerification(ctx, spaceId);
}
