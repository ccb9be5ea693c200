import type { ReturnTo } from "~/shell/navigation/return-to.ts";
/** A code that the user has to enter: the address it was sent to, when, and the page to return to. */
export type PendingCode = { email: string; sentAt: number | null; returnTo?: ReturnTo | undefined };

const isPending = (value: unknown): value is PendingCode =>
  typeof value === "object" && value !== null && "email" in value && "sentAt" in value;

/**
 * Survives a reload, because a phone may drop the page. Kept for this tab only and not in the URL: the email address is private.
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
