import { randomUUIDv7 } from "node:crypto";
import type { SocialProvider } from "@orbita/contract";
import { aUser } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOf, type ApiClient } from "../support/harness.ts";
import { visitor } from "../support/people.ts";
import { anAccount, goAndReturn, startSocial, type SocialWorld } from "../support/social-people.ts";

let social: SocialWorld;
beforeAll(async () => void (social = await startSocial()));
afterAll(() => social.stop());

async function somebody({ password = false } = {}) {
  const { id } = await aUser(social.api.db);
  if (password) await social.api.db.updateTable("users").set({ password_hash: "x" }).where("id", "=", id).execute();
  return { id, client: await social.api.as(id) };
}
const returnTo = (client: ApiClient, provider: SocialProvider, account: { id: string }) =>
  goAndReturn(client, { provider, intent: "link", choice: { account: account.id } });
const link = async (client: ApiClient, provider: SocialProvider, account: { id: string }) =>
  client.social.link(await returnTo(client, provider, account));
const disconnect = (client: ApiClient, provider: SocialProvider) =>
  codeOf(client.social.disconnect({ params: { provider } }));
const connected = async (client: ApiClient) => (await client.social.connected({}))!.map(({ provider }) => provider);

test("user links a provider account → listed and usable for sign-in; linking it twice is idempotent", async () => {
  const { id, client } = await somebody();
  const account = await anAccount(social, "google");
  expect(await link(client, "google", account)).toMatchObject({ provider: "google", email: account.email });
  expect(await link(client, "google", account)).toMatchObject({ provider: "google" });
  expect(await connected(client)).toEqual(["google"]);
  const guest = visitor(social.api);
  const pair = await guest.social.login(
    await goAndReturn(guest, { provider: "google", choice: { account: account.id } }),
  );
  const me = await visitor(social.api, { authorization: `Bearer ${pair!.access_token}` }).accounts.me({});
  expect(me?.id).toBe(id);
});

test("linking another user's provider identity, or a second identity of one provider → social.alreadyLinked", async () => {
  const [one, two] = [await somebody(), await somebody()];
  const account = await anAccount(social, "github");
  await link(one.client, "github", account);
  expect(await codeOf(link(two.client, "github", account))).toBe("social.alreadyLinked");
  expect(await connected(two.client)).toEqual([]);
  expect(await codeOf(link(one.client, "github", await anAccount(social, "github")))).toBe("social.alreadyLinked");
});

test("linking a provider with a flow of another user or for sign-in → refused; guest starts linking → unauthenticated", async () => {
  const [one, two] = [await somebody(), await somebody()];
  const account = await anAccount(social, "twitter");
  const returned = await returnTo(one.client, "twitter", account);
  expect(await codeOf(two.client.social.link(returned))).toBe("social.flowInvalid");
  expect(await codeOf(one.client.social.link(returned))).toBe("social.flowInvalid");
  const login = await goAndReturn(one.client, { provider: "twitter", choice: { account: account.id } });
  expect(await codeOf(one.client.social.link(login))).toBe("social.flowInvalid");
  const start = visitor(social.api).social.start({ params: { provider: "twitter" }, body: { intent: "link" } });
  expect(await codeOf(start)).toBe("access.unauthenticated");
});

test("provider as the only sign-in method → cannot be disconnected; with a password, passkey or other provider → can", async () => {
  const bare = await somebody();
  await link(bare.client, "google", await anAccount(social, "google"));
  expect(await disconnect(bare.client, "github")).toBe("social.notFound");
  expect(await disconnect(bare.client, "google")).toBe("account.lastSignInMethod");
  await link(bare.client, "github", await anAccount(social, "github"));
  expect(await disconnect(bare.client, "google")).toBeNull();
  expect(await disconnect(bare.client, "github")).toBe("account.lastSignInMethod");
  await social.api.db
    .insertInto("passkeys")
    .values({
      id: randomUUIDv7(),
      user_id: bare.id,
      credential_id: Buffer.from(bare.id),
      public_key: Buffer.from("key"),
      name: "Telefono",
    })
    .execute();
  expect(await disconnect(bare.client, "github")).toBeNull();

  const known = await somebody({ password: true });
  await link(known.client, "twitter", await anAccount(social, "twitter"));
  expect(await disconnect(known.client, "twitter")).toBeNull();
  const kinds = await social.api.db.selectFrom("activities").select("kind").where("user_id", "=", known.id).execute();
  expect(kinds.map(({ kind }) => kind)).toEqual(["provider.linked", "provider.unlinked"]);
});

test("user disconnects the last two sign-in providers at once → one stays", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { client } = await somebody();
    await link(client, "google", await anAccount(social, "google"));
    await link(client, "github", await anAccount(social, "github"));
    const codes = await Promise.all([disconnect(client, "google"), disconnect(client, "github")]);
    expect(new Set(codes)).toEqual(new Set(["account.lastSignInMethod", null]));
    expect(await connected(client)).toHaveLength(1);
  }
});

test("two users link the same provider identity at once → one succeeds", async () => {
  const account = await anAccount(social, "twitter");
  const people = [await somebody(), await somebody()];
  const returns = await Promise.all(people.map(({ client }) => returnTo(client, "twitter", account)));
  const codes = await Promise.all(people.map(({ client }, i) => codeOf(client.social.link(returns[i]!))));
  expect(new Set(codes)).toEqual(new Set([null, "social.alreadyLinked"]));
});
