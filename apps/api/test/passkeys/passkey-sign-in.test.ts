import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ForgedValues } from "../support/authenticator.ts";
import { codeOf, startApi, type TestApi } from "../support/harness.ts";
import { home, passkeyTools } from "../support/passkey-tools.ts";
import { bearer, visitor } from "../support/people.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi({ WEB_ORIGIN: home })));
afterAll(() => api.stop());

const { signIn, owner, rowOf, activitiesOf } = passkeyTools(() => api);

describe("sign-in with a passkey", () => {
  test.each(["-7", "-8"] as const)("passkey with algorithm %s → signs in without a second factor", async (alg) => {
    const { id, authenticator, passkey } = await owner({ alg });
    const { access_token } = await signIn(authenticator);
    const me = (await bearer(api, access_token).accounts.me({}))!;
    expect(me.id).toBe(id);
    expect(await rowOf(passkey.id)).toMatchObject({ counter: "2", last_used_at: expect.any(Date) });
    const [session] = await api.db.selectFrom("sessions").selectAll().where("method", "=", "passkey").where("user_id", "=", id).execute(); // prettier-ignore
    expect(session).toBeDefined();
    const opened = { kind: "session.opened", details: expect.objectContaining({ method: "passkey" }) };
    expect(await activitiesOf(id)).toContainEqual(opened);
  });

  test("options for a passkey sign-in → identify no user", async () => {
    const { options } = (await visitor(api).passkeys.signInOptions({}))!;
    expect(options).toMatchObject({ rpId: "localhost", userVerification: "required" });
    expect((options as { allowCredentials?: unknown[] }).allowCredentials ?? []).toEqual([]);
  });

  test.each<[string, ForgedValues]>([
    ["of another origin", { origin: "http://127.0.0.1:3000" }],
    ["for another site", { rpId: "evil.example" }],
    ["for another challenge", { challenge: randomBytes(32).toString("base64url") }],
    ["of a registration", { type: "webauthn.create" }],
    ["without user verification", { userVerified: false }],
    ["without its owner's handle", { userHandle: undefined }],
    ["with another user's handle", { userHandle: randomBytes(16).toString("base64url") }],
    ["of an unknown passkey", { credentialId: randomBytes(32) }],
    ["whose counter did not increase", { counter: 1 }],
    ["whose counter went back to 0", { counter: 0 }],
  ])("passkey sign-in with an invalid response (%s) → refused", async (_, lies) => {
    const { authenticator, passkey } = await owner();
    expect(await codeOf(signIn(authenticator, lies))).toBe("passkey.refused");
    expect(await rowOf(passkey.id)).toMatchObject({ counter: "1", last_used_at: null });
    expect(await codeOf(signIn(authenticator))).toBeNull();
  });

  test("passkey sign-in with another user's credential and handle → refused", async () => {
    const mine = await owner();
    const theirs = await owner();
    const { challengeId, options } = (await visitor(api).passkeys.signInOptions({}))!;
    // The response names another user's credential and handle, but this user's key signs it.
    const credential = mine.authenticator.sign(options, {
      credentialId: theirs.authenticator.held.id,
      userHandle: theirs.authenticator.held.handle,
    });
    expect(await codeOf(visitor(api).passkeys.signIn({ body: { challengeId, credential } }))).toBe("passkey.refused");
  });

  // Uses a synced passkey, which has no counter, because a counter alone would refuse the repeated responses.
  test("one response of a passkey sign-in sent fifty times at once → one session", async () => {
    const { id, authenticator } = await owner({ synced: true });
    const passkeySessions = async () =>
      (await api.db.selectFrom("sessions").select("method").where("user_id", "=", id).execute()).filter(
        ({ method }) => method === "passkey",
      ).length;
    const before = await passkeySessions();
    const { challengeId, options } = (await visitor(api).passkeys.signInOptions({}))!;
    const credential = authenticator.sign(options);
    const attempt = () => codeOf(visitor(api).passkeys.signIn({ body: { challengeId, credential } }));
    const codes = await Promise.all(Array.from({ length: 50 }, attempt));
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code === "passkey.refused")).toHaveLength(49);
    expect(await attempt()).toBe("passkey.refused");
    expect(await passkeySessions()).toBe(before + 1);
  });

  test("two copies of a passkey sign in with the same signature counter → exactly one sign-in accepted", async () => {
    const { authenticator } = await owner();
    const asked = await Promise.all([1, 2].map(() => visitor(api).passkeys.signInOptions({})));
    const codes = await Promise.all(
      asked.map((challenge) => {
        const credential = authenticator.sign(challenge!.options, { counter: 9 });
        const body = { challengeId: challenge!.challengeId, credential };
        return codeOf(visitor(api).passkeys.signIn({ body }));
      }),
    );
    expect(new Set(codes)).toEqual(new Set([null, "passkey.refused"]));
  });

  test("synced passkey with signature counter 0 → every sign-in is accepted until the counter has risen", async () => {
    const { authenticator, passkey } = await owner({ synced: true });
    for (let round = 0; round < 3; round++) expect(await codeOf(signIn(authenticator))).toBeNull();
    expect((await rowOf(passkey.id)).counter).toBe("0");
    // A counter may rise from 0 later, but from then on a response with counter 0 is refused.
    expect(await codeOf(signIn(authenticator, { counter: 4 }))).toBeNull();
    expect(await codeOf(signIn(authenticator))).toBe("passkey.refused");
  });

  test("passkey sign-in with an expired challenge, or with a challenge for registration → refused", async () => {
    const { authenticator, client } = await owner();
    const { challengeId, options } = (await visitor(api).passkeys.signInOptions({}))!;
    await api.db.updateTable("passkey_challenges").set({ expires_at: new Date(Date.now() - 1) }).where("id", "=", challengeId).execute(); // prettier-ignore
    const credential = authenticator.sign(options);
    expect(await codeOf(visitor(api).passkeys.signIn({ body: { challengeId, credential } }))).toBe("passkey.refused");
    const made = (await client.passkeys.options({}))!;
    const body = { challengeId: made.challengeId, credential: authenticator.sign(made.options) };
    expect(await codeOf(visitor(api).passkeys.signIn({ body }))).toBe("passkey.refused");
  });

  test("passkey sign-in to a disabled account: valid response → account.disabled; invalid response → passkey.refused", async () => {
    const { id, authenticator } = await owner();
    await api.db.updateTable("users").set({ enabled: false }).where("id", "=", id).execute();
    expect(await codeOf(signIn(authenticator, { rpId: "evil.example" }))).toBe("passkey.refused");
    expect(await codeOf(signIn(authenticator))).toBe("account.disabled");
  });

  test("sign-in with a removed passkey → refused", async () => {
    const { id, client, authenticator, passkey } = await owner();
    await api.db.updateTable("users").set({ password_hash: "x" }).where("id", "=", id).execute();
    await client.passkeys.remove({ params: { id: passkey.id } });
    expect(await codeOf(signIn(authenticator))).toBe("passkey.refused");
  });

  test("malformed passkey response → refused without a server error", async () => {
    const { authenticator } = await owner();
    const { challengeId, options } = (await visitor(api).passkeys.signInOptions({}))!;
    const credential = authenticator.sign(options);
    const response = { ...credential.response, clientDataJSON: "bm90IGpzb24", authenticatorData: "AA" };
    const body = { challengeId, credential: { ...credential, response } };
    expect(await codeOf(visitor(api).passkeys.signIn({ body }))).toBe("passkey.refused");
    const bad = { ...body, credential: { ...credential, id: "not base64url!" } };
    expect(await codeOf(visitor(api).passkeys.signIn({ body: bad }))).toBe("request.invalid");
  });
});
