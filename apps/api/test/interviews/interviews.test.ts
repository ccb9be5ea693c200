import { randomUUIDv7 } from "node:crypto";
import { interviewLimits } from "@orbita/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type TestApi } from "../support/harness.ts";
import {
  aCandidateOf,
  aMeetingSpace,
  at,
  pick,
  propose,
  interviewBody,
  interviewNotifications,
  zone,
} from "./interviews-world.ts";
import { aFindable, aContactingSpace } from "../support/contact-requests-world.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

describe("proposing an interview", () => {
  test("interview proposal → the talent sees the times; the application changes status only with `moveOn`", async () => {
    const { post } = await aMeetingSpace(api);
    const talent = await aCandidateOf(api, post);
    const made = await propose(post, talent);
    expect(made).toMatchObject({ state: "proposed", minutes: 45, way: "video", with: [{ id: post.recruiterId }] });
    const { content } = (await talent.client.interviews.mine({ query: { applicationId: talent.applicationId } }))!;
    expect(content).toMatchObject([
      { id: made.id, slots: interviewBody(post).slots.map((startsAt) => ({ startsAt, free: true })), startsAt: null },
    ]);
    expect(await interviewNotifications(api, talent.id)).toMatchObject([{ kind: "interview.proposed" }]);
    const read = () => post.recruiter.applications.read({ params: { id: talent.applicationId } });
    expect((await read())!.status).toBe("submitted");

    const second = await aCandidateOf(api, post);
    await propose(post, second, { moveOn: true });
    expect((await post.recruiter.applications.read({ params: { id: second.applicationId } }))!.status).toBe(
      "interview",
    );
  });

  test("interview proposal with fields beyond their limits → refused; at the limits → accepted", async () => {
    const { post, viewer } = await aMeetingSpace(api);
    const talent = await aCandidateOf(api, post);
    const wrong = async (more: object) =>
      (await problemOf(propose(post, talent, more)))?.errors.map(({ path }) => path.split(".")[0]);
    expect(await wrong({ slots: [at(48)] })).toEqual(["slots"]);
    expect(await wrong({ slots: Array.from({ length: 9 }, (_, index) => at(48 + index)) })).toEqual(["slots"]);
    expect(await wrong({ slots: [at(48), at(48)] })).toEqual(["slots"]);
    expect(await wrong({ slots: [at(48), at(interviewLimits.aheadDays * 24 + 2)] })).toEqual(["slots"]);
    expect(await wrong({ minutes: 50 })).toEqual(["minutes"]);
    expect(await wrong({ place: "http://meet.example" })).toEqual(["place"]);
    expect(await wrong({ way: "onSite", place: " " })).toEqual(["place"]);
    expect(await wrong({ with: [] })).toEqual(["with"]);
    expect(await wrong({ with: [talent.id] })).toEqual(["with"]);
    expect(await wrong({ about: "x".repeat(501) })).toEqual(["about"]);
    expect(await wrong({ answerBy: at(48) })).toEqual(["answerBy"]);
    expect(await wrong({ answerBy: at(-2) })).toEqual(["answerBy"]);
    expect(await wrong({ zone: "Europe/Atlantis" })).toEqual(["zone"]);
    expect(await codeOf(propose(post, talent, { about: "Sei troppo giovane?" }))).toBe("application.wording");
    expect(await codeOf(propose(post, talent, {}, viewer))).toBe("access.denied");
    const made = await propose(post, talent, { slots: [at(48), at(interviewLimits.aheadDays * 24 - 2)], minutes: 15 });
    expect(made.slots).toHaveLength(2);
  });

  test("three concurrent interview proposals for one application → one succeeds", async () => {
    const { post, owner } = await aMeetingSpace(api);
    const talent = await aCandidateOf(api, post);
    const codes = await Promise.all([
      codeOf(propose(post, talent)),
      codeOf(propose(post, talent, {}, owner)),
      codeOf(propose(post, talent)),
    ]);
    expect(codes.map(String).toSorted()).toEqual(["interview.alreadyOpen", "interview.alreadyOpen", "null"]);
  });

  test("interview proposal for a closed application, or one of another Space → refused", async () => {
    const [{ post }, other] = [await aMeetingSpace(api), await aMeetingSpace(api)];
    const talent = await aCandidateOf(api, post);
    expect(await codeOf(propose(other.post, talent))).toBe("application.notFound");
    await talent.client.applications.withdraw({ params: { id: talent.applicationId }, body: { reason: null } });
    expect(await codeOf(propose(post, talent))).toBe("application.wrongStatus");
  });

  test("interview proposal for an accepted contact request → accepted; for a pending contact request → not found", async () => {
    const space = await aContactingSpace(api);
    const talent = await aFindable(api);
    const contactRequest = await space.make(talent.resumeId);
    const body = {
      ...interviewBody({ recruiterId: space.recruiter.id } as never),
      contactRequestId: contactRequest.id,
    };
    const make = () => space.member.interviews.propose({ body }, { ...space.options, idempotencyKey: randomUUIDv7() });
    expect(await codeOf(make())).toBe("contactRequest.notFound");
    await talent.answer(contactRequest.id, true);
    expect(await make()).toMatchObject({
      contactRequestId: contactRequest.id,
      title: contactRequest.title,
      talent: { code: null },
    });
    const { content } = (await talent.client.interviews.mine({ query: { contactRequestId: contactRequest.id } }))!;
    expect(content).toHaveLength(1);
  });
});

describe("picking an interview time", () => {
  test("talent picks an interview time → confirmed, the member is notified, and both sides get the calendar file", async () => {
    const { post } = await aMeetingSpace(api);
    const talent = await aCandidateOf(api, post);
    const made = await propose(post, talent);
    expect(await codeOf(talent.client.interviews.myCalendar({ params: { id: made.id } }))).toBe("interview.wrongState");
    const slot = made.slots[1]!.startsAt;
    const picked = await pick(talent, made, slot);
    expect(picked).toMatchObject({ state: "confirmed", startsAt: slot });
    expect(Date.parse(picked.endsAt!) - Date.parse(slot)).toBe(45 * 60_000);
    expect((await interviewNotifications(api, post.recruiterId)).map(({ kind }) => kind)).toEqual([
      "interview.confirmed",
    ]);
    const file = await (await talent.client.interviews.myCalendar({ params: { id: made.id } }))!.blob.text();
    expect(file).toContain(`UID:${made.id}`);
    expect(await codeOf(post.recruiter.interviews.calendar({ params: { id: made.id } }))).toBeNull();
    const { content } = (await post.recruiter.interviews.list({ query: { view: "upcoming" } }))!;
    expect(content.map(({ id }) => id)).toEqual([made.id]);
    const settings = await api.db
      .selectFrom("user_settings")
      .select("time_zone")
      .where("user_id", "=", talent.id)
      .executeTakeFirst();
    expect(settings?.time_zone).toBe(zone);
    const { rows } = await sql<{ before: string }>`select data->>'before' as before from pgboss.job
      where name = 'interviews.remind' and data->>'id' = ${made.id} order by start_after`.execute(api.db);
    expect(rows).toEqual([{ before: "day" }, { before: "hour" }]);
  });

  test("talent picks one interview time twenty times at once → exactly one pick succeeds", async () => {
    const { post } = await aMeetingSpace(api);
    const talent = await aCandidateOf(api, post);
    const made = await propose(post, talent);
    const codes = await Promise.all(
      Array.from({ length: 20 }, (_, index) => codeOf(pick(talent, made, made.slots[index % 3]!.startsAt))),
    );
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from interview_steps
      where interview_id = ${made.id} and kind = 'picked'`.execute(api.db);
    expect(rows[0]!.count).toBe(1);
  });

  test("six talents pick the same interview time of the same members at once → one talent gets it", async () => {
    const { post } = await aMeetingSpace(api);
    const both = { with: [post.recruiterId, post.ownerId] };
    const pairs = await Promise.all(
      Array.from({ length: 6 }, async (_, index) => {
        const talent = await aCandidateOf(api, post);
        const members = index % 2 === 0 ? both : { with: both.with.toReversed() };
        return { talent, made: await propose(post, talent, members) };
      }),
    );
    const codes = await Promise.all(
      pairs.map(({ talent, made }) => codeOf(pick(talent, made, made.slots[0]!.startsAt))),
    );
    expect(codes.map(String).toSorted()).toEqual([...Array.from({ length: 5 }, () => "interview.slotTaken"), "null"]);
    const { talent } = pairs[codes.indexOf("interview.slotTaken")]!;
    const { content } = (await talent.client.interviews.mine({ query: {} }))!;
    expect(content[0]!.slots.map(({ free }) => free)).toEqual([false, true, true]);

    const next = await aCandidateOf(api, post);
    expect(await problemOf(propose(post, next))).toMatchObject({ code: "interview.busy" });
    const busy = (await post.recruiter.interviews.busy({ query: { from: at(0), until: at(100) } }))!;
    expect(busy).toHaveLength(2);
    expect(Object.keys(busy[0]!).toSorted()).toEqual(["endsAt", "startsAt", "userId"]);
    // Adjacent interviews do not overlap.
    const after = new Date(Date.parse(at(48)) + 45 * 60_000).toISOString();
    expect(await codeOf(propose(post, next, { slots: [after, at(60)] }))).toBeNull();
  });

  test("picking an unknown interview slot, from an old version, after the deadline or as another talent → refused", async () => {
    const { post } = await aMeetingSpace(api);
    const [talent, other] = [await aCandidateOf(api, post), await aCandidateOf(api, post)];
    const made = await propose(post, talent);
    expect(await codeOf(pick(other, made, made.slots[0]!.startsAt))).toBe("interview.notFound");
    expect(await codeOf(pick(talent, made, at(49)))).toBe("interview.noSuchSlot");
    expect(await codeOf(pick(talent, { ...made, version: 7 }, made.slots[0]!.startsAt))).toBe(
      "interview.changedMeanwhile",
    );
    await api.db
      .updateTable("interviews")
      .set({ answer_by: new Date(Date.now() - 1) })
      .where("id", "=", made.id)
      .execute();
    expect(await problemOf(pick(talent, made, made.slots[0]!.startsAt))).toMatchObject({
      code: "interview.wrongState",
      params: { state: "expired" },
    });
  });
});
