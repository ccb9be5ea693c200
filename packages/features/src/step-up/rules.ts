import type { StepUpPurpose, StepUpWays } from "@orbita/contract";

type Credentials = {
  hasPassword: boolean;
  passkeys: number;
  providers: StepUpWays["providers"];
  /** The address as it may be shown. */
  address: string;
  /** A password, a provider or a mailbox must not be enough to reach the administration. */
  isPasskeyOnly: boolean;
  /** The address changed lately and can still be undone: a code to it proves nothing about the owner. */
  hasNewAddress: boolean;
};

/** What opens the administration, or would: an administrator's new passkey does. */
const administrative: readonly StepUpPurpose[] = ["administer", "changePasskeys"];

/** What this person can confirm with. */
export function waysOf(purpose: StepUpPurpose, credentials: Credentials): StepUpWays {
  const passkey = credentials.passkeys > 0;
  if (credentials.isPasskeyOnly && administrative.includes(purpose))
    return { password: false, passkey, providers: [], code: null };
  return {
    password: credentials.hasPassword,
    passkey,
    providers: credentials.providers,
    code: credentials.hasNewAddress ? null : credentials.address,
  };
}

/** "g•••@example.com": enough to recognise one's own address. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf("@");
  return `${address.slice(0, 1)}•••${address.slice(at)}`;
}
