import { randomBytes } from "node:crypto";
import { spaceLimits } from "@orbita/contract";
import { readHistory } from "@orbita/db";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type TestApi } from "../support/harness.ts";
import { aSignedInPerson, aTeam, jobsOf, tokenFor } from "../support/members-tools.ts";
import { letters } from "../support/people.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const day = 86_400_000;
const newAddress = () => `${letters(12)}@posta.example`;
const opens = (token: string) => codeOf(api.guest.members.offer({ params: { token } }));

describe("inviting a person to a Space", () => {
  test("owner invites an email address → link for seven days, stored only as a hash, and not part of the mail job", async () => {
    const { id: spaceId, ownerId, owner, of } = await aTeam(api);
    const email = newAddress();
    const before = Date.now();
    const invitation = (await owner.members.add({
      ...of,
      body: { email: ` ${email.toUpperCase()}`, role: "viewer" },
    }))!;
    expect(invitation).toMatchObject({ email, role: "viewer", invitedBy: "Giulia Ferraris" });
    const days = (Date.parse(invitation.expires) - before) / day;
    expect(Math.abs(days - spaceLimits.invitationDays)).toBeLessThan(0.01);
    expect(await owner.members.invitations(of)).toEqual([invitation]);

    const token = await tokenFor(api, invitation.id);
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    const row = await api.db.selectFrom("invitations").selectAll().where("id", "=", invitation.id).executeTakeFirst();
    const queued = await jobsOf(api, "members.sendInvitation", "invitationId", invitation.id);
    expect(queued).toEqual([{ invitationId: invitation.id, linkId: row!.link_id }]);
    const history = await readHistory(api.db, "invitations", invitation.id);
    expect(history).toMatchObject([{ actor_id: ownerId, why: "invited to the Space", after: { role: "viewer" } }]);
    for (const kept of [row, history]) expect(JSON.stringify(kept)).not.toContain(token);
    expect(JSON.stringify(history)).not.toContain(email);

    expect(await api.guest.members.offer({ params: { token } })).toEqual({
      space: { id: spaceId, name: "Lanterna Software", url: expect.any(String), logo: null },
      email: `${email[0]}••••@posta.example`,
      role: "viewer",
      invitedBy: "Giulia Ferraris",
      expires: invitation.expires,
      registered: false,
    });
  });

  test("eight concurrent invitations of one email address → one succeeds; another Space may invite the same address", async () => {
    const { owner, of } = await aTeam(api);
    const elsewhere = await aTeam(api);
    const body = { email: newAddress() };
    // Each request has its own idempotency key, so the eight requests are separate invitations and no retries.
    const invite = () => codeOf(owner.members.add({ ...of, body }, { idempotencyKey: letters(20) }));
    const codes = await Promise.all(Array.from({ length: 8 }, invite));
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code === "space.userAlreadyAdded")).toHaveLength(7);
    expect(await codeOf(elsewhere.owner.members.add({ ...elsewhere.of, body }))).toBeNull();
  });

  test("inviting a member again → space.userAlreadyAdded; inviting twice with one idempotency key → one mail", async () => {
    const { owner, of, withRole } = await aTeam(api);
    const { email } = await withRole("viewer");
    expect(await codeOf(owner.members.add({ ...of, body: { email } }))).toBe("space.userAlreadyAdded");
    const key = { idempotencyKey: letters(20) };
    const body = { email: newAddress() };
    const first = await owner.members.add({ ...of, body }, key);
    expect(await owner.members.add({ ...of, body }, key)).toEqual(first);
    expect(await jobsOf(api, "members.sendInvitation", "invitationId", first!.id)).toHaveLength(1);
  });

  test("invitation above a Space's limit of open invitations → refused; an expired invitation does not count", async () => {
    const { id, ownerId, owner, of } = await aTeam(api);
    const max = spaceLimits.invitations;
    const waiting = Array.from({ length: max - 1 }, () => ({
      id: crypto.randomUUID(),
      link_id: crypto.randomUUID(),
      space_id: id,
      email: newAddress(),
      role: "viewer" as const,
      token_hash: randomBytes(32),
      invited_by: ownerId,
      expires_at: new Date(Date.now() + day),
    }));
    await api.db.insertInto("invitations").values(waiting).execute();
    expect(await codeOf(owner.members.add({ ...of, body: { email: newAddress() } }))).toBeNull();
    const problem = await problemOf(owner.members.add({ ...of, body: { email: newAddress() } }));
    expect(problem).toMatchObject({ status: 409, code: "invitation.tooMany", params: { max } });
    const { email, id: old } = waiting[0]!;
    await api.db.updateTable("invitations").set({ expires_at: new Date() }).where("id", "=", old).execute();
    expect(await owner.members.invitations(of)).toHaveLength(max - 1);
    // An address can be invited again as soon as its invitation has expired, before the routine deletes the old one.
    expect(await codeOf(owner.members.add({ ...of, body: { email } }))).toBeNull();
  });

  test("invitation resent → new link for seven days, the old link is invalid; withdrawn → no link is valid", async () => {
    const { owner, of, withRole } = await aTeam(api);
    const { id } = (await owner.members.add({ ...of, body: { email: newAddress() } }))!;
    const first = await tokenFor(api, id);
    const soon = new Date(Date.now() + 60_000);
    await api.db.updateTable("invitations").set({ expires_at: soon }).where("id", "=", id).execute();
    const other = await withRole("owner");
    const params = { ...of.params, invitationId: id };
    const again = (await other.client.members.resend({ params }))!;
    expect(Date.parse(again.expires) - Date.now()).toBeGreaterThan(6.9 * day);
    const next = await tokenFor(api, id);
    expect(next).not.toBe(first);
    expect([await opens(first), await opens(next)]).toEqual(["invitation.notFound", null]);
    expect(await jobsOf(api, "members.sendInvitation", "invitationId", id)).toHaveLength(2);
    await owner.members.withdraw({ params });
    expect(await opens(next)).toBe("invitation.notFound");
    expect(await codeOf(owner.members.withdraw({ params }))).toBe("invitation.notFound");
    expect(await codeOf(owner.members.resend({ params }))).toBe("invitation.notFound");
  });

  test("owner withdraws or resends an invitation of another Space → invitation not found", async () => {
    const mine = await aTeam(api);
    const theirs = await aTeam(api);
    const { id } = (await theirs.owner.members.add({ ...theirs.of, body: { email: newAddress() } }))!;
    const params = { ...mine.of.params, invitationId: id };
    expect(await codeOf(mine.owner.members.withdraw({ params }))).toBe("invitation.notFound");
    expect(await codeOf(mine.owner.members.resend({ params }))).toBe("invitation.notFound");
    expect(await theirs.owner.members.invitations(theirs.of)).toHaveLength(1);
  });
});

describe("accepting an invitation to a Space", () => {
  test("invitation accepted with the invited, verified address → member, once; with another or unverified one → refused", async () => {
    const { id, ownerId, owner, of } = await aTeam(api);
    const email = newAddress();
    const invitation = (await owner.members.add({ ...of, body: { email, role: "owner" } }))!;
    const params = { token: await tokenFor(api, invitation.id) };
    const stranger = await aSignedInPerson(api);
    expect(await problemOf(stranger.client.members.accept({ params }))).toMatchObject({
      status: 409,
      code: "invitation.otherAddress",
    });
    const person = await aSignedInPerson(api, { email, verified: false });
    expect(await api.guest.members.offer({ params })).toMatchObject({ registered: true });
    expect(await codeOf(person.client.members.accept({ params }))).toBe("email.notValidated");
    await api.db.updateTable("users").set({ email_verified_at: new Date() }).where("id", "=", person.id).execute();
    const codes = await Promise.all(Array.from({ length: 8 }, () => codeOf(person.client.members.accept({ params }))));
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code === "invitation.notFound")).toHaveLength(7);
    expect(await person.client.spaces.mine({})).toMatchObject([{ id, role: "owner", addedBy: "Giulia" }]);
    expect(await owner.members.invitations(of)).toEqual([]);
    expect(await opens(params.token)).toBe("invitation.notFound");
    const row = await api.db.selectFrom("members").selectAll().where("user_id", "=", person.id).executeTakeFirst();
    expect(row).toMatchObject({ added_by: ownerId });
    expect(await readHistory(api.db, "members", `${id}:${person.id}`)).toMatchObject([
      { actor_id: person.id, why: "joined by invitation" },
    ]);
  });

  test("invitation link that is expired, unknown or of a disabled Space → invitation not found", async () => {
    const { id, owner, of } = await aTeam(api);
    const person = await aSignedInPerson(api);
    const invitation = (await owner.members.add({ ...of, body: { email: person.email } }))!;
    const params = { token: await tokenFor(api, invitation.id) };
    await api.db.updateTable("spaces").set({ enabled: false }).where("id", "=", id).execute();
    expect([await opens(params.token), await codeOf(person.client.members.accept({ params }))]).toEqual([
      "invitation.notFound",
      "invitation.notFound",
    ]);
    await api.db.updateTable("spaces").set({ enabled: true }).where("id", "=", id).execute();
    expect(await opens(params.token)).toBeNull();
    await api.db.updateTable("invitations").set({ expires_at: new Date() }).where("id", "=", invitation.id).execute();
    expect(await codeOf(person.client.members.accept({ params }))).toBe("invitation.notFound");
    expect(await opens("x".repeat(43))).toBe("invitation.notFound");
    expect(await opens("short")).toBe("request.invalid");
  });
});

test("user asks to join a Space → each active owner gets one mail a day", async () => {
  const { id, ownerId, of, withRole } = await aTeam(api);
  const second = await withRole("owner");
  const recruiter = await withRole("recruiter");
  await withRole("owner", { enabled: false });
  const person = await aSignedInPerson(api);
  await Promise.all(Array.from({ length: 6 }, () => person.client.members.askToJoin(of)));
  const asked = () => jobsOf(api, "members.sendJoinRequest", "userId", person.id);
  const receivers = (await asked()).map(({ ownerId: to }) => to);
  expect([receivers.length, new Set(receivers)]).toEqual([2, new Set([ownerId, second.id])]);
  const yesterday = new Date(Date.now() - day);
  await api.db.updateTable("join_requests").set({ asked_at: yesterday }).where("space_id", "=", id).execute();
  await person.client.members.askToJoin(of);
  expect(await asked()).toHaveLength(4);
  expect(await codeOf(recruiter.client.members.askToJoin(of))).toBe("space.userAlreadyAdded");
});
