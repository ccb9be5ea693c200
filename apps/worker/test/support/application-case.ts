import { aJobPost, aMember, anApplication, aSpace, aUser, type ApplicationOptions } from "@orbita/testing";
import type { NotificationHarness } from "./notification-bench.ts";

/** Inserts an application to a published post, whose Space has an owner, a recruiter and a viewer. */
export async function anApplicationCase(
  { db }: Pick<NotificationHarness, "db">,
  options: Partial<ApplicationOptions> = {},
) {
  const space = await aSpace(db);
  const recruiter = await aUser(db);
  await aMember(db, { spaceId: space.id, userId: recruiter.id, role: "recruiter" });
  const viewer = await aUser(db);
  await aMember(db, { spaceId: space.id, userId: viewer.id, role: "viewer" });
  const { id: jobPostId } = await aJobPost(db, { spaceId: space.id, status: "published" });
  const talent = await aUser(db);
  const application = await anApplication(db, { ...options, spaceId: space.id, jobPostId, talentId: talent.id });
  return { space, recruiter, viewer, jobPostId, talent, application };
}
export type ApplicationCase = Awaited<ReturnType<typeof anApplicationCase>>;
