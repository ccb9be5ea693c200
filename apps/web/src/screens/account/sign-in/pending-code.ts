import type { ReturnTo } from "~/shell/navigation/return-to.ts";
/** An emailed code that the user has to enter: the recipient address, the time of sending, and the page to return to. */
export type PendingCode = { email: string; sentAt: number | null; returnTo?: ReturnTo | undefined };

const isPending = (value: unknown): value is PendingCode =>
  typeof value === "object" && value !== null && "email" in value && "sentAt" in value;

/**
 * Stores a pending code, so that it survives a reload: a phone may drop the page.
 * The entry is stored for this tab only and not in the URL, because the email address is private.
 */
export const pendingCode = (key: string) => ({
  keep: (pending: PendingCode): void => sessionStorage.setItem(key, JSON.stringify(pending)),
  drop: (): void => sessionStorage.removeItem(key),
  read: (): PendingCode | null => {
    try {
      const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
      return isPending(value) ? value : null;
    } catch {
      return null;
    }
  },
});
