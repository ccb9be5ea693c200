/**
 * Name of the search parameter for an operation that awaits the bank.
 * The parameter's value is our own id of the operation, which is meaningless to others.
 */
export type PendingOperation = "setup" | "payment";

/**
 * The URL to return to from a bank's full-page confirmation: the current page, with the pending operation as a search parameter.
 */
export function returnAddress(kind: PendingOperation, id: string): string {
  const url = new URL(window.location.href);
  url.search = new URLSearchParams({ [kind]: id }).toString();
  url.hash = "";
  return url.href;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The pending operation in the URL. Ignores the result that the provider adds to the URL, because only our server knows it. */
export function readPendingOperation(search: string): { kind: PendingOperation; id: string } | null {
  const asked = new URLSearchParams(search);
  for (const kind of ["setup", "payment"] as const) {
    const id = asked.get(kind);
    if (id && uuid.test(id)) return { kind, id };
  }
  return null;
}

/** Search parameters with secrets that the payment provider adds. They must not stay in the URL and the browser history. */
const secrets = ["setup_intent", "setup_intent_client_secret", "payment_intent", "payment_intent_client_secret"];

export const withoutReturn = (search: string): string => {
  const kept = new URLSearchParams(search);
  for (const name of [...secrets, "redirect_status", "source_type", "setup", "payment"]) kept.delete(name);
  return kept.size > 0 ? `?${kept.toString()}` : "";
};
