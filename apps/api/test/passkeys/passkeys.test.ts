import { randomBytes, randomUUIDv7 } from "node:crypto";
import { passkeyLimits, type NewPasskey } from "@orbita/contract";
import { readHistory } from "@orbita/db";
import { routines } from "@orbita/features/work";
import { aUser } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createAuthenticator, type ForgedValues } from "../support/authenticator.ts";
import { codeOf, startApi, type TestApi } from "../support/harness.ts";
import { home, passkeyTools } from "../support/passkey-tools.ts";
import { visitor } from "../support/people.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi({ WEB_ORIGIN: home })));
afterAll(() => api.stop());

const { add, owner, rowOf, activitiesOf } = passkeyTools(() => api);
const noticesTo = async (userId: string) => {
  const { rows } = await sql<{ notice: string; name: string }>`
    select data ->> 'notice' as notice, data -> 'params' ->> 'name' as name from pgboss.job
    where name = 'accounts.sendNotice' and data ->> 'userId' = ${userId} and data ->> 'notice' like 'passkey%'
    order by created_on, id`.execute(api.db);
  return rows;
};

describe("adding a passkey", () => {
  test.each(["-7", "-8"] as const)(
    "user adds a passkey of algorithm %s → stored, listed, logged, and the user is notified",
    async (alg) => {
      const { id, client, passkey, authenticator } = await owner({ alg });
      expect(await client.passkeys.list({})).toEqual([passkey]);
      expect(passkey).toMatchObject({ lastUsed: null });
      const row = await rowOf(passkey.id);
      expect(row).toMatchObject({ user_id: id, counter: "1", transports: ["internal"] });
      expect(row.credential_id.equals(authenticator.held.id)).toBe(true);
      expect(await activitiesOf(id)).toEqual([{ kind: "passkey.added", details: { name: passkey.name } }]);
      expect(await noticesTo(id)).toEqual([{ notice: "passkeyAdded", name: passkey.name }]);
    },
  );

  test("options for a new passkey → require a discoverable credential with user verification", async () => {
    const { id, client, authenticator } = await owner();
    const { options } = (await client.passkeys.options({}))!;
    expect(options).toMatchObject({
      rp: { id: "localhost" },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
      pubKeyCredParams: [{ alg: -8 }, { alg: -7 }, { alg: -257 }],
      // Excluding the existing credential prevents a second passkey on the same device.
      excludeCredentials: [{ id: authenticator.held.id.toString("base64url") }],
    });
    const { user } = options as { user: { id: string } };
    expect(Buffer.from(user.id, "base64url").toString("hex")).toBe(id.replaceAll("-", ""));
  });

  test("new passkey → has the name given by the user, or else the device's", async () => {
    const { id } = await aUser(api.db);
    const { token } = await api.tokenOf(id);
    const windows =
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
    const headers = { authorization: `Bearer ${token}`, "user-agent": windows, "accept-language": "it" };
    const client = visitor(api, headers);
    expect((await add(client, createAuthenticator(home))).name).toBe("Windows");
    expect((await add(client, createAuthenticator(home), { name: " Telefono di Giulia " })).name).toBe(
      "Telefono di Giulia",
    );
    const { challengeId, options } = (await client.passkeys.options({}))!;
    const credential = createAuthenticator(home).make(options);
    const keyed = { ...credential, response: { ...credential.response, transports: ["usb", "made-up"] } };
    const made = (await client.passkeys.add({ body: { challengeId, credential: keyed } }))!;
    expect(made.name).toBe("Chiave di sicurezza");
    expect((await rowOf(made.id)).transports).toEqual(["usb"]);
  });

  test.each<[string, ForgedValues]>([
    ["of another origin", { origin: "http://localhost:3001" }],
    ["of a host that looks like ours", { origin: "http://localhost.evil.example" }],
    ["for another site", { rpId: "evil.example" }],
    ["for another challenge", { challenge: randomBytes(32).toString("base64url") }],
    ["of a sign-in", { type: "webauthn.get" }],
    ["without user verification", { userVerified: false }],
    ["of an unknown format", { attestation: { fmt: "tpm", statement: new Map() } }],
  ])("adding a passkey with an invalid response (%s) → refused", async (_, lies) => {
    const client = await api.as((await aUser(api.db)).id);
    expect(await codeOf(add(client, createAuthenticator(home), lies))).toBe("passkey.refused");
    expect(await client.passkeys.list({})).toEqual([]);
  });

  test("new passkey with an unrequested attestation → refused without checking its certificates", async () => {
    const { passkeys } = api.platform;
    const { challenge, options } = await passkeys.askToMake({ id: randomUUIDv7(), name: "x", displayName: "x" }, []);
    for (const attestation of [
      { fmt: "packed", statement: new Map([["x5c", new Map()]]) },
      { fmt: "android-key", statement: new Map() },
    ]) {
      const credential = createAuthenticator(home).make(options, { attestation });
      expect(await passkeys.verifyMade(credential, challenge)).toEqual({ refused: "attested without being asked" });
    }
  });

  test("new passkey with an algorithm that was not offered → refused", async () => {
    const client = await api.as((await aUser(api.db)).id);
    expect(await codeOf(add(client, createAuthenticator(home, { alg: "-35" })))).toBe("passkey.refused");
  });

  test("second response to one passkey challenge, also concurrent or after an invalid one → refused", async () => {
    const { id } = await aUser(api.db);
    const client = await api.as(id);
    const { challengeId, options } = (await client.passkeys.options({}))!;
    const lying = createAuthenticator(home).make(options, { rpId: "evil.example" });
    const right = createAuthenticator(home).make(options);
    expect(await codeOf(client.passkeys.add({ body: { challengeId, credential: lying } }))).toBe("passkey.refused");
    expect(await codeOf(client.passkeys.add({ body: { challengeId, credential: right } }))).toBe("passkey.refused");
    const again = (await client.passkeys.options({}))!;
    const bodies = Array.from({ length: 8 }, (): NewPasskey => ({
      challengeId: again.challengeId,
      credential: createAuthenticator(home).make(again.options),
    }));
    const codes = await Promise.all(bodies.map((body) => codeOf(client.passkeys.add({ body }))));
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code === "passkey.refused")).toHaveLength(7);
  });

  test("passkey challenge that is expired, another user's or for sign-in → refused; the user's own in time → accepted", async () => {
    const client = await api.as((await aUser(api.db)).id);
    const stranger = await api.as((await aUser(api.db)).id);
    const ask = async () => {
      const { challengeId, options } = (await client.passkeys.options({}))!;
      return { challengeId, credential: createAuthenticator(home).make(options) };
    };
    const move = (id: string, seconds: number) =>
      api.db
        .updateTable("passkey_challenges")
        .set({ expires_at: new Date(Date.now() + seconds * 1_000) })
        .where("id", "=", id)
        .execute();
    const late = await ask();
    await move(late.challengeId, -1);
    expect(await codeOf(client.passkeys.add({ body: late }))).toBe("passkey.refused");
    const early = await ask();
    await move(early.challengeId, 5);
    expect(await codeOf(stranger.passkeys.add({ body: early }))).toBe("passkey.refused");
    expect(await codeOf(client.passkeys.add({ body: early }))).toBeNull();
    // A challenge for sign-in does not add a passkey.
    const { challengeId, options } = (await client.passkeys.signInOptions({}))!;
    const user = { id: randomBytes(16).toString("base64url") };
    const credential = createAuthenticator(home).make({ ...options, user });
    expect(await codeOf(client.passkeys.add({ body: { challengeId, credential } }))).toBe("passkey.refused");
  });

  test("adding a passkey credential that belongs to another user → refused", async () => {
    const { authenticator } = await owner();
    const other = await api.as((await aUser(api.db)).id);
    const credentialId = authenticator.held.id;
    expect(await codeOf(add(other, createAuthenticator(home), { credentialId }))).toBe("passkey.alreadyThere");
  });

  test(`more than ${passkeyLimits.perUser} passkeys of one user, also added at once → refused`, async () => {
    const { id } = await aUser(api.db);
    const client = await api.as(id);
    const rows = Array.from({ length: passkeyLimits.perUser - 2 }, (_, n) => ({
      id: randomUUIDv7(),
      user_id: id,
      credential_id: randomBytes(32),
      public_key: randomBytes(42),
      name: `n. ${n}`,
    }));
    await api.db.insertInto("passkeys").values(rows).execute();
    const asked = await Promise.all(Array.from({ length: 5 }, () => client.passkeys.options({})));
    const codes = await Promise.all(
      asked.map((challenge) => {
        const credential = createAuthenticator(home).make(challenge!.options);
        return codeOf(client.passkeys.add({ body: { challengeId: challenge!.challengeId, credential } }));
      }),
    );
    expect(codes.filter((code) => code === null)).toHaveLength(2);
    expect(codes.filter((code) => code === "passkey.tooMany")).toHaveLength(3);
    expect(await codeOf(client.passkeys.options({}))).toBe("passkey.tooMany");
  });
});

describe("renaming a passkey", () => {
  test("user renames their passkey with 1 to 60 characters → renamed and logged; another user's → passkey not found", async () => {
    const { id, client, passkey } = await owner();
    const rename = (name: string) => client.passkeys.rename({ params: { id: passkey.id }, body: { name } });
    expect(await codeOf(rename(""))).toBe("request.invalid");
    expect(await codeOf(rename("x".repeat(61)))).toBe("request.invalid");
    expect((await rename("x".repeat(60)))!.name).toHaveLength(60);
    expect((await rename("Telefono"))!.name).toBe("Telefono");
    // Renaming to the same name logs nothing.
    await rename("Telefono");
    const kinds = (await activitiesOf(id)).filter(({ kind }) => kind === "passkey.renamed");
    expect(kinds.map(({ details }) => details)).toEqual([
      { from: passkey.name, to: "x".repeat(60) },
      { from: "x".repeat(60), to: "Telefono" },
    ]);
    const stranger = await api.as((await aUser(api.db)).id);
    expect(await codeOf(stranger.passkeys.rename({ params: { id: passkey.id }, body: { name: "Mia" } }))).toBe(
      "passkey.notFound",
    );
  });

  test("history of a passkey → contains neither the key nor the name", async () => {
    const { client, passkey } = await owner();
    await client.passkeys.rename({ params: { id: passkey.id }, body: { name: "Telefono di Giulia" } });
    const written = JSON.stringify(await readHistory(api.db, "passkeys", passkey.id));
    expect(written).not.toContain("Giulia");
    expect(written).toContain('"public_key":"hidden"');
  });
});

describe("removing a passkey", () => {
  const withPassword = (id: string) =>
    api.db.updateTable("users").set({ password_hash: "x" }).where("id", "=", id).execute();

  test("user with a password removes a passkey → removed, logged and notified by mail", async () => {
    const { id, client, passkey } = await owner();
    await withPassword(id);
    const stranger = await api.as((await aUser(api.db)).id);
    const params = { id: passkey.id };
    expect(await codeOf(stranger.passkeys.remove({ params }))).toBe("passkey.notFound");
    expect(await codeOf(client.passkeys.remove({ params }))).toBeNull();
    expect(await codeOf(client.passkeys.remove({ params }))).toBe("passkey.notFound");
    expect(await client.passkeys.list({})).toEqual([]);
    expect(await activitiesOf(id)).toContainEqual({ kind: "passkey.removed", details: { name: passkey.name } });
    expect((await noticesTo(id)).map(({ notice }) => notice)).toEqual(["passkeyAdded", "passkeyRemoved"]);
  });

  test("passkey as the only sign-in method → cannot be removed; with a provider or a second passkey → removed", async () => {
    const { id, client, passkey } = await owner();
    const params = { id: passkey.id };
    expect(await codeOf(client.passkeys.remove({ params }))).toBe("account.lastSignInMethod");
    const identity = { id: randomUUIDv7(), user_id: id, provider: "github" as const, subject: id };
    await api.db.insertInto("identities").values(identity).execute();
    expect(await codeOf(client.passkeys.remove({ params }))).toBeNull();
    const second = await owner();
    await add(second.client, createAuthenticator(home));
    expect(await codeOf(second.client.passkeys.remove({ params: { id: second.passkey.id } }))).toBeNull();
  });

  test("user removes the last two passkeys at once → one passkey stays", async () => {
    for (let round = 0; round < 10; round++) {
      const { client, passkey } = await owner();
      const other = await add(client, createAuthenticator(home));
      const codes = await Promise.all(
        [passkey, other].map(({ id }) => codeOf(client.passkeys.remove({ params: { id } }))),
      );
      expect(new Set(codes)).toEqual(new Set([null, "account.lastSignInMethod"]));
      expect(await client.passkeys.list({})).toHaveLength(1);
    }
  });

  test("user removes the last passkey and the last provider at once → one of them stays", async () => {
    for (let round = 0; round < 10; round++) {
      const { id, client, passkey } = await owner();
      const identity = { id: randomUUIDv7(), user_id: id, provider: "github" as const, subject: id };
      await api.db.insertInto("identities").values(identity).execute();
      const codes = await Promise.all([
        codeOf(client.passkeys.remove({ params: { id: passkey.id } })),
        codeOf(client.social.disconnect({ params: { provider: "github" } })),
      ]);
      expect(new Set(codes)).toEqual(new Set([null, "account.lastSignInMethod"]));
    }
  });
});

test("clean-up of passkey challenges → deletes expired ones and keeps valid ones", async () => {
  const { challengeId: fresh } = (await visitor(api).passkeys.signInOptions({}))!;
  const { challengeId: old } = (await visitor(api).passkeys.signInOptions({}))!;
  const expires_at = new Date(Date.now() - 60_000);
  await api.db.updateTable("passkey_challenges").set({ expires_at }).where("id", "=", old).execute();
  const sweep = routines.find(({ name }) => name === "passkeys.sweep")!;
  await sweep.run({ write: (_: string, work: (ctx: object) => unknown) => work({ tx: api.db }) } as never);
  const left = await api.db.selectFrom("passkey_challenges").select("id").where("id", "in", [fresh, old]).execute();
  expect(left).toEqual([{ id: fresh }]);
});
