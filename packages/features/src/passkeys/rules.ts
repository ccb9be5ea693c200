import { passkeyLimits } from "@orbita/contract";

/** The place where a passkey is stored, derived from its transports. */
export function homeOf(transports: readonly string[]): "device" | "phone" | "securityKey" {
  if (transports.includes("internal")) return "device";
  if (transports.includes("hybrid")) return "phone";
  return transports.length > 0 ? "securityKey" : "device";
}

export const challengeExpiry = (now: Date): Date => new Date(now.getTime() + passkeyLimits.challengeMinutes * 60_000);
