import { aUser } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAuthenticator } from "../support/authenticator.ts";
import { codeOf, startApi, type TestApi } from "../support/harness.ts";
import { aRegistration, letters, visitor } from "../support/people.ts";
import { home, passkeyTools } from "../support/passkey-tools.ts";
import { hashOf } from "./hash-of.ts";
import { tracesOf } from "../support/account-traces.ts";

let api: TestApi;
let traces: ReturnType<typeof tracesOf>;
beforeAll(async () => {
  api = await startApi({ WEB_ORIGIN: home });
  traces = tracesOf(api);
});
afterAll(() => api.stop());

const newAddress = () => `${letters(12)}@posta.example`;

/** A user whose email was changed a moment ago, with the undo link for the old address. */
async function aChange() {
  const { id, email } = await aUser(api.db);
  const client = await api.as(id);
  const to = newAddress();
  await client.credentials.changeEmail({ body: { email: to } });
  await client.credentials.confirmEmail({ body: { code: await traces.digits("changeEmail", id) } });
  const change = await api.db
    .selectFrom("email_changes")
    .select("id")
    .where("user_id", "=", id)
    .orderBy("changed_at", "desc")
    .executeTakeFirstOrThrow();
  // Stores the hash of the link's token, as the worker does when it writes the mail.
  const token = api.platform.codes.ticketOf(change.id);
  await api.db
    .updateTable("email_changes")
    .set({ undo_hash: hashOf(token) })
    .where("id", "=", change.id)
    .execute();
  return { id, email, to, client, token, changeId: change.id };
}
const undo = (token: string) => visitor(api).credentials.undoEmail({ body: { token } });

test("undo link of an email change → restores the old address, ends all sessions, removes credentials added since", async () => {
  const { id, email, client, token } = await aChange();
  await passkeyTools(() => api).add(client, createAuthenticator(home));
  await client.credentials.changePassword({
    body: { password: "Ladro-Chiave-1", passwordConfirmation: "Ladro-Chiave-1" },
  });
  await client.credentials.confirmPassword({ body: { code: await traces.digits("changePassword", id) } });
  expect(await undo(token)).toEqual({ email });
  expect(await traces.user(id)).toMatchObject({ email, password_hash: null });
  expect(await traces.openSessions(id)).toEqual([]);
  expect(await api.db.selectFrom("passkeys").select("id").where("user_id", "=", id).execute()).toEqual([]);
  expect((await traces.activities(id)).map(({ kind }) => kind)).toContain("email.changeUndone");
  await visitor(api).credentials.resetPassword({ body: { email } });
  expect(await traces.codeRows("resetPassword", id)).toHaveLength(1);
});

test("undo link of an email change used twice, after 72 hours, or forged → refused", async () => {
  const first = await aChange();
  expect(await codeOf(undo(first.token))).toBeNull();
  expect(await codeOf(undo(first.token))).toBe("account.undoExpired");
  const second = await aChange();
  await api.db.updateTable("email_changes").set({ undo_until: new Date() }).where("id", "=", second.changeId).execute();
  expect(await codeOf(undo(second.token))).toBe("account.undoExpired");
  expect(await codeOf(undo("x".repeat(43)))).toBe("account.undoExpired");
});

test("two email changes, and the first is undone → the undo link of the second is no longer valid", async () => {
  const first = await aChange();
  await first.client.credentials.changeEmail({ body: { email: newAddress() } });
  await first.client.credentials.confirmEmail({ body: { code: await traces.digits("changeEmail", first.id) } });
  expect(await undo(first.token)).toEqual({ email: first.email });
  const left = await api.db.selectFrom("email_changes").select("id").where("user_id", "=", first.id).execute();
  expect(left).toEqual([]);
});

test("within 72 hours of an email change → the new address cannot reset the password or confirm a step-up", async () => {
  const { id, to, client, changeId } = await aChange();
  await visitor(api).credentials.resetPassword({ body: { email: to } });
  expect(await traces.codeRows("resetPassword", id)).toEqual([]);
  expect((await traces.notices(id)).map(({ notice }) => notice)).toContain("resetTooSoon");
  const purpose = "changePassword" as const;
  expect(await client.stepUp.ways({ query: { purpose } })).toMatchObject({ code: null });
  expect(await codeOf(client.stepUp.sendCode({ body: { purpose } }))).toBe("account.stepUpRefused");
  await api.db.updateTable("email_changes").set({ undo_until: new Date() }).where("id", "=", changeId).execute();
  await visitor(api).credentials.resetPassword({ body: { email: to } });
  expect(await traces.codeRows("resetPassword", id)).toHaveLength(1);
  expect(await client.stepUp.ways({ query: { purpose } })).not.toMatchObject({ code: null });
});

test("within the undo period of an email change → only the account's owner can take the old address again", async () => {
  const { id, email, client } = await aChange();
  expect(await codeOf(visitor(api).accounts.register({ body: { ...aRegistration(), email } }))).toBe(
    "account.emailTaken",
  );
  await client.credentials.changeEmail({ body: { email } });
  await client.credentials.confirmEmail({ body: { code: await traces.digits("changeEmail", id) } });
  await visitor(api).credentials.resetPassword({ body: { email } });
  expect(await traces.codeRows("resetPassword", id)).toHaveLength(1);
});
