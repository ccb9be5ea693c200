import { randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ask, aWorld, open, quotesIn, fullResumeContent, topicsOf, type AssistantWorld } from "./assistant-world.ts";
import { memberOf } from "../support/application-tools.ts";
import { codeOf, startApi, type TestApi } from "../support/harness.ts";
import { seedWords } from "../support/talents.ts";

let api: TestApi;
let world: AssistantWorld;
let javaId: string;
beforeAll(async () => {
  api = await startApi();
  javaId = (await seedWords(api)).java;
}, 120_000);
beforeEach(async () => void (world = await aWorld(api, javaId)));
afterAll(() => api.stop());

const messages = async (topic: Parameters<typeof open>[1], client = world.recruiter) =>
  (await open(client, topic)).conversation?.messages ?? null;
const rows = async () => (await api.db.selectFrom("ai_messages").select("id").execute()).map(({ id }) => id);
const isKept = async (id: string) => (await rows()).includes(id);

describe("conversations with the assistant", () => {
  test("a user's questions to the assistant on one topic → one conversation in order, invisible to other users", async () => {
    const { talent, jobPost } = topicsOf(world);
    expect(await messages(talent)).toBeNull();
    const first = await ask(world.recruiter, talent, "Quali lingue parla?");
    const second = await ask(world.recruiter, talent, "How long has she worked?");
    expect(second.conversationId).toBe(first.conversationId);
    expect(await messages(talent)).toEqual([first.message, second.message]);
    expect(second.message.language).toBe("en");
    expect(await messages(jobPost)).toBeNull();
    const colleague = await memberOf(api, world.ownerId, world.spaceId);
    expect(await messages(talent, colleague)).toBeNull();
  });

  test("eight questions to the assistant on one topic at the same moment → one conversation", async () => {
    const { jobPost } = topicsOf(world);
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, at) => ask(world.recruiter, jobPost, `Chi parla inglese? ${at}`)),
    );
    expect(new Set(replies.map(({ conversationId }) => conversationId)).size).toBe(1);
    expect(await messages(jobPost)).toHaveLength(8);
  });

  test("a user deletes their conversation with the assistant → gone; another user's conversation → not found", async () => {
    const { talent } = topicsOf(world);
    const { conversationId, message } = await ask(world.recruiter, talent);
    const params = { id: conversationId };
    expect(await codeOf(world.viewer.assistant.forget({ params }))).toBe("assistant.conversationNotFound");
    expect(await isKept(message.id)).toBe(true);
    await world.recruiter.assistant.forget({ params });
    expect(await messages(talent)).toBeNull();
    expect(await isKept(message.id)).toBe(false);
    expect(await codeOf(world.recruiter.assistant.forget({ params }))).toBe("assistant.conversationNotFound");
    expect(await codeOf(world.recruiter.assistant.forget({ params: { id: randomUUIDv7() } }))).toBe(
      "assistant.conversationNotFound",
    );
  });

  test("a conversation with the assistant of over a hundred messages → only the last hundred are returned", async () => {
    const topic = { about: "mine", id: world.applicant.resumeId } as const;
    const { conversationId, message } = await ask(world.applicant.client, topic);
    await sql`insert into ai_messages (id, conversation_id, question, language, answer, created_at)
      select gen_random_uuid(), ${conversationId}, 'Prima ' || n, 'it', answer, created_at - make_interval(hours => n)
      from ai_messages, generate_series(1, 120) n where id = ${message.id}`.execute(api.db);
    await ask(world.applicant.client, topic, "E poi?");
    const kept = (await messages(topic, world.applicant.client))!;
    expect(kept).toHaveLength(100);
    expect(kept.at(-1)!.question).toBe("E poi?");
  });
});

describe("earlier answers of the assistant after a resume changed", () => {
  test("a talent hides or deletes a resume line that an answer quotes → the answer is hidden until the line returns", async () => {
    const { talent } = topicsOf(world);
    const { message } = await ask(world.recruiter, talent, "Quali lingue parla?");
    expect(quotesIn(message.answer!).every(({ section }) => section === "languages")).toBe(true);
    const { client, resumeId } = world.talent;
    const change = (body: object) => client.resumes.change({ params: { id: resumeId }, body });
    const all = ["summary", "experience", "technicalSkills", "education", "languages"] as const;
    await change({ shownSections: all.filter((one) => one !== "languages") });
    expect(await messages(talent)).toMatchObject([{ question: "Quali lingue parla?", answer: null }]);
    expect(JSON.stringify(await open(world.recruiter, talent))).not.toContain("C1");
    await change({ shownSections: [...all] });
    expect((await messages(talent))![0]!.answer).toEqual(message.answer);
    await change({ languages: [] });
    expect((await messages(talent))![0]!.answer).toBeNull();
  });

  test("a talent hides from a Space → the assistant's answers about the talent are hidden from the Space", async () => {
    const { shortlist } = topicsOf(world);
    const { message } = await ask(world.recruiter, shortlist, "Quali lingue parlano?");
    expect(quotesIn(message.answer!).map(({ subject }) => subject)).toContain(world.talent.resumeId);
    await world.talent.client.people.hide({ body: { spaceId: world.spaceId } });
    const now = await open(world.recruiter, shortlist);
    expect(now.conversation!.messages[0]!.answer).toBeNull();
    expect(JSON.stringify(now.conversation)).not.toContain(world.talent.resumeId);
  });

  test("deleting an application, a resume or an added CV → the assistant's messages about it are deleted", async () => {
    const { application, jobPost, talent, candidate } = topicsOf(world);
    const about = {
      application: await ask(world.recruiter, application),
      jobPost: await ask(world.recruiter, jobPost, "Chi parla inglese?"),
      declined: await ask(world.recruiter, application, "Quanti anni ha Giulia?"),
      talent: await ask(world.recruiter, talent),
      candidate: await ask(world.recruiter, candidate),
    };
    expect(quotesIn(about.jobPost.message.answer!)).not.toEqual([]);
    const kept = async () => {
      const ids = await rows();
      return Object.entries(about).flatMap(([name, { message }]) => (ids.includes(message.id) ? [name] : []));
    };
    expect(await kept()).toEqual(["application", "jobPost", "declined", "talent", "candidate"]);
    await api.db.deleteFrom("applications").where("id", "=", world.applicationId).execute();
    expect(await kept()).toEqual(["talent", "candidate"]);
    await api.db.deleteFrom("resumes").where("id", "=", world.talent.resumeId).execute();
    expect(await kept()).toEqual(["candidate"]);
    await api.db.deleteFrom("resumes").where("id", "=", world.candidateId).execute();
    expect(await kept()).toEqual([]);
  });

  test("deleting a resume → assistant messages about several people go only if the question names the resume's owner", async () => {
    const { shortlist } = topicsOf(world);
    const other = await aWorld(api, javaId);
    await world.recruiter.shortlists.put({ params: { id: shortlist.id, resumeId: other.talent.resumeId }, body: {} });
    const name = `Zanobia${randomUUIDv7().slice(-6).replaceAll(/\d/g, "q")}`;
    await api.db.updateTable("users").set({ first_name: name }).where("id", "=", other.talent.id).execute();
    const named = await ask(world.recruiter, shortlist, `Quanti anni ha ${name}?`);
    const nobody = await ask(world.recruiter, shortlist, "Chi è il migliore?");
    expect(named.message.answer!.kind).toBe("declined");
    await api.db.deleteFrom("resumes").where("id", "=", other.talent.resumeId).execute();
    expect([await isKept(named.message.id), await isKept(nobody.message.id)]).toEqual([false, true]);
  });
});

test("question to the assistant → the register of AI calls has user, task and subjects, but none of its words", async () => {
  const { shortlist } = topicsOf(world);
  const word = `qz${randomUUIDv7().slice(-8)}`;
  const { message } = await ask(world.recruiter, shortlist, `Quali lingue parlano, ${word}?`);
  await ask(world.recruiter, shortlist, "Quanti anni ha?");
  await ask(world.talent.client, { about: "mine", id: world.talent.resumeId });
  const calls = await api.db.selectFrom("ai_calls").selectAll().orderBy("at").orderBy("id").execute();
  const mine = calls.filter(({ space_id }) => space_id === world.spaceId);
  expect(mine).toMatchObject([
    { task: "assistant", user_id: world.recruiterId, engine: "onBox", model: null, people: 1, outcome: "answered" },
    { task: "assistant", user_id: world.recruiterId, outcome: "declined" },
  ]);
  expect(calls.at(-1)).toMatchObject({ user_id: world.talent.id, space_id: null, outcome: "answered" });
  const subjects = await api.db.selectFrom("ai_call_subjects").selectAll().where("call_id", "=", mine[0]!.id).execute();
  expect(subjects.map(({ user_id }) => user_id)).toEqual([world.talent.id]);
  const said = JSON.stringify([calls, subjects]);
  const words = [word, ...quotesIn(message.answer!).map(({ text }) => text), fullResumeContent().summary, "lingue"];
  for (const one of words) expect(said).not.toContain(one);
});
