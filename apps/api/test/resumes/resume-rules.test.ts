import { randomUUIDv7 } from "node:crypto";
import { resumeCases } from "@orbita/contract/resumes/rule-cases";
import { proofCases } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { problemOf, startApi, type ApiClient, type TestApi } from "../support/harness.ts";
import { aPerson } from "../support/people.ts";

let api: TestApi;
let client: ApiClient;
let id: string;
beforeAll(async () => {
  api = await startApi();
  // The rule cases use this language; the other codes that they use come with the reference data.
  const italian = {
    type: "language",
    code: "language_it",
    label_it: "Italiano",
    label_en: "Italian",
    sort: 1,
  } as const;
  await api.db
    .insertInto("vocabulary_entries")
    .values({ id: randomUUIDv7(), ...italian })
    .execute();
  ({ client } = await aPerson(api));
  id = (await client.resumes.read({}))!.id;
});
afterAll(() => api.stop());

// Without `./orbita prove`, some of the cases: the tests of the contract run all of them against the same rules.
test.each(proofCases(resumeCases, { short: 60 }))("changing a resume: $name", async ({ change, refusals }) => {
  const problem = await problemOf(client.resumes.change({ params: { id }, body: change }));
  if (refusals.length > 0) expect(problem).toMatchObject({ status: 422, code: "request.invalid" });
  expect(problem?.errors.map(({ path, code }) => `${path} ${code}`) ?? []).toEqual(refusals);
});
