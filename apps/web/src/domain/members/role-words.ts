import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { SpaceRole } from "@orbita/contract";

/** Ordered from the most to the fewest rights. */
export const shownRoles: readonly SpaceRole[] = ["owner", "recruiter", "viewer"];

export const roleNames: Record<SpaceRole, MessageDescriptor> = {
  owner: msg({ message: "Owner", context: "role in a Space" }),
  recruiter: msg({ message: "Recruiter", context: "role in a Space" }),
  viewer: msg({ message: "Viewer", context: "role in a Space" }),
};

export const roleRights: Record<SpaceRole, MessageDescriptor> = {
  owner: msg`Everything, including members, the Space’s data and invoices.`,
  recruiter: msg`Job posts, applications and talent search. Publishes, does not pay.`,
  viewer: msg`Reads jobs and applications, without names in the anonymous first stage, and can export them. Can’t publish, move or reply.`,
};

export const isRole = (value: string): value is SpaceRole => (shownRoles as readonly string[]).includes(value);
