import { resumeLimits } from "@orbita/contract";
import { aSpace } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type ApiClient, type TestApi } from "../support/harness.ts";
import { aPerson, visitor } from "../support/people.ts";
import { aTalent, seedWords } from "../support/talents.ts";
import { tracesOf } from "../support/account-traces.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await seedWords(api);
});
afterAll(() => api.stop());

const content = {
  headline: "Sviluppatrice backend",
  contacts: { email: "giulia@posta.example", phone: "347 555 0142", city: "Genova", links: ["giulia.example"] },
  wishes: ["Da remoto"],
  summary: "Nove anni di Java.",
  experience: [
    { company: "Portolano", companyUrl: "portolano.example", title: "Backend", start: "2017-09", end: "2021-02" },
  ],
  certifications: [{ name: "IELTS", url: "ielts.example/giulia" }],
  languages: [{ code: "language_it", native: true }],
  comments: [{ text: "Da condividere", shared: true }, { text: "Segreto" }],
};
const read = (client: ApiClient, username: string, c?: string) =>
  client.resumes.profileOf({ params: { username }, query: c === undefined ? {} : { c } });
const browser = () =>
  visitor(api, { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0" });

describe("profile requested by username", () => {
  test.each([
    ["nobody", { guest: false, other: false }],
    ["link", { guest: true, other: true }],
    ["signedIn", { guest: false, other: true }],
    ["everyone", { guest: true, other: true }],
  ] as const)("profile with visibility %s → opens for the viewers %j", async (profileVisibility, opens) => {
    const { username, client } = await aTalent(api, content, { profileVisibility });
    const { client: other } = await aPerson(api);
    const code = (isOpen: boolean) => (isOpen ? null : "people.notFound");
    expect(await codeOf(read(api.guest, username))).toBe(code(opens.guest));
    expect(await codeOf(read(other, username))).toBe(code(opens.other));
    expect(await codeOf(read(client, username))).toBeNull();
  });

  test("public profile → shows the chosen sections and shared assessments, but never phone or email", async () => {
    const shownSections = ["summary", "languages"];
    const privacy = { profileVisibility: "everyone", showContacts: true, searchEngines: true } as const;
    const { username } = await aTalent(api, { ...content, shownSections }, privacy);
    const profile = (await read(api.guest, username))!;
    expect(profile).toMatchObject({
      username,
      firstName: "Giulia",
      headline: "Sviluppatrice backend",
      city: "Genova",
      wishes: ["Da remoto"],
      contacts: null,
      summary: "Nove anni di Java.",
      experience: null,
      years: null,
      technicalSkills: null,
      comments: [{ text: "Da condividere" }],
      questions: null,
      pdf: true,
      searchEngines: true,
      sectionOrder: ["summary", "comments", "languages"],
    });
    expect(JSON.stringify(profile)).not.toMatch(/Segreto|347 ?555|posta\.example|giulia\.example/);
  });

  test("profile of a disabled resume or account, or hidden from the viewer's Space → not found", async () => {
    const { username, id, resumeId, client } = await aTalent(api, content, { profileVisibility: "everyone" });
    const space = await aSpace(api.db);
    const member = await api.as(space.userId);
    expect(await codeOf(read(member, username))).toBeNull();
    await client.people.hide({ body: { spaceId: space.id } });
    expect(await codeOf(read(member, username))).toBe("people.notFound");
    expect(await codeOf(read(api.guest, username))).toBeNull();
    await api.db.updateTable("resumes").set({ enabled: false }).where("id", "=", resumeId).execute();
    expect(await codeOf(read(api.guest, username))).toBe("people.notFound");
    expect(await api.guest.people.byUsername({ params: { username } })).toMatchObject({ headline: null });
    await api.db.updateTable("resumes").set({ enabled: true }).where("id", "=", resumeId).execute();
    await api.db.updateTable("users").set({ enabled: false }).where("id", "=", id).execute();
    expect(await codeOf(read(api.guest, username))).toBe("people.notFound");
  });

  test("user previews their own profile → shown as others would see it, even if nobody can open it", async () => {
    const { client, username } = await aTalent(api, { ...content, shownSections: ["experience"] }, { showName: false });
    const byLink = (await client.resumes.profile({ query: {} }))!;
    expect(byLink).toMatchObject({ username, firstName: "Giulia", summary: null, contacts: null });
    const bySpace = (await client.resumes.profile({ query: { as: "space" } }))!;
    expect(bySpace).toMatchObject({ username: null, firstName: null, lastName: null, pdf: false, contacts: null });
    expect(bySpace.experience![0]).toMatchObject({ company: "Portolano", companyUrl: null });
    await client.people.changeSettings({ body: { privacy: { showName: true } } });
    expect(await client.resumes.profile({ query: { as: "space" } })).toMatchObject({ username, profileImage: null });
  });
});

describe("share links of a user's profile", () => {
  const add = async (client: ApiClient, body: object = {}) =>
    (await client.resumes.addLink({
      body: { label: "Agenzia", sections: ["summary", "experience"], ...body } as never,
    }))!;

  test("share link of a profile → opens its sections despite the visibility, and counts views; withdrawn → not found", async () => {
    const { client, username, id } = await aTalent(api, content);
    const [link, other] = [
      await add(client),
      await add(client, { label: "Firma", sections: ["languages"], pdf: false }),
    ];
    expect(link.code).toMatch(/^[\w-]{20}$/);
    expect(await codeOf(read(api.guest, username))).toBe("people.notFound");
    const guest = browser();
    expect(await read(guest, username, link.code)).toMatchObject({
      username,
      summary: "Nove anni di Java.",
      languages: null,
      contacts: null,
      pdf: true,
      searchEngines: false,
    });
    expect(await read(guest, username, other.code)).toMatchObject({ summary: null, years: null, pdf: false });
    await read(guest, username, link.code);
    await read(client, username, link.code);
    await read(visitor(api, { "user-agent": "Googlebot/2.1" }), username, link.code);
    await read(browser(), username, link.code);
    const listed = (await client.resumes.links({}))!;
    expect(listed.map(({ label, opened }) => [label, opened])).toEqual([
      ["Firma", 1],
      ["Agenzia", 2],
    ]);
    expect(listed[1]!.lastOpened).not.toBeNull();
    await client.resumes.withdrawLink({ params: { id: link.id } });
    expect(await codeOf(read(guest, username, link.code))).toBe("people.notFound");
    expect(await codeOf(read(guest, username, other.code))).toBeNull();
    const kinds = (await tracesOf(api).activities(id)).map(({ kind, details }) => [kind, details]);
    expect(kinds.slice(1)).toEqual([
      ["resume.linkAdded", { name: "Agenzia" }],
      ["resume.linkAdded", { name: "Firma" }],
      ["resume.linkWithdrawn", { name: "Agenzia" }],
    ]);
  });

  test("share link with the name → shows contact data only if the person shows them", async () => {
    const { client, username } = await aTalent(api, content, { showContacts: true });
    const named = await add(client);
    expect((await read(api.guest, username, named.code))!.contacts).toMatchObject({ phone: "347 555 0142" });
    await client.people.changeSettings({ body: { privacy: { showContacts: false } } });
    expect((await read(api.guest, username, named.code))!.contacts).toBeNull();
  });

  test("anonymous share link → reveals no identifying data, with any username in the URL", async () => {
    const { client, username } = await aTalent(api, content, { showContacts: true });
    const { code } = await add(client, { anonymous: true, sections: ["experience", "certifications"] });
    for (const name of ["-", "qualcun altro", username]) {
      const profile = (await read(api.guest, name, code))!;
      expect(profile).toMatchObject({
        username: null,
        firstName: null,
        lastName: null,
        contacts: null,
        profileImage: null,
      });
      expect(JSON.stringify(profile)).not.toMatch(
        /Giulia|Ferraris|posta\.example|portolano\.example|ielts\.example|persona /,
      );
    }
    const named = await add(client);
    expect(await codeOf(read(api.guest, "qualcun altro", named.code))).toBe("people.notFound");
  });

  test("share link that is expired, hidden from the viewer, or of a leaving user → not found", async () => {
    const { client, username, id } = await aTalent(api, content);
    const { code, expiresAt, id: linkId } = await add(client, { expiresOn: "2027-07-31" });
    expect(expiresAt).toBe("2027-07-31T21:59:59.999Z");
    const past = await problemOf(
      client.resumes.addLink({ body: { label: "Ieri", sections: ["summary"], expiresOn: "2020-01-01" } }),
    );
    expect(past).toMatchObject({ status: 422, errors: [{ path: "expiresOn", code: "field.invalid" }] });
    const until = (at: Date) =>
      api.db.updateTable("share_links").set({ expires_at: at }).where("id", "=", linkId).execute();
    await until(new Date(Date.now() - 1));
    expect(await codeOf(read(api.guest, username, code))).toBe("people.notFound");
    expect(await client.resumes.links({})).toEqual([]);
    await until(new Date(Date.now() + 60_000));
    expect(await codeOf(read(api.guest, username, code))).toBeNull();
    const space = await aSpace(api.db);
    await client.people.hide({ body: { spaceId: space.id } });
    expect(await codeOf(read(await api.as(space.userId), username, code))).toBe("people.notFound");
    await api.db.updateTable("users").set({ deletes_at: new Date() }).where("id", "=", id).execute();
    expect(await codeOf(read(api.guest, username, code))).toBe("people.notFound");
  });

  test("user creates more share links than allowed → refused; withdraws another user's link → not found", async () => {
    const { client } = await aTalent(api);
    const { max } = resumeLimits.shareLinks;
    const answers = await Promise.all(
      Array.from({ length: max + 2 }, (_, n) => codeOf(add(client, { label: `Link ${n}` }))),
    );
    expect(answers.filter((code) => code === "resume.tooMany")).toHaveLength(2);
    const [{ id } = { id: "" }] = (await client.resumes.links({}))!;
    const { client: other } = await aPerson(api);
    expect(await codeOf(other.resumes.withdrawLink({ params: { id } }))).toBe("resume.linkNotFound");
  });
});
