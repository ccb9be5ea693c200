import { setTimeout as sleep } from "node:timers/promises";
import { aMember, aSpace } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aBrowser, refusalOf, startProduct, type RunningProduct } from "./support/product.ts";

let product: RunningProduct;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.stop());

/** Returns the milliseconds until all calls are refused, and their error codes. */
async function refusedBy(calls: (() => Promise<unknown>)[]): Promise<{ ms: number; words: (string | null)[] }> {
  const start = performance.now();
  for (;;) {
    const words = await Promise.all(calls.map((call) => refusalOf(call())));
    const ms = performance.now() - start;
    if (words.every((word) => word !== null) || ms > 5_000) return { ms, words };
    await sleep(20);
  }
}

async function signedIn() {
  const person = await product.aPerson();
  const pair = (await product.from(aBrowser()).accounts.login({ body: person }))!;
  const clients = [0, 1].map((at) => product.from(aBrowser(), { at, token: pair.access_token }));
  return { ...person, pair, clients };
}

test("session ended from another device → refused by every process within two seconds", async () => {
  const { clients, email, password } = await signedIn();
  const other = (await product.from(aBrowser()).accounts.login({ body: { email, password } }))!;
  const elsewhere = product.from(aBrowser(), { at: 1, token: other.access_token });
  for (const client of clients) expect(await refusalOf(client.accounts.me({}))).toBeNull();
  expect(await elsewhere.accounts.endOtherSignIns({})).toEqual({ ended: 1 });
  const { ms, words } = await refusedBy(clients.map((client) => () => client.accounts.me({})));
  expect(words).toEqual(["access.unauthenticated", "access.unauthenticated"]);
  expect(ms).toBeLessThan(2_000);
});

test("user removed from a Space → refused by every process within two seconds", async () => {
  const { id: userId, clients } = await signedIn();
  const { id } = await aSpace(product.db);
  await aMember(product.db, { spaceId: id, userId, role: "recruiter" });
  const calls = clients.map((client) => () => client.spaces.contractStatus({ params: { id } }));
  for (const call of calls) expect(await refusalOf(call())).toBeNull();
  await product.db.deleteFrom("members").where("user_id", "=", userId).execute();
  const { ms, words } = await refusedBy(calls);
  expect(words).toEqual(["access.denied", "access.denied"]);
  expect(ms).toBeLessThan(2_000);
});
