import { randomUUIDv7 } from "node:crypto";
import { guestAlertLimits } from "@orbita/contract";
import { aUser, mailsTo } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, problemOf, startApi } from "../support/harness.ts";
import { visitor } from "../support/people.ts";
import { anAddress, startGuestAlerts, type GuestAlertsWorld } from "./guest-alerts-world.ts";

let world: GuestAlertsWorld;
beforeAll(async () => {
  world = await startGuestAlerts();
});
afterAll(() => world.stop());

const hour = 3_600_000;
const { perAddress, mailsPerDay, confirmHours } = guestAlertLimits;
const requestsOf = (email: string) =>
  world.api.db.selectFrom("alert_requests").selectAll().where("email", "=", email).execute();

describe("request for job alerts of a guest", () => {
  test("guest requests alerts → one mail with a link, without the guest's words; nothing is saved yet", async () => {
    const email = anAddress();
    const word = await world.request(email, { name: "Vinci subito", address: "q=premio" });
    expect(await world.confirmationsTo(email)).toHaveLength(1);
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail!.subject).toBe("Conferma gli avvisi sui nuovi annunci");
    for (const part of [mail!.subject, mail!.text, mail!.html])
      for (const typed of [word, "Vinci subito", "premio"]) expect(part).not.toContain(typed);
    expect(await world.searchesOf(email)).toEqual([]);
  });

  test("request in English → the mail and its link are in English", async () => {
    const email = anAddress();
    await world.request(email, { language: "en" });
    await world.confirmationsTo(email);
    const [mail] = await mailsTo(email);
    expect(mail!.subject).toBe("Confirm your job alerts");
    expect(mail!.text).toContain("/en/account/confirm-alert#");
  });

  test("request for an unknown, a confirmed, a full and an account's address → same response and same traces", async () => {
    const [unknown, full] = [anAddress(), anAddress()];
    const { email: known } = await world.confirmed();
    const { email: account } = await aUser(world.api.db);
    for (let count = 0; count <= mailsPerDay; count++) await world.request(full);
    await world.worker.runJobs("savedSearches.sendConfirmation");
    for (const email of [unknown, known, account, full]) {
      const { rows: before } = await sql<{ count: string }>`select count(*) from pgboss.job`.execute(world.api.db);
      const rows = (await requestsOf(email)).length;
      const response = await fetch(`${world.api.baseUrl}/public/job-alert`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-request-scope": "public",
          "idempotency-key": randomUUIDv7(),
        },
        body: JSON.stringify({ name: "Tester", filters: [], email }),
      });
      expect([response.status, await response.text()]).toEqual([204, ""]);
      expect(await requestsOf(email)).toHaveLength(rows + 1);
      const { rows: after } = await sql<{ count: string }>`select count(*) from pgboss.job`.execute(world.api.db);
      expect(Number(after[0]!.count) - Number(before[0]!.count)).toBe(1);
    }
  });

  test(`more than ${mailsPerDay} unconfirmed requests in a day → no further mail; a day later the address gets one again`, async () => {
    const email = anAddress();
    for (let count = 0; count < mailsPerDay + 2; count++) await world.request(email);
    expect(await world.confirmationsTo(email)).toHaveLength(mailsPerDay);
    await sql`update alert_requests set created_at = created_at - interval '25 hours' where email = ${email}`.execute(
      world.api.db,
    );
    await world.request(email);
    expect(await world.confirmationsTo(email)).toHaveLength(mailsPerDay + 1);
  });

  test.each([
    ["an invalid address", { email: "giulia" }],
    ["no alerts", { frequency: "none" }],
    ["an unknown filter", { filters: [{ f: "horoscope", v: "lion", mm: "is" }] }],
    ["no name", { name: " " }],
  ])("request with %s → refused", async (_, more) => {
    expect((await problemOf(world.request(anAddress(), more)))?.status).toBe(422);
  });

  test("guest without a captcha pass, and guest beyond the hourly limit → refused", async () => {
    const strict = await startApi({ CAPTCHA: "altcha", LIMIT_FACTOR: 1, database: world.api.database });
    try {
      const body = { name: "Tester", filters: [], email: anAddress() };
      const guest = visitor(strict);
      const request = (options: object = {}) => codeOf(guest.savedSearches.requestAlert({ body }, options));
      expect(await request()).toBe("recaptcha.needed");
      expect(await request({ captchaPass: "x" })).toBe("recaptcha.needed");
      for (let sent = 2; sent < 20; sent++) await request();
      expect(await request()).toBe("request.tooMany");
    } finally {
      await strict.stop();
    }
  });
});

describe("confirmation of job alerts", () => {
  test("confirmation with the mailed token → the search is saved and due; the same token again → refused", async () => {
    const email = anAddress();
    await world.request(email, { frequency: "weekly", address: "q=tester" });
    const [token] = await world.confirmationsTo(email);
    expect(await world.confirm(token!)).toMatchObject({ frequency: "weekly", manage: expect.any(String) });
    const [search] = await world.searchesOf(email);
    expect(search).toMatchObject({ frequency: "weekly", address: "q=tester", user_id: null, space_id: null });
    expect(search!.due_at).toEqual(search!.since);
    expect(await requestsOf(email)).toEqual([]);
    expect(await codeOf(world.confirm(token!))).toBe("jobAlert.linkExpired");
    expect(await world.searchesOf(email)).toHaveLength(1);
  });

  test("two concurrent confirmations with one token → one of them saves the search", async () => {
    const email = anAddress();
    await world.request(email);
    const [token] = await world.confirmationsTo(email);
    const codes = await Promise.all([codeOf(world.confirm(token!)), codeOf(world.confirm(token!))]);
    expect(codes.filter((code) => code === "jobAlert.linkExpired")).toHaveLength(1);
    expect(await world.searchesOf(email)).toHaveLength(1);
  });

  test("wrong token, the request's id and an expired token → refused; the database contains no token", async () => {
    const email = anAddress();
    await world.request(email);
    const [token] = await world.confirmationsTo(email);
    const [row] = await requestsOf(email);
    expect(row!.expires_at.getTime() - row!.created_at.getTime()).toBe(confirmHours * hour);
    expect(JSON.stringify(row)).not.toContain(token);
    expect(row!.token_hash!.toString("base64url")).not.toBe(token);
    expect(await codeOf(world.confirm("x".repeat(43)))).toBe("jobAlert.linkExpired");
    expect(await codeOf(world.confirm(row!.id))).toBe("jobAlert.linkExpired");
    const past = new Date(Date.now() - 1);
    await world.api.db.updateTable("alert_requests").set({ expires_at: past }).where("id", "=", row!.id).execute();
    expect(await codeOf(world.confirm(token!))).toBe("jobAlert.linkExpired");
    expect(await world.searchesOf(email)).toEqual([]);
  });

  test("expired requests → the nightly routine deletes them; open ones stay", async () => {
    const [expired, open] = [anAddress(), anAddress()];
    await world.request(expired);
    await world.request(open);
    const past = new Date(Date.now() - 1);
    await world.api.db.updateTable("alert_requests").set({ expires_at: past }).where("email", "=", expired).execute();
    await world.worker.runRoutine("savedSearches.sweep");
    expect([await requestsOf(expired), (await requestsOf(open)).length]).toEqual([[], 1]);
  });

  test("same search confirmed twice → one alert, with the last frequency", async () => {
    const email = anAddress();
    const filters = [{ f: "text", v: "tester", mm: "c" }];
    await world.confirmed(email, { filters, frequency: "daily" });
    await world.confirmed(email, { filters, frequency: "weekly" });
    expect(await world.searchesOf(email)).toMatchObject([{ frequency: "weekly" }]);
  });

  test(`confirmation beyond ${perAddress} alerts of an address → refused; after an alert is stopped, the same link works`, async () => {
    const email = anAddress();
    for (let count = 0; count < perAddress; count++) await world.confirmed(email);
    await world.request(email);
    const token = (await world.confirmationsTo(email)).at(-1)!;
    expect(await problemOf(world.confirm(token))).toMatchObject({
      code: "jobAlert.tooMany",
      params: { max: perAddress },
    });
    const { id } = (await world.searchesOf(email))[0]!;
    await world.api.db.deleteFrom("saved_searches").where("id", "=", id).execute();
    expect(await codeOf(world.confirm(token))).toBeNull();
    expect(await world.searchesOf(email)).toHaveLength(perAddress);
  });
});
