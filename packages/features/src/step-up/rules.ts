import type { StepUpPurpose, StepUpMethods } from "@orbita/contract";

type CredentialSummary = {
  hasPassword: boolean;
  passkeys: number;
  providers: StepUpMethods["providers"];
  /** The masked email address of the user. */
  address: string;
  /** True if the user is an admin who must use a passkey: a password, a provider or a mailbox must not be enough to reach the administration. */
  isPasskeyOnly: boolean;
  /** True if the address changed recently and the change can still be undone, so that a code sent to it does not prove the owner. */
  hasNewAddress: boolean;
};

/** Step-up purposes that give access to the administration, directly or through a new passkey of an admin. */
const administrative: readonly StepUpPurpose[] = ["administer", "changePasskeys"];

/** The methods with which this user can confirm their identity for this purpose. */
export function waysOf(purpose: StepUpPurpose, credentials: CredentialSummary): StepUpMethods {
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

/** The masked email address, such as "g•••@example.com": enough for users to recognise their own address. */
export function maskOwnAddress(address: string): string {
  const at = address.lastIndexOf("@");
  return `${address.slice(0, 1)}•••${address.slice(at)}`;
}
