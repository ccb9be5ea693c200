import { createHash, randomBytes, randomUUIDv7 } from "node:crypto";
import { openJobs, type JobQueue } from "@orbita/db";
import { jobs as jobDefinitions } from "@orbita/features";
import { jobHandlers, routines } from "@orbita/features/work";
import { connectMail, createCodes, readSessionKeys } from "@orbita/platform";
import {
  aSpace,
  createDatabase,
  mailsTo,
  nextMailTo,
  serverUrl,
  testStorage,
  type TestDatabase,
} from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { workCtx, type WorkTools } from "../../src/work-ctx.ts";
import { silent } from "../support/workbench.ts";

const mail = connectMail({ url: serverUrl("SMTP_URL"), from: "Orbita <no-reply@orbita.example>" });
const codes = createCodes(readSessionKeys(randomBytes(32).toString("base64url")));
let database: TestDatabase;
let jobs: JobQueue;
let tools: WorkTools;
beforeAll(async () => {
  database = await createDatabase();
  jobs = await openJobs({ url: database.url, jobs: jobDefinitions, onError: () => {} });
  const webOrigin = "http://localhost:3000";
  tools = { db: database.db, jobs, mail, codes, storage: testStorage(), webOrigin, log: silent };
});
afterAll(async () => {
  await jobs.stop();
  mail.close();
  await database.drop();
});

async function aCandidate({ language = "it", monthsAgo = 0 } = {}) {
  const { id: spaceId } = await aSpace(database.db, { name: "Lanterna\r\nBcc: victim@posta.example" });
  const email = `${randomBytes(6).toString("hex")}@posta.example`;
  const { id } = await database.db
    .insertInto("resumes")
    .values({ space_id: spaceId, first_name: "Irene", last_name: "Bassi" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const created = new Date();
  created.setUTCMonth(created.getUTCMonth() - monthsAgo);
  await database.db
    .insertInto("candidates")
    .values({
      resume_id: id,
      space_id: spaceId,
      email,
      source: "referral",
      legal_basis: "legitimateInterest",
      language,
      secret_hash: randomBytes(32),
      created_at: created,
    })
    .execute();
  return { id, email };
}
const notify = (id: string) =>
  jobHandlers
    .find(({ job }) => job.name === "candidates.sendNotice")!
    .run(workCtx(tools, "candidates.sendNotice"), { id }, randomUUIDv7());

test("CV added by a Space → the person gets one notice with a working link, also when the job runs twice", async () => {
  const { id, email } = await aCandidate();
  await notify(id);
  await notify(id);
  const { subject, text } = await nextMailTo(email);
  expect(await mailsTo(email)).toHaveLength(1);
  expect(subject).toBe("Lanterna Bcc: victim@posta.example ha aggiunto il tuo CV");
  for (const said of ["da una persona che ti conosce", "legittimo interesse (art. 6.1.f)", "Garante"])
    expect(text).toContain(said);
  const secret = /\/notice\/([\w-]{43})/.exec(text)![1]!;
  const row = await database.db.selectFrom("candidates").selectAll().where("resume_id", "=", id).executeTakeFirst();
  expect(row!.told_at).not.toBeNull();
  expect(createHash("sha256").update(secret).digest().equals(row!.secret_hash)).toBe(true);
});

test("Space added a CV with the language English → the notice to the person is in English", async () => {
  const { id, email } = await aCandidate({ language: "en" });
  await notify(id);
  const { text } = await nextMailTo(email);
  expect(text).toContain("/en/notice/");
});

test("added CV of twelve months ago → deleted; of eleven months → kept", async () => {
  const [old, young] = [await aCandidate({ monthsAgo: 12 }), await aCandidate({ monthsAgo: 11 })];
  await routines.find(({ name }) => name === "candidates.expire")!.run(workCtx(tools, "candidates.expire"));
  const left = await database.db.selectFrom("resumes").select("id").where("id", "in", [old.id, young.id]).execute();
  expect(left).toEqual([{ id: young.id }]);
});
