import { aSpace, aUser } from "@orbita/testing";
import { backOfficeLimits } from "@orbita/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anAdmin, lastOf, unknownRecordId, adminReason, reasonBody, type Admin } from "../support/back-office-world.ts";
import { codeOf, startApi, type TestApi } from "../support/harness.ts";

let api: TestApi;
let admin: Admin;
beforeAll(async () => {
  api = await startApi();
  admin = await anAdmin(api);
});
afterAll(() => api.stop());

const mailed = (userId: string) =>
  sql`select data from pgboss.job where name = 'accounts.sendNotice' and data ->> 'userId' = ${userId}`.execute(api.db);
let turn = 0;
const anEmail = () => `nuova-${Date.now()}-${turn++}@posta.example`;
type NewUser = Parameters<Admin["client"]["backOffice"]["register"]>[0]["body"];
const register = async (more: Partial<NewUser> = {}) =>
  (await admin.client.backOffice.register(
    { body: { email: anEmail(), firstName: "Ada", lastName: "Negri", ...more } },
    reasonBody,
  ))!;
const scopes = async (id: string, wanted: boolean, by: Admin = admin) => {
  const { version } = await by.read("user", id);
  return by.client.backOffice.scopes({ params: { id }, body: { admin: wanted, version } }, reasonBody);
};

describe("accounts created by an administrator", () => {
  test("an administrator creates an account → no password, no accepted terms, and a mail to its owner to set a password", async () => {
    const email = anEmail();
    const made = await register({ email });
    expect(made).toMatchObject({ email, name: "Ada Negri", state: "unconfirmed", scopes: ["talent"] });
    const row = await api.db.selectFrom("users").selectAll().where("id", "=", made.id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ password_hash: null, terms_version: null, email_verified_at: null });
    const { rows } = await mailed(made.id);
    expect(rows).toMatchObject([{ data: { userId: made.id, notice: "accountOpened", params: { address: email } } }]);
    expect(await lastOf(api, "users", made.id)).toMatchObject({
      actor_id: admin.id,
      why: adminReason,
      action: "insert",
    });
    // The owner of the new account can use the normal password reset.
    expect(await codeOf(api.guest.credentials.resetPassword({ body: { email } }))).toBeNull();
  });

  test("accounts created with one name → different usernames; with an address in use, or without a reason → refused", async () => {
    const [one, other] = [await register(), await register()];
    expect(one.username).not.toBe(other.username);
    expect(await codeOf(register({ email: one.email as string }))).toBe("account.emailTaken");
    expect(
      await codeOf(
        admin.client.backOffice.register({ body: { email: anEmail(), firstName: "Ada", lastName: "Negri" } }),
      ),
    ).toBe("request.invalid");
  });

  test("an administrator creates an account with admin: true → it has the admin scope at once", async () => {
    expect(await register({ admin: true })).toMatchObject({ scopes: ["talent", "admin"] });
  });
});

describe("granting and revoking the admin scope", () => {
  test("granting or revoking the admin scope → recorded with its reason, and applies from the next request on", async () => {
    const { id } = await aUser(api.db);
    const client = await api.as(id);
    const find = () => codeOf(client.backOffice.find({ body: { q: "lanterna" } }));
    expect(await find()).toBe("access.denied");
    expect(await scopes(id, true)).toMatchObject({ scopes: ["talent", "admin"] });
    expect(await lastOf(api, "users", id)).toMatchObject({
      actor_id: admin.id,
      why: adminReason,
      after: { scopes: ["admin"] },
    });
    expect(await find()).toBeNull();
    await scopes(id, false);
    expect(await find()).toBe("access.denied");
    expect(
      await codeOf(admin.client.backOffice.scopes({ params: { id }, body: { admin: true, version: 1 } }, reasonBody)),
    ).toBe("record.changedMeanwhile");
  });

  test("an administrator disables or removes their own account → denied", async () => {
    expect(await codeOf(admin.enable("user", admin.id, false))).toBe("access.denied");
    expect(await codeOf(admin.remove("user", admin.id))).toBe("access.denied");
  });

  /** Revokes the scope of all other administrators, because the tests count every administrator of the database. */
  async function alone() {
    await api.db.updateTable("users").set({ scopes: [] }).where("id", "<>", admin.id).execute();
    return admin;
  }

  test("the last active administrator → cannot lose the scope or delete the account", async () => {
    await alone();
    expect(await codeOf(scopes(admin.id, false))).toBe("admin.last");
    const { username } = await admin.read("user", admin.id);
    expect(await codeOf(admin.client.personalData.remove({ body: { username: username as string } }))).toBe(
      "admin.last",
    );
    // Administrators who are disabled or leaving do not count as active.
    const off = await aUser(api.db, { admin: true, enabled: false });
    const leaving = await aUser(api.db, { admin: true });
    await api.db.updateTable("users").set({ deletes_at: new Date() }).where("id", "=", leaving.id).execute();
    expect(await codeOf(scopes(admin.id, false))).toBe("admin.last");
    await api.db.updateTable("users").set({ enabled: true }).where("id", "=", off.id).execute();
    expect(await codeOf(scopes(off.id, false))).toBeNull();
  });

  test("two administrators disable each other at the same moment → at least one administrator remains", async () => {
    for (let round = 0; round < 5; round++) {
      await alone();
      const other = await anAdmin(api);
      const codes = await Promise.all([
        codeOf(scopes(other.id, false, admin)),
        codeOf(admin.enable("user", other.id, false)),
        codeOf(scopes(admin.id, false, other)),
        codeOf(other.enable("user", admin.id, false)),
      ]);
      const { count } = await api.db
        .selectFrom("users")
        .select(({ fn }) => fn.countAll<string>().as("count"))
        .where("enabled", "=", true)
        .where(sql<boolean>`'admin' = any (scopes)`)
        .executeTakeFirstOrThrow();
      expect(Number(count), codes.join(" ")).toBeGreaterThan(0);
      await api.db
        .updateTable("users")
        .set({ scopes: ["admin"], enabled: true })
        .where("id", "in", [admin.id, other.id])
        .execute();
      admin = await anAdmin(api);
    }
  });
});

describe("global search of the back office", () => {
  test("global search of the back office → matches names, emails and ids, with at most five results of each kind", async () => {
    const name = `Zefiro${Date.now()}`;
    const space = await aSpace(api.db, { name });
    const person = await aUser(api.db, { email: `${name.toLowerCase()}@posta.example` });
    const found = (await admin.client.backOffice.find({ body: { q: name } }))!;
    expect(found).toContainEqual({ kind: "space", id: space.id, title: name, note: expect.any(String) });
    expect(found).toContainEqual({ kind: "user", id: person.id, title: "Giulia Ferraris", note: person.email });
    expect(await admin.client.backOffice.find({ body: { q: person.id } })).toMatchObject([{ kind: "user" }]);
    await Promise.all(Array.from({ length: 8 }, () => aSpace(api.db, { name })));
    const again = (await admin.client.backOffice.find({ body: { q: name } }))!;
    expect(again.filter(({ kind }) => kind === "space")).toHaveLength(5);
  });
});

describe("saved views of back-office lists", () => {
  const keep = (name: string, query = "state=disabled") =>
    admin.client.backOffice.keepView({ body: { kind: "user", name, query } });
  const mine = async () => (await admin.client.backOffice.views({}))!;

  test("saved view of a back-office list → private to its administrator, replaced by name, and limited in number", async () => {
    admin = await anAdmin(api);
    const first = (await keep("Disattivati"))!;
    await keep("Disattivati", "state=disabled&q=ferrar");
    expect(await mine()).toMatchObject([{ id: first.id, query: "state=disabled&q=ferrar" }]);
    const other = await anAdmin(api);
    expect(await other.client.backOffice.views({})).toEqual([]);
    expect(await codeOf(other.client.backOffice.dropView({ params: { id: first.id } }))).toBe("view.notFound");
    for (let more = 1; more < backOfficeLimits.viewsPerKind; more++) await keep(`Vista ${more}`);
    expect(await codeOf(keep("Una di troppo"))).toBe("view.tooMany");
    expect(await codeOf(keep("Disattivati"))).toBeNull();
    await admin.client.backOffice.dropView({ params: { id: first.id } });
    expect(await mine()).toHaveLength(backOfficeLimits.viewsPerKind - 1);
  });
});

describe("administrators' logs of reads and changes", () => {
  test("paging through the admin logs of reads and changes → each entry appears once", async () => {
    const { id } = await aUser(api.db);
    for (let turns = 0; turns < 5; turns++) {
      const { version } = await admin.read("user", id);
      await admin.change("user", id, { firstName: `Nome${turns}`, version });
      await admin.client.adminUser.read({ params: { id } }, { reason: `Richiesta ${turns}` });
    }
    const walk = async (page: (cursor?: string) => Promise<{ content: { id: string }[]; cursor: string | null }>) => {
      const seen: string[] = [];
      for (let cursor: string | null | undefined; cursor !== null;) {
        const { content, cursor: next } = await page(cursor);
        seen.push(...content.map((one) => one.id));
        cursor = next;
      }
      return seen;
    };
    const looks = await walk(
      async (cursor) =>
        (await admin.client.backOffice.looks({ query: { targetId: id, size: 2, ...(cursor && { cursor }) } }))!,
    );
    expect(new Set(looks).size).toBe(looks.length);
    // The access log has six entries, one for each distinct reason.
    expect(looks).toHaveLength(6);
    const such = { entity: "users", entityId: id, size: 2 };
    const changes = await walk(
      async (cursor) => (await admin.client.backOffice.changes({ query: { ...such, ...(cursor && { cursor }) } }))!,
    );
    expect(new Set(changes).size).toBe(6);
    const { content } = (await admin.client.backOffice.changes({ query: { ...such, byId: admin.id } }))!;
    expect(content[0]).toMatchObject({
      entity: "users",
      entityId: id,
      byId: admin.id,
      why: adminReason,
      action: "update",
    });
    expect(await codeOf(admin.client.backOffice.changes({ query: { cursor: "x" } }))).toBe("request.invalid");
    expect((await admin.client.backOffice.looks({ query: { targetId: unknownRecordId() } }))!.content).toEqual([]);
  });
});
