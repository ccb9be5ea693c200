import { socialProviders, termsVersion, type SocialProvider } from "@orbita/contract";
import { aUser } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, problemOf, startApi } from "../support/harness.ts";
import { bearer, visitor } from "../support/people.ts";
import {
  anAccount,
  aSignUp,
  firstReturn,
  goAndReturn,
  newEmail,
  signUpCode,
  startSocial,
  type SocialWorld,
  type SocialSignInOptions,
} from "../support/social-people.ts";

let social: SocialWorld;
beforeAll(async () => void (social = await startSocial()));
afterAll(() => social.stop());

const identitiesOf = (userId: string) =>
  social.api.db.selectFrom("identities").selectAll().where("user_id", "=", userId).execute();
const userOf = (email: string) =>
  social.api.db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst();
const activitiesOf = (userId: string) =>
  social.api.db.selectFrom("activities").select(["kind", "details"]).where("user_id", "=", userId).execute();

async function signIn(way: SocialSignInOptions) {
  const client = visitor(social.api);
  return client.social.login(await goAndReturn(client, way));
}
const meOf = async (pair: { access_token: string } | undefined) =>
  (await bearer(social.api, pair!.access_token).accounts.me({}))!;

describe.each(socialProviders)("sign-in with the provider %s", (provider: SocialProvider) => {
  const as = ({ id }: { id: string }): SocialSignInOptions => ({ provider, choice: { account: id } });

  test("new person signs in with a provider → account only after accepting the terms; signed in directly the next time", async () => {
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

  test("email verified here and at the provider → identity linked to the account, and its owner is notified", async () => {
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
    // The second sign-in finds the user by the provider's identity and links nothing new.
    expect((await meOf(await signIn(as(account)))).id).toBe(user.id);
    expect(await identitiesOf(user.id)).toHaveLength(1);
  });

  test("email of a linked identity changed at the provider → signs in to the same account", async () => {
    const user = await aUser(social.api.db, { email: newEmail() });
    const account = await anAccount(social, provider, user.email);
    await signIn(as(account));
    const other = await aUser(social.api.db, { email: newEmail() });
    await social.simulators[provider].addAccount({ ...account, email: other.email });
    expect((await meOf(await signIn(as(account)))).id).toBe(user.id);
    expect((await identitiesOf(user.id))[0]?.email).toBe(other.email);
  });

  test("account's email not verified here → provider identity not linked, as the account may be someone else's", async () => {
    const user = await aUser(social.api.db, { email: newEmail(), verified: false });
    const account = await anAccount(social, provider, user.email);
    const client = visitor(social.api);
    const problem = await problemOf(
      client.social.register(await goAndReturn(client, { ...as(account), intent: "register" })),
    );
    expect(problem).toMatchObject({ code: "social.signInFirst", params: { email: user.email } });
    expect(await identitiesOf(user.id)).toEqual([]);
  });

  test("provider returns no email → the user must enter one, and the account is created only after its code", async () => {
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

  test("user denies access at the provider → social.denied, and the OAuth flow is used up", async () => {
    const client = visitor(social.api);
    const returned = await goAndReturn(client, { provider, choice: "deny" });
    expect(await codeOf(client.social.login(returned))).toBe("social.denied");
    expect(await codeOf(client.social.login(returned))).toBe("social.flowInvalid");
  });

  test("OAuth callback with a wrong state → refused, and the flow is used up for the right state too", async () => {
    const client = visitor(social.api);
    const returned = await goAndReturn(client, as(await anAccount(social, provider)));
    const body = { ...(returned.body as object), state: "x".repeat(43) } as never;
    expect(await codeOf(client.social.login({ ...returned, body }))).toBe("social.flowInvalid");
    expect(await codeOf(client.social.login(returned))).toBe("social.flowInvalid");
  });

  test("OAuth callback or authorisation code used twice → refused", async () => {
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

  test("OAuth callback of another browser, or another browser's authorisation code in the user's flow → refused", async () => {
    const [mine, theirs] = [visitor(social.api), visitor(social.api)];
    const attack = await goAndReturn(theirs, as(await anAccount(social, provider)));
    const own = await goAndReturn(mine, as(await anAccount(social, provider)));
    const injected = { ...(attack.body as object), ...pick(own.body, "flow") } as never;
    expect(await codeOf(mine.social.login({ ...attack, body: injected }))).toBe("social.flowInvalid");
    // Combines another browser's code with this flow's state. The provider refuses it, because the PKCE verifier is that of
    // this flow.
    const next = await goAndReturn(mine, as(await anAccount(social, provider)));
    const body = { ...(attack.body as object), ...pick(next.body, "flow", "state") } as never;
    expect(await codeOf(mine.social.login({ ...attack, body }))).toBe("social.failed");
  });

  test("OAuth callback for a flow that expired, of another provider or for another purpose → refused", async () => {
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

  test("provider fails during sign-in → social.failed, and the next attempt succeeds", async () => {
    const user = await aUser(social.api.db, { email: newEmail() });
    const account = await anAccount(social, provider, user.email);
    await social.simulators[provider].breakNext({ at: "token", kind: "error" });
    expect(await codeOf(signIn(as(account)))).toBe("social.failed");
    expect(await codeOf(signIn(as(account)))).toBeNull();
  });

  test("redirect to the provider → has a PKCE challenge, and neither verifier nor client secret", async () => {
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

describe("verification of an email address by Google", () => {
  const provider = "google";
  const from = async (given: object) => {
    const account = await social.simulators.google.addAccount({ emailVerified: true, ...given });
    return { provider, choice: { account: account.id } } as const;
  };

  test("Google marks the email as unverified → identity not linked", async () => {
    const { email } = await aUser(social.api.db, { email: newEmail() });
    expect(await codeOf(signIn(await from({ email, emailVerified: false, hd: "posta.example" })))).toBe(
      "social.signInFirst",
    );
  });

  test("Google verified an email of a domain that Google does not host → identity not linked", async () => {
    const { email } = await aUser(social.api.db, { email: newEmail() });
    expect(await codeOf(signIn(await from({ email })))).toBe("social.signInFirst");
  });

  test("sign-up with a Google email that Google does not host → only suggested, and must be verified by a code", async () => {
    const email = newEmail();
    const { client, params } = await firstReturn(social, await from({ email }));
    expect(params).toMatchObject({ email, emailVerified: "false" });
    const body = aSignUp(params.pending);
    expect(await codeOf(client.social.signUp({ body }))).toBe("request.invalid");
    expect(await client.social.signUp({ body: { ...body, email } })).toEqual({ codeSent: true });
  });

  test("sign-up with another email than the one Google verified → must be verified by a code", async () => {
    const { client, params } = await firstReturn(social, await from({ email: newEmail(), hd: "posta.example" }));
    expect(await client.social.signUp({ body: { ...aSignUp(params.pending), email: newEmail() } })).toEqual({
      codeSent: true,
    });
    expect(await codeOf(client.social.confirmSignUp({ body: { pending: params.pending } }))).toBe("request.invalid");
  });
});

test("sign-in with a provider to a disabled account → refused, and nothing is linked", async () => {
  const user = await aUser(social.api.db, { email: newEmail(), enabled: false });
  const account = await anAccount(social, "github", user.email);
  expect(await codeOf(signIn({ provider: "github", choice: { account: account.id } }))).toBe("account.disabled");
  expect(await identitiesOf(user.id)).toEqual([]);
});

test("second Google account with the same email as an account → not linked", async () => {
  const user = await aUser(social.api.db, { email: newEmail() });
  const [first, second] = [
    await anAccount(social, "google", user.email),
    await anAccount(social, "google", user.email),
  ];
  expect(await codeOf(signIn({ provider: "google", choice: { account: first.id } }))).toBeNull();
  expect(await codeOf(signIn({ provider: "google", choice: { account: second.id } }))).toBe("social.signInFirst");
  expect(await identitiesOf(user.id)).toMatchObject([{ subject: first.id }]);
});

test("provider hangs during sign-in → social.failed after the timeout", async () => {
  await social.simulators.twitter.breakNext({ at: "api", kind: "hang" });
  const account = await anAccount(social, "twitter");
  const begun = Date.now();
  expect(await codeOf(signIn({ provider: "twitter", choice: { account: account.id } }))).toBe("social.failed");
  expect(Date.now() - begun).toBeLessThan(12_000);
});

test("list of sign-in providers → only the configured ones; failed Google discovery → retried at the next start", async () => {
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
