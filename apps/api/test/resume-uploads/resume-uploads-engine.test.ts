import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { applyDecisions, proposalsOf, type Decisions } from "@orbita/contract";
import { randomUUIDv7 } from "node:crypto";
import { proofCases, testReader } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApi, type TestApi } from "../support/harness.ts";
import { aPerson } from "../support/people.ts";
import { uploadWork } from "./upload-work.ts";

const engine = new URL("../../../../packages/resume-engine/", import.meta.url);
const reader = testReader(fileURLToPath(new URL("src/child.ts", engine)));

let api: TestApi;
let work: ReturnType<typeof uploadWork>;
beforeAll(async () => {
  api = await startApi();
  work = uploadWork(api, reader);
  const languages = ["it", "en"].map((code, sort) => ({
    id: randomUUIDv7(),
    type: "language" as const,
    code: `language_${code}`,
    label_it: code,
    sort,
  }));
  await api.db.insertInto("vocabulary_entries").values(languages).execute();
});
afterAll(() => api.stop());

const bytesOf = (path: string) => readFile(new URL(`bench/cvbench/${path}`, engine));

async function sent(path: string, bytes: Buffer) {
  const person = await aPerson(api);
  const file = new File([new Uint8Array(bytes)], basename(path));
  const { id } = (await person.client.resumeUploads.parse({ body: {}, files: [file] }))!;
  await work.run(id);
  return { person, id, review: (await person.client.resumeUploads.read({ params: { id } }))! };
}

const documents = ["core/en02-sidebar.pdf", "core/it05-wordtable.docx", "core/it01-single.pdf"];
test.each(proofCases(documents, { short: 2 }))(
  "CV %s uploaded and all its proposals accepted → the resume is complete",
  async (path) => {
    const truth = JSON.parse((await bytesOf(path.replace(/\w+$/, "truth.json"))).toString()) as {
      contacts: { email: string };
      experience: { company: string }[];
    };
    const { person, id, review } = await sent(path, await bytesOf(path));
    expect([review.state, review.failure]).toEqual(["ready", null]);
    const reading = review.reading!;
    // This test's vocabulary has only two languages, so all other languages are reported as unplaced.
    expect(reading.resume.languages.every(({ code }) => ["it", "en"].includes(code.value))).toBe(true);
    const before = (await person.client.resumes.read({}))!;
    const proposals = proposalsOf(reading, before);
    const decisions: Decisions = Object.fromEntries(proposals.map((one) => [one.path, { kind: "accept" }]));
    const body = { version: before.version, decisions };
    const resume = (await person.client.resumeUploads.confirm({ params: { id }, body }))!;
    expect(resume.contacts.email).toBe(truth.contacts.email);
    expect(resume.experience.map(({ company }) => company).toSorted()).toEqual(
      truth.experience.map(({ company }) => company).toSorted(),
    );
    expect(new Set(resume.experience.map(({ origin }) => origin))).toEqual(new Set(["document"]));
    // The browser's preview, computed by `applyDecisions`, equals what the API stored.
    const { content } = applyDecisions(reading, before, decisions, { idOf: (one) => one });
    expect(resume.technicalSkills.map(({ name }) => name)).toEqual(
      content.technicalSkills?.map(({ name }) => name) ?? [],
    );
    expect(proposalsOf(reading, resume).filter(({ state }) => state === "new")).toEqual([]);
  },
);

test("uploaded PDF with a valid envelope and broken content → failed as damaged or without text", async () => {
  const { review } = await sent("cv.pdf", Buffer.from("%PDF-1.7\n1 0 obj\n<< /Type /Nothing >>\nendobj\n%%EOF\n"));
  expect(review).toMatchObject({ state: "failed", reading: null });
  expect(["damaged", "noText"]).toContain(review.failure);
});
