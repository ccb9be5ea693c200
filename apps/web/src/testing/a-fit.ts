import type { JobFit, JobFitCounts, JobFitDetail, JobFits, JobWishes, NotForMe, Requirement } from "@orbita/contract";
import { aJob } from "./a-job.ts";
import { someEvidence } from "./my-application.ts";

const jobIdAt = (at: number) => `01938b3c-7a10-7c3e-9d1f-2b6a5c4d3e4${at}`;

const aRequirement = (name: string, more: Partial<Requirement> = {}): Requirement => ({
  kind: "skill",
  id: name,
  label: { it: name, en: name },
  mandatory: false,
  minYears: null,
  level: null,
  field: null,
  ...more,
});

export const missing = (
  name: string,
  more: Partial<Omit<JobFitCounts["missing"][number], "requirement">> = {},
  requirement: Partial<Requirement> = {},
): JobFitCounts["missing"][number] => ({
  requirement: aRequirement(name, requirement),
  verdict: "unknown",
  found: null,
  ...more,
});

export const fitCounts = (jobPostId: string, more: Partial<JobFitCounts> = {}): JobFitCounts => ({
  jobPostId,
  total: 7,
  met: 6,
  related: 0,
  notMet: 0,
  unknown: 1,
  missing: [missing("Kubernetes")],
  ...more,
});

export const aFit = (at: number, title: string): JobFit => {
  const id = jobIdAt(at);
  return {
    position: at + 1,
    job: aJob({ id, title }),
    fit: fitCounts(id),
    line: someEvidence().lines[0] ?? null,
  };
};

export const someFits = (content: readonly JobFit[], more: Partial<JobFits> = {}): JobFits => ({
  state: "ready",
  content: [...content],
  page: 0,
  size: 11,
  totalElements: content.length,
  totalPages: 1,
  outside: 61,
  steps: [],
  computed: new Date().toISOString(),
  ...more,
});

/** One job with a met requirement and a requirement that no line of the CV mentions. */
export const fitDetail = ({ job: { id }, fit }: JobFit): JobFitDetail => ({
  state: "ready",
  fit: { ...fit, jobPostId: id },
  requirements: [
    { evidence: someEvidence(), step: null },
    {
      evidence: someEvidence({
        verdict: "unknown",
        by: null,
        lines: [],
        years: null,
        requirement: { id: "rabbit", label: { it: "RabbitMQ", en: "RabbitMQ" }, mandatory: false, minYears: null },
      }),
      step: { kind: "addLine", section: "technicalSkills", itemId: null, missingYears: null, jobs: 9 },
    },
  ],
  position: 1,
  listed: 38,
  outside: [],
});

export const someWishes = (more: Partial<JobWishes> = {}): JobWishes => ({
  roles: [],
  place: { city: "Genova", province: "GE", region: "Liguria", country: "IT", lat: 44.41, lon: 8.93, km: 30 },
  workplaces: [],
  remoteShare: null,
  contracts: [],
  hours: [],
  weeklyHoursMin: null,
  weeklyHoursMax: null,
  noticeDays: null,
  permits: [],
  salaryMin: 38_000,
  labels: {},
  updated: null,
  ...more,
});

export const notForMe = (fit: JobFit, more: Partial<NotForMe> = {}): NotForMe => ({
  jobPostId: fit.job.id,
  title: fit.job.title,
  spaceId: fit.job.spaceId,
  spaceName: fit.job.space.name,
  open: true,
  reason: "salary",
  effect: { kind: "salary", upTo: 45_000 },
  since: "2026-11-24T09:00:00.000Z",
  ...more,
});
