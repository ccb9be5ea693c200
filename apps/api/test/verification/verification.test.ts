import { createHash, randomUUIDv7 } from "node:crypto";
import type { SpaceId } from "@orbita/contract";
import { readHistory } from "@orbita/db";
import { startDns } from "@orbita/simulators/dns";
import { aJobPost, aSpace } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anAdmin, reasonBody } from "../support/back-office-world.ts";
import { codeOf, problemOf, startApi, type TestApi } from "../support/harness.ts";
import { letters } from "../support/people.ts";

/** The DNS zone of this file: TXT records by name, or a failing server. */
const zone = new Map<string, readonly string[] | "unavailable">();
let dns: Awaited<ReturnType<typeof startDns>>;
let api: TestApi;
beforeAll(async () => {
  dns = await startDns((name, type) => {
    const texts = zone.get(name) ?? [];
    if (texts === "unavailable") return texts;
    return type === "TXT" ? texts.map((txt) => ({ txt })) : [];
  });
  api = await startApi({ DNS_SERVERS: dns.server });
});
afterAll(async () => {
  await api.stop();
  await dns.stop();
});

const newDomain = () => `${letters(12)}.example`;

async function anUnverifiedSpace() {
  const { id, userId } = await aSpace(api.db, { verified: false });
  const owner = await api.as(userId);
  const of = { params: { id: id as SpaceId } };
  const isVerified = async () => (await owner.accounts.me({}))!.spaces.find((space) => space.id === id)!.verified;
  const one = (domainId: string) => ({ params: { id: id as SpaceId, domainId } });
  const add = async (domain = newDomain()) =>
    (await owner.verification.addDomain({ ...of, body: { domain } }))!.domains.at(-1)!;
  return { id, userId, owner, of, one, add, isVerified };
}

describe("verification of a domain by a DNS record", () => {
  test("DNS record of a Space's domain found → Space verified at once, for a year, with a badge and a history", async () => {
    const { id, owner, of, one, add, isVerified } = await anUnverifiedSpace();
    const { id: domainId, domain, record, state } = await add();
    expect(state).toBe("waiting");
    expect(record.name).toBe(`_orbita.${domain}`);
    expect(record.value).toMatch(/^orbita-verification=[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
    expect(await owner.verification.checkDomain(one(domainId))).toMatchObject({
      verified: false,
      domains: [{ state: "waiting", checks: [{ outcome: "missing" }] }],
    });
    expect(await isVerified()).toBe(false);
    expect((await api.guest.spaces.read(of))!.verification).toBeNull();

    zone.set(record.name, ["something else", record.value]);
    const verified = (await owner.verification.checkDomain(one(domainId)))!;
    expect(verified).toMatchObject({
      verified: true,
      domains: [{ state: "verified", proof: "dns", checks: [{ outcome: "found" }, { outcome: "missing" }] }],
    });
    const days = (Date.parse(verified.until!) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(365);
    expect(await isVerified()).toBe(true);
    expect((await api.guest.spaces.read(of))!.verification).toMatchObject({ domain, vat: false });
    expect((await readHistory(api.db, "space_domains", domainId)).map(({ action }) => action)).toContain("insert");
    expect(
      await api.db.selectFrom("outbox").select("payload").where("name", "=", "space.changed").execute(),
    ).toContainEqual({
      payload: { id },
    });
  });

  test("DNS record contains another Space's token for the same domain → the Space is not verified", async () => {
    const [one, other] = [await anUnverifiedSpace(), await anUnverifiedSpace()];
    const domain = newDomain();
    const [mine, theirs] = [await one.add(domain), await other.add(domain)];
    zone.set(mine.record.name, [theirs.record.value]);
    expect(await one.owner.verification.checkDomain(one.one(mine.id))).toMatchObject({ verified: false });
    expect(await other.owner.verification.checkDomain(other.one(theirs.id))).toMatchObject({ verified: true });
  });

  test("DNS servers of a verified domain fail → the domain stays verified", async () => {
    const { owner, one, add } = await anUnverifiedSpace();
    const { id, record } = await add();
    zone.set(record.name, [record.value]);
    await owner.verification.checkDomain(one(id));
    zone.set(record.name, "unavailable");
    expect(await owner.verification.checkDomain(one(id))).toMatchObject({
      verified: true,
      domains: [{ state: "verified", checks: [{ outcome: "unavailable" }, { outcome: "found" }] }],
    });
  });

  test("DNS record of a verified domain gone → 14 days of grace, owner notified; last domain removed → unverified", async () => {
    const { id: spaceId, userId, owner, one, add, isVerified } = await anUnverifiedSpace();
    const { id, record } = await add();
    zone.set(record.name, [record.value]);
    await owner.verification.checkDomain(one(id));
    zone.delete(record.name);
    const failing = (await owner.verification.checkDomain(one(id)))!;
    expect(failing).toMatchObject({ verified: true, domains: [{ state: "failing" }] });
    expect(Math.round((Date.parse(failing.until!) - Date.now()) / 86_400_000)).toBe(14);
    const told = await api.db
      .selectFrom("notifications")
      .select(["user_id", "data"])
      .where("space_id", "=", spaceId)
      .orderBy("created_at")
      .execute();
    expect(told).toMatchObject([
      { user_id: userId, data: { event: "verified" } },
      { user_id: userId, data: { event: "failing" } },
    ]);
    expect(await owner.verification.removeDomain(one(id))).toMatchObject({ verified: false, domains: [] });
    expect(await isVerified()).toBe(false);
  });

  test("domain added as a URL → its host is used; mailbox provider, invalid, duplicate or eleventh domain → refused", async () => {
    const { owner, of, add } = await anUnverifiedSpace();
    const host = newDomain();
    expect((await add(` https://www.${host.toUpperCase()}/jobs?x=1 `)).domain).toBe(host);
    expect(await codeOf(owner.verification.addDomain({ ...of, body: { domain: host } }))).toBe("domain.alreadyAdded");
    for (const domain of ["gmail.com", "localhost", "10.0.0.1", "a b.example"]) {
      const problem = await problemOf(owner.verification.addDomain({ ...of, body: { domain } }));
      expect(problem?.errors, domain).toHaveLength(1);
    }
    while ((await owner.verification.read(of))!.domains.length < 10) await add();
    expect(await codeOf(owner.verification.addDomain({ ...of, body: { domain: newDomain() } }))).toBe("domain.tooMany");
  });
});

describe("verification of a domain by mailed link", () => {
  async function linkOf(spaceId: string) {
    const { link_id } = await api.db
      .selectFrom("space_domains")
      .select("link_id")
      .where("space_id", "=", spaceId)
      .where("link_id", "is not", null)
      .executeTakeFirstOrThrow();
    return { params: { token: api.platform.codes.ticketOf(`space domain ${link_id}`) } };
  }

  test("guest confirms the mailed link → Space verified; link confirmed eight times at once → one succeeds", async () => {
    const { id, owner, of } = await anUnverifiedSpace();
    const domain = newDomain();
    await owner.verification.mailLink({ ...of, body: { email: `info@${domain}` } });
    const link = await linkOf(id);
    const row = await api.db
      .selectFrom("space_domains")
      .selectAll()
      .where("space_id", "=", id)
      .executeTakeFirstOrThrow();
    expect(row.link_hash).toEqual(createHash("sha256").update(link.params.token).digest());
    expect(await api.guest.verification.readLink(link)).toMatchObject({ domain, space: { name: "Lanterna Software" } });
    const codes = await Promise.all(Array.from({ length: 8 }, () => codeOf(api.guest.verification.confirmLink(link))));
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code === "domain.linkNotFound")).toHaveLength(7);
    expect(await owner.verification.read(of)).toMatchObject({
      verified: true,
      domains: [{ domain, state: "verified", proof: "email", link: null }],
    });
  });

  test("verification link expired or replaced → not found; address of a public mailbox provider → refused", async () => {
    const { id, owner, of } = await anUnverifiedSpace();
    const email = `info@${newDomain()}`;
    await owner.verification.mailLink({ ...of, body: { email } });
    const first = await linkOf(id);
    await owner.verification.mailLink({ ...of, body: { email } });
    expect(await codeOf(api.guest.verification.readLink(first))).toBe("domain.linkNotFound");
    const second = await linkOf(id);
    await api.db.updateTable("space_domains").set({ link_expires_at: new Date() }).where("space_id", "=", id).execute();
    expect(await codeOf(api.guest.verification.confirmLink(second))).toBe("domain.linkNotFound");
    const problem = await problemOf(owner.verification.mailLink({ ...of, body: { email: "me@gmail.com" } }));
    expect(problem?.errors).toMatchObject([{ path: "email", code: "domain.public" }]);
  });
});

test("administrator checks a VAT number → Space verified; VAT number changed → verification withdrawn", async () => {
  const { id, owner, of } = await anUnverifiedSpace();
  expect(await codeOf(owner.verification.requestVatCheck(of))).toBe("space.vatMissing");
  await api.db.updateTable("spaces").set({ vat: "02318470994" }).where("id", "=", id).execute();
  expect((await owner.verification.requestVatCheck(of))!.vat.requestedAt).not.toBeNull();
  const { client: admin } = await anAdmin(api);
  const change = async (body: object) => {
    const { version } = (await admin.adminSpace.read({ params: { id } }))!;
    await admin.adminSpace.change({ params: { id }, body: { version, ...body } }, reasonBody);
  };
  expect(await admin.adminSpace.read({ params: { id } })).toMatchObject({ vatChecked: false, verified: false });
  await change({ vatChecked: true });
  expect(await owner.verification.read(of)).toMatchObject({ verified: true, vat: { requestedAt: null } });
  expect((await api.guest.spaces.read(of))!.verification).toMatchObject({ domain: null, vat: true });
  await change({ vat: "00743110157" });
  expect(await owner.verification.read(of)).toMatchObject({ verified: false, vat: { checkedAt: null } });
});

describe("limits of an unverified Space", () => {
  test("unverified Space opens a talent's CV, sends a contact request, adds a CV or sponsors → refused; free job → allowed", async () => {
    const { id, owner } = await anUnverifiedSpace();
    const resumeId = randomUUIDv7();
    const forSpace = { spaceId: id };
    const contactRequest = {
      resumeId,
      jobPostId: null,
      contractEconomicType: null,
      city: "Genova",
      title: "Sviluppo backend",
      salaryMin: 30_000,
      salaryMax: 40_000,
      contractType: "contract_type_permanent",
      workplaceType: "workplace_type_remote",
      message: "Ciao",
    };
    expect(await codeOf(owner.talentSearch.open({ params: { id: resumeId } }, forSpace))).toBe("space.notVerified");
    expect(await codeOf(owner.contactRequests.make({ body: contactRequest }, forSpace))).toBe("space.notVerified");
    expect(await codeOf(owner.candidates.parse({ body: {}, files: [new File(["x"], "cv.pdf")] }, forSpace))).toBe(
      "space.notVerified",
    );
    const post = await aJobPost(api.db, { spaceId: id });
    const params = { id: post.id as never };
    expect(await codeOf(owner.jobPosts.publish({ params, body: { plan: "premium", dailyBudget: 10 } }))).toBe(
      "space.notVerified",
    );
    expect(await codeOf(owner.jobPosts.publish({ params, body: { plan: "free" } }))).toBeNull();
    expect((await api.guest.jobPosts.read({ params }))!.space.verification).toBeNull();
  });
});
