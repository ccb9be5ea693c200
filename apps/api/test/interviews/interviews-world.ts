import { randomUUIDv7 } from "node:crypto";
import type { MyInterview, NewInterview, SpaceInterview } from "@orbita/contract";
import { anApplicant, anOpenPost, memberOf } from "../support/application-tools.ts";
import type { ApiClient, TestApi } from "../support/harness.ts";

export const hour = 3_600_000;
export const zone = "Europe/Rome";
/** The time that is `hours` after the next full hour. */
export const at = (hours: number): string => new Date(Math.ceil(Date.now() / hour) * hour + hours * hour).toISOString();

type OpenJobPost = Awaited<ReturnType<typeof anOpenPost>>;

/** A Space with an open post and its members' clients. */
export async function aMeetingSpace(api: TestApi, { blind = false }: { blind?: boolean } = {}) {
  const post = await anOpenPost(api, { blind });
  const owner = await memberOf(api, post.ownerId, post.spaceId);
  return { post, owner, recruiter: post.recruiter, viewer: await memberOf(api, post.viewerId, post.spaceId) };
}

export const interviewBody = (post: OpenJobPost) => ({
  slots: [at(48), at(50), at(72)],
  minutes: 45 as const,
  way: "video" as const,
  place: "https://meet.example/lanterna",
  with: [post.recruiterId],
  about: "RabbitMQ tra 40 magazzini: come avete scelto che cosa perdere.",
  answerBy: at(24),
  zone,
});

/** A talent who has applied to the post. */
export async function aCandidateOf(api: TestApi, post: OpenJobPost) {
  const person = await anApplicant(api);
  const applied = (await person.client.applications.apply({ body: { jobPostId: post.id } }))!;
  return { ...person, applicationId: applied.id, code: applied.code };
}

export const propose = async (
  post: OpenJobPost,
  { applicationId }: { applicationId: string },
  more: Partial<NewInterview> = {},
  by: ApiClient = post.recruiter,
): Promise<SpaceInterview> =>
  (await by.interviews.propose(
    { body: { ...interviewBody(post), applicationId, ...more } },
    { idempotencyKey: randomUUIDv7() },
  ))!;

export const pick = async (
  { client }: { client: ApiClient },
  { id, version }: { id: string; version: number },
  startsAt: string,
): Promise<MyInterview> =>
  (await client.interviews.pick(
    { params: { id }, body: { startsAt, version, zone } },
    { idempotencyKey: randomUUIDv7() },
  ))!;

export const interviewNotifications = (api: TestApi, userId: string) =>
  api.db
    .selectFrom("notifications")
    .select(["kind", "data", "key"])
    .where("user_id", "=", userId)
    .where("kind", "like", "interview.%")
    .orderBy("created_at")
    .execute();
