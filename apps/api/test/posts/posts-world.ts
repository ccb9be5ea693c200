import type { NewPost } from "@orbita/contract";
import { aMember, aSpace, aUser } from "@orbita/testing";
import { sql } from "kysely";
import type { TestApi } from "../support/harness.ts";
import { bearer, letters } from "../support/people.ts";

const days = 86_400_000;

type PostsWorldOptions = {
  name?: string;
  visibility?: "nobody" | "signedIn" | "everyone";
  isNew?: boolean;
  admin?: boolean;
};

/** A user whose account is some days old, with a username that can be mentioned. */
export async function aWriter(
  api: TestApi,
  { name, visibility = "everyone", isNew = false, admin = false }: PostsWorldOptions = {},
) {
  const user = await aUser(api.db, { admin });
  const username = name ?? `anna${letters(10)}`;
  const created_at = new Date(Date.now() - (isNew ? 0 : 30 * days));
  await api.db.updateTable("users").set({ username, created_at }).where("id", "=", user.id).execute();
  await sql`insert into user_settings (user_id, profile_visibility) values (${user.id}, ${visibility}::profile_visibility)`.execute(
    api.db,
  );
  const { token } = await api.tokenOf(user.id);
  const client = bearer(api, token);
  return {
    ...user,
    username,
    token,
    client,
    say: (body: Partial<NewPost>) => client.posts.create({ body: postBody(body) }),
  };
}
export type PostWriter = Awaited<ReturnType<typeof aWriter>>;

/** The body of a new post. Each text is unique, because the same body sent twice would count as a retry. */
export const postBody = (body: Partial<NewPost>) => ({ text: `Buongiorno, ${letters(12)}.`, ...body });

/** A Space with a recruiter who writes for it. */
export async function aSpeakingSpace(api: TestApi) {
  const { id } = await aSpace(api.db);
  const recruiter = await aWriter(api);
  await aMember(api.db, { spaceId: id, userId: recruiter.id, role: "recruiter" });
  const { url } = await api.db.selectFrom("spaces").select("url").where("id", "=", id).executeTakeFirstOrThrow();
  const say = (body: Partial<NewPost>) => recruiter.client.spacePosts.create({ body: postBody(body) }, { spaceId: id });
  return { id, url, recruiter, say };
}

export const postNotifications = (api: TestApi, userId: string) =>
  api.db
    .selectFrom("notifications")
    .select(["kind", "data", "key", "post_id", "from_id", "channel_id"])
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();
