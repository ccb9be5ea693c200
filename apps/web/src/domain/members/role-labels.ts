import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { SpaceRole } from "@orbita/contract";

/** Roles from the most to the fewest rights. */
export const shownRoles: readonly SpaceRole[] = ["owner", "recruiter", "viewer"];

export const roleNames: Record<SpaceRole, MessageDescriptor> = {
  owner: msg({ message: "Owner", context: "role in a Space" }),
  recruiter: msg({ message: "Recruiter", context: "role in a Space" }),
  viewer: msg({ message: "Viewer", context: "role in a Space" }),
};

export const roleRights: Record<SpaceRole, MessageDescriptor> = {
  owner: msg`Full access, including members, Space details and invoices.`,
  recruiter: msg`Jobs, applications and talent search. Can publish but can’t make payments.`,
  viewer: msg`Can read and export jobs and applications, without names in the anonymous first stage. Can’t publish, move applications or reply.`,
};

export const isRole = (value: string): value is SpaceRole => (shownRoles as readonly string[]).includes(value);
