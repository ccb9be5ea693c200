import { spaceLimits } from "@orbita/contract";
import { readHistory } from "@orbita/db";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type TestApi } from "../support/harness.ts";
import { aSignedInPerson, aTeam, jobsOf, tokenFor, toldOf } from "../support/members-tools.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const kindsOf = async (userId: string) => {
  const rows = await api.db.selectFrom("activities").selectAll().where("user_id", "=", userId).orderBy("id").execute();
  return rows.map(({ kind, details, user_agent, session_id }) => ({ kind, details, user_agent, session_id }));
};

describe("inviting an email address to a Space", () => {
  test("inviting a registered, unregistered, unverified, disabled or leaving address → same response, nobody is added", async () => {
    const { id, owner, of } = await aTeam(api);
    const leaving = await aSignedInPerson(api);
    await api.db.updateTable("users").set({ deletes_at: new Date() }).where("id", "=", leaving.id).execute();
    const addresses = [
      (await aSignedInPerson(api)).email,
      `nobody-${Date.now()}@posta.example`,
      (await aSignedInPerson(api, { verified: false })).email,
      (await aSignedInPerson(api, { enabled: false })).email,
      leaving.email,
    ];
    for (const email of addresses) {
      const answer = (await owner.members.add({ ...of, body: { email, role: "viewer" } }))!;
      expect(Object.keys(answer).toSorted()).toEqual(["created", "email", "expires", "id", "invitedBy", "role"]);
      expect(answer).toMatchObject({ email, role: "viewer", invitedBy: "Giulia Ferraris" });
      expect(await jobsOf(api, "members.sendInvitation", "invitationId", answer.id)).toHaveLength(1);
    }
    expect(await owner.members.list(of)).toHaveLength(1);
    expect(await toldOf(api, "member.changed")).not.toContainEqual(expect.objectContaining({ spaceId: id }));
  });

  test("inviting registered and unregistered addresses to a Space → takes the same time", async () => {
    const { id, owner, of } = await aTeam(api);
    const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
    for (let round = 0; round < 40; round += 1) {
      const known = (await aSignedInPerson(api)).email;
      const pair = { known, unknown: `x${known}` };
      for (const kind of round % 2 === 0 ? (["known", "unknown"] as const) : (["unknown", "known"] as const)) {
        const begin = performance.now();
        await owner.members.add({ ...of, body: { email: pair[kind] } });
        times[kind].push(performance.now() - begin);
      }
      await api.db.deleteFrom("invitations").where("space_id", "=", id).execute();
    }
    // Counts how often the registered address took longer. The share is one half if the durations reveal nothing.
    const slower = times.known.flatMap((a) => times.unknown.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)));
    const share = slower.reduce<number>((sum, one) => sum + one, 0) / slower.length;
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(0.7);
  });

  test("registered user invited to a Space → not a member before accepting, then a member with the invited role", async () => {
    const { id, owner, of } = await aTeam(api);
    const person = await aSignedInPerson(api);
    const invitation = (await owner.members.add({ ...of, body: { email: person.email, role: "viewer" } }))!;
    expect(await person.client.spaces.mine({})).toEqual([]);
    await person.client.members.accept({ params: { token: await tokenFor(api, invitation.id) } });
    expect(await person.client.spaces.mine({})).toMatchObject([{ id, role: "viewer", addedBy: "Giulia" }]);
    expect(await kindsOf(person.id)).toMatchObject([{ kind: "space.joined", details: { name: "Lanterna Software" } }]);
  });

  test("inviting a member again → space.userAlreadyAdded; twelve concurrent invitations of one address → one succeeds", async () => {
    const { owner, of, withRole } = await aTeam(api);
    const member = await withRole("viewer");
    expect(await codeOf(owner.members.add({ ...of, body: { email: member.email } }))).toBe("space.userAlreadyAdded");
    const person = await aSignedInPerson(api);
    const body = { email: person.email };
    const codes = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        codeOf(owner.members.add({ ...of, body }, { idempotencyKey: `invite-${person.id}-${at}` })),
      ),
    );
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code === "space.userAlreadyAdded")).toHaveLength(11);
    const [invitation, ...others] = (await owner.members.invitations(of))!;
    expect([others, invitation]).toMatchObject([[], { email: person.email, role: "recruiter" }]);
  });

  test("owner with an unverified email address invites a user to the Space → refused", async () => {
    const { of, withRole } = await aTeam(api);
    const unverified = await withRole("owner", { verified: false });
    const { email } = await aSignedInPerson(api);
    expect(await codeOf(unverified.client.members.add({ ...of, body: { email } }))).toBe("email.notValidated");
  });
});

describe("list of the members of a Space", () => {
  test("member list of a Space → shows when each member was last active, and leaves out members who are leaving Orbita", async () => {
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

  test("admin lists the members of a disabled Space → 404", async () => {
    const admin = await aSignedInPerson(api, { admin: true });
    const { of, id } = await aTeam(api);
    expect(await codeOf(admin.client.members.list(of))).toBeNull();
    await api.db.updateTable("spaces").set({ enabled: false }).where("id", "=", id).execute();
    expect(await codeOf(admin.client.members.list(of))).toBe("space.notFound");
  });
});

describe("qualification and visibility of a member on the page of a Space", () => {
  test("member sets their own qualification and visibility on the Space's page → saved; owner sets them → denied", async () => {
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
    // The owner may set the role but not `onPage`, so the whole change is refused and the role stays.
    const both = owner.members.change({ ...mine, body: { role: "owner", onPage: false } });
    expect(await codeOf(both)).toBe("access.denied");
    expect((await owner.members.list({ params: { id } }))![1]).toMatchObject({ role: "viewer", onPage: true });
    // The history does not contain the text of the qualification.
    const history = JSON.stringify(await readHistory(api.db, "members", `${id}:${viewer.id}`));
    expect(history).not.toContain("xxxx");
  });
});
