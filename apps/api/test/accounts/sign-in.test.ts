import { setTimeout as sleep } from "node:timers/promises";
import type { TokenPair } from "@orbita/contract";
import { readHistory } from "@orbita/db";
import { problemText } from "@orbita/i18n";
import { aUser, proofSize } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type TestApi } from "../support/harness.ts";
import { bearer, join, visitor } from "../support/people.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

describe("sign-in with email and password", () => {
  test("right password → signed in, or account.disabled; wrong email or password → account.invalidCredentials", async () => {
    const { email, password, id } = await join(api);
    const attempt = (credentials: { email: string; password: string }) =>
      codeOf(visitor(api).accounts.login({ body: credentials }));
    expect(await attempt({ email: email.toUpperCase(), password })).toBeNull();
    expect(await attempt({ email, password: `${password} ` })).toBe("account.invalidCredentials");
    expect(await attempt({ email: `x${email}`, password })).toBe("account.invalidCredentials");
    const { email: without } = await aUser(api.db);
    expect(await attempt({ email: without, password })).toBe("account.invalidCredentials");
    await api.db.updateTable("users").set({ enabled: false }).where("id", "=", id).execute();
    expect(await attempt({ email, password: "Sbagliata-1" })).toBe("account.invalidCredentials");
    expect(await attempt({ email, password })).toBe("account.disabled");
  });

  test("password stored with an outdated hash cost → rehashed at sign-in", async () => {
    const { email, password, id } = await join(api);
    // A hash of the user's password with lower cost parameters than today's.
    const cheap = "$argon2id$v=19$m=64,t=1,p=1$jnZALejRgroaJQsdIXviEw$7d97x9vaBkQr5X/xEdUL1AaGX4pKd1rQXavXeSVPNXs";
    await api.db.updateTable("users").set({ password_hash: cheap }).where("id", "=", id).execute();
    await visitor(api).accounts.login({ body: { email, password } });
    const user = await api.db
      .selectFrom("users")
      .select("password_hash")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(user.password_hash).toMatch(/m=19456,t=2,p=1/);
  });

  test("sign-in refused → the error message is in the caller's language", async () => {
    const said = async (language: string) =>
      (
        await problemOf(
          visitor(api, { "accept-language": language }).accounts.login({
            body: { email: "x@posta.example", password: "x" },
          }),
        )
      )?.title;
    expect(await said("it-IT,it;q=0.9")).toBe(problemText("account.invalidCredentials", "it"));
    expect(await said("en-GB")).toBe(problemText("account.invalidCredentials", "en"));
  });
});

const refresh = async (token: string, from: TestApi = api): Promise<TokenPair> =>
  (await visitor(from).accounts.refreshToken({ headers: { "x-refresh-token": token } }))!;
const sessionsOf = (userId: string) =>
  api.db.selectFrom("sessions").selectAll().where("user_id", "=", userId).execute();
/** Moves the last use of the user's refresh tokens `seconds` into the past. */
const usedEarlier = (userId: string, seconds: number) =>
  api.db
    .updateTable("refresh_tokens")
    .set({ used_at: sql<Date>`used_at - make_interval(secs => ${seconds})` })
    .where("session_id", "in", (query) => query.selectFrom("sessions").select("id").where("user_id", "=", userId))
    .execute();

describe("refreshing a session with the refresh token", () => {
  test("refresh token used for the first time → a new token pair in the same session", async () => {
    const { id, pair } = await join(api);
    const second = await refresh(pair.refresh_token);
    const third = await refresh(second.refresh_token);
    expect(new Set([pair, second, third].map(({ refresh_token }) => refresh_token)).size).toBe(3);
    expect(await bearer(api, third.access_token).accounts.me({})).toMatchObject({ id });
    expect(await sessionsOf(id)).toHaveLength(1);
  });

  const rounds = proofSize({ short: 15, whole: 100 });
  test(`two tabs refresh at the same instant, ${rounds} rounds → both get the same token, nobody is signed out`, async () => {
    const other = await startApi({ database: api.database });
    try {
      const { id, pair } = await join(api);
      let current = pair;
      for (let round = 0; round < rounds; round++) {
        const [one, two] = await Promise.all([refresh(current.refresh_token), refresh(current.refresh_token, other)]);
        expect(one.refresh_token).toBe(two.refresh_token);
        current = round % 2 === 0 ? one : two;
      }
      expect(await bearer(api, current.access_token).accounts.me({})).toMatchObject({ id });
      const [session] = await sessionsOf(id);
      const tokens = await api.db
        .selectFrom("refresh_tokens")
        .select("id")
        .where("session_id", "=", session!.id)
        .execute();
      expect(session).toMatchObject({ revoked_at: null });
      expect(tokens).toHaveLength(rounds + 1);
    } finally {
      await other.stop();
    }
  });

  test("refresh token reused after the grace period → the whole session is revoked", async () => {
    const { id, pair } = await join(api);
    const owner = await refresh(pair.refresh_token);
    await usedEarlier(id, 11);
    expect(await codeOf(refresh(pair.refresh_token))).toBe("access.unauthenticated");
    // The newest refresh token is refused too, and so is every access token of the session.
    expect(await codeOf(refresh(owner.refresh_token))).toBe("access.unauthenticated");
    await sleep(1_200);
    expect(await codeOf(bearer(api, owner.access_token).accounts.me({}))).toBe("access.unauthenticated");
    const [session] = await sessionsOf(id);
    expect(session!.revoked_reason).toBe("refresh token used twice");
    const history = await readHistory(api.db, "sessions", session!.id);
    expect(history.at(-1)).toMatchObject({
      action: "update",
      why: "refresh token used twice",
      before: { revoked_at: null },
    });
  });

  test("refresh token reused within the grace period → returns the same new refresh token", async () => {
    const { id, pair } = await join(api);
    const first = await refresh(pair.refresh_token);
    await usedEarlier(id, 8);
    expect((await refresh(pair.refresh_token)).refresh_token).toBe(first.refresh_token);
  });

  test("refresh token that is made up, expired or of a disabled user → refused", async () => {
    const { id, pair } = await join(api);
    for (const token of ["x".repeat(60), api.platform.tokens.newRefreshToken(), pair.access_token.slice(0, 400)])
      expect(await codeOf(refresh(token))).toBe("access.unauthenticated");
    await api.db.updateTable("users").set({ enabled: false }).where("id", "=", id).execute();
    expect(await codeOf(refresh(pair.refresh_token))).toBe("access.unauthenticated");
    await api.db.updateTable("users").set({ enabled: true }).where("id", "=", id).execute();
    const [session] = await sessionsOf(id);
    const expired = new Date(Date.now() - 1_000);
    await api.db
      .updateTable("refresh_tokens")
      .set({ expires_at: expired })
      .where("session_id", "=", session!.id)
      .execute();
    expect(await codeOf(refresh(pair.refresh_token))).toBe("access.unauthenticated");
    expect((await sessionsOf(id))[0]!.revoked_at).toBeNull();
  });
});

describe("sessions that have ended", () => {
  /** Repeats the call until it is refused, and returns the elapsed milliseconds. */
  async function refusedAfter(call: () => Promise<unknown>): Promise<number> {
    const start = performance.now();
    while ((await codeOf(call())) === null) await sleep(20);
    return performance.now() - start;
  }

  test("logout → every API process refuses the access token within two seconds, and the user's tabs get an event", async () => {
    const other = await startApi({ database: api.database });
    try {
      const { id, pair } = await join(api);
      const elsewhere = bearer(other, pair.access_token);
      expect(await elsewhere.accounts.me({})).toMatchObject({ id });
      await bearer(api, pair.access_token).accounts.logout({});
      expect(await refusedAfter(() => elsewhere.accounts.me({}))).toBeLessThan(2_000);
      expect(await codeOf(refresh(pair.refresh_token, other))).toBe("access.unauthenticated");
      const [session] = await sessionsOf(id);
      expect(session!.revoked_reason).toBe("logout");
      const told = await api.db.selectFrom("outbox").selectAll().where("name", "=", "session.ended").execute();
      expect(told.map(({ payload }) => payload)).toContainEqual({ userId: id, sessionId: session!.id });
    } finally {
      await other.stop();
    }
  });

  test("user signs out of one of two sessions → the other session stays valid", async () => {
    const { email, password, pair } = await join(api);
    const phone = (await visitor(api).accounts.login({ body: { email, password } }))!;
    await bearer(api, pair.access_token).accounts.logout({});
    await sleep(1_200);
    expect(await codeOf(bearer(api, pair.access_token).accounts.me({}))).toBe("access.unauthenticated");
    expect(await codeOf(bearer(api, phone.access_token).accounts.me({}))).toBeNull();
    expect(await codeOf(refresh(phone.refresh_token))).toBeNull();
  });

  test("API process started after a logout → refuses the access token of the ended session", async () => {
    const { pair } = await join(api);
    await bearer(api, pair.access_token).accounts.logout({});
    const late = await startApi({ database: api.database });
    try {
      expect(await codeOf(bearer(late, pair.access_token).accounts.me({}))).toBe("access.unauthenticated");
    } finally {
      await late.stop();
    }
  });

  test("user disabled → the access token is refused within two seconds; enabled → accepted again", async () => {
    const { id, pair } = await join(api);
    const me = bearer(api, pair.access_token);
    await api.db.updateTable("users").set({ enabled: false }).where("id", "=", id).execute();
    expect(await refusedAfter(() => me.accounts.me({}))).toBeLessThan(2_000);
    await api.db.updateTable("users").set({ enabled: true }).where("id", "=", id).execute();
    await sleep(1_500);
    expect(await codeOf(me.accounts.me({}))).toBeNull();
  });

  test("logout without a session → no error", async () => {
    expect(await codeOf(visitor(api).accounts.logout({}))).toBeNull();
  });
});

describe("validation of access tokens", () => {
  test("request to a route whose scope the user does not have → 403 in the caller's language", async () => {
    const { pair } = await join(api);
    const said = async (language: string) => {
      const me = visitor(api, { authorization: `Bearer ${pair.access_token}`, "accept-language": language });
      return problemOf(me.accounts.me({}, { scope: "admin" }));
    };
    expect(await said("en")).toMatchObject({
      status: 403,
      code: "access.denied",
      title: problemText("access.denied", "en"),
    });
    expect(await said("it")).toMatchObject({ status: 403, title: problemText("access.denied", "it") });
  });

  test("forged access token → unauthenticated", async () => {
    const { pair } = await join(api);
    const [head, , signature] = pair.access_token.split(".");
    const forged = Buffer.from(
      JSON.stringify({ sub: crypto.randomUUID(), sid: crypto.randomUUID(), exp: 9_999_999_999, iss: "orbita" }),
    );
    for (const token of [`${head}.${forged.toString("base64url")}.${signature}`, "x.y.z", pair.refresh_token])
      expect(await codeOf(bearer(api, token).accounts.me({}))).toBe("access.unauthenticated");
  });
});
