import { routes, type Route, type SocialProvider, type StepUpPurpose } from "@orbita/contract";
import { aUser } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createAuthenticator } from "../support/authenticator.ts";
import { codeOf, problemOf, type ApiClient, type TestApi } from "../support/harness.ts";
import { letters, otherThan, visitor } from "../support/people.ts";
import { passkeyTools } from "../support/passkey-tools.ts";
import { anAccount, goAndReturn, startSocial, webOrigin, type SocialWorld } from "../support/social-people.ts";
import { tracesOf } from "../support/account-traces.ts";

let social: SocialWorld;
let api: TestApi;
let traces: ReturnType<typeof tracesOf>;
beforeAll(async () => {
  social = await startSocial();
  ({ api } = social);
  traces = tracesOf(api);
});
afterAll(() => social.stop());

const newAddress = () => `${letters(12)}@posta.example`;
const twice = { password: "Nuova-Chiave-2", passwordConfirmation: "Nuova-Chiave-2" };
/** An attacker's client, which has the user's access token, but no password, mailbox or device. */
const thiefOf = async (userId: string): Promise<ApiClient> => {
  const { token } = await api.tokenOf(userId);
  return api.client({ fetch, headers: () => ({ authorization: `Bearer ${token}` }) });
};
async function confirmBy(
  client: ApiClient,
  provider: SocialProvider,
  account: string,
  purpose: StepUpPurpose = "changeEmail",
) {
  const { params, body } = await goAndReturn(client, { provider, intent: "stepUp", choice: { account } });
  return client.stepUp.byProvider({ params, body: { purpose, ...(body as { flow: string; state: string }) } });
}
const rowsOf = async (id: string) => ({
  user: await api.db
    .selectFrom("users")
    .select(["email", "password_hash", "deletes_at"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow(),
  passkeys: await api.db.selectFrom("passkeys").select("id").where("user_id", "=", id).execute(),
  identities: await api.db.selectFrom("identities").select("subject").where("user_id", "=", id).execute(),
});

describe("attacker with a stolen access token and nothing else", () => {
  test("an attacker with a stolen token calls every route that needs a step-up → refused, and the account is unchanged", async () => {
    const { id, username } = await aUser(api.db);
    const thief = await thiefOf(id);
    const before = await rowsOf(id);
    const account = await anAccount(social, "google");
    const link = await goAndReturn(thief, { provider: "google", intent: "link", choice: { account: account.id } });
    const params = { id: "0197f5b0-0000-7000-8000-000000000000" };
    const attempts: Record<string, () => Promise<unknown>> = {
      "credentials.changeEmail": () => thief.credentials.changeEmail({ body: { email: newAddress() } }),
      "credentials.changePassword": () => thief.credentials.changePassword({ body: twice }),
      "passkeys.options": () => thief.passkeys.options({}),
      "passkeys.add": () => thief.passkeys.add({ body: {} as never }),
      "passkeys.remove": () => thief.passkeys.remove({ params }),
      "social.link": () => thief.social.link(link),
      "social.disconnect": () => thief.social.disconnect({ params: { provider: "google" } }),
      "personalData.export": () => thief.personalData.export({}),
      "personalData.remove": () => thief.personalData.remove({ body: { username } }),
    };
    const flagged = Object.entries(routes as Record<string, Record<string, Route>>).flatMap(([feature, all]) =>
      Object.entries(all)
        .filter(([, { stepUp, area }]) => stepUp && area !== "admin")
        .map(([name]) => `${feature}.${name}`),
    );
    expect(Object.keys(attempts).toSorted()).toEqual(flagged.toSorted());
    for (const [name, attempt] of Object.entries(attempts))
      expect([name, await codeOf(attempt())]).toEqual([name, "account.stepUpNeeded"]);
    expect(await rowsOf(id)).toEqual(before);
  });

  test("an attacker with a stolen token guesses confirmation codes → refused; a password reset is mailed to the owner", async () => {
    const { id, email } = await aUser(api.db);
    const thief = await thiefOf(id);
    expect(await codeOf(thief.credentials.confirmEmail({ body: { code: "000000" } }))).toBe("account.codeExpired");
    expect(await codeOf(thief.credentials.confirmPassword({ body: { code: "000000" } }))).toBe("account.codeExpired");
    await visitor(api).credentials.resetPassword({ body: { email } });
    expect(await traces.codeRows("resetPassword", id)).toMatchObject([{ address: null }]);
  });

  test("five wrong step-up codes for an account → the right step-up code no longer works", async () => {
    const { id } = await aUser(api.db);
    const thief = await thiefOf(id);
    const purpose = "changeEmail" as const;
    await thief.stepUp.sendCode({ body: { purpose } });
    const right = await traces.digits("stepUp", id);
    for (const triesLeft of [4, 3, 2, 1, 0])
      expect(await problemOf(thief.stepUp.byCode({ body: { purpose, code: otherThan(right) } }))).toMatchObject({
        code: "account.codeInvalid",
        params: { triesLeft },
      });
    expect(await codeOf(thief.stepUp.byCode({ body: { purpose, code: right } }))).toBe("account.codeExpired");
  });

  test("step-up by another provider account, another user's passkey or an unset password → no step-up proof", async () => {
    const { id } = await aUser(api.db);
    const owner = await api.as(id);
    const mine = await anAccount(social, "google");
    await owner.social.link(
      await goAndReturn(owner, { provider: "google", intent: "link", choice: { account: mine.id } }),
    );
    const thief = await thiefOf(id);
    const purpose = "changeEmail" as const;
    const theirs = await anAccount(social, "google");
    expect(await codeOf(confirmBy(thief, "google", theirs.id))).toBe("account.stepUpRefused");
    const other = await api.as((await aUser(api.db)).id);
    const authenticator = createAuthenticator(webOrigin);
    await passkeyTools(() => api).add(other, authenticator);
    const { challengeId, options } = (await thief.stepUp.passkeyOptions({}))!;
    const credential = authenticator.sign(options);
    expect(await codeOf(thief.stepUp.byPasskey({ body: { purpose, challengeId, credential } }))).toBe(
      "passkey.refused",
    );
    expect(await codeOf(thief.stepUp.byPassword({ body: { purpose, password: "Segreta-1" } }))).toBe(
      "account.stepUpRefused",
    );
  });
});

describe("step-up proofs", () => {
  test("a step-up proof used in another session, for another purpose or after its expiry → refused", async () => {
    const { id } = await aUser(api.db);
    const [first, second] = [await api.tokenOf(id), await api.tokenOf(id)];
    const at = (token: string) => api.client({ fetch, headers: () => ({ authorization: `Bearer ${token}` }) });
    const { proof } = api.platform.stepUpProofs.issue(
      { sessionId: first.sessionId, purpose: "exportData" },
      new Date(),
    );
    const old = api.platform.stepUpProofs.issue(
      { sessionId: first.sessionId, purpose: "exportData" },
      new Date(Date.now() - 601_000),
    ).proof;
    const download = (token: string, stepUpProof: string) => codeOf(at(token).personalData.export({}, { stepUpProof }));
    expect(await download(first.token, proof)).toBeNull();
    expect(await download(second.token, proof)).toBe("account.stepUpNeeded");
    expect(await download(first.token, old)).toBe("account.stepUpNeeded");
    expect(
      await codeOf(at(first.token).credentials.changeEmail({ body: { email: newAddress() } }, { stepUpProof: proof })),
    ).toBe("account.stepUpNeeded");
  });

  test("step-up by password, passkey, provider or mailed code → each yields a proof that is accepted", async () => {
    const { id } = await aUser(api.db);
    const hash = await api.platform.passwords.hash("Segreta-1");
    await api.db.updateTable("users").set({ password_hash: hash }).where("id", "=", id).execute();
    const owner = await api.as(id);
    const authenticator = createAuthenticator(webOrigin);
    await passkeyTools(() => api).add(owner, authenticator);
    const account = await anAccount(social, "github");
    await owner.social.link(
      await goAndReturn(owner, { provider: "github", intent: "link", choice: { account: account.id } }),
    );
    const me = await thiefOf(id);
    const purpose = "exportData" as const;
    expect(await me.stepUp.ways({ query: { purpose } })).toMatchObject({
      password: true,
      passkey: true,
      providers: ["github"],
      code: expect.stringContaining("•••@"),
    });
    const works = async (proof: { proof: string } | undefined) =>
      expect(await codeOf(me.personalData.export({}, { stepUpProof: proof!.proof }))).toBeNull();

    expect(await codeOf(me.stepUp.byPassword({ body: { purpose, password: "Sbagliata-1" } }))).toBe(
      "account.passwordWrong",
    );
    await works(await me.stepUp.byPassword({ body: { purpose, password: "Segreta-1" } }));
    const { challengeId, options } = (await me.stepUp.passkeyOptions({}))!;
    await works(await me.stepUp.byPasskey({ body: { purpose, challengeId, credential: authenticator.sign(options) } }));
    await works(await confirmBy(me, "github", account.id, purpose));
    await me.stepUp.sendCode({ body: { purpose } });
    await works(await me.stepUp.byCode({ body: { purpose, code: await traces.digits("stepUp", id) } }));
  });
});
