import { type JobPostDraft, type JobPostId } from "@orbita/contract";
import { loadOccupations, loadSkills, loadVocabulary } from "@orbita/db/seed";
import { startModel, type ModelSimulator } from "@orbita/simulators/model";
import { aMember, aSpace, aUser } from "@orbita/testing";
import { wholePost } from "@orbita/contract/job-posts/rule-cases";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type TestApi } from "../support/harness.ts";
import { skillOf } from "../support/skill-world.ts";

let api: TestApi;
let simulator: ModelSimulator;
beforeAll(async () => {
  simulator = await startModel();
  api = await startApi({ ...simulator.environment });
  await loadVocabulary(api.db);
  await loadSkills(api.db);
  await loadOccupations(api.db);
});
beforeEach(async () => {
  await simulator.behave();
  await simulator.forget();
});
afterAll(async () => {
  await api.stop();
  await simulator.stop();
});

const { description: _, ...given } = wholePost satisfies JobPostDraft;
const post = { ...given, title: "Elettricista", replyDays: 7, blind: true } as const;
const callsOf = (spaceId: string) =>
  api.db
    .selectFrom("ai_calls")
    .select(["task", "engine", "outcome", "user_id", "people", "data_classes"])
    .where("space_id", "=", spaceId)
    .orderBy("id")
    .execute();

describe("draft of a job description", () => {
  test("job description drafted from a job post → has the post's facts with vocabulary labels, and the AI call is logged", async () => {
    const space = await aSpace(api.db);
    const owner = await api.as(space.userId);
    const skills = [{ id: await skillOf(api, "machine-tools"), mandatory: true, minYears: 3 }];
    const made = (await owner.jobDescriptions.draft({ body: { spaceId: space.id, post: { ...post, skills } } }))!;
    expect(made).toMatchObject({ language: "it", engine: { kind: "onBox", note: "noConsent" } });
    const text = made.paragraphs.map((one) => one.text).join("\n\n");
    for (const words of [
      "Elettricista",
      "Genova (GE)",
      "Macchine utensili, almeno 3 anni",
      "38.000",
      "tempo indeterminato",
    ])
      expect(text).toContain(words);
    expect(made.paragraphs.find(({ from }) => from.includes("skills"))?.from).toEqual(["skills"]);
    expect(await callsOf(space.id)).toEqual([
      {
        task: "jobPostDescription",
        engine: "onBox",
        outcome: "answered",
        user_id: space.userId,
        people: 0,
        data_classes: ["jobPost", "spaceProfile"],
      },
    ]);
  });

  test("`ai.run` with the task jobPostDescription for an English post → same draft as from the draft route", async () => {
    const space = await aSpace(api.db);
    const owner = await api.as(space.userId);
    const input = { spaceId: space.id, post: { ...post, title: "Electrician", language: "en" as const } };
    const named = await owner.ai.run({ body: { task: "jobPostDescription", input } });
    expect(named).toEqual({ task: "jobPostDescription", output: await owner.jobDescriptions.draft({ body: input }) });
    expect(JSON.stringify(named)).toContain("Permanent".toLowerCase());
  });

  test("viewer or non-member requests a draft of a job description → access denied; recruiter → draft", async () => {
    const space = await aSpace(api.db);
    const body = { spaceId: space.id, post };
    const outcomes = await Promise.all(
      (["viewer", "recruiter"] as const).map(async (role) => {
        const { id } = await aUser(api.db);
        await aMember(api.db, { spaceId: space.id, userId: id, role });
        return codeOf((await api.as(id)).jobDescriptions.draft({ body }));
      }),
    );
    expect(outcomes).toEqual(["access.denied", null]);
    const stranger = await api.as((await aUser(api.db)).id);
    const problem = await problemOf(stranger.jobDescriptions.draft({ body }));
    expect(problem).toMatchObject({ code: "access.denied", status: 403 });
    const absent = await problemOf(
      stranger.jobDescriptions.draft({ body: { ...body, spaceId: "01a1dde9-51b4-78e4-95a5-96c5ce9062df" } }),
    );
    expect(absent?.code).toBe("access.denied");
  });

  test("AI job descriptions switched off in the Space → no draft and no translation, and no AI call is logged", async () => {
    const space = await aSpace(api.db);
    await api.db.insertInto("ai_space_settings").values({ space_id: space.id, job_descriptions: false }).execute();
    const owner = await api.as(space.userId);
    expect(await codeOf(owner.jobDescriptions.draft({ body: { spaceId: space.id, post } }))).toBe("ai.switchedOff");
    const input = { spaceId: space.id, text: "Ciao", from: "it", to: "en" } as const;
    expect(await codeOf(owner.ai.run({ body: { task: "translateDescription", input } }))).toBe("ai.switchedOff");
    expect(await callsOf(space.id)).toEqual([]);
  });
});

describe("draft of a job description by an external model", () => {
  async function willing() {
    const space = await aSpace(api.db);
    await api.db.insertInto("ai_space_settings").values({ space_id: space.id, external_model: true }).execute();
    return { space, draft: await draftOf(space) };
  }
  const draftOf = async (space: { id: string; userId: string }) => {
    const owner = await api.as(space.userId);
    return async () => (await owner.jobDescriptions.draft({ body: { spaceId: space.id, post } }))!;
  };

  test("model rephrases a drafted paragraph with the same facts → accepted; with other facts → the built-in text is kept", async () => {
    const { space, draft } = await willing();
    const better = "Per il ruolo di Elettricista Lanterna Software cerca una persona, in sede a Genova (GE).";
    await simulator.answer({
      paragraphs: [
        { number: 1, text: better },
        { number: 2, text: "Un ambiente giovane, con buoni pasto e palestra." },
        { number: 99, text: better },
      ],
    });
    const { paragraphs, engine } = await draft();
    expect(engine).toEqual({ kind: "model", model: "simulated-1", note: null });
    expect(paragraphs[0]!.text).toBe(better);
    expect(JSON.stringify(paragraphs)).not.toContain("palestra");
    expect(await callsOf(space.id)).toMatchObject([{ engine: "model", outcome: "answered" }]);
  });

  test.each([{ content: "invented" }, { content: "notJson" }, { content: "obedient" }] as const)(
    "model returns a faulty job description ($content) → the draft uses none of it",
    async (behaviour) => {
      const { space, draft } = await willing();
      await simulator.behave(behaviour);
      const { paragraphs, engine } = await draft();
      expect(engine.kind === "onBox" ? engine.note : "same").toMatch(/fellBack|same/);
      await api.db
        .updateTable("ai_space_settings")
        .set({ external_model: false })
        .where("space_id", "=", space.id)
        .execute();
      expect(paragraphs).toEqual((await draft()).paragraphs);
    },
  );

  test("job description drafted for a Space without consent to external models → nothing is sent to the model", async () => {
    const space = await aSpace(api.db);
    const { engine } = await (await draftOf(space))();
    expect(engine).toEqual({ kind: "onBox", model: null, note: "noConsent" });
    expect(await simulator.received()).toEqual([]);
  });
});

test("translating a job description → drafted paragraphs are drafted again; sentences without a translation are marked", async () => {
  const space = await aSpace(api.db);
  const owner = await api.as(space.userId);
  const made = (await owner.jobDescriptions.draft({ body: { spaceId: space.id, post } }))!;
  const own = "Lavoriamo dove il mare entra in ufficio.";
  const text = [...made.paragraphs.map((one) => one.text), own, "Buona conoscenza di macchine utensili."].join("\n\n");
  const input = { spaceId: space.id, text, from: "it", to: "en", post } as const;
  const answered = (await owner.ai.run({ body: { task: "translateDescription", input } }))!;
  if (answered.task !== "translateDescription") throw new Error("another task answered");
  const { title, paragraphs } = answered.output;
  expect(title).toBe("Electrician");
  expect(paragraphs.filter(({ translated }) => !translated)).toEqual([{ text: own, translated: false, left: [] }]);
  expect(paragraphs.at(-1)!.text).toBe("Good knowledge of machine tools.");
  expect(paragraphs.map((one) => one.text).join("\n\n")).toContain("Pay: €38,000 to €45,000 gross a year");
  expect((await callsOf(space.id)).map(({ task }) => task)).toEqual(["jobPostDescription", "translateDescription"]);
});

test("AI-drafted paragraphs → a duplicate copies their marks, an edit removes a mark, guests see one flag", async () => {
  const space = await aSpace(api.db);
  const owner = await api.as(space.userId);
  const drafted = ["Cerchiamo una persona.", "Annuncio rivolto a persone di ogni genere."];
  const description = drafted.join("\n\n");
  const body = { ...wholePost, description, draftedParagraphs: [...drafted, "Non c’è."] } satisfies JobPostDraft;
  const created = (await owner.jobPosts.create({ body }))!;
  const of = { params: { id: created.id as JobPostId } };
  expect(created).toMatchObject({ draftedParagraphs: drafted, partlyByAi: true });
  await owner.jobPosts.publish({ ...of, body: {} });
  const seen = await api.guest.jobPosts.read(of);
  expect(seen).toMatchObject({ partlyByAi: true });
  expect(seen).not.toHaveProperty("draftedParagraphs");
  expect(await owner.jobPosts.duplicate(of)).toMatchObject({ draftedParagraphs: drafted });
  const edit = (text: string) => owner.jobPosts.change({ ...of, body: { description: text } });
  expect(await edit(`Cerchiamo una persona curiosa.\n\n${drafted[1]}`)).toMatchObject({
    draftedParagraphs: [drafted[1]],
  });
  expect(await edit("Cerchiamo una persona curiosa.")).toMatchObject({ draftedParagraphs: [], partlyByAi: false });
  expect(await api.guest.jobPosts.read(of)).toMatchObject({ partlyByAi: false });
});
