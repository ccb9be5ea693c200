import type { Me } from "@orbita/contract";
import type { ReturnTo } from "~/shell/navigation/return-to.ts";
import { pendingCode, type PendingCode } from "./pending-code.ts";

export type PendingVerification = PendingCode;

export const {
  keep: keepVerification,
  drop: dropVerification,
  read: readVerification,
} = pendingCode("orbita.verification");

/** The address to verify: that of the signed-in user, or of the sign-up that began in this tab. */
export function pendingVerificationOf(me: Me | null, returnTo: ReturnTo | undefined): PendingVerification | null {
  const kept = readVerification();
  if (!me) return kept;
  const own = kept?.email === me.email ? kept : null;
  return { email: me.email, sentAt: own?.sentAt ?? null, returnTo: returnTo ?? own?.returnTo };
}
