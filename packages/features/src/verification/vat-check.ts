import { because } from "@orbita/db";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { lockSpace, saveSpace } from "./queries.ts";
import { proofEnd } from "./rules.ts";
import { settleVerification } from "./settle.ts";

type SupportCtx = Pick<Ctx, "tx" | "now" | "tell" | "enqueue">;

/** An admin confirms the number against the VAT register, or withdraws an earlier check. */
export async function setVatChecked(ctx: SupportCtx, spaceId: string, checked: boolean): Promise<void> {
  const space = await lockSpace(ctx.tx, spaceId);
  if (!space) return;
  if (checked && space.vat === null) fail("space.vatMissing");
  await because(ctx.tx, checked ? "VAT number checked" : "VAT check withdrawn");
  await saveSpace(ctx.tx, spaceId, {
    vat_checked_at: checked ? ctx.now : null,
    vat_checked_until: checked ? proofEnd(ctx.now) : null,
    vat_requested_at: null,
  });
  await settleVerification(ctx, spaceId);
}
