import { accountLimits } from "@orbita/contract";
import type { SpaceToLeave } from "../spaces/index.ts";

const day = 86_400_000;

export const deletionDay = (now: Date): Date => new Date(now.getTime() + accountLimits.deletionDays * day);

/**
 * The fate of a Space whose member is erased. A Space without other members closes. If other members would be left without
 * an owner, the Space blocks the erasure.
 */
export function fateOf({
  role,
  others,
  otherOwners,
}: Omit<SpaceToLeave, "id" | "name">): "closes" | "blocks" | "stays" {
  if (others === 0) return "closes";
  return role === "owner" && otherOwners === 0 ? "blocks" : "stays";
}

const inFileName = (text: string): string => text.replaceAll(/[^\p{L}\p{N}._-]+/gu, "-");

/** The file name of a data export. Leaves out characters that break paths or mail headers. */
export const exportName = (product: string, username: string, now: Date): string =>
  `${inFileName(product.toLowerCase())}-${inFileName(username)}-${now.toISOString().slice(0, 10)}.json`;
