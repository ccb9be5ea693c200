/**
 * Whether the invitation is for another address than the user's.
 * The invitation shows only the first letter and the domain of its address.
 * If either differs, it is another address; otherwise the API decides.
 */
export function isOtherAddress(masked: string, own: string): boolean {
  const domainOf = (email: string) => email.slice(email.lastIndexOf("@"));
  return masked.slice(0, 1) !== own.slice(0, 1) || domainOf(masked) !== domainOf(own);
}
