import { randomUUIDv7 } from "node:crypto";
import type { FilterListName, Resume, ResumeUpload } from "@orbita/contract";
import { loadOccupations, loadSkills } from "@orbita/db/seed";
import { aSpace } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { scriptedPdf, uploadWork } from "../resume-uploads/upload-work.ts";
import { startApi, type ApiClient, type TestApi } from "../support/harness.ts";
import { aTalent, found, relayTalentIndexes } from "../support/talents.ts";
import { suggestionWork } from "./suggestion-work.ts";

let api: TestApi;
let work: ReturnType<typeof suggestionWork>;
let member: ApiClient;
beforeAll(async () => {
  api = await startApi();
  work = suggestionWork(api);
  await api.createIndexes();
  await loadSkills(api.db);
  await loadOccupations(api.db);
  await api.db.deleteFrom("outbox").execute();
  member = await api.as((await aSpace(api.db)).userId);
}, 120_000);
afterAll(() => api.stop());

const line = "Sviluppo frontend in React per dodici clienti";
const content = {
  experience: [
    {
      company: "Portolano",
      title: "Sviluppatrice backend",
      start: "2019-01",
      isCurrent: true,
      tasks: [line, "Servizi in Spring Boot e PostgreSQL", "Non ho mai usato Kubernetes"],
    },
  ],
  technicalSkills: [{ skillId: null, name: "PostgreSQL" }],
};

type Talent = Awaited<ReturnType<typeof aTalent>>;
const read = async ({ client }: Talent) => (await client.resumes.read({}))!;
const change = async ({ client, resumeId }: Talent, body: object) =>
  (await client.resumes.change({ params: { id: resumeId }, body }))!;
const codesIn = (items: Resume["comments"]) => items.map(({ code }) => code);
const frontend = "orbita-frontend-developer";

/** A talent whose resume has suggestions, made as the worker does after an edit. */
async function aSuggestedTalent(more: object = {}, privacy: object = {}) {
  const talent = await aTalent(api, { ...content, ...more }, privacy);
  await work.settle(talent.resumeId);
  return { ...talent, resume: await read(talent) };
}

describe("suggestions made in the background", () => {
  test("upload confirmed → suggestions are made at once: private, with the codes of the taxonomy and the CV lines", async () => {
    const talent = await aTalent(api, content);
    await work.take(talent.resumeId);
    const uploads = uploadWork(api);
    const sent = { body: {}, files: [scriptedPdf("ready Sviluppatrice")] };
    const { id } = (await talent.client.resumeUploads.parse(sent, { idempotencyKey: randomUUIDv7() })) as ResumeUpload;
    await uploads.run(id);
    const { version } = await read(talent);
    const body = { version, decisions: { headline: { kind: "accept" as const } } };
    await talent.client.resumeUploads.confirm({ params: { id }, body }, { idempotencyKey: randomUUIDv7() });
    const waiting = await work.take(talent.resumeId);
    expect(waiting).toEqual([{ job: { id: talent.resumeId, isEdit: false }, delayed: false }]);
    await work.run(waiting[0]!.job, new Date());
    const resume = await read(talent);
    const position = resume.proposedJobPositions.find(({ code }) => code === frontend);
    expect(position).toMatchObject({ text: expect.stringMatching(/^Sviluppatore\/Sviluppatrice/), line });
    expect(position).toMatchObject({ origin: "machine", shared: false });
    expect(codesIn(resume.proposedTechnicalSkills)).toEqual(expect.arrayContaining(["react", "spring-boot"]));
    expect(codesIn(resume.proposedTechnicalSkills)).not.toContain("postgresql");
    expect(codesIn(resume.proposedTechnicalSkills)).not.toContain("kubernetes");
    for (const { line: from } of [...resume.criticalSummary, ...resume.questions]) expect(from).toBeTruthy();
    const codes = codesIn(resume.proposedJobPositions) as string[];
    const known = await api.db.selectFrom("occupations").select("id").where("id", "in", codes).execute();
    expect(known).toHaveLength(codes.length);
    const profile = (await talent.client.resumes.profile({ query: { as: "space" } }))!;
    expect(profile.proposedJobPositions).toBeNull();
  });

  test("CV edited → one job, which waits until the owner has stopped editing", async () => {
    const talent = await aTalent(api, content);
    await change(talent, { headline: "Sviluppatrice" });
    const waiting = await work.take(talent.resumeId);
    expect(waiting).toEqual([{ job: { id: talent.resumeId, isEdit: true }, delayed: true }]);
    await work.run(waiting[0]!.job, new Date());
    expect(await read(talent)).toMatchObject({ proposedJobPositions: [], version: 3 });
    expect(await work.take(talent.resumeId)).toHaveLength(1);
    await work.run(waiting[0]!.job);
    expect((await read(talent)).proposedJobPositions).not.toEqual([]);
  });

  test("change without a new fact → no job; the same content again → nothing is written", async () => {
    const talent = await aSuggestedTalent();
    await change(talent, { shownSections: ["summary"] });
    expect(await work.take(talent.resumeId)).toEqual([]);
    const { version } = await read(talent);
    await work.run({ id: talent.resumeId, isEdit: true });
    expect((await read(talent)).version).toBe(version);
  });

  test("suggestions turned off → none are made", async () => {
    const talent = await aTalent(api, content);
    await talent.client.aiCalls.changeMySettings({ body: { suggestions: false } });
    await work.settle(talent.resumeId);
    expect((await read(talent)).proposedJobPositions).toEqual([]);
  });

  test("suggestions edited, shared or removed → edited and shared ones stay, and none comes back", async () => {
    const talent = await aSuggestedTalent();
    const [position] = talent.resume.proposedJobPositions;
    const [skill, ...skills] = talent.resume.proposedTechnicalSkills;
    const [question, ...questions] = talent.resume.questions;
    await change(talent, {
      proposedJobPositions: [{ ...bare(position!), text: "Architetta di interfacce" }],
      proposedTechnicalSkills: skills.map(bare),
      questions: questions.map((one) => ({ ...bare(one), shared: true })),
    });
    await change(talent, { headline: "Sviluppatrice full stack" });
    await work.settle(talent.resumeId);
    const after = await read(talent);
    expect(after.proposedJobPositions[0]).toMatchObject({
      id: position!.id,
      text: "Architetta di interfacce",
      origin: "person",
      code: null,
    });
    expect(codesIn(after.proposedJobPositions)).not.toContain(position!.code);
    expect(codesIn(after.proposedTechnicalSkills)).not.toContain(skill!.code);
    expect(after.questions.map(({ text }) => text)).not.toContain(question!.text);
    expect(after.questions.slice(0, questions.length)).toMatchObject(questions.map(({ id }) => ({ id, shared: true })));
    const asked = await talent.client.resumes.suggest({ params: { id: talent.resumeId }, body: {} });
    expect(codesIn(asked!.proposedTechnicalSkills), "also not on request").not.toContain(skill!.code);
  });

  test("removal undone → the suggestion is proposed again after the next change", async () => {
    const talent = await aSuggestedTalent();
    const skills = talent.resume.proposedTechnicalSkills.map(bare);
    await change(talent, { proposedTechnicalSkills: [] });
    await change(talent, { proposedTechnicalSkills: skills });
    await change(talent, { headline: "Sviluppatrice" });
    await work.settle(talent.resumeId);
    expect(codesIn((await read(talent)).proposedTechnicalSkills)).toEqual(skills.map(({ code }) => code));
  });

  test("English CV of a user with an Italian interface → suggestions in English", async () => {
    const tasks = ["I build the front-end development of the shop in React for twelve clients"];
    const experience = [{ ...content.experience[0]!, title: "Backend developer", tasks }];
    const talent = await aTalent(api, { ...content, experience });
    const made = (await talent.client.resumes.suggest({ params: { id: talent.resumeId }, body: { language: "it" } }))!;
    expect(made.proposedJobPositions.find(({ code }) => code === frontend)?.text).toBe("Frontend developer");
  });
});

/** A suggestion as a client sends it back. */
const bare = ({ origin: _origin, ...item }: Resume["comments"][number]) => item;

describe("talent search by what suggestions propose, and by courses and certifications", () => {
  const open = { visibleInTalentSearch: true };
  const items = async (list: FilterListName) =>
    (await api.guest.filterLists.all({ params: { list }, query: { size: 100 } }))!.content;
  const ids = async (f: string, v: string, mm = "is") =>
    (await found(member, { filters: [{ f, v, mm }] })).map(({ id }) => id);

  test("proposed role shared → the filter list has its code, and the search by that code finds the person", async () => {
    const talent = await aSuggestedTalent({}, open);
    const positions = talent.resume.proposedJobPositions.map(bare);
    await relayTalentIndexes(api);
    expect(await ids("roles", frontend), "private").toEqual([]);
    expect(await items("proposedJobPositions")).toEqual([]);
    await change(talent, {
      proposedJobPositions: positions.map((one) => ({ ...one, shared: one.code === frontend })),
    });
    await relayTalentIndexes(api);
    const [listed] = await items("proposedJobPositions");
    expect(listed).toMatchObject({ value: frontend, en: "Frontend developer" });
    expect(await ids("roles", listed!.value)).toEqual([talent.resumeId]);
    const page = (await member.talentSearch.search({ body: { facets: ["roles"] } }))!;
    expect(page.facets!["roles"]).toContainEqual(expect.objectContaining({ value: frontend, count: 1 }));
  });

  test("course or certification by name → found without case and accents, by a part, and only where the section is shown", async () => {
    const learning = {
      courses: [{ name: "Sicurezza nei cantieri: qualità" }],
      certifications: [{ name: "AWS Solutions Architect" }],
    };
    const talent = await aTalent(api, learning, open);
    const hidden = await aTalent(api, { ...learning, shownSections: ["summary"] }, open);
    await relayTalentIndexes(api);
    expect(await ids("courses", "CANTIERI: QUALITA", "c")).toEqual([talent.resumeId]);
    expect(await ids("courses", "sicurezza nei cantieri: qualita")).toEqual([talent.resumeId]);
    expect(await ids("certifications", "solutions arch", "c")).toEqual([talent.resumeId]);
    expect(await ids("certifications", "cantieri", "c")).toEqual([]);
    expect(await ids("courses", "sicurezza", "sw")).not.toContain(hidden.resumeId);
  });

  test("courses and certifications that five people have → listed as the search accepts them", async () => {
    for (let n = 0; n < 5; n++)
      await aTalent(api, { courses: [{ name: "Primo soccorso" }], certifications: [{ name: "PMP" }] }, open);
    await relayTalentIndexes(api);
    for (const list of ["courses", "certifications"] as const) {
      const [first] = await items(list);
      expect(await ids(list, first!.value)).toHaveLength(5);
    }
  });
});
