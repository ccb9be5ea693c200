/** Under which name the address says what was under way: our own id, which means nothing to anybody else. */
export type Underway = "setup" | "payment";

/** Where a bank that needs the whole window sends one back to: the page one is on, and what was under way. */
export function returnAddress(kind: Underway, id: string): string {
  const url = new URL(window.location.href);
  url.search = new URLSearchParams({ [kind]: id }).toString();
  url.hash = "";
  return url.href;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What the address says was under way. How it ended it says too, and is not asked: only our server knows. */
export function underwayIn(search: string): { kind: Underway; id: string } | null {
  const asked = new URLSearchParams(search);
  for (const kind of ["setup", "payment"] as const) {
    const id = asked.get(kind);
    if (id && uuid.test(id)) return { kind, id };
  }
  return null;
}

/** The provider adds the secrets of its objects: they leave the address, and with it the browser's history. */
const secrets = ["setup_intent", "setup_intent_client_secret", "payment_intent", "payment_intent_client_secret"];

export const withoutReturn = (search: string): string => {
  const kept = new URLSearchParams(search);
  for (const name of [...secrets, "redirect_status", "source_type", "setup", "payment"]) kept.delete(name);
  return kept.size > 0 ? `?${kept.toString()}` : "";
};
