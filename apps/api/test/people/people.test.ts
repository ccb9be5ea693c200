import { randomUUIDv7 } from "node:crypto";
import { notificationKinds, type FieldCode } from "@orbita/contract";
import { aSpace } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type TestApi } from "../support/harness.ts";
import { aPerson, letters } from "../support/people.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const activitiesOf = async (userId: string) => {
  const rows = await api.db
    .selectFrom("activities")
    .select(["kind", "details"])
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();
  return rows.map(({ kind, details }) => [kind, details]);
};

describe("settings of a user", () => {
  test("user has chosen no settings → default settings, with which the user is visible to nobody", async () => {
    const { client, id } = await aPerson(api);
    expect(await client.people.settings({})).toEqual({
      privacy: {
        visibleInTalentSearch: false,
        showName: true,
        showContacts: false,
        profileVisibility: "nobody",
        searchEngines: false,
      },
      appearance: "system",
      notifications: Object.entries(notificationKinds).map(([kind, { group, here, email }]) => ({
        kind,
        group,
        here,
        email,
        rhythm: "atOnce",
        always: [
          "account.security",
          "report.answered",
          "moderation.decided",
          "invoice.blocked",
          "payment.failed",
          "payment.paused",
          "space.verification",
        ].includes(kind),
      })),
      quietHours: null,
      timeZone: null,
      jobFits: true,
      hiddenFrom: [],
    });
    expect(await api.db.selectFrom("user_settings").selectAll().where("user_id", "=", id).execute()).toEqual([]);
  });

  test("user changes some settings → the other settings stay, and each changed privacy setting is logged", async () => {
    const { client, id } = await aPerson(api);
    const first = { visibleInTalentSearch: true, profileVisibility: "link" as const };
    await client.people.changeSettings({ body: { privacy: first, appearance: "dark" } });
    const after = await client.people.changeSettings({ body: { privacy: { showName: false, ...first } } });
    expect(after).toMatchObject({ privacy: { ...first, showName: false, showContacts: false }, appearance: "dark" });
    expect(await client.people.settings({})).toEqual(after);
    expect(await activitiesOf(id)).toEqual([
      ["privacy.changed", { name: "visibleInTalentSearch", from: "false", to: "true" }],
      ["privacy.changed", { name: "profileVisibility", from: "nobody", to: "link" }],
      ["privacy.changed", { name: "showName", from: "true", to: "false" }],
    ]);
  });

  test("user sets digest frequency and quiet hours → saved; set back to the defaults → nothing is stored", async () => {
    const { client, id } = await aPerson(api);
    const change = (body: object) => client.people.changeSettings({ body });
    const rhythmOf = (settings: Awaited<ReturnType<typeof change>>) =>
      settings!.notifications.find(({ kind }) => kind === "application.late")!.rhythm;
    const quietHours = { from: "22:30", to: "07:00" };
    const changed = await change({
      notifications: { "application.late": { rhythm: "weekly" } },
      quietHours,
      timeZone: "America/New_York",
    });
    expect(changed).toMatchObject({ quietHours, timeZone: "America/New_York" });
    expect(rhythmOf(changed)).toBe("weekly");
    const back = await change({ notifications: { "application.late": { rhythm: "atOnce" } } });
    expect([rhythmOf(back), back!.quietHours]).toEqual(["atOnce", quietHours]);
    expect((await change({ quietHours: null }))!.quietHours).toBeNull();
    const row = await api.db
      .selectFrom("user_settings")
      .select(["notifications", "quiet_from"])
      .where("user_id", "=", id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ notifications: {}, quiet_from: null });
  });

  test("concurrent changes of different settings of one user → none is lost", async () => {
    const { client } = await aPerson(api);
    const changes = [
      { privacy: { visibleInTalentSearch: true } },
      { privacy: { showName: false } },
      { privacy: { showContacts: true } },
      { privacy: { searchEngines: true } },
      { privacy: { profileVisibility: "everyone" as const } },
      { appearance: "light" as const },
    ];
    await Promise.all(changes.map((body) => client.people.changeSettings({ body })));
    expect(await client.people.settings({})).toMatchObject({
      privacy: {
        visibleInTalentSearch: true,
        showName: false,
        showContacts: true,
        searchEngines: true,
        profileVisibility: "everyone",
      },
      appearance: "light",
    });
  });

  test.each([
    [
      { notifications: { "account.security": { email: false } } },
      "notifications.account.security.email",
      "field.invalid",
    ],
    [{ notifications: { "no.such": { email: false } } }, "notifications.no.such", "field.unknown"],
    [{ privacy: { profileVisibility: "friends" } }, "privacy.profileVisibility", "field.invalid"],
    [{ appearance: "sepia" }, "appearance", "field.invalid"],
    [
      { notifications: { "payment.failed": { rhythm: "weekly" } } },
      "notifications.payment.failed.rhythm",
      "field.invalid",
    ],
    [{ quietHours: { from: "24:00", to: "08:00" } }, "quietHours.from", "field.invalid"],
    [{ quietHours: { from: "21:00", to: "21:00" } }, "quietHours.to", "field.invalid"],
    [{ timeZone: "Rome" }, "timeZone", "field.invalid"],
    [{ hiddenFrom: [] }, "hiddenFrom", "field.unknown"],
  ] satisfies [object, string, FieldCode][])("saving the settings %j → refused", async (body, path, code) => {
    const { client, id } = await aPerson(api);
    const problem = await problemOf(client.people.changeSettings({ body: body as never }));
    expect(problem).toMatchObject({ status: 422, errors: [{ path, code }] });
    expect(await activitiesOf(id)).toEqual([]);
  });

  test("saving settings with the fixed value of a mandatory notification → accepted", async () => {
    const { client } = await aPerson(api);
    const body = { notifications: { "account.security": { email: true } } };
    expect(await codeOf(client.people.changeSettings({ body }))).toBeNull();
  });
});

describe("Spaces and domains from which a user hides", () => {
  test("user hides from a Space or a domain → listed and logged; hides from it again, also concurrently → conflict", async () => {
    const { client, id } = await aPerson(api);
    const { id: spaceId } = await aSpace(api.db, { name: "Cantieri Velamare" });
    const one = await client.people.hide({ body: { spaceId } });
    const other = await client.people.hide({ body: { domain: " @Portolano.Example " } });
    expect([one, other]).toMatchObject([
      { kind: "space", name: "Cantieri Velamare" },
      { kind: "domain", name: "portolano.example" },
    ]);
    expect((await client.people.settings({}))!.hiddenFrom).toEqual([one, other]);
    expect(await codeOf(client.people.hide({ body: { spaceId } }))).toBe("people.alreadyHidden");
    expect(await codeOf(client.people.hide({ body: { domain: "portolano.example" } }))).toBe("people.alreadyHidden");
    const twice = await Promise.all([1, 2].map(() => codeOf(client.people.hide({ body: { domain: "arno.example" } }))));
    expect(new Set(twice)).toEqual(new Set([null, "people.alreadyHidden"]));

    await client.people.show({ params: { id: one!.id } });
    expect(await codeOf(client.people.show({ params: { id: one!.id } }))).toBe("people.notFound");
    expect((await client.people.settings({}))!.hiddenFrom.map(({ name }) => name)).toEqual([
      "portolano.example",
      "arno.example",
    ]);
    expect(await activitiesOf(id)).toEqual([
      ["hiddenFrom.added", { name: "Cantieri Velamare" }],
      ["hiddenFrom.added", { name: "portolano.example" }],
      ["hiddenFrom.added", { name: "arno.example" }],
      ["hiddenFrom.removed", { name: "Cantieri Velamare" }],
    ]);
  });

  test("removing another user's entry in the hide list, or hiding from an unknown or disabled Space → not found", async () => {
    const { client } = await aPerson(api);
    const line = await client.people.hide({ body: { domain: "lanterna.example" } });
    const other = await aPerson(api);
    expect(await codeOf(other.client.people.show({ params: { id: line!.id } }))).toBe("people.notFound");
    const disabled = await aSpace(api.db, { enabled: false });
    for (const spaceId of [randomUUIDv7(), disabled.id])
      expect(await codeOf(client.people.hide({ body: { spaceId } }))).toBe("space.notFound");
  });

  test.each(["posta", "@", "posta..example", "-posta.example", "a b.example", "1.2.3.4", "https://posta.example", ""])(
    "hiding from %j, which is not a valid domain → refused",
    async (domain) => {
      const { client } = await aPerson(api);
      expect(await codeOf(client.people.hide({ body: { domain } }))).toBe("request.invalid");
    },
  );
});

describe("permission to open a person's page", () => {
  const open = (client: TestApi["guest"], username: string) =>
    problemOf(client.people.byUsername({ params: { username } }));

  test.each([
    ["nobody", false, false],
    ["link", true, true],
    ["signedIn", false, true],
    ["everyone", true, true],
  ] as const)(
    "person's page with visibility %s → opens for guests: %s, for users: %s",
    async (visibility, guests, signedIn) => {
      const person = await aPerson(api, { visibility });
      const { client: other } = await aPerson(api);
      expect((await open(api.guest, person.username)) === null).toBe(guests);
      expect((await open(other, person.username)) === null).toBe(signedIn);
      expect(await open(person.client, person.username)).toBeNull();
    },
  );

  test("person's page opened with the username in upper case → found, without email, phone and scopes", async () => {
    const person = await aPerson(api, { visibility: "everyone" });
    const { client } = person;
    await client.people.changeSettings({ body: { privacy: { searchEngines: true } } });
    const page = await api.guest.people.byUsername({ params: { username: person.username.toUpperCase() } });
    expect(page).toEqual({
      id: person.id,
      username: person.username,
      firstName: "Giulia",
      lastName: "Ferraris",
      profileImage: null,
      coverImage: null,
      headline: null,
      searchEngines: true,
      created: expect.any(String),
    });
    // A page that is visible by link must not be indexed, even if the user allowed search engines before.
    await client.people.changeSettings({ body: { privacy: { profileVisibility: "link" } } });
    expect(await api.guest.people.byUsername({ params: { username: person.username } })).toMatchObject({
      searchEngines: false,
    });
  });

  test("page of an unknown, invisible, hidden, disabled or leaving person → always the same 404 response", async () => {
    const space = await aSpace(api.db);
    const member = await api.as(space.userId);
    const { client: colleague } = await aPerson(api, { email: `${letters(9)}@sede.portolano.example` });
    const shy = await aPerson(api, { visibility: "nobody" });
    const hidden = await aPerson(api, { visibility: "everyone" });
    await hidden.client.people.hide({ body: { spaceId: space.id } });
    await hidden.client.people.hide({ body: { domain: "portolano.example" } });
    const disabled = await aPerson(api, { visibility: "everyone" });
    await api.db.updateTable("users").set({ enabled: false }).where("id", "=", disabled.id).execute();
    const leaving = await aPerson(api, { visibility: "everyone" });
    await api.db.updateTable("users").set({ deletes_at: new Date() }).where("id", "=", leaving.id).execute();

    const answers = [
      await open(member, "nobody of this name"),
      await open(member, shy.username),
      await open(member, hidden.username),
      await open(colleague, hidden.username),
      await open(api.guest, disabled.username),
      await open(api.guest, leaving.username),
    ];
    const body = answers.map((answer) => ({ ...answer, requestId: null }));
    for (const one of body) expect(one).toEqual(body[0]);
    expect(body[0]).toMatchObject({ status: 404, code: "people.notFound" });
    expect(await open((await aPerson(api)).client, hidden.username)).toBeNull();
  });
});
