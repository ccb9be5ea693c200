import { createHash, randomUUIDv7 } from "node:crypto";
import { readHistory } from "@orbita/db";
import { anUpload } from "../support/resume-tools.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, startApi, type TestApi } from "../support/harness.ts";
import { aSignedInPerson, aTeam, jobsOf } from "../support/members-tools.ts";
import { letters } from "../support/people.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const content = {
  headline: "Sviluppo backend",
  contacts: { phone: "347 555 0142", city: "Genova" },
  experience: [{ company: "Portolano", title: "Sviluppo", start: "2021-03", isCurrent: true }],
  comments: [{ text: "Brava", shared: true }],
};
async function added(team: Awaited<ReturnType<typeof aTeam>>, email = `${letters(10)}@posta.example`) {
  const uploadId = await anUpload(api.db, { spaceId: team.id });
  const body = {
    uploadId,
    firstName: "Irene",
    lastName: "Bassi",
    email,
    source: "referral" as const,
    legalBasis: "legitimateInterest" as const,
    content,
  };
  return {
    uploadId,
    email,
    candidate: (await team.owner.candidates.add({ ...team.of, body }, { idempotencyKey: letters(20) }))!,
  };
}
/** Replaces the secret of the mailed link by a new one and returns it, because the row stores only the secret's hash. */
async function secretOf(id: string): Promise<string> {
  const secret = letters(43);
  const hash = createHash("sha256").update(secret).digest();
  await api.db.updateTable("candidates").set({ secret_hash: hash }).where("resume_id", "=", id).execute();
  return secret;
}
const rowsOf = async (id: string, uploadId: string) => ({
  resumes: (await api.db.selectFrom("resumes").select("id").where("id", "=", id).execute()).length,
  uploads: await api.db
    .selectFrom("resume_uploads")
    .select(["owner_id", "space_id", "state"])
    .where("id", "=", uploadId)
    .execute(),
});

describe("adding a CV to a Space", () => {
  test("a Space adds a CV → the notice to the person is scheduled; comments are dropped, the history has no personal data", async () => {
    const team = await aTeam(api);
    const { candidate, email } = await added(team);
    expect(candidate).toMatchObject({
      firstName: "Irene",
      email,
      headline: "Sviluppo backend",
      city: "Genova",
      toldAt: null,
    });
    expect(await jobsOf(api, "candidates.sendNotice", "id", candidate.id)).toHaveLength(1);
    const file = (await team.owner.candidates.read({ params: { id: candidate.id } }))!;
    expect(file.resume).toMatchObject({
      firstName: "Irene",
      experience: [{ company: "Portolano", origin: "document" }],
      comments: [],
    });
    const viewer = await team.withRole("viewer");
    expect((await viewer.client.candidates.list({ ...team.of, query: {} }))!.content).toHaveLength(1);
    expect(await codeOf(viewer.client.candidates.remove({ params: { id: candidate.id } }))).toBe("access.denied");
    const history = JSON.stringify([
      await readHistory(api.db, "resumes", candidate.id),
      await readHistory(api.db, "candidates", candidate.id),
    ]);
    for (const word of ["Irene", email, "Portolano", "347 555", "555 0142"]) expect(history).not.toContain(word);
  });

  test("a member of another Space reads or removes an added CV, or reads its upload → not found", async () => {
    const [team, other] = [await aTeam(api), await aTeam(api)];
    const { candidate, uploadId } = await added(team);
    expect(await codeOf(other.owner.candidates.read({ params: { id: candidate.id } }))).toBe("candidate.notFound");
    expect(await codeOf(other.owner.candidates.remove({ params: { id: candidate.id } }))).toBe("candidate.notFound");
    expect(await codeOf(other.owner.candidates.readUpload({ params: { id: uploadId } }))).toBe("resumeUpload.notFound");
    expect((await other.owner.candidates.list({ ...other.of, query: {} }))!.content).toEqual([]);
  });

  test("a Space adds the same person four times at once → one added CV; another Space can add the person too", async () => {
    const team = await aTeam(api);
    const email = `${letters(10)}@posta.example`;
    const tries = await Promise.allSettled(Array.from({ length: 4 }, () => added(team, email)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await team.owner.candidates.list({ ...team.of, query: {} }))!.totalElements).toBe(1);
    await added(await aTeam(api), email);
  });

  test("adding a CV from an upload that is still being read, or of another Space → refused", async () => {
    const team = await aTeam(api);
    const base = {
      firstName: "Irene",
      lastName: "Bassi",
      email: "i@posta.example",
      source: "event",
      legalBasis: "consent",
    } as const;
    const add = (uploadId: string) =>
      codeOf(team.owner.candidates.add({ ...team.of, body: { ...base, uploadId } }, { idempotencyKey: letters(20) }));
    expect(await add(await anUpload(api.db, { spaceId: team.id, state: "reading" }))).toBe("resumeUpload.notReady");
    expect(await add(await anUpload(api.db, { spaceId: (await aTeam(api)).id }))).toBe("resumeUpload.notFound");
    expect(await add(randomUUIDv7())).toBe("resumeUpload.notFound");
  });
});

describe("rights of the person whose CV a Space added", () => {
  test("the person whose CV was added opens the mailed link without an account → reads all stored data", async () => {
    const { candidate } = await added(await aTeam(api, "Cantiere Nord"));
    const params = { secret: await secretOf(candidate.id) };
    expect(await api.guest.candidates.notice({ params })).toMatchObject({
      space: { name: "Cantiere Nord" },
      source: "referral",
      legalBasis: "legitimateInterest",
      resume: { contacts: { phone: "347 555 0142" } },
    });
    expect(await codeOf(api.guest.candidates.notice({ params: { secret: letters(43) } }))).toBe("candidate.notFound");
  });

  test("the person whose CV was added erases the CV → the uploaded document is deleted too", async () => {
    const { candidate, uploadId } = await added(await aTeam(api));
    const params = { secret: await secretOf(candidate.id) };
    await api.guest.candidates.erase({ params });
    expect(await rowsOf(candidate.id, uploadId)).toEqual({ resumes: 0, uploads: [] });
    expect(await codeOf(api.guest.candidates.erase({ params }))).toBe("candidate.notFound");
  });

  test("the person whose CV was added claims it → becomes their own upload, and the Space's copy is deleted", async () => {
    const team = await aTeam(api);
    const { candidate, uploadId } = await added(team);
    const person = await aSignedInPerson(api);
    const params = { secret: await secretOf(candidate.id) };
    const upload = (await person.client.candidates.claim({ params }))!;
    expect(upload).toMatchObject({ id: uploadId, state: "ready" });
    expect(await rowsOf(candidate.id, uploadId)).toEqual({
      resumes: 0,
      uploads: [{ owner_id: person.id, space_id: null, state: "ready" }],
    });
    expect((await person.client.resumes.read({}))!.experience).toEqual([]);
    expect((await team.owner.candidates.list({ ...team.of, query: {} }))!.content).toEqual([]);
  });
});
