/** Kept for this tab only, and not in the address: an email is nobody else's business. */
const key = "orbita.verification";

export type PendingVerification = { email: string; sentAt: number; returnTo?: string | undefined };

export const keepVerification = (pending: PendingVerification): void =>
  sessionStorage.setItem(key, JSON.stringify(pending));
export const dropVerification = (): void => sessionStorage.removeItem(key);

export function readVerification(): PendingVerification | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    if (typeof value !== "object" || value === null || !("email" in value) || !("sentAt" in value)) return null;
    return value as PendingVerification;
  } catch {
    return null;
  }
}
