import { socialProviders, termsVersion, type SocialProvider } from "@orbita/contract";
import { aUser } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, problemOf, startApi } from "./harness.ts";
import { bearer, visitor } from "./people.ts";
import {
  anAccount,
  aSignUp,
  firstReturn,
  goAndReturn,
  newEmail,
  signUpCode,
  startSocial,
  type Social,
  type Way,
} from "./social-people.ts";

let social: Social;
beforeAll(async () => void (social = await startSocial()));
afterAll(() => social.stop());

const identitiesOf = (userId: string) =>
  social.api.db.selectFrom("identities").selectAll().where("user_id", "=", userId).execute();
const userOf = (email: string) =>
  social.api.db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst();
const activitiesOf = (userId: string) =>
  social.api.db.selectFrom("activities").select(["kind", "details"]).where("user_id", "=", userId).execute();

async function signIn(way: Way) {
  const client = visitor(social.api);
  return client.social.login(await goAndReturn(client, way));
}
const meOf = async (pair: { access_token: string } | undefined) =>
  (await bearer(social.api, pair!.access_token).accounts.me({}))!;

describe.each(socialProviders)("%s", (provider: SocialProvider) => {
  const as = ({ id }: { id: string }): Way => ({ provider, choice: { account: id } });

  test("somebody new: no account before the terms; then in, and known the next time", async () => {
    const account = await anAccount(social, provider);
    const { client, params } = await firstReturn(social, as(account));
    expect(params).toMatchObject({ email: account.email, emailVerified: "true", firstName: "Nora", lastName: "Nuova" });
    expect(await codeOf(client.social.confirmSignUp({ body: { pending: params.pending } }))).toBe("social.flowInvalid");
    const body = aSignUp(params.pending);
    expect(await codeOf(client.social.signUp({ body: { ...body, acceptTerms: false as never } }))).toBe(
      "request.invalid",
    );
    expect(await client.social.signUp({ body })).toEqual({ codeSent: false });
    expect(await userOf(account.email!)).toBeUndefined();

    const pair = await client.social.confirmSignUp({ body: { pending: params.pending } });
    const me = await meOf(pair);
    expect(me).toMatchObject({ email: account.email, emailVerified: true, username: body.username, firstName: "Nora" });
    expect(await userOf(me.email)).toMatchObject({ password_hash: null, terms_version: termsVersion });
    expect((await activitiesOf(me.id)).map(({ kind }) => kind)).toContain("account.opened");
    expect(await codeOf(client.social.confirmSignUp({ body: { pending: params.pending } }))).toBe("social.flowInvalid");

    expect((await meOf(await signIn(as(account)))).id).toBe(me.id);
    const { method } = await social.api.db
      .selectFrom("sessions")
      .select("method")
      .where("user_id", "=", me.id)
      .executeTakeFirstOrThrow();
    expect(method).toBe(provider);
  });

  test("an address that both sides have proven joins the account, and its owner is told", async () => {
    const user = await aUser(social.api.db, { email: newEmail() });
    const account = await anAccount(social, provider, user.email);
    expect((await meOf(await signIn(as(account)))).id).toBe(user.id);
    expect(await identitiesOf(user.id)).toMatchObject([{ provider, subject: account.id, email: user.email }]);
    expect(await activitiesOf(user.id)).toContainEqual(expect.objectContaining({ kind: "provider.linked" }));
    const jobs = await social.api.db
      .selectFrom("pgboss.job" as never)
      .selectAll()
      .execute();
    expect(JSON.stringify(jobs)).toContain(`"providerLinked"`);
    // Again: known by the identity, and nothing new is connected.
    expect((await meOf(await signIn(as(account)))).id).toBe(user.id);
    expect(await identitiesOf(user.id)).toHaveLength(1);
  });

  test("known by its own id, however the address has changed since", async () => {
    const user = await aUser(social.api.db, { email: newEmail() });
    const account = await anAccount(social, provider, user.email);
    await signIn(as(account));
    const other = await aUser(social.api.db, { email: newEmail() });
    await social.simulators[provider].addAccount({ ...account, email: other.email });
    expect((await meOf(await signIn(as(account)))).id).toBe(user.id);
    expect((await identitiesOf(user.id))[0]?.email).toBe(other.email);
  });

  test("an address that we have not proven joins nothing: whoever opened that account may not be its owner", async () => {
    const user = await aUser(social.api.db, { email: newEmail(), verified: false });
    const account = await anAccount(social, provider, user.email);
    const client = visitor(social.api);
    const problem = await problemOf(
      client.social.register(await goAndReturn(client, { ...as(account), intent: "register" })),
    );
    expect(problem).toMatchObject({ code: "social.signInFirst", params: { email: user.email } });
    expect(await identitiesOf(user.id)).toEqual([]);
  });

  test("no address: one is asked for, and there is no account before its code", async () => {
    const account = await anAccount(social, provider, null);
    const { client, params } = await firstReturn(social, as(account));
    expect(params).toMatchObject({ email: "", emailVerified: "false" });
    const body = aSignUp(params.pending);
    expect((await problemOf(client.social.signUp({ body })))?.errors).toEqual([
      { path: "email", code: "field.required", params: {} },
    ]);
    const email = newEmail();
    expect(await client.social.signUp({ body: { ...body, email } })).toEqual({ codeSent: true });
    const confirm = (code?: string) =>
      client.social.confirmSignUp({ body: { pending: params.pending, ...(code !== undefined && { code }) } });
    expect((await problemOf(confirm()))?.errors).toMatchObject([{ path: "code", code: "field.required" }]);
    const code = await signUpCode(social, email);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    expect(await problemOf(confirm(wrong))).toMatchObject({ code: "account.codeInvalid", params: { triesLeft: 4 } });
    expect(await userOf(email)).toBeUndefined();
    expect(await meOf(await confirm(code))).toMatchObject({ email, emailVerified: true });
  });

  test("no at the provider is said so, and the flow is over", async () => {
    const client = visitor(social.api);
    const returned = await goAndReturn(client, { provider, choice: "deny" });
    expect(await codeOf(client.social.login(returned))).toBe("social.denied");
    expect(await codeOf(client.social.login(returned))).toBe("social.flowInvalid");
  });

  test("a wrong state, and then the flow is used up also for the right one", async () => {
    const client = visitor(social.api);
    const returned = await goAndReturn(client, as(await anAccount(social, provider)));
    const body = { ...(returned.body as object), state: "x".repeat(43) } as never;
    expect(await codeOf(client.social.login({ ...returned, body }))).toBe("social.flowInvalid");
    expect(await codeOf(client.social.login(returned))).toBe("social.flowInvalid");
  });

  test("a return used twice, and a code used twice", async () => {
    const user = await aUser(social.api.db, { email: newEmail() });
    const account = await anAccount(social, provider, user.email);
    const client = visitor(social.api);
    const returned = await goAndReturn(client, as(account));
    expect(await codeOf(client.social.login(returned))).toBeNull();
    expect(await codeOf(client.social.login(returned))).toBe("social.flowInvalid");
    const { code } = returned.body as { code: string };
    const again = await goAndReturn(client, as(account));
    expect(await codeOf(client.social.login({ ...again, body: { ...(again.body as object), code } as never }))).toBe(
      "social.failed",
    );
  });

  test("another browser's return is worth nothing: without its flow, and with another's", async () => {
    const [mine, theirs] = [visitor(social.api), visitor(social.api)];
    const attack = await goAndReturn(theirs, as(await anAccount(social, provider)));
    const own = await goAndReturn(mine, as(await anAccount(social, provider)));
    const injected = { ...(attack.body as object), ...pick(own.body, "flow") } as never;
    expect(await codeOf(mine.social.login({ ...attack, body: injected }))).toBe("social.flowInvalid");
    // Their code behind my state: the provider compares the verifier, which is mine.
    const next = await goAndReturn(mine, as(await anAccount(social, provider)));
    const body = { ...(attack.body as object), ...pick(next.body, "flow", "state") } as never;
    expect(await codeOf(mine.social.login({ ...attack, body }))).toBe("social.failed");
  });

  test("too late, at another provider, for another act", async () => {
    const account = await anAccount(social, provider);
    const client = visitor(social.api);
    const late = await goAndReturn(client, as(account));
    await social.api.db
      .updateTable("social_flows")
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute();
    expect(await codeOf(client.social.login(late))).toBe("social.flowInvalid");
    const other = socialProviders.find((name) => name !== provider)!;
    const astray = await goAndReturn(client, as(account));
    expect(await codeOf(client.social.login({ ...astray, params: { provider: other } }))).toBe("social.flowInvalid");
    const misread = await goAndReturn(client, as(account));
    expect(await codeOf(client.social.register(misread))).toBe("social.flowInvalid");
  });

  test("a provider that fails is said so, and works again afterwards", async () => {
    const user = await aUser(social.api.db, { email: newEmail() });
    const account = await anAccount(social, provider, user.email);
    await social.simulators[provider].breakNext({ at: "token", kind: "error" });
    expect(await codeOf(signIn(as(account)))).toBe("social.failed");
    expect(await codeOf(signIn(as(account)))).toBeNull();
  });

  test("the browser is sent with a challenge, and never with the verifier or the secret", async () => {
    const { url } = (await visitor(social.api).social.start({ params: { provider }, body: { intent: "login" } }))!;
    const asked = new URL(url).searchParams;
    expect(asked.get("code_challenge_method")).toBe("S256");
    expect(asked.get("redirect_uri")).toBe(`http://localhost:21040/oauth/${provider}/callback`);
    const flows = await social.api.db.selectFrom("social_flows").selectAll().execute();
    const row = flows.find(({ state }) => state === asked.get("state"));
    expect(row).toBeDefined();
    expect(url).not.toContain(row!.code_verifier);
    expect(url).not.toContain(social.simulators.environment.GOOGLE_CLIENT_SECRET);
  });
});

const pick = (body: object, ...names: string[]) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => names.includes(name)));

describe("what Google vouches for", () => {
  const provider = "google";
  const from = async (given: object) => {
    const account = await social.simulators.google.addAccount({ emailVerified: true, ...given });
    return { provider, choice: { account: account.id } } as const;
  };

  test("not an address that it calls unverified", async () => {
    const { email } = await aUser(social.api.db, { email: newEmail() });
    expect(await codeOf(signIn(await from({ email, emailVerified: false, hd: "posta.example" })))).toBe(
      "social.signInFirst",
    );
  });

  test("not an address of a domain that it does not run", async () => {
    const { email } = await aUser(social.api.db, { email: newEmail() });
    expect(await codeOf(signIn(await from({ email })))).toBe("social.signInFirst");
  });

  test("an unproven address is a suggestion: written again, it must be proven by a code", async () => {
    const email = newEmail();
    const { client, params } = await firstReturn(social, await from({ email }));
    expect(params).toMatchObject({ email, emailVerified: "false" });
    const body = aSignUp(params.pending);
    expect(await codeOf(client.social.signUp({ body }))).toBe("request.invalid");
    expect(await client.social.signUp({ body: { ...body, email } })).toEqual({ codeSent: true });
  });

  test("another address than the proven one must be proven too", async () => {
    const { client, params } = await firstReturn(social, await from({ email: newEmail(), hd: "posta.example" }));
    expect(await client.social.signUp({ body: { ...aSignUp(params.pending), email: newEmail() } })).toEqual({
      codeSent: true,
    });
    expect(await codeOf(client.social.confirmSignUp({ body: { pending: params.pending } }))).toBe("request.invalid");
  });
});

test("a disabled account is refused, joined or known", async () => {
  const user = await aUser(social.api.db, { email: newEmail(), enabled: false });
  const account = await anAccount(social, "github", user.email);
  expect(await codeOf(signIn({ provider: "github", choice: { account: account.id } }))).toBe("account.disabled");
  expect(await identitiesOf(user.id)).toEqual([]);
});

test("a person who has another account of the same provider is not joined by a second", async () => {
  const user = await aUser(social.api.db, { email: newEmail() });
  const [first, second] = [
    await anAccount(social, "google", user.email),
    await anAccount(social, "google", user.email),
  ];
  expect(await codeOf(signIn({ provider: "google", choice: { account: first.id } }))).toBeNull();
  expect(await codeOf(signIn({ provider: "google", choice: { account: second.id } }))).toBe("social.signInFirst");
  expect(await identitiesOf(user.id)).toMatchObject([{ subject: first.id }]);
});

test("a provider that hangs is given up", async () => {
  await social.simulators.twitter.breakNext({ at: "api", kind: "hang" });
  const account = await anAccount(social, "twitter");
  const begun = Date.now();
  expect(await codeOf(signIn({ provider: "twitter", choice: { account: account.id } }))).toBe("social.failed");
  expect(Date.now() - begun).toBeLessThan(12_000);
});

test("only what is set up is offered; a failed discovery is tried again", async () => {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER } = social.simulators.environment;
  const none = { GOOGLE_CLIENT_ID: "", GITHUB_CLIENT_ID: "", TWITTER_CLIENT_ID: "" };
  const bare = await startApi({ ...none, database: social.api.database });
  const some = await startApi({
    ...none,
    database: social.api.database,
    GOOGLE_CLIENT_ID,
    GOOGLE_CLIENT_SECRET,
    GOOGLE_ISSUER,
  });
  try {
    const start = (api: typeof bare) =>
      api.guest.social.start({ params: { provider: "google" }, body: { intent: "login" } });
    expect(await bare.guest.social.providers({})).toEqual([]);
    expect(await codeOf(start(bare))).toBe("social.unavailable");
    expect(await some.guest.social.providers({})).toEqual(["google"]);
    expect(await social.api.guest.social.providers({})).toEqual(["google", "github", "twitter"]);
    await social.simulators.google.breakNext({ at: "discovery", kind: "error" });
    expect(await codeOf(start(some))).toBe("social.failed");
    expect(await codeOf(start(some))).toBeNull();
  } finally {
    await bare.stop();
    await some.stop();
  }
});
