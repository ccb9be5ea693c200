import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join as pathOf } from "node:path";
import { fileURLToPath } from "node:url";
import { createDatabase, type TestDatabase } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOf, startApi, type TestApi } from "../support/harness.ts";
import { aRegistration, bearer, join, mailedCode, visitor } from "../support/people.ts";

const script = (name: string, ...words: string[]) =>
  execFileSync(
    process.execPath,
    [fileURLToPath(new URL(`../../../../infra/orbita/${name}.mjs`, import.meta.url)), ...words],
    {
      stdio: "pipe",
    },
  );

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createDatabase();
  folder = await mkdtemp(pathOf(tmpdir(), "orbita-keys-"));
  script("make-secrets", folder);
});
afterAll(() => database.drop());

/** Runs `work` with an API process that was just started with the current keys. */
async function restarted<T>(work: (api: TestApi) => Promise<T>): Promise<T> {
  const api = await startApi({
    database,
    TOKEN_KEYS_FILE: pathOf(folder, "token-keys.json"),
    SESSION_KEY: readFileSync(pathOf(folder, "session-key"), "utf8"),
  });
  try {
    return await work(api);
  } finally {
    await api.stop();
  }
}

const refresh = (api: TestApi, token: string) =>
  visitor(api).accounts.refreshToken({ headers: { "x-refresh-token": token } });
const me = (api: TestApi, token: string) => codeOf(bearer(api, token).accounts.me({}));

test("token keys rotated in three steps → no user is signed out", async () => {
  const before = await restarted((api) => join(api));
  const waiting = await restarted(async (api) => {
    const body = aRegistration();
    const { id } = (await visitor(api).accounts.register({ body }))!;
    return { ...body, code: await mailedCode(api, id) };
  });

  script("rotate-keys", folder, "know");
  const known = await restarted(async (api) => {
    expect(await me(api, before.pair.access_token)).toBeNull();
    return (await refresh(api, before.pair.refresh_token))!;
  });

  script("rotate-keys", folder, "use");
  const used = await restarted(async (api) => {
    // Both tokens are signed with the old key, as by a process that has not been restarted yet.
    expect(await me(api, before.pair.access_token)).toBeNull();
    expect(await me(api, known.access_token)).toBeNull();
    const { email, code } = waiting;
    expect(await codeOf(visitor(api).accounts.validateEmail({ body: { email, code } }))).toBeNull();
    return (await refresh(api, known.refresh_token))!;
  });

  script("rotate-keys", folder, "forget");
  await restarted(async (api) => {
    expect(await me(api, used.access_token)).toBeNull();
    expect(await codeOf(refresh(api, used.refresh_token))).toBeNull();
    // A token that was signed with the old key no longer works.
    expect(await me(api, known.access_token)).toBe("access.unauthenticated");
  });
});

test("a step of the key rotation runs out of order → refused, and the keys stay unchanged", () => {
  const read = () => ["token-keys.json", "session-key"].map((name) => readFileSync(pathOf(folder, name), "utf8"));
  const now = read();
  for (const step of ["use", "forget", "whatever"])
    expect(() => script("rotate-keys", folder, step)).toThrow("Command failed");
  expect(read()).toEqual(now);
});
