import { randomUUIDv7 } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { codeOf, type ApiClient } from "../support/harness.ts";
import { aFittingJob, aTalentWithCv, backendResume, closeJob, fitsOf, startFits, type FitsApi } from "./fits-world.ts";

let api: FitsApi;
beforeAll(async () => {
  api = await startFits();
}, 120_000);
beforeEach(() => api.clearAll());
afterAll(() => api.stop());

const byId = (id: string) => ({ params: { id } });

describe("one job and the own CV", () => {
  const verdictsOf = async (client: ApiClient, id: string) =>
    (await client.jobFits.read(byId(id)))!.requirements.map(({ evidence, step }) => [
      evidence.requirement.label.it,
      evidence.verdict,
      evidence.lines[0]?.text ?? null,
      step?.kind ?? null,
    ]);

  test("requirements of each kind → met, related, not met only if the CV says otherwise, else not found; with line and step", async () => {
    const content = {
      ...backendResume,
      experience: [
        {
          ...backendResume.experience[0]!,
          tasks: ["Sviluppo servizi in Java 21", "Rilasci settimanali con Jenkins", "Non ho mai usato React"],
        },
      ],
      education: [{ degreeTitle: "Laurea triennale in Informatica", institution: "Università di Genova", end: "2015" }],
    };
    const { client } = await aTalentWithCv(api, content);
    const { id } = await aFittingJob(api, {
      skills: [{ code: "java", minYears: 4 }, "gitlab-ci-cd", "react", { code: "rabbitmq", mandatory: false }],
      languages: [
        { code: "language_en", level: "B2" },
        { code: "language_fr", level: "B1" },
      ],
      columns: { education: "education_master", education_mandatory: true },
    });
    expect(await verdictsOf(client, id)).toEqual([
      ["Java", "met", "Sviluppo servizi in Java 21", null],
      ["GitLab CI/CD", "related", "Rilasci settimanali con Jenkins", "addLine"],
      ["React", "notMet", "Non ho mai usato React", "takeCourse"],
      ["RabbitMQ", "unknown", null, "addLine"],
      ["Inglese", "notMet", "Inglese B1", "raiseLevel"],
      ["Francese", "unknown", null, "addLanguage"],
      ["Laurea magistrale o a ciclo unico", "notMet", "Laurea triennale in Informatica", "gainEducation"],
    ]);
    const { fit, position, listed } = (await client.jobFits.read(byId(id)))!;
    expect(fit).toMatchObject({ total: 7, met: 1, related: 1, notMet: 3, unknown: 2 });
    expect({ position, listed }).toEqual({ position: 1, listed: 1 });
    expect(fit.missing.map(({ requirement }) => requirement.label.it)).toEqual([
      "React",
      "Inglese",
      "Francese",
      "Laurea magistrale o a ciclo unico",
      "RabbitMQ",
      "GitLab CI/CD",
    ]);
  });

  test("more years required than dated jobs show → not met, with the missing years; no dated job → related, add dates", async () => {
    const { client, resumeId } = await aTalentWithCv(api);
    const { id } = await aFittingJob(api, { skills: [{ code: "java", minYears: 15 }] });
    const read = async () => (await client.jobFits.read(byId(id)))!.requirements[0]!;
    expect(await read()).toMatchObject({ evidence: { verdict: "notMet" }, step: { kind: "gainYears", section: null } });
    expect((await read()).step!.missingYears).toBeCloseTo(15 - (await read()).evidence.years!, 1);
    const [job] = backendResume.experience;
    const experience = [{ company: job!.company, title: job!.title, tasks: job!.tasks }];
    await client.resumes.change({ params: { id: resumeId }, body: { experience } });
    expect(await read()).toMatchObject({
      evidence: { verdict: "related", years: null },
      step: { kind: "addDates", section: "experience", itemId: expect.any(String) as string },
    });
  });

  test("evidence of the list, of the counts and of the apply dialog → the same", async () => {
    const { client } = await aTalentWithCv(api);
    const { id } = await aFittingJob(api, {
      skills: [{ code: "java", minYears: 4 }, "docker", "postgresql"],
      languages: [{ code: "language_en", level: "B2" }],
    });
    const { evidence } = (await client.applications.prepare({ params: { jobPostId: id }, query: {} }))!;
    const detail = (await client.jobFits.read(byId(id)))!;
    expect(detail.requirements.map((one) => one.evidence)).toEqual(evidence);
    const [listed] = (await fitsOf(client)).content;
    expect(listed!.fit).toEqual(detail.fit);
    expect(await client.jobFits.counts({ body: { ids: [id] as never } })).toEqual([detail.fit]);
  });

  test("a gap that several listed jobs have → their number, and the step that helps with most jobs first", async () => {
    const { client } = await aTalentWithCv(api);
    const { id } = await aFittingJob(api, { skills: ["java", "rabbitmq"] });
    await aFittingJob(api, { skills: ["java", "rabbitmq", "kubernetes"] });
    await aFittingJob(api, { skills: ["java"] });
    const detail = (await client.jobFits.read(byId(id)))!;
    expect(detail.requirements[1]).toMatchObject({ step: { kind: "addLine", jobs: 2 } });
    const { steps } = await fitsOf(client);
    expect(steps.map(({ requirement, step }) => [requirement.label.it, step.jobs])).toEqual([
      ["RabbitMQ", 2],
      ["Kubernetes", 1],
    ]);
  });

  test("a closed, an unknown and an unlisted job → 410, 404, and compared without a position", async () => {
    const { client } = await aTalentWithCv(api);
    const [closed, cook] = [await aFittingJob(api), await aFittingJob(api, { title: "Cuoco", skills: ["java"] })];
    await closeJob(api, closed.id);
    expect(await codeOf(client.jobFits.read(byId(closed.id)))).toBe("jobPost.closed");
    expect(await codeOf(client.jobFits.read(byId(randomUUIDv7())))).toBe("jobPost.notFound");
    expect(await client.jobFits.read(byId(cook.id))).toMatchObject({ position: null, fit: { met: 1 } });
    const ids = [closed.id, randomUUIDv7(), cook.id] as never;
    expect((await client.jobFits.counts({ body: { ids } }))!.map(({ jobPostId }) => jobPostId)).toEqual([cook.id]);
  });
});
