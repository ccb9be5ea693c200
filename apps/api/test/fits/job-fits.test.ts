import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { placeNamed } from "../support/job-wishes.ts";
import {
  aFittingJob,
  aTalentWithCv,
  backendResume,
  closeJob,
  fitsOf,
  idsOf,
  indexJobs,
  saveLimits,
  startFits,
  type FitsApi,
} from "./fits-world.ts";

let api: FitsApi;
beforeAll(async () => {
  api = await startFits();
}, 120_000);
beforeEach(() => api.clearAll());
afterAll(() => api.stop());

const byId = (id: string) => ({ params: { id } });

describe("list of fitting jobs", () => {
  test("jobs with more and fewer covered requirements → the best covered first, with its counts, gaps and line", async () => {
    const { client } = await aTalentWithCv(api);
    const some = await aFittingJob(api, { skills: ["java", "kubernetes", "rabbitmq", "react"] });
    const most = await aFittingJob(api, { skills: ["java", "spring-boot", "postgresql", "kubernetes"] });
    const all = await aFittingJob(api, { skills: ["java", "spring-boot", "postgresql"] });
    const page = await fitsOf(client);
    expect(page).toMatchObject({ state: "ready", totalElements: 3, totalPages: 1, outside: 0 });
    expect(page.content.map(({ job, position }) => [job.id, position])).toEqual([
      [all.id, 1],
      [most.id, 2],
      [some.id, 3],
    ]);
    const [, second] = page.content;
    expect(second!.fit).toMatchObject({ total: 4, met: 3, related: 0, notMet: 0, unknown: 1 });
    expect(second!.fit.missing.map(({ requirement, verdict }) => [requirement.label.it, verdict])).toEqual([
      ["Kubernetes", "unknown"],
    ]);
    expect(second!.line).toMatchObject({ text: backendResume.experience[0]!.tasks[0], at: "Portolano" });
    expect(second!.job).not.toHaveProperty("description");
  });

  test("jobs of other occupations → only those that require several skills of the CV are listed", async () => {
    const { client } = await aTalentWithCv(api);
    await aFittingJob(api, { title: "Infermiera", skills: ["first-aid"] });
    await aFittingJob(api, { title: "Cameriere di sala", skills: ["java"] });
    const related = await aFittingJob(api, { title: "Consulente ERP", skills: ["java", "spring-boot", "postgresql"] });
    expect(await idsOf(client)).toEqual([related.id]);
  });

  test("equally fitting jobs → the newest first, a sponsored job has no place of its own", async () => {
    const { client } = await aTalentWithCv(api);
    const day = (at: number) => new Date(Date.UTC(2026, 10, at));
    const older = await aFittingJob(api, {
      columns: { published_at: day(1), plan: "premium", daily_budget_cents: 900 },
    });
    const newer = await aFittingJob(api, { columns: { published_at: day(9) } });
    await api.db
      .updateTable("spaces")
      .set({ verified_until: new Date(Date.now() + 9e8) })
      .where("id", "=", older.spaceId)
      .execute();
    await indexJobs(api, older.id);
    const { content } = await fitsOf(client);
    expect(content.map(({ job }) => [job.id, job.sponsored])).toEqual([
      [newer.id, false],
      [older.id, true],
    ]);
  });

  test("two pages → positions go on, and each job is on one page", async () => {
    const { client } = await aTalentWithCv(api);
    for (let at = 0; at < 3; at++) await aFittingJob(api);
    const pages = [0, 1].map((page) => client.jobFits.list({ query: { page, size: 2 } }));
    const [first, second] = await Promise.all(pages);
    expect([...first!.content, ...second!.content].map(({ position }) => position)).toEqual([1, 2, 3]);
    expect(new Set([...first!.content, ...second!.content].map(({ job }) => job.id)).size).toBe(3);
  });

  test("the talent applied to a job, hid a job and hid a Space → none of them is listed", async () => {
    const { client } = await aTalentWithCv(api);
    const [applied, hidden, ofSpace, listed] = [
      await aFittingJob(api),
      await aFittingJob(api),
      await aFittingJob(api),
      await aFittingJob(api),
    ];
    await client.applications.apply({ body: { jobPostId: applied.id } });
    await client.jobMarks.hideJob(byId(hidden.id));
    await client.jobMarks.hideSpace(byId(ofSpace.spaceId));
    expect(await idsOf(client)).toEqual([listed.id]);
  });

  test("a changed CV and a closed job → both reach the list with the next request", async () => {
    const { client, resumeId } = await aTalentWithCv(api);
    const [java, nurse] = [
      await aFittingJob(api),
      await aFittingJob(api, { title: "Infermiere", skills: ["first-aid"] }),
    ];
    expect(await idsOf(client)).toEqual([java.id]);
    const body = { headline: "Infermiera", experience: [], summary: null };
    await client.resumes.change({ params: { id: resumeId }, body });
    expect(await idsOf(client)).toEqual([nurse.id]);
    await closeJob(api, nurse.id);
    expect(await idsOf(client)).toEqual([]);
  });

  test("empty CV → no list, with the reason", async () => {
    const { client } = await aTalentWithCv(api, { headline: "Sviluppatrice backend" });
    const { id } = await aFittingJob(api);
    expect(await fitsOf(client)).toMatchObject({ state: "noCv", content: [], totalElements: 0 });
    expect(await client.jobFits.read(byId(id))).toMatchObject({ state: "noCv", requirements: [], position: null });
    expect(await client.jobFits.counts({ body: { ids: [id] as never } })).toEqual([]);
  });

  test("turned off in settings → no list and no counts; turned on again → as before", async () => {
    const { client } = await aTalentWithCv(api);
    const { id } = await aFittingJob(api);
    await client.people.changeSettings({ body: { jobFits: false } });
    expect(await fitsOf(client)).toMatchObject({ state: "off", content: [], outside: 0, steps: [] });
    expect(await client.jobFits.counts({ body: { ids: [id] as never } })).toEqual([]);
    expect(await client.jobFits.read(byId(id))).toMatchObject({ state: "off", requirements: [] });
    await client.people.changeSettings({ body: { jobFits: true } });
    expect(await idsOf(client)).toEqual([id]);
  });
});

describe("limits", () => {
  const jobs = async () => ({
    genoa: await aFittingJob(api),
    rome: await aFittingJob(api, { columns: { city: "Roma", lat: 41.9, lon: 12.5 } }),
    remote: await aFittingJob(api, {
      columns: { city: "Roma", lat: 41.9, lon: 12.5, workplace_type: "workplace_type_full_remote" },
    }),
    hybrid: await aFittingJob(api, { columns: { workplace_type: "workplace_type_hybrid", office_presence: 60 } }),
    cheap: await aFittingJob(api, { columns: { salary_min: 24_000, salary_max: 28_000 } }),
    shortTerm: await aFittingJob(api, { columns: { contract_economic_type: "contract_economic_type_fixed_term" } }),
    partTime: await aFittingJob(api, { columns: { contract_type: "contract_type_parttime", weekly_hours: 20 } }),
  });
  type JobName = keyof Awaited<ReturnType<typeof jobs>>;
  const cases: [limit: object, outside: JobName[], broken: string][] = [
    [{ place: placeNamed("Genova") }, ["rome"], "place"],
    [
      { workplaces: ["workplace_type_full_remote", "workplace_type_hybrid"] },
      ["genoa", "rome", "cheap", "shortTerm", "partTime"],
      "workplace",
    ],
    [{ remoteShare: 50 }, ["hybrid"], "workplace"],
    [{ remoteShare: 40 }, [], "workplace"],
    [{ salaryMin: 38_000 }, ["cheap"], "salary"],
    [{ salaryMin: 28_000 }, [], "salary"],
    [{ contracts: ["contract_economic_type_permanent"] }, ["shortTerm"], "contract"],
    [{ hours: ["contract_type_full"] }, ["partTime"], "hours"],
    [{ weeklyHoursMin: 30 }, ["partTime"], "weeklyHours"],
    [{ weeklyHoursMax: 30 }, ["genoa", "rome", "remote", "hybrid", "cheap", "shortTerm"], "weeklyHours"],
  ];
  test("each limit → the jobs outside are counted and not listed, and each of them names the limit", async () => {
    const all = await jobs();
    const names = Object.keys(all) as JobName[];
    const { client } = await aTalentWithCv(api);
    for (const [limit, outside, broken] of cases) {
      await saveLimits(client, limit);
      const page = await fitsOf(client);
      const listed = names.filter((name) => page.content.some(({ job }) => job.id === all[name].id));
      expect({ listed, outside: page.outside }, JSON.stringify(limit)).toEqual({
        listed: names.filter((name) => !outside.includes(name)),
        outside: outside.length,
      });
      for (const name of names)
        expect((await client.jobFits.read(byId(all[name].id)))!.outside, `${JSON.stringify(limit)} ${name}`).toEqual(
          outside.includes(name) ? [broken] : [],
        );
    }
  });

  test("a wished role that the CV does not have → its jobs are listed", async () => {
    const { client } = await aTalentWithCv(api);
    const { id } = await aFittingJob(api, { title: "Cuoca", skills: [] });
    expect(await idsOf(client)).toEqual([]);
    const cooks = api.db.selectFrom("occupations").select("id").where("it_feminine", "=", "Cuoca");
    await saveLimits(client, { roles: [(await cooks.executeTakeFirstOrThrow()).id] });
    expect(await idsOf(client)).toEqual([id]);
  });
});
