import { useEffect } from "react";
import type { ReturnTo } from "~/shell/navigation/return-to.ts";

const key = "orbita.address";

/** An address that a page before already had, from an invitation's link: for this tab only, and never in the address bar. */
export const keepAddress = (email: string): void => sessionStorage.setItem(key, email);

/** Fills it in where nobody has written anything yet; nobody writes an address twice. */
export function useKnownAddress(
  returnTo: ReturnTo | undefined,
  read: () => string,
  fill: (email: string) => void,
): void {
  useEffect(() => {
    const known = sessionStorage.getItem(key);
    if (known && returnTo?.includes("/invitation/") && read() === "") fill(known);
    // Once, when the form opens: what is written later is the person's own.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
