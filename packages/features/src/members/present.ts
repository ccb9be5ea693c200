import type { Invitation, InvitationPreview, Member } from "@orbita/contract";
import type { InvitationRow, InvitationWithSpaceRow } from "./invitation-queries.ts";
import type { MemberRow } from "./queries.ts";
import { maskInvitedAddress } from "./rules.ts";

export const presentMember = (row: MemberRow): Member => ({
  userId: row.user_id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  profileImage: row.profile_image_id,
  role: row.role,
  qualification: row.qualification,
  onPage: row.on_page,
  namedToTalents: row.named_to_talents,
  since: row.created_at.toISOString(),
  lastSeen: row.last_seen?.toISOString() ?? null,
});

/** The inviter's name; empty if the inviter's account is gone. */
const inviterOf = ({ inviter }: InvitationRow): string => inviter ?? "";

export const presentInvitation = (row: InvitationRow): Invitation => ({
  id: row.id,
  email: row.email,
  role: row.role,
  invitedBy: inviterOf(row),
  created: row.created_at.toISOString(),
  expires: row.expires_at.toISOString(),
});

export const presentOffer = (row: InvitationWithSpaceRow): InvitationPreview => ({
  space: { id: row.space_id, name: row.space_name, url: row.space_url, logo: row.logo_id },
  email: maskInvitedAddress(row.email),
  role: row.role,
  invitedBy: inviterOf(row),
  expires: row.expires_at.toISOString(),
  registered: row.registered,
});
