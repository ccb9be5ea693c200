import { accountLimits } from "@orbita/contract";
import type { LeftSpace } from "../spaces/index.ts";

const day = 86_400_000;

export const deletionDay = (now: Date): Date => new Date(now.getTime() + accountLimits.deletionDays * day);

/** What becomes of a Space when one of its members is forgotten: a Space without people closes, people without an owner wait. */
export function fateOf({ role, others, otherOwners }: Omit<LeftSpace, "id" | "name">): "closes" | "blocks" | "stays" {
  if (others === 0) return "closes";
  return role === "owner" && otherOwners === 0 ? "blocks" : "stays";
}

/** What file systems and mail programs all take. */
export const exportName = (username: string, now: Date): string =>
  `orbita-${username.replaceAll(/[^\p{L}\p{N}._-]+/gu, "-")}-${now.toISOString().slice(0, 10)}.json`;
