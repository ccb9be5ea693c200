import { spaceLimits, type SpaceRole } from "@orbita/contract";

const day = 86_400_000;

export const invitationEnd = (now: Date): Date => new Date(now.getTime() + spaceLimits.invitationDays * day);

/**
 * A member who is to be removed, and the number of other members and owners of the Space. Disabled accounts and accounts that are
 * being deleted do not count.
 */
type MemberToRemove = { role: SpaceRole; isSelf: boolean; others: number; otherOwners: number };

type RemovalRefusal = "space.lastUser" | "space.selfRemoval" | "space.lastOwner";

/**
 * Why a member cannot be removed; null if they can. The last member gets `lastUser` even if they remove themselves, because there
 * is nobody else whom they could ask.
 */
export function refuseRemoval({ role, isSelf, others, otherOwners }: MemberToRemove): RemovalRefusal | null {
  if (others === 0) return "space.lastUser";
  if (isSelf) return "space.selfRemoval";
  return role === "owner" && otherOwners === 0 ? "space.lastOwner" : null;
}

export const losesLastOwner = ({ role, otherOwners }: Omit<MemberToRemove, "isSelf">, next: SpaceRole): boolean =>
  role === "owner" && next !== "owner" && otherOwners === 0;

/** Masks an email address, such as "l••••@lanterna.example": its owner recognises the address, and nobody else learns it. */
export function maskInvitedAddress(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}••••${email.slice(at)}`;
}
