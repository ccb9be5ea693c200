import { jobWishLimits as limits } from "@orbita/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type ApiClient, type TestApi } from "../support/harness.ts";
import { emptyWishes, fullWishes, placeNamed, seedTitles } from "../support/job-wishes.ts";
import { aPerson, letters } from "../support/people.ts";
import { aTalent } from "../support/talents.ts";

let api: TestApi;
let roles: Awaited<ReturnType<typeof seedTitles>>;
beforeAll(async () => {
  api = await startApi();
  roles = await seedTitles(api);
});
afterAll(() => api.stop());

const save = (client: ApiClient, change: object = {}) => client.jobWishes.save({ body: { ...emptyWishes, ...change } });
const rowsOf = (userId: string) => api.db.selectFrom("job_wishes").selectAll().where("user_id", "=", userId).execute();

describe("what a talent looks for", () => {
  test("saved wishes → read back by their author only, with titles in both languages", async () => {
    const [me, other] = [await aPerson(api), await aPerson(api)];
    expect(await me.client.jobWishes.read({})).toEqual({ ...emptyWishes, labels: {}, updated: null });
    const wishes = fullWishes([roles.analyst, roles.backend]);
    const saved = await save(me.client, wishes);
    expect(saved).toEqual({
      ...wishes,
      roles: [
        { id: "analyst", itMasculine: "Analista dati", itFeminine: "Analista dati", en: "Data analyst" },
        {
          id: "backend",
          itMasculine: "Sviluppatore backend",
          itFeminine: "Sviluppatrice backend",
          en: "Backend developer",
        },
      ],
      labels: expect.objectContaining({
        contract_economic_type_permanent: { it: "Tempo indeterminato", en: "Permanent" },
      }) as object,
      updated: saved!.updated,
    });
    expect(await me.client.jobWishes.read({})).toEqual(saved);
    expect(await other.client.jobWishes.read({})).toMatchObject({ ...emptyWishes });
    expect(await codeOf(api.guest.jobWishes.read({}))).toBe("access.unauthenticated");
  });

  test("wishes saved twice → the second replaces the whole, and there is one row", async () => {
    const { client, id } = await aPerson(api);
    await save(client, fullWishes([roles.backend]));
    await save(client, { salaryMin: 30_000 });
    expect(await client.jobWishes.read({})).toMatchObject({ ...emptyWishes, salaryMin: 30_000 });
    expect(await rowsOf(id)).toHaveLength(1);
  });

  const { salaryMin: salary, radiusKm, remoteShare, noticeDays, weeklyHours } = limits;
  const place = placeNamed("Genova");
  test.each<[what: object, error: string | null]>([
    [{ salaryMin: salary.min }, null],
    [{ salaryMin: salary.min - 1 }, "salaryMin field.tooSmall"],
    [{ salaryMin: salary.max }, null],
    [{ salaryMin: salary.max + 1 }, "salaryMin field.tooBig"],
    [{ salaryMin: 30_000.5 }, "salaryMin field.notANumber"],
    [{ place: { ...place, km: radiusKm.min } }, null],
    [{ place: { ...place, km: radiusKm.max } }, null],
    [{ place: { ...place, km: radiusKm.max + 1 } }, "place.km field.tooBig"],
    [{ place: { ...place, km: 0 } }, "place.km field.tooSmall"],
    [{ place: { ...place, lat: null } }, "place.lat field.required"],
    [{ place: { ...place, city: " " } }, "place.city field.required"],
    [{ remoteShare: remoteShare.min }, null],
    [{ remoteShare: remoteShare.max + 1 }, "remoteShare field.tooBig"],
    [{ noticeDays: 0 }, null],
    [{ noticeDays: noticeDays.max }, null],
    [{ noticeDays: -1 }, "noticeDays field.tooSmall"],
    [{ noticeDays: noticeDays.max + 1 }, "noticeDays field.tooBig"],
    [{ weeklyHoursMin: weeklyHours.min, weeklyHoursMax: weeklyHours.max }, null],
    [{ weeklyHoursMin: 20, weeklyHoursMax: 20 }, null],
    [{ weeklyHoursMin: 20.5, weeklyHoursMax: 20 }, "weeklyHoursMax field.tooSmall"],
    [{ weeklyHoursMax: weeklyHours.max + 0.5 }, "weeklyHoursMax field.tooBig"],
    [{ workplaces: ["workplace_type_moon"] }, "workplaces.0 field.invalid"],
    [{ contracts: ["contract_economic_type_temp", "contract_economic_type_temp"] }, "contracts.1 field.inUse"],
    [{ hours: ["contract_type_parttime", "contract_type_project"] }, null],
    [{ permits: ["europeanUnion", "switzerland"] }, null],
    [{ permits: ["moon"] }, "permits.0 field.invalid"],
    [{ roles: ["backend", "backend"] }, "roles.1 field.inUse"],
    [{ roles: ["analyst", "astronaut"] }, "roles.1 field.invalid"],
    [{ roles: Array.from({ length: limits.roles.max + 1 }, () => letters(8)) }, "roles field.tooMany"],
    [{ age: 30 }, "age field.unknown"],
  ])("wishes with %j → %s", async (change, error) => {
    const { client } = await aPerson(api);
    if (error === null) {
      expect(await save(client, change)).toMatchObject(change);
      return;
    }
    const problem = await problemOf(save(client, change));
    expect(problem).toMatchObject({ status: 422 });
    expect(problem!.errors.map(({ path, code }) => `${path} ${code}`)).toEqual([error]);
    expect(await client.jobWishes.read({})).toMatchObject({ updated: null });
  });
});

describe("visibility of what a talent looks for", () => {
  const readBy = (client: ApiClient, username: string) => client.resumes.profileOf({ params: { username }, query: {} });

  test("visitor opens the profile → the wishes without the minimum salary, and the note", async () => {
    const talent = await aTalent(api, { wishes: ["Da remoto"] }, { profileVisibility: "everyone" });
    const wishes = fullWishes([roles.backend]);
    await save(talent.client, wishes);
    const { salaryMin, ...others } = wishes;
    const profile = (await readBy(api.guest, talent.username))!;
    expect(profile).toMatchObject({ wishes: ["Da remoto"], jobWishes: { ...others, roles: [{ id: "backend" }] } });
    const own = await talent.client.resumes.read({});
    expect(own).toMatchObject({ jobWishes: { place: { city: "Genova" } } });
    for (const answer of [profile, own]) expect(JSON.stringify(answer)).not.toContain(String(salaryMin));
  });

  test("visitor opens a link without a name → neither permits nor salary", async () => {
    const talent = await aTalent(api, { headline: "Sviluppo backend" }, { profileVisibility: "link" });
    await save(talent.client, fullWishes([roles.backend]));
    const { code } = (await talent.client.resumes.addLink({
      body: { label: "Agenzia", sections: ["summary"], anonymous: true },
    }))!;
    const profile = (await api.guest.resumes.profileOf({ params: { username: "-" }, query: { c: code } }))!;
    expect(profile.jobWishes).toMatchObject({ permits: [], noticeDays: 60, roles: [{ id: "backend" }] });
    expect(JSON.stringify(profile)).not.toContain("38765");
  });

  test("talent exports their data → the wishes with the minimum salary", async () => {
    const { client } = await aPerson(api);
    await save(client, fullWishes([roles.backend]));
    const { blob } = (await client.personalData.export({}))!;
    const exported = JSON.parse(await blob.text()) as { jobWishes: object };
    expect(exported.jobWishes).toMatchObject({ salaryMin: 38_765, place: { city: "Genova", km: 30 } });
  });

  test("talent empties the CV → the wishes are deleted with it", async () => {
    const talent = await aTalent(api, { wishes: ["Da remoto"] });
    await save(talent.client, fullWishes([roles.backend]));
    await talent.client.resumes.remove({ params: { id: talent.resumeId } });
    expect(await rowsOf(talent.id)).toEqual([]);
    expect(await talent.client.jobWishes.read({})).toMatchObject({ updated: null });
  });
});
