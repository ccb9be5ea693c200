import { randomUUIDv7 } from "node:crypto";
import { accountLimits } from "@orbita/contract";
import { aUser } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type TestApi } from "../support/harness.ts";
import { letters } from "../support/people.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const aPerson = async () => {
  const user = await aUser(api.db);
  return { ...user, me: await api.as(user.id) };
};
type Person = Awaited<ReturnType<typeof aPerson>>;

const logOf = async ({ me }: Pick<Person, "me">) => {
  const { content } = (await me.activity.search({ body: { sort: "at:asc" } }))!;
  return content.map(({ kind, details }) => [kind, details] as const);
};

async function aFile(ownerId: string, purpose: "profileImage" | "coverImage", status: "storing" | "ready" = "ready") {
  const id = randomUUIDv7();
  const row = { id, owner_id: ownerId, purpose, status, visibility: "everyone" as const, name: "io.webp" };
  await api.db
    .insertInto("files")
    .values({ ...row, type: "image/webp", size: 1, sha256: Buffer.alloc(32), object_keys: [id] })
    .execute();
  return id;
}
const statusOf = async (id: string) =>
  (await api.db.selectFrom("files").select("status").where("id", "=", id).executeTakeFirst())?.status;

describe("changes of the user's own account", () => {
  test("user changes account data → saved, returned, logged with the old value, and an event to the user's other tabs", async () => {
    const person = await aPerson();
    const username = `nuova ${letters(8)}`;
    const body = {
      firstName: " Ada ",
      lastName: "Rossi",
      username,
      phone: "333 123 4567",
      languages: ["it", "en", "it"],
    };
    expect(await person.me.accounts.changeMe({ body })).toMatchObject({
      firstName: "Ada",
      lastName: "Rossi",
      username,
      phone: "+393331234567",
      languages: ["it", "en"],
    });
    // All log entries have the same time, so their order is undefined.
    expect(new Map(await logOf(person))).toEqual(
      new Map<string, object>([
        ["name.changed", { from: "Giulia Ferraris", to: "Ada Rossi" }],
        ["username.changed", { from: person.username, to: username }],
        ["phone.changed", { from: "", to: "+393331234567" }],
      ]),
    );
    const told = await api.db.selectFrom("outbox").select("payload").where("name", "=", "person.changed").execute();
    expect(told.map(({ payload }) => payload)).toContainEqual({ id: person.id });
  });

  test("user saves unchanged account data → no log entry and no new version of the account", async () => {
    const person = await aPerson();
    await person.me.accounts.changeMe({ body: { firstName: "Giulia", phone: null, languages: [] } });
    await person.me.accounts.changeMe({ body: {} });
    expect(await logOf(person)).toEqual([]);
    const { version } = await api.db
      .selectFrom("users")
      .select("version")
      .where("id", "=", person.id)
      .executeTakeFirstOrThrow();
    expect(version).toBe(1);
  });

  test("username that differs only in case from a taken one → refused; its owner may change the accents", async () => {
    const [one, two] = [await aPerson(), await aPerson()];
    const name = `Nicolò ${letters(6)}`;
    await one.me.accounts.changeMe({ body: { username: name } });
    expect(await problemOf(two.me.accounts.changeMe({ body: { username: name.toUpperCase() } }))).toMatchObject({
      code: "account.usernameTaken",
      status: 409,
      errors: [{ path: "username", code: "field.inUse" }],
    });
    expect(await one.me.accounts.changeMe({ body: { username: name.replace("ò", "o") } })).toMatchObject({
      username: name.replace("ò", "o"),
    });
  });

  test("ten users change to one username at once → one succeeds", async () => {
    const people = await Promise.all(Array.from({ length: 10 }, aPerson));
    const username = `ambita ${letters(8)}`;
    const answers = await Promise.all(people.map(({ me }) => codeOf(me.accounts.changeMe({ body: { username } }))));
    expect(answers.filter((code) => code === null)).toHaveLength(1);
    expect(answers.filter((code) => code === "account.usernameTaken")).toHaveLength(9);
  });

  const { name, username, languages } = accountLimits;
  test.each([
    ["firstName", "x".repeat(name.min - 1), "field.tooShort"],
    ["firstName", "x".repeat(name.max + 1), "field.tooLong"],
    ["username", "x".repeat(username.min - 1), "field.tooShort"],
    ["username", "nome@altro", "username.characters"],
    ["phone", "12", "phone.invalid"],
    ["phone", "333-123-45678", "phone.invalid"],
    ["phone", "+39 333 123 456", null],
    ["phone", "0123456789", null],
    ["languages", Array.from({ length: languages + 1 }, () => "it"), "field.tooMany"],
    ["email", "altra@posta.example", "field.unknown"],
  ])("changing the account's %s to %j → error code: %s", async (field, value, refusal) => {
    const { me } = await aPerson();
    const problem = await problemOf(me.accounts.changeMe({ body: { [field]: value } }));
    expect(problem?.errors.map(({ code }) => code) ?? []).toEqual(refusal === null ? [] : [refusal]);
  });
});

describe("profile images", () => {
  test("user sets a profile image → saved; the previous image is removed", async () => {
    const person = await aPerson();
    const [first, second] = [await aFile(person.id, "profileImage"), await aFile(person.id, "profileImage")];
    expect(await person.me.accounts.changeMe({ body: { profileImage: first } })).toMatchObject({ profileImage: first });
    expect(await person.me.accounts.changeMe({ body: { profileImage: second } })).toMatchObject({
      profileImage: second,
    });
    expect([await statusOf(first), await statusOf(second)]).toEqual(["leaving", "ready"]);
    await person.me.accounts.changeMe({ body: { profileImage: second } });
    expect(await statusOf(second)).toBe("ready");
    expect(await person.me.accounts.changeMe({ body: { profileImage: null } })).toMatchObject({ profileImage: null });
    expect(await statusOf(second)).toBe("leaving");
    expect((await logOf(person)).map(([kind]) => kind)).toEqual(Array(3).fill("profileImage.changed"));
  });

  test("setting a profile image that is another user's, incomplete, for another purpose or unknown → file not found", async () => {
    const [person, other] = [await aPerson(), await aPerson()];
    const refused = [
      await aFile(other.id, "profileImage"),
      await aFile(person.id, "profileImage", "storing"),
      await aFile(person.id, "coverImage"),
      randomUUIDv7(),
    ];
    for (const profileImage of refused)
      expect(await codeOf(person.me.accounts.changeMe({ body: { profileImage } }))).toBe("file.notFound");
    expect(await statusOf(refused[0]!)).toBe("ready");
  });
});

describe("onboarding of a user", () => {
  test("onboarding interrupted → resumes at the saved step; completed twice → keeps the first completion date", async () => {
    const { me } = await aPerson();
    expect(await me.accounts.me({})).toMatchObject({ onboarded: false, onboarding: { kind: null, step: "kind" } });
    await me.accounts.onboard({ body: { kind: "talent", step: "language" } });
    await me.accounts.onboard({ body: { language: "en", step: "name" } });
    expect(await me.accounts.me({})).toMatchObject({
      onboarded: false,
      language: "en",
      onboarding: { kind: "talent", step: "name" },
    });
    const done = await me.accounts.onboard({ body: { firstName: "Ada", step: "start", complete: true } });
    expect(done).toMatchObject({ onboarded: true, firstName: "Ada", onboarding: { kind: "talent", step: "start" } });
    const dayOf = async () =>
      (await api.db.selectFrom("users").select("onboarded_at").where("id", "=", done!.id).executeTakeFirstOrThrow())
        .onboarded_at;
    const day = await dayOf();
    await me.accounts.onboard({ body: { complete: true } });
    expect(await dayOf()).toEqual(day);
  });

  test("onboarding sent with several invalid fields → all errors are returned at once", async () => {
    const { me } = await aPerson();
    const body = { kind: "robot", step: "end", firstName: "" } as never;
    const problem = await problemOf(me.accounts.onboard({ body }));
    expect(problem?.errors.map(({ path }) => path).toSorted()).toEqual(["firstName", "kind", "step"]);
  });
});

test("languages added to the account twice, also concurrently → stored once each; above the limit → refused", async () => {
  const { me } = await aPerson();
  const codes = Array.from({ length: accountLimits.languages }, (_, n) => `a${String.fromCodePoint(97 + n)}`);
  // All languages are added concurrently, and no addition may overwrite another.
  await Promise.all(codes.map((language) => me.accounts.addLanguage({ body: { language } })));
  expect((await me.accounts.me({}))!.languages.toSorted()).toEqual(codes);
  expect(await codeOf(me.accounts.addLanguage({ body: { language: codes[0]! } }))).toBeNull();
  expect(await problemOf(me.accounts.addLanguage({ body: { language: "zz" } }))).toMatchObject({
    code: "request.invalid",
    errors: [{ path: "language", code: "field.tooMany", params: { max: accountLimits.languages } }],
  });
});

describe("activity log of a user", () => {
  test("activity log → only the user's own activities, newest first, filtered by kind and in pages", async () => {
    const [person, other] = [await aPerson(), await aPerson()];
    for (const firstName of ["Ada", "Bice", "Carla"]) await person.me.accounts.changeMe({ body: { firstName } });
    await person.me.accounts.changeMe({ body: { phone: "3331234567" } });
    await other.me.accounts.changeMe({ body: { firstName: "Dora" } });
    const page = (await person.me.activity.search({ body: { size: 2 } }))!;
    expect(page).toMatchObject({ totalElements: 4, totalPages: 2 });
    expect(page.content[0]).toMatchObject({ kind: "phone.changed", browser: null, at: expect.any(String) });
    const names = (await person.me.activity.search({ body: { filters: [{ f: "kind", v: "name.changed" }] } }))!;
    expect(names.content.map(({ details }) => details["to"])).toEqual([
      "Carla Ferraris",
      "Bice Ferraris",
      "Ada Ferraris",
    ]);
    const rest = (await person.me.activity.search({ body: { size: 2, cursor: page.cursor! } }))!;
    expect(rest.content.map(({ kind }) => kind)).toEqual(["name.changed", "name.changed"]);
    expect(await codeOf(person.me.activity.search({ body: { sort: "userId:asc" } as never }))).toBe("request.invalid");
  });
});
