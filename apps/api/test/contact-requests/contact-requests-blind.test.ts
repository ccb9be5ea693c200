import { afterAll, beforeAll, expect, test } from "vitest";
import { anApplicant, anOpenPost } from "../support/application-tools.ts";
import { startApi, type TestApi } from "../support/harness.ts";
import { terms } from "../support/contact-requests-world.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

test("contact request to a talent with a blind application to the same Space → neither reveals the other", async () => {
  const post = await anOpenPost(api, { blind: true });
  const talent = await anApplicant(api);
  await api.db
    .updateTable("users")
    .set({ first_name: "Zefira", last_name: "Ombrosa" })
    .where("id", "=", talent.id)
    .execute();
  await talent.client.people.changeSettings({ body: { privacy: { visibleInTalentSearch: true } } });
  const { id, code } = (await talent.client.applications.apply({ body: { jobPostId: post.id } }))!;
  const { recruiter } = post;
  const readBlind = async () => JSON.stringify(await recruiter.applications.read({ params: { id } }));
  const before = await readBlind();

  const made = (await recruiter.contactRequests.make({ body: { ...terms, resumeId: talent.resumeId } }))!;
  await talent.client.contactRequests.answer({ params: { id: made.id }, body: { accepted: true } });
  const list = JSON.stringify(await recruiter.contactRequests.list({ query: {} }));
  expect(list).toContain("Zefira");
  for (const trace of [code, id, post.id]) expect(list).not.toContain(trace);
  const told = await api.db.selectFrom("notifications").selectAll().where("user_id", "=", post.recruiterId).execute();
  const answered = told.filter(({ kind }) => kind === "offer.answered");
  expect(answered).toMatchObject([{ application_id: null, job_post_id: null }]);
  expect(JSON.stringify(answered)).not.toContain("Zefira");

  const after = await readBlind();
  expect(after).toBe(before);
  for (const trace of ["Zefira", "Ombrosa", talent.email, talent.resumeId, made.id]) expect(after).not.toContain(trace);
});
