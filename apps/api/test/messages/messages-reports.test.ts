import { randomUUIDv7 } from "node:crypto";
import { messageLimits } from "@orbita/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, startApi, type TestApi } from "../support/harness.ts";
import { aConversation, mine, ofSpace, sendMessage, saidForSpace } from "./messages-world.ts";
import { moderating, decisionGrounds } from "../support/moderation-world.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const key = () => ({ idempotencyKey: randomUUIDv7() });

describe("reported messages", () => {
  test("message hidden by an admin's decision → only its sender still sees the text; a won appeal restores it", async () => {
    const { id, talent, talentId, client, forSpace } = await aConversation(api);
    const moderation = moderating(api);
    const admin = await moderation.admin();
    const { id: messageId } = await saidForSpace(client, id, "Mandaci 200 euro per la pratica.");
    const report = (by: typeof talent) =>
      by.moderation.report({ body: { kind: "message", id: messageId, reason: "irregularJob" } }, key());
    expect(await codeOf(report(client))).toBe("access.denied");
    expect(await codeOf(report((await aConversation(api)).talent))).toBe("message.notFound");
    expect(await report(talent)).toMatchObject({ kind: "message", quoted: "Mandaci 200 euro per la pratica." });
    const open = await api.db
      .selectFrom("moderation_cases")
      .selectAll()
      .where("message_id", "=", messageId)
      .executeTakeFirstOrThrow();
    await admin.client.moderation.decide({
      params: { id: open.id },
      body: { decision: "disabled", ...decisionGrounds, version: 1 },
    });
    expect((await mine(talent, id)).messages[0]).toMatchObject({ text: null, hidden: true, files: [] });
    expect((await ofSpace(client, id)).messages[0]).toMatchObject({
      hidden: true,
      text: expect.stringContaining("200"),
    });
    expect((await talent.messages.mine({ query: {} }))!.content[0]!.last.text).toBeNull();
    expect((await client.messages.list({ query: {} }, forSpace))!.content[0]!.last.text).toContain("200");
    expect((await moderation.toldTo(talentId)).map(({ kind }) => kind)).toContain("report.answered");
    const { version } = (await client.moderation.appeal(
      { params: { id: open.id }, body: { appeal: "Era il rimborso del treno, non una richiesta." } },
      key(),
    ))! as unknown as { version?: number };
    const again = await api.db
      .selectFrom("moderation_cases")
      .selectAll()
      .where("id", "=", open.id)
      .executeTakeFirstOrThrow();
    const other = await moderation.admin();
    await other.client.moderation.decide({
      params: { id: open.id },
      body: { decision: "kept", ...decisionGrounds, version: version ?? again.version },
    });
    expect((await mine(talent, id)).messages[0]).toMatchObject({ hidden: false, text: expect.stringContaining("200") });
  });

  test("recruiter reports a message of a blind application → the report quotes it without personal data", async () => {
    const { id, talent, talentId, client } = await aConversation(api, { blind: true });
    const { first_name, email } = await api.db
      .selectFrom("users")
      .select(["first_name", "email"])
      .where("id", "=", talentId)
      .executeTakeFirstOrThrow();
    const { id: messageId } = await sendMessage(talent, id, `Sono ${first_name}, scrivimi a ${email}`);
    const seen = (await ofSpace(client, id)).messages[0]!;
    expect(seen.text).not.toContain(email);
    const report = await client.moderation.report({ body: { kind: "message", id: messageId, reason: "spam" } }, key());
    expect(report!.quoted).toBe(seen.text);
  });
});

describe("message templates", () => {
  const words = { it: "Ciao {name}, per {job} in {space}?", en: "Hi {name}, about {job} at {space}?" };
  const aTemplate = async ({ client, forSpace }: Awaited<ReturnType<typeof aConversation>>, name = "Primo contatto") =>
    (await client.messages.addTemplate({ body: { name, ...words } }, { ...forSpace, ...key() }))!;

  test("message drafted from a template → placeholders filled in the talent's language, and not sent", async () => {
    const conversation = await aConversation(api, { language: "en" });
    const { id, client, forSpace, talent } = conversation;
    await api.db.updateTable("users").set({ first_name: "{job}" }).where("id", "=", conversation.talentId).execute();
    const template = await aTemplate(conversation);
    const draft = (body: { language?: "it" | "en" } = {}) =>
      client.messages.draft({ params: { id }, body: { templateId: template.id, ...body } });
    const { title } = await mine(talent, id);
    expect(await draft()).toEqual({ language: "en", text: `Hi {job}, about ${title} at Lanterna Software?` });
    expect(await draft({ language: "it" })).toMatchObject({ text: expect.stringMatching(/^Ciao /) });
    expect((await mine(talent, id)).messages).toEqual([]);
    expect((await client.messages.templates({}, forSpace))!.map(({ name }) => name)).toEqual(["Primo contatto"]);
  });

  test("message template for a blind application → filled in with the application's code instead of the name", async () => {
    const conversation = await aConversation(api, { blind: true, language: "it" });
    const template = await aTemplate(conversation);
    const code = (await ofSpace(conversation.client, conversation.id)).person!.code;
    const draft = await conversation.client.messages.draft({
      params: { id: conversation.id },
      body: { templateId: template.id },
    });
    expect(draft!.text).toContain(`Ciao Candidatura ${code},`);
  });

  test("message template by a viewer, with a taken name, unlawful text or above the limit → refused", async () => {
    const conversation = await aConversation(api);
    const { client, owner, viewer, forSpace } = conversation;
    const { id, version } = await aTemplate(conversation);
    const put = (by: typeof client, body: object) =>
      by.messages.changeTemplate({ params: { id }, body: { name: "Primo contatto", ...words, ...body } }, forSpace);
    expect(await put(owner, { it: "Buongiorno {name}" })).toMatchObject({
      it: "Buongiorno {name}",
      version: version + 1,
    });
    expect(await codeOf(put(viewer.client, {}))).toBe("access.denied");
    expect(await codeOf(put(client, { en: "Hi {surname}" }))).toBe("request.invalid");
    expect(await codeOf(put(client, { it: "Sei troppo giovane, {name}" }))).toBe("application.wording");
    expect(await codeOf(aTemplate(conversation, "PRIMO contatto"))).toBe("message.templateNameInUse");
    const stranger = await aConversation(api);
    expect(await codeOf(stranger.client.messages.removeTemplate({ params: { id } }, stranger.forSpace))).toBe(
      "message.templateNotFound",
    );
    const more = Array.from({ length: messageLimits.template.perSpace - 1 }, (_, n) => ({
      id: randomUUIDv7(),
      space_id: conversation.forSpace.spaceId,
      name: `n${n}`,
      text_it: "x",
      text_en: "x",
      created_at: new Date(),
    }));
    await api.db.insertInto("message_templates").values(more).execute();
    expect(await codeOf(aTemplate(conversation, "Uno di troppo"))).toBe("message.tooManyTemplates");
    await client.messages.removeTemplate({ params: { id } }, forSpace);
    await aTemplate(conversation, "Ora sì");
  });
});
