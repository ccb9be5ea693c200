import type { ReturnTo } from "~/shell/navigation/return-to.ts";
/** Somebody waits for a code: which address it went to, when, and where they were going. */
export type PendingCode = { email: string; sentAt: number | null; returnTo?: ReturnTo | undefined };

const isPending = (value: unknown): value is PendingCode =>
  typeof value === "object" && value !== null && "email" in value && "sentAt" in value;

/** Kept for this tab only, and not in the address: an email is nobody else's business. A phone may drop the page meanwhile. */
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
