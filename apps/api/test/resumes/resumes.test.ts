import { randomUUIDv7 } from "node:crypto";
import { resumeLimits, resumeSections } from "@orbita/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type TestApi } from "../support/harness.ts";
import { aPerson } from "../support/people.ts";
import { aTalent, seedWords } from "../support/talents.ts";
import { tracesOf } from "../support/account-traces.ts";

let api: TestApi;
let skills: Awaited<ReturnType<typeof seedWords>>;
beforeAll(async () => {
  api = await startApi();
  skills = await seedWords(api);
});
afterAll(() => api.stop());

const change = ({ client, resumeId }: Awaited<ReturnType<typeof aTalent>>, body: object) =>
  client.resumes.change({ params: { id: resumeId }, body });
const told = async (id: string) => {
  const rows = await api.db.selectFrom("outbox").selectAll().where("name", "=", "resume.changed").execute();
  return rows.filter(({ payload }) => (payload as { id: string }).id === id);
};

describe("resume of a user", () => {
  test("new user → has an empty resume with its sections in the default order", async () => {
    const { client, first_name, last_name, username } = await aPerson(api);
    expect(await client.resumes.read({})).toMatchObject({
      username,
      firstName: first_name,
      lastName: last_name,
      headline: null,
      summary: null,
      contacts: { email: null, phone: null, city: null, links: [] },
      experience: [],
      years: 0,
      sectionOrder: [...resumeSections],
      version: 1,
    });
  });

  test("user changes some sections of the resume → the others stay, and entries keep their id and origin", async () => {
    const talent = await aTalent(api);
    const first = (await change(talent, {
      headline: "Sviluppatrice backend",
      contacts: { city: "Genova" },
      summary: "Nove anni di Java.",
      experience: [
        {
          company: "Portolano S.p.A.",
          companyUrl: "portolano.example",
          title: "Backend",
          start: "2021-03",
          isCurrent: true,
        },
        { company: "Studio Levante", title: "Java", start: "2017-09", end: "2021-02" },
      ],
      technicalSkills: [{ skillId: skills.java, name: "Java", level: 5 }, { name: "COBOL" }],
      softSkills: [{ skillId: skills.care, name: "Cura" }],
      languages: [{ code: "language_it", native: true }],
    }))!;
    expect(first.version).toBe(2);
    expect(first.experience.map(({ years, origin, companyUrl }) => [years, origin, companyUrl])).toEqual([
      [expect.any(Number), "person", "https://portolano.example"],
      [3.5, "person", null],
    ]);
    expect(first.technicalSkills[0]).toMatchObject({
      name: "Java",
      label: { it: "java it", en: "java en" },
      category: { code: "it", it: "Informatica", en: "IT" },
      level: 5,
    });
    expect(first.technicalSkills[1]).toMatchObject({ skillId: null, label: null, category: null, level: null });
    expect(first.languages[0]).toMatchObject({ code: "language_it", label: { it: "Italiano", en: "Italian" } });
    expect(first.origins).toEqual({ headline: "person", summary: "person", contacts: "person" });

    const second = (await change(talent, { interests: [{ name: "Vela" }] }))!;
    const { interests, version, updated, ...rest } = second;
    expect(interests).toEqual([{ id: expect.any(String), origin: "person", name: "Vela" }]);
    expect(version).toBe(3);
    expect(rest).toEqual({ ...first, interests: undefined, version: undefined, updated: undefined, ...rest });
    expect(second.experience).toEqual(first.experience);
    expect(second.technicalSkills).toEqual(first.technicalSkills);
    expect(updated >= first.updated).toBe(true);
    expect(await talent.client.resumes.read({})).toEqual(second);
    expect(await told(talent.resumeId)).toHaveLength(4);
  });

  test("machine-written resume entry → its origin becomes `person` when it is edited, but not when it is shared", async () => {
    const talent = await aTalent(api, {
      proposedJobPositions: [
        { id: "uno", text: "Backend" },
        { id: "due", text: "Dati" },
      ],
      interests: [
        { id: "tre", name: "Vela" },
        { id: "quattro", name: "Scacchi" },
      ],
    });
    for (const column of ["proposed_job_positions", "interests"] as const) {
      const row = await api.db
        .selectFrom("resumes")
        .select(column)
        .where("id", "=", talent.resumeId)
        .executeTakeFirst();
      const items = (row![column] as object[]).map((item) => ({ ...item, origin: "machine" }));
      await api.db
        .updateTable("resumes")
        .set({ [column]: JSON.stringify(items) })
        .where("id", "=", talent.resumeId)
        .execute();
    }
    const after = (await change(talent, {
      proposedJobPositions: [
        { id: "uno", text: "Backend", shared: true, answer: "Sì" },
        { id: "due", text: "Analisi dei dati" },
      ],
      interests: [
        { id: "quattro", name: "Scacchi" },
        { id: "tre", name: "Vela d’altura" },
        { id: "uno", name: "Corsa" },
      ],
    }))!;
    expect(after.proposedJobPositions.map(({ id, origin, shared }) => [id, origin, shared])).toEqual([
      ["uno", "machine", true],
      ["due", "person", false],
    ]);
    expect(after.interests.map(({ id, origin }) => [id, origin]).slice(0, 2)).toEqual([
      ["quattro", "machine"],
      ["tre", "person"],
    ]);
    // Entry ids are unique in the whole resume, and another section already uses the id "uno".
    expect(after.interests[2]!.id).not.toBe("uno");
    const kinds = (await tracesOf(api).activities(talent.id)).map(({ kind, details }) => [kind, details]);
    expect(kinds).toEqual([["resume.shared", { name: "Backend", section: "proposedJobPositions" }]]);
    await change(talent, { proposedJobPositions: [] });
    expect((await tracesOf(api).activities(talent.id)).at(-1)).toMatchObject({ kind: "resume.unshared" });
  });

  test("resume changed from an outdated version → conflict that states the current version", async () => {
    const talent = await aTalent(api, { headline: "Uno" });
    const problem = await problemOf(change(talent, { version: 1, headline: "Due" }));
    expect(problem).toMatchObject({ status: 409, code: "resume.changedMeanwhile", params: { version: 2 } });
    expect(await change(talent, { version: 2, headline: "Due" })).toMatchObject({ headline: "Due", version: 3 });
  });

  test("different resume sections changed at once → all saved; from the same version number → one succeeds", async () => {
    const talent = await aTalent(api);
    const bodies = [{ headline: "Uno" }, { summary: "Due" }, { interests: [{ name: "Tre" }] }, { wishes: ["Quattro"] }];
    await Promise.all(bodies.map((body) => change(talent, body)));
    expect(await talent.client.resumes.read({})).toMatchObject({ headline: "Uno", summary: "Due", version: 5 });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => codeOf(change(talent, { version: 5, headline: `${n}` }))),
    );
    expect(answers.filter((code) => code === null)).toHaveLength(1);
    expect(answers.filter((code) => code === "resume.changedMeanwhile")).toHaveLength(7);
  });

  test("resume with an unknown skill or language → field error; with a skill twice → kept once, at the higher level", async () => {
    const talent = await aTalent(api);
    const unknown = await problemOf(
      change(talent, { technicalSkills: [{ name: "Java" }, { name: "X", skillId: randomUUIDv7() }] }),
    );
    expect(unknown).toMatchObject({
      status: 422,
      errors: [{ path: "technicalSkills.1.skillId", code: "field.invalid" }],
    });
    const language = await problemOf(change(talent, { languages: [{ code: "language_tlh" }] }));
    expect(language).toMatchObject({
      code: "vocabulary.unknownCode",
      errors: [{ path: "languages.0.code", code: "field.invalid" }],
    });
    const { technicalSkills } = (await change(talent, {
      technicalSkills: [
        { skillId: skills.java, name: "Java", level: 3 },
        { skillId: skills.java, name: "Java SE", level: 4 },
        { name: "COBOL" },
        { name: "COBOL" },
      ],
    }))!;
    expect(technicalSkills.map(({ name, level }) => [name, level])).toEqual([
      ["Java", 4],
      ["COBOL", null],
      ["COBOL", null],
    ]);
  });

  test("user changes, empties or requests suggestions for another user's resume → not found", async () => {
    const talent = await aTalent(api);
    const other = await aTalent(api);
    expect(await codeOf(change({ ...talent, resumeId: other.resumeId }, { headline: "Mio" }))).toBe("resume.notFound");
    const params = { params: { id: other.resumeId } };
    expect(await codeOf(talent.client.resumes.remove(params))).toBe("resume.notFound");
    expect(await codeOf(talent.client.resumes.suggest({ ...params, body: {} }))).toBe("resume.notFound");
    expect(await other.client.resumes.read({})).toMatchObject({ headline: null, version: 1 });
  });

  test("resume has a headline → shown on its owner's public page", async () => {
    const talent = await aTalent(api, { headline: "Skipper" }, { profileVisibility: "everyone" });
    const person = await api.guest.people.byUsername({ params: { username: talent.username } });
    expect(person).toMatchObject({ headline: "Skipper" });
  });

  test("suggestions for a resume requested → marked as machine-written; the person's own entries stay", async () => {
    const talent = await aTalent(api, {
      experience: [
        { company: "Portolano", title: "Backend", start: "2017-03", isCurrent: true, tasks: ["Servizi in Java"] },
      ],
      comments: [{ text: "Scritto da me" }],
    });
    const params = { params: { id: talent.resumeId } };
    const made = (await talent.client.resumes.suggest({ ...params, body: { language: "it" } }))!;
    expect(made.comments[0]).toMatchObject({ text: "Scritto da me", origin: "person" });
    const machine = [...made.comments, ...made.aiquestions, ...made.questions, ...made.criticalSummary].filter(
      ({ origin }) => origin === "machine",
    );
    expect(machine.length).toBeGreaterThan(2);
    expect(machine.every(({ shared, motivation }) => !shared && motivation)).toBe(true);
    const again = (await talent.client.resumes.suggest({ ...params, body: { language: "it" } }))!;
    expect(again.comments.filter(({ origin }) => origin === "person")).toHaveLength(1);
    expect(again.questions.map(({ text }) => text)).toEqual(made.questions.map(({ text }) => text));
  });
});

describe("alternative versions of a resume", () => {
  test("alternative resume versions → can be added up to a limit, changed and removed, only by their owner", async () => {
    const { client } = await aTalent(api);
    const { max } = resumeLimits.versions;
    const made = (await client.resumes.addVersion({ body: { name: "Per i porti", headline: "Logistica" } }))!;
    expect(made).toMatchObject({ name: "Per i porti", headline: "Logistica", summary: null, leftOut: [] });
    const params = { params: { id: made.id } };
    const changed = await client.resumes.changeVersion({
      ...params,
      body: { leftOut: ["interests", "interests", "uno"] },
    });
    expect(changed).toMatchObject({ name: "Per i porti", headline: "Logistica", leftOut: ["interests", "uno"] });
    expect(await client.resumes.changeVersion({ ...params, body: { headline: null } })).toMatchObject({
      headline: null,
    });
    const other = await aPerson(api);
    expect(await codeOf(other.client.resumes.changeVersion({ ...params, body: {} }))).toBe("resume.versionNotFound");
    expect(await codeOf(other.client.resumes.removeVersion(params))).toBe("resume.versionNotFound");
    for (let n = 1; n < max; n++) await client.resumes.addVersion({ body: { name: `Versione ${n}` } });
    const problem = await problemOf(client.resumes.addVersion({ body: { name: "Una di troppo" } }));
    expect(problem).toMatchObject({ status: 409, code: "resume.tooMany", params: { max } });
    await client.resumes.removeVersion(params);
    expect(await client.resumes.versions({})).toHaveLength(max - 1);
  });
});

describe("emptying a resume", () => {
  test("user empties the resume → contents, versions, links and files are deleted; a new empty resume exists", async () => {
    const talent = await aTalent(api, { headline: "Skipper", languages: [{ code: "language_it" }] });
    const { client, id: userId, resumeId } = talent;
    await client.resumes.addVersion({ body: { name: "Per i porti" } });
    const link = (await client.resumes.addLink({ body: { label: "Agenzia", sections: ["summary"] } }))!;
    const fileId = randomUUIDv7();
    const file = { name: "cv.pdf", type: "application/pdf", size: 5 };
    await api.db
      .insertInto("files")
      .values({
        id: fileId,
        owner_id: userId,
        purpose: "resume",
        visibility: "owner",
        status: "ready",
        sha256: Buffer.alloc(32),
        object_keys: [],
        ...file,
      })
      .execute();
    await api.db
      .insertInto("resume_uploads")
      .values({ id: randomUUIDv7(), owner_id: userId, file_id: fileId, ...file })
      .execute();
    await client.resumes.remove({ params: { id: resumeId } });
    const after = (await client.resumes.read({}))!;
    expect(after).toMatchObject({ headline: null, languages: [], version: 3 });
    expect(after.id).not.toBe(resumeId);
    expect(await client.resumes.versions({})).toEqual([]);
    expect(await client.resumes.links({})).toEqual([]);
    const visit = { params: { username: talent.username }, query: { c: link.code } };
    expect(await codeOf(api.guest.resumes.profileOf(visit))).toBe("people.notFound");
    const left = await api.db.selectFrom("resume_uploads").select("id").where("owner_id", "=", userId).execute();
    expect(left).toEqual([]);
    const [row] = await api.db.selectFrom("files").select("status").where("id", "=", fileId).execute();
    expect(row?.status ?? "leaving").toBe("leaving");
    expect(await codeOf(client.resumes.remove({ params: { id: resumeId } }))).toBe("resume.notFound");
    expect((await tracesOf(api).activities(userId)).map(({ kind }) => kind)).toContain("resume.emptied");
  });
});
