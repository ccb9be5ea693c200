import type { AppRoutes, CallOptions, JobPostId, SpaceId } from "@orbita/contract";
import type { ApiClient } from "../support/harness.ts";

/** The roles of callers. A stranger owns another Space; a disabled user still has an access token. */
export const roles = ["guest", "talent", "viewer", "recruiter", "owner", "stranger", "admin", "disabled"] as const;
export type CallerRole = (typeof roles)[number];
export type PermissionVerdict = "in" | "unauthenticated" | "denied";
export type Verdicts = Record<CallerRole, PermissionVerdict>;

export const everyone: Verdicts = {
  guest: "in",
  talent: "in",
  viewer: "in",
  recruiter: "in",
  owner: "in",
  stranger: "in",
  admin: "in",
  disabled: "unauthenticated",
};
export const signedIn: Verdicts = { ...everyone, guest: "unauthenticated" };
export const allUnauthenticated: Verdicts = Object.fromEntries(
  roles.map((role) => [role, "unauthenticated"]),
) as Verdicts;
export const readers: Verdicts = { ...signedIn, talent: "denied", stranger: "denied", admin: "denied" };
export const writers: Verdicts = { ...readers, viewer: "denied" };

export type PermissionWorld = { spaceId: SpaceId; postId: JobPostId };
export type PermissionCase = {
  who: Verdicts;
  call: (client: ApiClient, world: PermissionWorld, options: CallOptions) => Promise<unknown>;
  /** The error code that an allowed caller gets for an object that does not exist. */
  absent?: string;
};
/** The rows of one feature in the permission matrix. A route without a row does not compile. */
export type PermissionCases<F extends keyof AppRoutes> = { [N in keyof AppRoutes[F]]: PermissionCase };
