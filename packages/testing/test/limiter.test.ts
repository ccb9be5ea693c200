import { randomUUIDv7 } from "node:crypto";
import { connectValkey, createLimiter, type Valkey } from "@orbita/platform";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serverUrl } from "../src/index.ts";

let valkey: Valkey;
beforeAll(async () => {
  valkey = connectValkey(serverUrl("VALKEY_URL"));
  await valkey.connect();
});
afterAll(() => void valkey.quit());

const rule = { name: "guesses", max: 5, seconds: 60 };
const limiters = (factor = 1) => {
  const options = { valkey, prefix: `test-${randomUUIDv7()}-`, factor };
  // Two limiters with the same prefix simulate two processes.
  return [createLimiter(options).quota(rule), createLimiter(options).quota(rule)] as const;
};

describe("rate limit counted in Valkey", () => {
  test("rate limit: 100 concurrent requests to two processes → exactly as many as the limit are allowed", async () => {
    const [one, two] = limiters();
    const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => (n % 2 === 0 ? one : two).take("key")));
    expect(answers.filter((wait) => wait === null)).toHaveLength(5);
    for (const wait of answers.filter((given) => given !== null)) expect(wait).toBeOneOf([59, 60]);
    expect(await one.take("other")).toBeNull();
  });

  test("rate limit: giveBack takes back one counted action; clear resets the count", async () => {
    const [quota] = limiters();
    for (let n = 0; n < 5; n++) expect(await quota.take("key")).toBeNull();
    await quota.giveBack("key");
    expect(await quota.take("key")).toBeNull();
    expect(await quota.take("key")).not.toBeNull();
    await quota.clear("key");
    expect(await quota.take("key")).toBeNull();
  });

  test("rate limit with a factor → the limit is multiplied by the factor", async () => {
    const [quota] = limiters(3);
    const answers = await Promise.all(Array.from({ length: 20 }, () => quota.take("key")));
    expect(answers.filter((wait) => wait === null)).toHaveLength(15);
  });

  test("rate limit: Valkey is unavailable → the process counts in its own memory", async () => {
    const away = connectValkey("redis://127.0.0.1:9");
    const quota = createLimiter({ valkey: away, prefix: "away-", factor: 1 }).quota(rule);
    const answers = [];
    for (let n = 0; n < 7; n++) answers.push((await quota.take("key")) === null);
    expect(answers).toEqual([true, true, true, true, true, false, false]);
    await quota.clear("key");
    expect(await quota.take("key")).toBeNull();
    away.disconnect();
  });
});
