import { entities, entityKinds, searchWindow } from "@orbita/contract";
import { aJobPost, aMember, aSpace, aUser } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  anAdmin,
  lastOf,
  looksAt,
  unknownRecordId,
  adminReason,
  reasonBody,
  type Admin,
} from "../support/back-office-world.ts";
import { codeOf, problemOf, startApi, type TestApi } from "../support/harness.ts";

let api: TestApi;
let admin: Admin;
beforeAll(async () => {
  api = await startApi();
  admin = await anAdmin(api);
});
afterAll(() => api.stop());

let turn = 0;
const aName = () => `Tizio${Date.now()}${turn++}`;
async function aPerson(more: Parameters<typeof aUser>[1] & { name?: string } = {}) {
  const { name = aName(), ...options } = more;
  const user = await aUser(api.db, options);
  await api.db.updateTable("users").set({ first_name: name }).where("id", "=", user.id).execute();
  return { ...user, first_name: name };
}
const ids = async (kind: (typeof entityKinds)[number], filters: object[], more: object = {}) =>
  (await admin.search(kind, { filters, ...more })).content.map(({ id }) => id);

describe("back-office lists of records", () => {
  test.each(entityKinds)("back-office list of %s → can be sorted by each of its fields", async (kind) => {
    for (const field of Object.keys(entities[kind].fields))
      for (const way of ["asc", "desc"]) {
        const page = await admin.search(kind, { sort: `${field}:${way}`, size: 5 });
        expect(page.totalElements).toBeGreaterThanOrEqual(page.content.length);
      }
  });

  test("back-office search for users by name, email or username → ignores case and accents", async () => {
    const person = await aPerson({ name: `Niccolò${Date.now()}` });
    for (const q of [person.first_name.toLowerCase().replace("ò", "o"), person.email.slice(3, 30), person.username])
      expect(await ids("user", [{ f: "q", v: q, mm: "c" }])).toEqual([person.id]);
    expect(await ids("user", [{ f: "q", v: "%", mm: "c" }])).toEqual([]);
  });

  test("back-office search for users by several values, by state and negated → only the matching users", async () => {
    const [talent, member, off] = [await aPerson(), await aPerson(), await aPerson({ enabled: false })];
    const space = await aSpace(api.db);
    await aMember(api.db, { spaceId: space.id, userId: member.id, role: "viewer" });
    const among = [talent, member, off].map(({ email }) => email);
    const narrowed = (f: string, v: unknown, mm = "is") =>
      ids("user", [
        { f: "email", v: among },
        { f, v, mm },
      ]);
    expect(await narrowed("scopes", "member")).toEqual([member.id]);
    expect(new Set(await narrowed("scopes", "member", "not"))).toEqual(new Set([talent.id, off.id]));
    expect(await narrowed("state", "disabled")).toEqual([off.id]);
    expect(await narrowed("enabled", false)).toEqual([off.id]);
    const { content } = await admin.search("user", { filters: [{ f: "email", v: member.email }] });
    expect(content[0]).toMatchObject({ scopes: ["talent", "member"], state: "active", version: 2 });
  });

  test("user search with projections → returns only these fields; unknown fields or a page past the limit → refused", async () => {
    const { content } = await admin.search("user", { size: 1, projections: ["email"] });
    expect(Object.keys(content[0]!).toSorted()).toEqual(["email", "id"]);
    expect(await codeOf(admin.search("user", { sort: "passwordHash:asc" }))).toBe("request.invalid");
    expect(await codeOf(admin.search("user", { filters: [{ f: "password_hash", v: "x" }] }))).toBe("request.invalid");
    expect(await codeOf(admin.search("user", { projections: ["passwordHash"] }))).toBe("request.invalid");
    expect(await codeOf(admin.search("user", { page: searchWindow / 20, size: 20 }))).toBe("request.invalid");
  });

  test("paging through users in the back office by cursor → none lost, none repeated", async () => {
    const people = await Promise.all(Array.from({ length: 7 }, () => aPerson()));
    const filters = [{ f: "email", v: people.map(({ email }) => email) }];
    const seen: string[] = [];
    for (let cursor: string | undefined, turns = 0; turns < 5; turns++) {
      const page = await admin.search("user", { filters, size: 3, sort: "name:asc", ...(cursor && { cursor }) });
      seen.push(...page.content.map(({ id }) => id));
      if (page.cursor === null) break;
      cursor = page.cursor;
    }
    const sorted = people.toSorted((a, b) => a.first_name.localeCompare(b.first_name));
    expect(seen).toEqual(sorted.map(({ id }) => id));
  });
});

describe("administrators reading personal records", () => {
  test("an administrator reads a user → must give a reason; logged once per reason and kind of read", async () => {
    const person = await aPerson();
    expect(await codeOf(admin.of("user").read({ params: { id: person.id } }))).toBe("request.invalid");
    expect(await admin.read("user", person.id)).toMatchObject({ id: person.id, email: person.email });
    await admin.read("user", person.id);
    await admin.history("user", person.id);
    expect(await looksAt(api, person.id)).toMatchObject([
      { admin_id: admin.id, kind: "user", what: "read", reason: adminReason },
      { what: "history", reason: adminReason },
    ]);
    await admin.of("user").read({ params: { id: person.id } }, { reason: "Un’altra richiesta" });
    expect(await looksAt(api, person.id)).toHaveLength(3);
    // The read of a missing record is not logged.
    const gone = unknownRecordId();
    expect(await codeOf(admin.read("user", gone))).toBe("record.notFound");
    expect(await looksAt(api, gone)).toEqual([]);
  });

  test("updating or deleting rows of administrators' log of reads → refused by the database", async () => {
    await expect(api.db.deleteFrom("admin_looks").execute()).rejects.toThrow("history cannot be changed");
    await expect(api.db.updateTable("admin_looks").set({ reason: "" }).execute()).rejects.toThrow(
      "history cannot be changed",
    );
  });

  test("an administrator reads a record without personal data → needs no reason and is not logged", async () => {
    const { id } = await aSpace(api.db);
    expect(await admin.of("space").read({ params: { id } })).toMatchObject({ id, members: 1 });
    expect(await looksAt(api, id)).toEqual([]);
  });
});

describe("changes of a record in the back office", () => {
  test("an administrator changes a user → needs the current version, records the reason, and keeps the other fields", async () => {
    const person = await aPerson();
    const { version } = await admin.read("user", person.id);
    const next = await admin.change("user", person.id, { firstName: "Renata", version });
    expect(next).toMatchObject({ firstName: "Renata", lastName: person.last_name, version: version + 1 });
    expect(await lastOf(api, "users", person.id)).toMatchObject({ actor_id: admin.id, why: adminReason });
    const late = await problemOf(admin.change("user", person.id, { firstName: "Rita", version }));
    expect(late).toMatchObject({ code: "record.changedMeanwhile", params: { version: version + 1 } });
    expect(await codeOf(admin.change("user", person.id, { email: "altro@posta.example", version: version + 1 }))).toBe(
      "request.invalid",
    );
    expect(await codeOf(admin.change("user", unknownRecordId(), { firstName: "Rita", version: 1 }))).toBe(
      "record.notFound",
    );
  });

  test("an administrator changes a user to the same value → no new version", async () => {
    const person = await aPerson();
    const same = await admin.change("user", person.id, { firstName: person.first_name, version: 2 });
    expect(same.version).toBe(2);
  });

  test("an administrator changes a username or URL to a value in use → refused", async () => {
    const [one, other] = [await aPerson(), await aPerson()];
    const username = `tizia${Date.now()}`;
    await api.db.updateTable("users").set({ username }).where("id", "=", other.id).execute();
    const taken = await problemOf(admin.change("user", one.id, { username: username.toUpperCase(), version: 2 }));
    expect(taken).toMatchObject({ code: "account.usernameTaken", errors: [{ path: "username" }] });
    const [a, b] = [await aSpace(api.db), await aSpace(api.db)];
    const { url } = await admin.read("space", b.id);
    expect(await codeOf(admin.change("space", a.id, { url, version: 1 }))).toBe("space.urlTaken");
  });

  test("an administrator changes a Space or a job post → an event that updates the search index is published", async () => {
    const { id } = await aSpace(api.db);
    await admin.change("space", id, { name: "Lanterna Nuova", version: 1 });
    const post = await aJobPost(api.db, { spaceId: id, status: "draft" });
    await admin.change("jobpost", post.id, { title: "Sviluppatrice", version: 1 });
    const told = await api.db.selectFrom("outbox").select(["name", "payload"]).execute();
    expect(told).toContainEqual(expect.objectContaining({ name: "space.changed", payload: { id } }));
    expect(told).toContainEqual(
      expect.objectContaining({ name: "jobPost.changed", payload: { id: post.id, seen: false } }),
    );
  });
});

describe("history of a record in the back office", () => {
  test("history of a user → newest first, with author, reason and values; activities have their kind and details", async () => {
    const person = await aPerson();
    const { version } = await admin.read("user", person.id);
    await admin.change("user", person.id, { lastName: "Bruni", language: "en", version });
    await api.as(person.id).then((own) => own.accounts.changeMe({ body: { phone: "+39 347 555 0142" } }));
    const [phone, ...ofAdmin] = await admin.history("user", person.id);
    // The administrator's change is two statements, whose times may differ by a millisecond.
    const name = ofAdmin.find(({ what }) => what === "name.changed");
    const rest = ofAdmin.find(({ what, after }) => what === null && after !== null && "language" in after);
    expect(phone).toMatchObject({ what: "phone.changed", byId: person.id, details: { to: "+393475550142" } });
    expect(name).toMatchObject({
      what: "name.changed",
      byId: admin.id,
      why: adminReason,
      details: { from: `${person.first_name} Ferraris`, to: `${person.first_name} Bruni` },
    });
    expect(rest).toMatchObject({ why: adminReason, before: { language: "it" }, after: { language: "en" } });
  });

  test("a back-office entity without history → has no history route", () => {
    expect(Object.keys(admin.of("ledger"))).not.toContain("history");
  });

  test("a record removed in the back office → its history remains readable", async () => {
    const id = unknownRecordId();
    await api.db
      .insertInto("contact_requests")
      .values({ id, name: "Ada", email: "ada@posta.example", topic: "other", message: "Buongiorno", language: "it" })
      .execute();
    await admin.remove("contact", id);
    expect(await codeOf(admin.of("contact").read({ params: { id } }, reasonBody))).toBe("record.notFound");
    expect((await admin.history("contact", id))[0]).toMatchObject({ byId: admin.id, why: adminReason, after: null });
  });
});
