/** The offer shows only the ends of its address: whose ends differ is surely another, and the api decides about the rest. */
export function isOtherAddress(masked: string, own: string): boolean {
  const domainOf = (email: string) => email.slice(email.lastIndexOf("@"));
  return masked.slice(0, 1) !== own.slice(0, 1) || domainOf(masked) !== domainOf(own);
}
