import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApi, type TestApi } from "../support/harness.ts";
import { aCandidateOf, aMeetingSpace, at, pick, propose } from "./interviews-world.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

type InterviewingSpace = Awaited<ReturnType<typeof aMeetingSpace>>;
type Candidate = Awaited<ReturnType<typeof aCandidateOf>>;

const reason = "Ho accettato un altro lavoro";
const withdraw = ({ client, applicationId }: Candidate) =>
  client.applications.withdraw({ params: { id: applicationId }, body: { reason } });

const notified = async (userId: string) => {
  const rows = await api.db
    .selectFrom("notifications")
    .select(["kind", "data"])
    .where("user_id", "=", userId)
    .where("kind", "in", ["interview.cancelled", "application.withdrawn"])
    .execute();
  return rows.map(({ kind, data }) => [kind, (data as { because?: string }).because]);
};

const seenBy = async ({ post }: InterviewingSpace, { client, applicationId }: Candidate) => ({
  space: (await post.recruiter.interviews.list({ query: { applicationId } }))!.content.map(({ state }) => state),
  talent: (await client.interviews.mine({ query: { applicationId } }))!.content.map(({ state }) => state),
});

describe("interviews of an application that ends", () => {
  test("talent with an agreed interview withdraws the application → interview cancelled for both, and the time is free", async () => {
    const meeting = await aMeetingSpace(api);
    const talent = await aCandidateOf(api, meeting.post);
    const made = await propose(meeting.post, talent);
    await pick(talent, made, made.slots[0]!.startsAt);
    await withdraw(talent);
    expect(await seenBy(meeting, talent)).toEqual({ space: ["cancelled"], talent: ["cancelled"] });
    expect(await meeting.post.recruiter.interviews.busy({ query: { from: at(40), until: at(80) } })).toEqual([]);
  });

  test("talent with an agreed interview withdraws the application → each person gets one notification with the cause", async () => {
    const meeting = await aMeetingSpace(api);
    const talent = await aCandidateOf(api, meeting.post);
    const made = await propose(meeting.post, talent);
    await pick(talent, made, made.slots[0]!.startsAt);
    await withdraw(talent);
    expect(await notified(meeting.post.recruiterId)).toEqual([["interview.cancelled", "withdrawn"]]);
    expect(await notified(meeting.post.ownerId)).toEqual([["application.withdrawn", undefined]]);
    expect(await notified(talent.id)).toEqual([["interview.cancelled", "withdrawn"]]);
  });

  test("talent with proposed times only withdraws the application → the proposal ends, without a notification of its own", async () => {
    const meeting = await aMeetingSpace(api);
    const talent = await aCandidateOf(api, meeting.post);
    await propose(meeting.post, talent);
    await withdraw(talent);
    expect(await seenBy(meeting, talent)).toEqual({ space: ["cancelled"], talent: ["cancelled"] });
    expect(await notified(meeting.post.recruiterId)).toEqual([["application.withdrawn", undefined]]);
    expect(await notified(talent.id)).toEqual([]);
  });

  test("talent withdraws an application with a reason → the reason is in the timeline of both sides", async () => {
    const meeting = await aMeetingSpace(api);
    const talent = await aCandidateOf(api, meeting.post);
    const mine = (await withdraw(talent))!;
    const theirs = (await meeting.post.recruiter.applications.read({ params: { id: talent.applicationId } }))!;
    for (const { steps } of [mine, theirs]) expect(steps.at(-1)).toMatchObject({ kind: "withdrawn", reason });
  });

  test("talent requests account deletion → agreed interviews are cancelled at once", async () => {
    const meeting = await aMeetingSpace(api);
    const talent = await aCandidateOf(api, meeting.post);
    const made = await propose(meeting.post, talent);
    await pick(talent, made, made.slots[0]!.startsAt);
    const { username } = await api.db
      .selectFrom("users")
      .select("username")
      .where("id", "=", talent.id)
      .executeTakeFirstOrThrow();
    await talent.client.personalData.remove({ body: { username } });
    const { state } = await api.db
      .selectFrom("interviews")
      .select("state")
      .where("id", "=", made.id)
      .executeTakeFirstOrThrow();
    expect(state).toBe("cancelled");
    expect(await notified(meeting.post.recruiterId)).toEqual([["interview.cancelled", "accountDeleted"]]);
  });
});

test("proposing interview times that also move the application → the move is marked as notified by the proposal", async () => {
  const { post } = await aMeetingSpace(api);
  const talent = await aCandidateOf(api, post);
  await propose(post, talent, { moveOn: true });
  const { data } = await api.db
    .selectFrom("application_steps")
    .select("data")
    .where("application_id", "=", talent.applicationId)
    .where("kind", "=", "moved")
    .executeTakeFirstOrThrow();
  expect(data).toMatchObject({ notifiedBy: "interview" });
});
