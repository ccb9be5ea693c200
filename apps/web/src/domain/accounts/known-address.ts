import { useEffect } from "react";
import type { ReturnTo } from "~/shell/navigation/return-to.ts";

const key = "orbita.address";

/** Stores the email address of an invitation in this tab's storage, so that the address never appears in the URL. */
export const keepAddress = (email: string): void => sessionStorage.setItem(key, email);

/** Prefills an empty email field with the address of the invitation, so that the user does not type it. */
export function useKnownAddress(
  returnTo: ReturnTo | undefined,
  read: () => string,
  fill: (email: string) => void,
): void {
  useEffect(() => {
    const known = sessionStorage.getItem(key);
    if (known && returnTo?.includes("/invitation/") && read() === "") fill(known);
    // The effect prefills the email field only once, on mount, so that it never overwrites what the user types later.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
