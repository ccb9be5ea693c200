import { routines } from "@orbita/features/work";
import { aUser } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOf, problemOf } from "../support/harness.ts";
import { visitor } from "../support/people.ts";
import {
  anAccount,
  aSignUp,
  firstReturn,
  goAndReturn,
  newEmail,
  signUpCode,
  startSocial,
  type SocialWorld,
} from "../support/social-people.ts";

let social: SocialWorld;
beforeAll(async () => void (social = await startSocial()));
afterAll(() => social.stop());

const count = (codes: readonly (string | null)[], code: string | null) => codes.filter((one) => one === code).length;
const usersOf = (email: string) => social.api.db.selectFrom("users").select("id").where("email", "=", email).execute();

test("one OAuth callback sent twenty times at once → one sign-in, the others refused", async () => {
  const user = await aUser(social.api.db, { email: newEmail() });
  const account = await anAccount(social, "github", user.email);
  const client = visitor(social.api);
  const returned = await goAndReturn(client, { provider: "github", choice: { account: account.id } });
  const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf(client.social.login(returned))));
  expect([count(codes, null), count(codes, "social.flowInvalid")]).toEqual([1, 19]);
});

test("three tabs of one user sign in with a provider at once → all signed in, with one identity", async () => {
  const user = await aUser(social.api.db, { email: newEmail() });
  const account = await anAccount(social, "twitter", user.email);
  const windows = await Promise.all(
    [1, 2, 3].map(async () => {
      const client = visitor(social.api);
      return { client, returned: await goAndReturn(client, { provider: "twitter", choice: { account: account.id } }) };
    }),
  );
  const codes = await Promise.all(windows.map(({ client, returned }) => codeOf(client.social.login(returned))));
  expect(codes).toEqual([null, null, null]);
  const identities = await social.api.db.selectFrom("identities").selectAll().where("user_id", "=", user.id).execute();
  expect(identities).toHaveLength(1);
});

test("confirmation of one sign-up with a provider sent ten times at once → one account", async () => {
  const account = await anAccount(social, "google");
  const { client, params } = await firstReturn(social, { provider: "google", choice: { account: account.id } });
  await client.social.signUp({ body: aSignUp(params.pending) });
  const confirm = () => codeOf(client.social.confirmSignUp({ body: { pending: params.pending } }));
  const codes = await Promise.all(Array.from({ length: 10 }, confirm));
  expect([count(codes, null), count(codes, "social.flowInvalid")]).toEqual([1, 9]);
  expect(await usersOf(account.email!)).toHaveLength(1);
});

test("two tabs sign up with the same provider account → one user account", async () => {
  const account = await anAccount(social, "google");
  const way = { provider: "google", choice: { account: account.id } } as const;
  const windows = [await firstReturn(social, way), await firstReturn(social, way)];
  for (const { client, params } of windows) await client.social.signUp({ body: aSignUp(params.pending) });
  const codes = await Promise.all(
    windows.map(({ client, params }) => codeOf(client.social.confirmSignUp({ body: { pending: params.pending } }))),
  );
  expect(count(codes, null)).toBe(1);
  expect(await usersOf(account.email!)).toHaveLength(1);
});

test("username or address taken before a provider sign-up is confirmed → refused, and another can be chosen", async () => {
  const make = async () => {
    const account = await anAccount(social, "github");
    return firstReturn(social, { provider: "github", choice: { account: account.id } });
  };
  const [one, two] = [await make(), await make()];
  const { username } = aSignUp("");
  const body = ({ params }: typeof one) => ({ ...aSignUp(params.pending), username });
  await one.client.social.signUp({ body: body(one) });
  await two.client.social.signUp({ body: body(two) });
  const confirm = ({ client, params }: typeof one) =>
    client.social.confirmSignUp({ body: { pending: params.pending } });
  const answers = await Promise.all([problemOf(confirm(one)), problemOf(confirm(two))]);
  const refused = answers.find(Boolean);
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(refused).toMatchObject({ code: "account.usernameTaken", errors: [{ path: "username", code: "field.inUse" }] });
  const loser = answers[0] ? one : two;
  expect(await codeOf(loser.client.social.signUp({ body: body(loser) }))).toBe("account.usernameTaken");
  await loser.client.social.signUp({ body: aSignUp(loser.params.pending) });
  await aUser(social.api.db, { email: loser.params.email });
  expect(await codeOf(confirm(loser))).toBe("account.emailTaken");
});

test("mailed code of one provider sign-up used for another sign-up with the same address → refused", async () => {
  const email = newEmail();
  const device = (mark: string) => ({ "x-device-id": mark.repeat(30) });
  const begin = async (mark: string) => {
    const account = await anAccount(social, "twitter", null);
    const { params } = await firstReturn(social, { provider: "twitter", choice: { account: account.id } });
    const client = visitor(social.api, device(mark));
    await client.social.signUp({ body: { ...aSignUp(params.pending), email } });
    return { client, pending: params.pending, code: await signUpCode(social, email) };
  };
  const thief = await begin("a");
  const owner = await begin("b");
  // The attacker's browser sends the code that the owner gave away by mistake.
  expect(await codeOf(thief.client.social.confirmSignUp({ body: { pending: thief.pending, code: owner.code } }))).toBe(
    "account.codeInvalid",
  );
  // The third browser has requested no code itself, so the server compares the owner's code with the newest one, and refuses it too.
  const third = visitor(social.api, device("c"));
  expect(await codeOf(third.social.confirmSignUp({ body: { pending: thief.pending, code: owner.code } }))).toBe(
    "account.codeExpired",
  );
  expect(await usersOf(email)).toEqual([]);
});

test("expired provider sign-up → refused; the clean-up deletes expired sign-ups and OAuth flows", async () => {
  const account = await anAccount(social, "github");
  const way = { provider: "github", choice: { account: account.id } } as const;
  const { client, params } = await firstReturn(social, way);
  const { db } = social.api;
  const past = { expires_at: new Date(Date.now() - 1) };
  await db.updateTable("pending_sign_ups").set(past).execute();
  expect(await codeOf(client.social.signUp({ body: aSignUp(params.pending) }))).toBe("social.flowInvalid");
  await client.social.start({ params: { provider: "github" }, body: { intent: "login" } });
  await db.updateTable("social_flows").set(past).execute();
  await client.social.start({ params: { provider: "github" }, body: { intent: "login" } });
  const sweep = routines.find(({ name }) => name === "social.sweep")!;
  await sweep.run({ write: (_: string, work: (ctx: object) => unknown) => work({ tx: db }) } as never);
  expect(await db.selectFrom("pending_sign_ups").selectAll().execute()).toEqual([]);
  expect(await db.selectFrom("social_flows").selectAll().execute()).toHaveLength(1);
});
