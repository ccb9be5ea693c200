import { randomUUIDv7 } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type TestApi } from "../support/harness.ts";
import {
  aCandidateOf,
  aMeetingSpace,
  at,
  hour,
  pick,
  propose,
  interviewBody,
  interviewNotifications,
  zone,
} from "./interviews-world.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const said = (version: number, words = "Un imprevisto") => ({ words, version, zone });

describe("rescheduling and cancelling an interview", () => {
  test("interview proposed, refused, picked, moved and cancelled → each step is recorded with its party and message", async () => {
    const { post } = await aMeetingSpace(api);
    const talent = await aCandidateOf(api, post);
    const made = await propose(post, talent);
    const path = { params: { id: made.id } };
    const key = () => ({ idempotencyKey: randomUUIDv7() });
    const none = (await talent.client.interviews.ask({ ...path, body: said(made.version) }, key()))!;
    expect(none.state).toBe("noneFits");
    const again = (await post.recruiter.interviews.proposeAgain(
      { ...path, body: { ...interviewBody(post), slots: [at(80), at(82)], version: none.version } },
      key(),
    ))!;
    const taken = await pick(talent, again, at(80));
    const asked = (await talent.client.interviews.ask({ ...path, body: said(taken.version) }, key()))!;
    expect(asked).toMatchObject({ state: "moveAsked", startsAt: at(80) });
    // The agreed interview time stays blocked until new times are proposed.
    expect((await post.recruiter.interviews.busy({ query: { from: at(79), until: at(83) } }))!).toHaveLength(1);
    const moved = (await post.recruiter.interviews.proposeAgain(
      { ...path, body: { ...interviewBody(post), slots: [at(90), at(92)], version: asked.version } },
      key(),
    ))!;
    expect(moved).toMatchObject({ state: "proposed", startsAt: null });
    expect((await post.recruiter.interviews.busy({ query: { from: at(79), until: at(83) } }))!).toHaveLength(0);
    const last = await pick(talent, moved, at(90));
    const off = (await post.recruiter.interviews.cancel({ ...path, body: said(last.version) }, key()))!;
    expect(off.state).toBe("cancelled");
    expect(off.steps.map(({ kind, side, words }) => [kind, side, words])).toEqual([
      ["proposed", "member", null],
      ["noneFits", "talent", "Un imprevisto"],
      ["proposed", "member", null],
      ["picked", "talent", null],
      ["moveAsked", "talent", "Un imprevisto"],
      ["proposed", "member", null],
      ["picked", "talent", null],
      ["cancelled", "member", "Un imprevisto"],
    ]);
    expect((await interviewNotifications(api, post.recruiterId)).map(({ kind }) => kind)).toEqual([
      "interview.asked",
      "interview.confirmed",
      "interview.asked",
      "interview.moved",
      "interview.confirmed",
      "interview.cancelled",
    ]);
    const { sequence } = await api.db
      .selectFrom("interviews")
      .select("sequence")
      .where("id", "=", made.id)
      .executeTakeFirstOrThrow();
    expect(sequence).toBe(5);
    // The interview is over, so the recruiter can propose another interview.
    expect(await codeOf(propose(post, talent))).toBeNull();
  });

  test("cancelling or moving a past interview → refused, and the error names the interview's state", async () => {
    const { post } = await aMeetingSpace(api);
    const talent = await aCandidateOf(api, post);
    const made = await propose(post, talent);
    const taken = await pick(talent, made, made.slots[0]!.startsAt);
    const past = (hours: number) => new Date(Date.now() - hours * hour);
    await api.db
      .updateTable("interviews")
      .set({ starts_at: past(2), ends_at: past(1) })
      .where("id", "=", made.id)
      .execute();
    const body = said(taken.version + 1);
    const path = { params: { id: made.id }, body };
    const key = () => ({ idempotencyKey: randomUUIDv7() });
    for (const call of [
      () => talent.client.interviews.cancelMine(path, key()),
      () => talent.client.interviews.ask(path, key()),
      () => post.recruiter.interviews.cancel(path, key()),
    ])
      expect(await problemOf(call())).toMatchObject({ code: "interview.wrongState", params: { state: "held" } });
  });

  test("recorded step of an interview updated in SQL → refused by the database", async () => {
    const { post } = await aMeetingSpace(api);
    const { id } = await propose(post, await aCandidateOf(api, post));
    await expect(
      api.db.updateTable("interview_steps").set({ words: "altro" }).where("interview_id", "=", id).execute(),
    ).rejects.toThrow("cannot be changed");
  });
});
