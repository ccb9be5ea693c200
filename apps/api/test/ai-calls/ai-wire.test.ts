import { callModel, findNamesToHide, pseudonymise } from "@orbita/features";
import { startModel, type ModelSimulator } from "@orbita/simulators/model";
import { aUser, proofSize } from "@orbita/testing";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aReader } from "../support/assistant-model-world.ts";
import { aboutOneself, aiPrompt, callCtx, wholeText } from "../support/ai-world.ts";
import { anIdentity, identityContent, sayAll, type TestIdentity } from "../support/blind-world.ts";
import { startApi, type TestApi } from "../support/harness.ts";
import { seedWords } from "../support/talents.ts";

let api: TestApi;
let simulator: ModelSimulator;
let javaId: string;
beforeAll(async () => {
  simulator = await startModel();
  api = await startApi({ ...simulator.environment, AI_TIMEOUT_MS: 10_000 });
  javaId = (await seedWords(api)).java;
}, 60_000);
afterAll(async () => {
  await api.stop();
  await simulator.stop();
});
beforeEach(() => simulator.forget());

const people = proofSize({ short: 6, whole: 300 });
const patience = { timeout: 120_000 + people * 2_000 };

/** Gives the user's account the same name and contact data as the resume. */
const name = (userId: string, who: TestIdentity) =>
  api.db
    .updateTable("users")
    .set({ first_name: who.first, last_name: who.last, username: who.username })
    .set({ email: who.accountEmail, phone: who.accountPhone })
    .where("id", "=", userId)
    .execute();

const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Returns the personal data of the given people that any request to the provider contains, ignoring case and punctuation. */
async function onTheWire(all: readonly TestIdentity[]): Promise<string[]> {
  const sent = await simulator.received();
  expect(sent.length).toBeGreaterThanOrEqual(all.length);
  const wire = plain(sent.map(({ body }) => body).join("\n"));
  // The requests must contain resume lines, or finding no personal data in them would prove nothing.
  expect(wire).toContain("java");
  return all.flatMap(({ metadata: _, ...who }) =>
    Object.values({ ...who, site: who.site.replace("https://", "") }).filter((word) => wire.includes(plain(word))),
  );
}

test(`resume lines with all personal data of ${people} people → none reaches the provider`, patience, async () => {
  const all = Array.from({ length: people }, anIdentity);
  for (const [at, who] of all.entries()) {
    const user = await aUser(api.db);
    await name(user.id, who);
    const { headline, summary, wishes, experience, ...content } = identityContent(who, at, javaId);
    const contacts = JSON.stringify(content.contacts);
    await api.db.updateTable("resumes").set({ contacts }).where("owner_id", "=", user.id).execute();
    await api.db.insertInto("user_settings").values({ user_id: user.id, ai_external: true }).execute();
    const { hide, restore } = pseudonymise(await findNamesToHide(api.db, [user.id]));
    const lines = [headline, "Servizi in Java", summary, sayAll(who, at + 1), ...wishes, experience[0]!.company];
    expect(lines.map((line) => restore(hide(line)))).toEqual(lines);
    const prompt = aiPrompt(lines.map((line, index) => `${index + 1} | ${hide(line)}`).join("\n"));
    await callModel(callCtx(api, user.id), { ...aboutOneself(user.id), prompt }, wholeText);
  }
  expect(await onTheWire(all)).toEqual([]);
});

test(`questions on ${people} resumes with all personal data → none of it reaches the provider`, patience, async () => {
  const all = Array.from({ length: people }, anIdentity);
  for (const [at, who] of all.entries()) {
    const { comments: _, ...content } = identityContent(who, at, javaId);
    const reader = await aReader(api, content);
    await name(reader.id, who);
    await reader.ask(`Che cosa ha fatto ${who.first} ${who.last} in Java? ${who.email} ${who.phone}`);
  }
  expect(await onTheWire(all)).toEqual([]);
});
