import { passkeyLimits } from "@orbita/contract";

/** Where a passkey lives, from the ways in which it can be reached. */
export function homeOf(transports: readonly string[]): "device" | "phone" | "securityKey" {
  if (transports.includes("internal")) return "device";
  if (transports.includes("hybrid")) return "phone";
  return transports.length > 0 ? "securityKey" : "device";
}

export const challengeExpiry = (now: Date): Date => new Date(now.getTime() + passkeyLimits.challengeMinutes * 60_000);
