import { spaceLimits } from "@orbita/contract";
import { readHistory } from "@orbita/db";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type TestApi } from "./harness.ts";
import { aPerson, aTeam, jobsOf, tokenFor, toldOf } from "./members-tools.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const kindsOf = async (userId: string) => {
  const rows = await api.db.selectFrom("activities").selectAll().where("user_id", "=", userId).orderBy("id").execute();
  return rows.map(({ kind, details, user_agent, session_id }) => ({ kind, details, user_agent, session_id }));
};

describe("adding by address", () => {
  test("who is registered is in at once, is told, and the history says by whom", async () => {
    const { id, ownerId, owner, of } = await aTeam(api);
    const person = await aPerson(api);
    const member = await owner.members.add({
      ...of,
      body: { email: ` ${person.email.toUpperCase()} `, role: "viewer" },
    });
    expect(member).toMatchObject({ userId: person.id, email: person.email, role: "viewer", onPage: false });
    expect(await person.client.spaces.mine({})).toMatchObject([{ id, role: "viewer", addedBy: "Giulia" }]);
    expect((await person.client.members.list(of))!.map(({ userId, role }) => [userId, role])).toEqual([
      [ownerId, "owner"],
      [person.id, "viewer"],
    ]);
    expect(await jobsOf(api, "members.sendNotice", "userId", person.id)).toEqual([
      { userId: person.id, spaceId: id, actorId: ownerId, notice: "memberAdded", role: "viewer" },
    ]);
    expect(await toldOf(api, "member.changed")).toContainEqual({ spaceId: id, userId: person.id });
    expect(await readHistory(api.db, "members", `${id}:${person.id}`)).toMatchObject([
      { action: "insert", actor_id: ownerId, why: "added to the Space", after: { role: "viewer" } },
    ]);
    // Their own log, without the browser of who did it.
    expect(await kindsOf(person.id)).toEqual([
      { kind: "space.joined", details: { name: "Lanterna Software" }, user_agent: null, session_id: null },
    ]);
  });

  test("unknown: 404 at the field, so that the form offers the invitation; and so for who never confirmed it, is disabled or leaves", async () => {
    const { owner, of } = await aTeam(api);
    const leaving = await aPerson(api);
    await api.db.updateTable("users").set({ deletes_at: new Date() }).where("id", "=", leaving.id).execute();
    const others = [
      "nobody@posta.example",
      (await aPerson(api, { verified: false })).email,
      (await aPerson(api, { enabled: false })).email,
      leaving.email,
    ];
    for (const email of others) {
      const problem = await problemOf(owner.members.add({ ...of, body: { email } }));
      expect(problem).toMatchObject({ status: 404, code: "space.userUnknown", errors: [{ path: "email" }] });
    }
    expect(await owner.members.list(of)).toHaveLength(1);
  });

  test("already added: 409, also when twelve ask at once, and one mail leaves", async () => {
    const { owner, of } = await aTeam(api);
    const person = await aPerson(api);
    const body = { email: person.email };
    const codes = await Promise.all(Array.from({ length: 12 }, () => codeOf(owner.members.add({ ...of, body }))));
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code === "space.userAlreadyAdded")).toHaveLength(11);
    expect(await jobsOf(api, "members.sendNotice", "userId", person.id)).toHaveLength(1);
    // Unasked, a new one is a recruiter.
    expect((await owner.members.list(of))![1]).toMatchObject({ role: "recruiter" });
  });

  test("ends the invitation that waits for this address", async () => {
    const { owner, of } = await aTeam(api);
    const person = await aPerson(api);
    const { id } = (await owner.members.invite({ ...of, body: { email: person.email } }))!;
    const token = await tokenFor(api, id);
    await owner.members.add({ ...of, body: { email: person.email } });
    expect(await owner.members.invitations(of)).toEqual([]);
    expect(await codeOf(api.guest.members.offer({ params: { token } }))).toBe("invitation.notFound");
  });

  test("an owner whose own address is not confirmed adds nobody", async () => {
    const { of, withRole } = await aTeam(api);
    const unverified = await withRole("owner", { verified: false });
    const { email } = await aPerson(api);
    expect(await codeOf(unverified.client.members.add({ ...of, body: { email } }))).toBe("email.notValidated");
    expect(await codeOf(unverified.client.members.invite({ ...of, body: { email } }))).toBe("email.notValidated");
  });
});

describe("the list", () => {
  test("says when each was last here; who is leaving is not in it", async () => {
    const { owner, of, withRole } = await aTeam(api);
    const member = await withRole("recruiter");
    const seen = new Date(Date.now() - 3 * 86_400_000);
    await api.db.updateTable("sessions").set({ last_used_at: seen }).where("user_id", "=", member.id).execute();
    const never = await withRole("viewer");
    await api.db.deleteFrom("sessions").where("user_id", "=", never.id).execute();
    const lines = (await owner.members.list(of))!.map(({ userId, lastSeen }) => [userId, lastSeen]);
    expect(lines.slice(1)).toEqual([
      [member.id, seen.toISOString()],
      [never.id, null],
    ]);
    await api.db.updateTable("users").set({ deletes_at: new Date() }).where("id", "=", member.id).execute();
    expect((await owner.members.list(of))!.map(({ userId }) => userId)).not.toContain(member.id);
  });

  test("of a Space that is not there the administration gets 404", async () => {
    const admin = await aPerson(api, { admin: true });
    const { of, id } = await aTeam(api);
    expect(await codeOf(admin.client.members.list(of))).toBeNull();
    await api.db.updateTable("spaces").set({ enabled: false }).where("id", "=", id).execute();
    expect(await codeOf(admin.client.members.list(of))).toBe("space.notFound");
  });
});

describe("how one is shown", () => {
  test("is one's own to say, at its bounds, and nobody else's", async () => {
    const { id, owner, one, withRole } = await aTeam(api);
    const viewer = await withRole("viewer");
    const mine = one(viewer.id);
    const { max } = spaceLimits.qualification;
    const body = { qualification: `${"x".repeat(max)} `, onPage: true };
    expect(await viewer.client.members.change({ ...mine, body })).toMatchObject({
      qualification: "x".repeat(max),
      onPage: true,
      role: "viewer",
    });
    expect(await toldOf(api, "space.changed")).toContainEqual({ id });
    for (const [qualification, refusal] of [
      ["x".repeat(max + 1), "field.tooLong"],
      [" ", "field.required"],
    ] as const) {
      const problem = await problemOf(viewer.client.members.change({ ...mine, body: { qualification } }));
      expect(problem?.errors.map(({ path, code }) => [path, code])).toEqual([["qualification", refusal]]);
    }
    expect(await viewer.client.members.change({ ...mine, body: { qualification: null } })).toMatchObject({
      qualification: null,
      onPage: true,
    });
    expect(await codeOf(owner.members.change({ ...mine, body: { onPage: false } }))).toBe("access.denied");
    // Both or neither: the role was an owner's to give, the rest was not.
    const both = owner.members.change({ ...mine, body: { role: "owner", onPage: false } });
    expect(await codeOf(both)).toBe("access.denied");
    expect((await owner.members.list({ params: { id } }))![1]).toMatchObject({ role: "viewer", onPage: true });
    // Their words are not kept in the history.
    const history = JSON.stringify(await readHistory(api.db, "members", `${id}:${viewer.id}`));
    expect(history).not.toContain("xxxx");
  });
});
