import { aUser, headersOf } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf } from "../support/harness.ts";
import { aRegistration, mailedCode, visitor } from "../support/people.ts";
import {
  anAddress,
  manageTokenIn,
  startGuestAlerts,
  stopTokenIn,
  type GuestAlertsWorld,
} from "./guest-alerts-world.ts";

let world: GuestAlertsWorld;
beforeAll(async () => {
  world = await startGuestAlerts();
});
afterAll(() => world.stop());

const guests = (email: string) =>
  world.api.db.selectFrom("alert_guests").selectAll().where("email", "=", email).execute();
const alerts = () => visitor(world.api).savedSearches;

describe("alert mails to a guest", () => {
  test("job published after the confirmation → one mail to the guest, however often the searches run", async () => {
    const { email, word } = await world.confirmed(anAddress(), { name: "Tester a Genova", address: "q=tester città" });
    expect(await world.alertsTo(email)).toEqual([]);
    await world.publish(word);
    await world.run();
    await world.run();
    const [mail, ...others] = await world.alertsTo(email);
    expect(others).toEqual([]);
    expect(mail!.subject).toBe("1 nuovo annuncio per “Tester a Genova”");
    expect(mail!.text).toContain(`Tester ${word} · `);
    expect(mail!.text).toContain("http://localhost:3000/jobs?q=tester+citt%C3%A0");
    const headers = await headersOf(mail!);
    expect(headers["list-unsubscribe"]).toContain("http://localhost:3000/unsubscribe/alerts.");
    expect(headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  });

  test("job that existed before the confirmation, and search that nobody confirmed → no mail", async () => {
    const email = anAddress();
    const word = await world.request(email);
    await world.publish(word);
    await world.run();
    expect(await world.alertsTo(email)).toEqual([]);
    await world.confirm((await world.confirmationsTo(email))[0]!);
    await world.run();
    await world.run();
    expect(await world.alertsTo(email)).toEqual([]);
  });

  test("several workers run a guest's search at the same time → one mail job", async () => {
    const { email, word } = await world.confirmed();
    await world.publish(word);
    const later = new Date(Date.now() + 3_600_000);
    const run = () => world.worker.runRoutine("savedSearches.ask", later);
    await Promise.all([run(), run(), run()]);
    await world.run();
    expect(await world.alertsTo(email)).toHaveLength(1);
  });

  test("guest stops the alert, or the job closes, before the mail leaves → no mail", async () => {
    const [stopped, closed] = [await world.confirmed(), await world.confirmed()];
    for (const { word } of [stopped, closed]) await world.publish(word);
    await world.worker.runRoutine("savedSearches.ask", new Date(Date.now() + 2 * 3_600_000));
    await alerts().stopAlerts({ params: { token: stopped.alert.manage! } });
    await world.api.db
      .updateTable("job_posts")
      .set({ enabled: false })
      .where("title", "=", `Tester ${closed.word}`)
      .execute();
    await world.worker.runJobs("savedSearches.mailGuest");
    expect([await world.alertsTo(stopped.email), await world.alertsTo(closed.email)]).toEqual([[], []]);
  });
});

describe("managing a guest's alerts", () => {
  test("link of an alert mail → lists the alerts, changes one, stops one; the last one deletes the address", async () => {
    const { email, word } = await world.confirmed();
    await world.confirmed(email, { name: "Altra ricerca", frequency: "weekly" });
    await world.publish(word);
    await world.run();
    const token = manageTokenIn((await world.alertsTo(email))[0]!);
    const [other, first] = (await alerts().alerts({ params: { token } }))!;
    expect([other, first]).toMatchObject([
      { name: "Altra ricerca", frequency: "weekly", broken: false },
      { name: `Tester ${word}`, frequency: "atOnce" },
    ]);
    const changed = await alerts().changeAlert({ params: { token, id: first!.id }, body: { frequency: "daily" } });
    expect(changed).toMatchObject({ id: first!.id, frequency: "daily" });
    await alerts().removeAlert({ params: { token, id: other!.id } });
    expect(await alerts().alerts({ params: { token } })).toEqual([changed]);
    await alerts().removeAlert({ params: { token, id: first!.id } });
    expect([await alerts().alerts({ params: { token } }), await guests(email)]).toEqual([[], []]);
  });

  test("one guest's token → does not open another guest's alert; a token of another purpose → refused", async () => {
    const [mine, theirs] = [await world.confirmed(), await world.confirmed()];
    const { id } = (await world.searchesOf(theirs.email))[0]!;
    const params = { token: mine.alert.manage!, id };
    expect(await codeOf(alerts().removeAlert({ params }))).toBe("savedSearch.notFound");
    expect(await codeOf(alerts().changeAlert({ params, body: { frequency: "daily" } }))).toBe("savedSearch.notFound");
    const { unsubscribeTokens } = world.api.platform;
    const { id: userId } = (await guests(mine.email))[0]!;
    for (const kind of ["alerts.stop", "search.matched", "digest"]) {
      const token = unsubscribeTokens.sign({ userId, kind });
      expect(await codeOf(alerts().alerts({ params: { token } }))).toBe("jobAlert.linkInvalid");
      expect(await codeOf(alerts().stopAlerts({ params: { token } }))).toBe("jobAlert.linkInvalid");
    }
    expect(await codeOf(alerts().unsubscribeAlerts({ params: { token: mine.alert.manage! } }))).toBe(
      "jobAlert.linkInvalid",
    );
    expect(await codeOf(alerts().alerts({ params: { token: `${mine.alert.manage!.slice(0, -2)}xx` } }))).toBe(
      "jobAlert.linkInvalid",
    );
  });

  test("one-click unsubscribe of a mail program (RFC 8058) → all alerts stopped and the address deleted, also twice", async () => {
    const { email, word } = await world.confirmed();
    await world.confirmed(email);
    await world.publish(word);
    await world.run();
    const headers = await headersOf((await world.alertsTo(email))[0]!);
    const token = stopTokenIn(headers["list-unsubscribe"]!);
    for (let tries = 0; tries < 2; tries++) {
      const { status } = await fetch(`${world.api.baseUrl}/public/job-alert/unsubscribe/${token}`, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: "List-Unsubscribe=One-Click",
      });
      expect(status).toBe(204);
    }
    expect([await guests(email), await world.searchesOf(email)]).toEqual([[], []]);
    await world.publish(word);
    await world.run();
    expect(await world.alertsTo(email)).toHaveLength(1);
  });
});

describe("alerts of a guest who has an account", () => {
  const userSearches = (userId: string) =>
    world.api.db.selectFrom("saved_searches").selectAll().where("user_id", "=", userId).execute();

  test("guest signs up and verifies the address → the searches move to the account, with what they found", async () => {
    const body = aRegistration();
    const { word } = await world.confirmed(body.email, { frequency: "weekly" });
    const [before] = await world.searchesOf(body.email);
    const guest = visitor(world.api);
    const { id } = (await guest.accounts.register({ body }))!;
    await world.run();
    // An address that nobody has verified adopts nothing.
    expect(await world.searchesOf(body.email)).toHaveLength(1);
    const code = await mailedCode(world.api, id);
    await guest.accounts.validateEmail({ body: { email: body.email, code } });
    await world.run();
    expect(await userSearches(id)).toMatchObject([
      { id: before!.id, guest_id: null, since: before!.since, frequency: "weekly" },
    ]);
    expect(await guests(body.email)).toEqual([]);
    const client = await world.api.as(id);
    expect(await client.savedSearches.jobs({})).toMatchObject([{ id: before!.id, name: `Tester ${word}` }]);
    expect(await (await client.personalData.export({}))!.blob.text()).toContain(word);
  });

  test("owner of an account confirms an alert as a guest → saved in the account, without a guest", async () => {
    const user = await aUser(world.api.db);
    const { alert, word } = await world.confirmed(user.email);
    expect(alert.manage).toBeNull();
    expect(await userSearches(user.id)).toMatchObject([{ name: `Tester ${word}` }]);
    expect(await guests(user.email)).toEqual([]);
  });

  test("account adopts a search between the run and the mail → its user is notified once, as for their own searches", async () => {
    const { email, word } = await world.confirmed();
    await world.publish(word);
    const later = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    await world.worker.runRoutine("savedSearches.ask", later(1));
    const user = await aUser(world.api.db, { email });
    await world.worker.runRoutine("savedSearches.ask", later(2));
    await world.worker.runJobs("savedSearches.mailGuest");
    const notified = () =>
      world.api.db.selectFrom("notifications").select(["kind", "data"]).where("user_id", "=", user.id).execute();
    expect(await notified()).toMatchObject([{ kind: "search.matched", data: { count: "1", of: "jobs" } }]);
    const mails = await world.worker.sendMails({ email });
    expect(mails.filter(({ text }) => text.includes("/saved-searches?open="))).toHaveLength(1);
    expect(await world.alertsTo(email)).toEqual([]);
  });
});
