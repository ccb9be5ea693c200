import { spaceLimits, type SpaceRole } from "@orbita/contract";

const day = 86_400_000;

export const invitationEnd = (now: Date): Date => new Date(now.getTime() + spaceLimits.invitationDays * day);

/**
 * The Space after a removal: remaining members and owners. Disabled accounts and accounts that are being deleted do not count.
 */
type Standing = { role: SpaceRole; isSelf: boolean; others: number; otherOwners: number };

type RemovalRefusal = "space.lastUser" | "space.selfRemoval" | "space.lastOwner";

/** The last member gets this error first: asking somebody else, as for self-removal, is impossible. */
export function refuseRemoval({ role, isSelf, others, otherOwners }: Standing): RemovalRefusal | null {
  if (others === 0) return "space.lastUser";
  if (isSelf) return "space.selfRemoval";
  return role === "owner" && otherOwners === 0 ? "space.lastOwner" : null;
}

export const losesLastOwner = ({ role, otherOwners }: Omit<Standing, "isSelf">, next: SpaceRole): boolean =>
  role === "owner" && next !== "owner" && otherOwners === 0;

/** Enough to recognize an own address, too little to learn another: "l••••@lanterna.example". */
export function maskAddress(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}••••${email.slice(at)}`;
}
