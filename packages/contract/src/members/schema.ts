import { z } from "zod";
import { email, id, instant, words } from "../kernel/fields.ts";
import { spaceLimits as limits } from "../spaces/limits.ts";
import { spaceRole } from "../spaces/schema.ts";

/** A member as the other members see them. */
export const member = z
  .object({
    userId: id,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    profileImage: id.nullable(),
    role: spaceRole,
    /** The member's job title, in their own words. */
    qualification: z.string().nullable(),
    /** True if the member chose to appear on the public page. */
    onPage: z.boolean(),
    /** True if talents see the member's name beside the role; otherwise they see only the role. */
    namedToTalents: z.boolean(),
    since: instant,
    lastSeen: instant.nullable(),
  })
  .meta({ id: "Member" });
export type Member = z.output<typeof member>;

export const newMember = z.strictObject({ email, role: spaceRole.default("recruiter") }).meta({ id: "NewMember" });

/** A change of a member. Only owners may change the role; members themselves change how they are shown. */
export const memberChange = z
  .strictObject({
    role: spaceRole,
    qualification: words(limits.qualification).nullable(),
    onPage: z.boolean(),
    namedToTalents: z.boolean(),
  })
  .partial()
  .meta({ id: "MemberChange" });

export const invitation = z
  .object({
    id,
    email: z.string(),
    role: spaceRole,
    invitedBy: z.string(),
    created: instant,
    expires: instant,
  })
  .meta({ id: "Invitation" });
export type Invitation = z.output<typeof invitation>;

/** The invitation behind a link, as shown before it is accepted. */
export const invitationOffer = z
  .object({
    space: z.object({ id, name: z.string(), url: z.string(), logo: id.nullable() }),
    /** The invited address. It is masked, because anyone with the link can read the invitation without signing in. */
    email: z.string(),
    role: spaceRole,
    invitedBy: z.string(),
    expires: instant,
    /** True if this email address has an account. */
    registered: z.boolean(),
  })
  .meta({ id: "InvitationOffer" });
export type InvitationPreview = z.output<typeof invitationOffer>;

/** The secret in the link of an invitation: 32 bytes in base64url. */
export const invitationToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/, "field.invalid");
