import { z } from "zod";
import { email, id, instant, words } from "../kernel/fields.ts";
import { spaceLimits as limits } from "../spaces/limits.ts";
import { spaceRole } from "../spaces/schema.ts";

/** A member as the other members see one. */
export const member = z
  .object({
    userId: id,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    profileImage: id.nullable(),
    role: spaceRole,
    /** What they do there, in their own words. */
    qualification: z.string().nullable(),
    /** They chose to be seen on the public page. */
    onPage: z.boolean(),
    /** Talents read the name beside the role; otherwise the role alone. */
    namedToTalents: z.boolean(),
    since: instant,
    lastSeen: instant.nullable(),
  })
  .meta({ id: "Member" });
export type Member = z.output<typeof member>;

export const newMember = z.strictObject({ email, role: spaceRole.default("recruiter") }).meta({ id: "NewMember" });

/** The role is an owner's to give; how one is shown is one's own. */
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

/** What the link of an invitation opens, before one says yes. */
export const invitationOffer = z
  .object({
    space: z.object({ id, name: z.string(), url: z.string(), logo: id.nullable() }),
    /** Masked, for who has the link and is not signed in. */
    email: z.string(),
    role: spaceRole,
    invitedBy: z.string(),
    expires: instant,
    /** Somebody is registered with this address. */
    registered: z.boolean(),
  })
  .meta({ id: "InvitationOffer" });
export type InvitationOffer = z.output<typeof invitationOffer>;

/** The secret of the link: 32 bytes. */
export const invitationToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/, "field.invalid");
