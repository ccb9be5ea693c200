import { letters } from "../support/people.ts";
import { aMember, proofSize } from "@orbita/testing";
import { readHistory } from "@orbita/db";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type TestApi } from "../support/harness.ts";
import { aSignedInPerson, aTeam, jobsOf, toldOf } from "../support/members-tools.ts";

let api: TestApi;
let second: TestApi;
beforeAll(async () => {
  api = await startApi();
  // A second API process on the same database must apply each membership change at its next request.
  second = await startApi({ database: api.database });
});
afterAll(async () => {
  await second.stop();
  await api.stop();
});

/** One client for each API process, both with the same access token of the user. */
async function inBoth(userId: string) {
  const { token } = await api.tokenOf(userId);
  const headers = () => ({ authorization: `Bearer ${token}` });
  return [api.client({ headers }), second.client({ headers })] as const;
}

describe("access token of a member who was removed or given another role", () => {
  test("member removed → every API process refuses the next request; added again → accepted", async () => {
    const { id, ownerId, owner, of, one, withRole } = await aTeam(api);
    const member = await withRole("recruiter");
    const both = await inBoth(member.id);
    for (const client of both) expect(await codeOf(client.spaces.contractStatus(of))).toBeNull();
    await owner.members.remove(one(member.id));
    for (const client of both) {
      expect(await codeOf(client.spaces.contractStatus(of))).toBe("access.denied");
      expect(await codeOf(client.members.list(of))).toBe("access.denied");
      expect(await client.accounts.me({})).toMatchObject({ id: member.id, spaces: [], scopes: [] });
    }
    expect(await toldOf(api, "member.changed")).toContainEqual({ spaceId: id, userId: member.id });
    expect(await jobsOf(api, "members.sendNotice", "userId", member.id)).toMatchObject([{ notice: "memberRemoved" }]);
    expect((await readHistory(api.db, "members", `${id}:${member.id}`)).at(-1)).toMatchObject({
      action: "delete",
      actor_id: ownerId,
      why: "removed from the Space",
      before: { role: "recruiter" },
    });
    await aMember(api.db, { spaceId: id, userId: member.id, role: "viewer" });
    for (const client of both) expect(await codeOf(client.members.list(of))).toBeNull();
  });

  test("role of a member changed → applies from the next request in every API process", async () => {
    const { id, ownerId, owner, of, one, withRole } = await aTeam(api);
    const member = await withRole("viewer");
    const [first, other] = await inBoth(member.id);
    // Reveals the caller's current role: an owner who invites an existing member gets a conflict, everyone else is denied.
    const { email } = member;
    const adds = (client: typeof first) =>
      codeOf(client.members.add({ ...of, body: { email } }, { idempotencyKey: letters(20) }));
    expect([await adds(first), await adds(other)]).toEqual(["access.denied", "access.denied"]);
    await owner.members.change({ ...one(member.id), body: { role: "owner" } });
    expect([await adds(first), await adds(other)]).toEqual(["space.userAlreadyAdded", "space.userAlreadyAdded"]);
    await owner.members.change({ ...one(member.id), body: { role: "recruiter" } });
    expect([await adds(first), await adds(other)]).toEqual(["access.denied", "access.denied"]);
    const history = await readHistory(api.db, "members", `${id}:${member.id}`);
    expect(history.map(({ actor_id, why, after }) => [actor_id, why, (after as { role?: string }).role])).toEqual([
      [null, null, "viewer"],
      [ownerId, "role changed", "owner"],
      [ownerId, "role changed", "recruiter"],
    ]);
    const notices = await jobsOf(api, "members.sendNotice", "userId", member.id);
    expect(notices.map(({ notice, role }) => [notice, role])).toEqual([
      ["memberRoleChanged", "owner"],
      ["memberRoleChanged", "recruiter"],
    ]);
    // Setting the same role again writes nothing and notifies nobody.
    await owner.members.change({ ...one(member.id), body: { role: "recruiter" } });
    expect(await jobsOf(api, "members.sendNotice", "userId", member.id)).toHaveLength(2);
  });
});

describe("members who cannot be removed or demoted", () => {
  test("only member of a Space → cannot leave it; owner → cannot remove themselves, but another owner can", async () => {
    const { ownerId, owner, one, withRole, roles } = await aTeam(api);
    const alone = await problemOf(owner.members.remove(one(ownerId)));
    expect(alone).toMatchObject({ status: 409, code: "space.lastUser" });
    const member = await withRole("viewer");
    expect(await problemOf(owner.members.remove(one(ownerId)))).toMatchObject({
      status: 409,
      code: "space.selfRemoval",
    });
    await owner.members.change({ ...one(member.id), body: { role: "owner" } });
    expect(await codeOf(owner.members.remove(one(ownerId)))).toBe("space.selfRemoval");
    expect(await codeOf(member.client.members.remove(one(ownerId)))).toBeNull();
    expect([...(await roles())]).toEqual([[member.id, "owner"]]);
  });

  test("last active owner of a Space → cannot step down; disabled or leaving owners do not count as active", async () => {
    const { ownerId, owner, one, withRole } = await aTeam(api);
    await withRole("owner", { enabled: false });
    const leaving = await withRole("owner");
    await api.db.updateTable("users").set({ deletes_at: new Date() }).where("id", "=", leaving.id).execute();
    await withRole("recruiter");
    const step = () => codeOf(owner.members.change({ ...one(ownerId), body: { role: "recruiter" } }));
    expect(await step()).toBe("space.lastOwner");
    await withRole("owner");
    expect(await step()).toBeNull();
    expect(await step()).toBe("access.denied");
  });

  test("removing or changing a non-member of the Space → space.userUnknown; by a recruiter → denied", async () => {
    const { owner, one, withRole } = await aTeam(api);
    const stranger = await aSignedInPerson(api);
    const recruiter = await withRole("recruiter");
    expect(await codeOf(owner.members.remove(one(stranger.id)))).toBe("space.userUnknown");
    const body = { role: "viewer" as const };
    expect(await codeOf(owner.members.change({ ...one(stranger.id), body }))).toBe("space.userUnknown");
    expect(await codeOf(recruiter.client.members.remove(one(recruiter.id)))).toBe("access.denied");
    expect(await codeOf(recruiter.client.members.change({ ...one(recruiter.id), body }))).toBe("access.denied");
  });

  test("owner of a Space removed or demoted → the invitations that this owner sent are deleted", async () => {
    const { owner, of, one, withRole } = await aTeam(api);
    for (const act of ["remove", "demote"] as const) {
      const other = await withRole("owner");
      await other.client.members.add({ ...of, body: { email: `${act}@posta.example` } });
      expect(await owner.members.invitations(of)).toHaveLength(1);
      if (act === "remove") await owner.members.remove(one(other.id));
      else await owner.members.change({ ...one(other.id), body: { role: "viewer" } });
      expect(await owner.members.invitations(of)).toEqual([]);
    }
  });
});

test("two owners of a Space remove or demote each other at once → exactly one owner remains", async () => {
  const acts = ["remove", "demote"] as const;
  const rounds = proofSize({ short: 12, whole: 40 });
  for (let round = 0; round < rounds; round++) {
    const { ownerId, owner, one, withRole, roles } = await aTeam(api);
    const other = await withRole("owner");
    // The two owners use different API processes; the rounds cover all four pairs of remove and demote.
    const theirs = (await inBoth(other.id))[1];
    const does = (act: (typeof acts)[number], client: typeof owner, target: string) =>
      codeOf(
        act === "remove"
          ? client.members.remove(one(target))
          : client.members.change({ ...one(target), body: { role: "viewer" } }),
      );
    const codes = await Promise.all([
      does(acts[round % 2]!, owner, other.id),
      does(acts[(round >> 1) % 2]!, theirs, ownerId),
    ]);
    expect(new Set(codes)).toEqual(new Set(["access.denied", null]));
    expect([...(await roles()).values()].filter((role) => role === "owner")).toHaveLength(1);
  }
}, 120_000);
