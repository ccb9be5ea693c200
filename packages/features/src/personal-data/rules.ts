import { accountLimits } from "@orbita/contract";
import type { LeftSpace } from "../spaces/index.ts";

const day = 86_400_000;

export const deletionDay = (now: Date): Date => new Date(now.getTime() + accountLimits.deletionDays * day);

/**
 * The effect on a Space when a member is erased: a Space without members closes; members left without an owner block the erasure.
 */
export function fateOf({ role, others, otherOwners }: Omit<LeftSpace, "id" | "name">): "closes" | "blocks" | "stays" {
  if (others === 0) return "closes";
  return role === "owner" && otherOwners === 0 ? "blocks" : "stays";
}

/** Uses only characters that all file systems and mail programs accept. */
export const exportName = (username: string, now: Date): string =>
  `orbita-${username.replaceAll(/[^\p{L}\p{N}._-]+/gu, "-")}-${now.toISOString().slice(0, 10)}.json`;
