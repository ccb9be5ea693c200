import { spaceLimits, type SpaceRole } from "@orbita/contract";

const day = 86_400_000;

export const invitationEnd = (now: Date): Date => new Date(now.getTime() + spaceLimits.invitationDays * day);

/** As the Space stands now: who would be left, and who of them is an owner. The disabled and who is leaving do not count. */
type Standing = { role: SpaceRole; isSelf: boolean; others: number; otherOwners: number };

type RemovalRefusal = "space.lastUser" | "space.selfRemoval" | "space.lastOwner";

/** The last one is always oneself too: who is alone is told so, and not to ask somebody else. */
export function refuseRemoval({ role, isSelf, others, otherOwners }: Standing): RemovalRefusal | null {
  if (others === 0) return "space.lastUser";
  if (isSelf) return "space.selfRemoval";
  return role === "owner" && otherOwners === 0 ? "space.lastOwner" : null;
}

export const losesLastOwner = ({ role, otherOwners }: Omit<Standing, "isSelf">, next: SpaceRole): boolean =>
  role === "owner" && next !== "owner" && otherOwners === 0;

/** Enough to know one's own address again, too little to learn somebody's: "l••••@lanterna.example". */
export function maskAddress(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}••••${email.slice(at)}`;
}
