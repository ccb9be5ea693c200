import type { JobPost } from "@orbita/contract";
import { expect, test } from "vitest";
import { blocksOf } from "./description.tsx";
import { jobPosting } from "./job-posting.ts";

const job: JobPost = {
  id: "01938b3c-7a10-7c3e-9d1f-2b6a5c4d3e2f",
  spaceId: "01938b3c-7a10-7c3e-9d1f-2b6a5c4d3e20",
  space: { name: "Lanterna Software", url: "lanterna" },
  jobPostStatus: "published",
  title: "Backend Java",
  description: "Scriviamo <software>.\n\nCosa farai\n- progettare API\n- misurare",
  location: {
    city: "Genova",
    province: "GE",
    region: "Liguria",
    country: "IT",
    postalCode: null,
    lat: null,
    lon: null,
  },
  salaryMin: 38_000,
  salaryMax: 45_000,
  ccnl: "C011",
  ccnlName: { it: "Metalmeccanico industria", en: "Metalworking, industry" },
  plan: "free",
  skills: [],
  replyDays: 7,
  created: "2026-11-14T09:00:00Z",
  updated: "2026-11-14T09:00:00Z",
  publishedAt: "2026-11-14T10:00:00Z",
  expiresAt: "2026-12-19T10:00:00Z",
  version: 2,
};

test("has what search engines require, escaped", () => {
  const data = jobPosting(job, "https://orbita.example");
  expect(data).toMatchObject({
    "@type": "JobPosting",
    title: "Backend Java",
    datePosted: "2026-11-14T10:00:00Z",
    validThrough: "2026-12-19T10:00:00Z",
    hiringOrganization: { name: "Lanterna Software", sameAs: "https://orbita.example/space/lanterna" },
    jobLocation: { address: { addressLocality: "Genova", addressCountry: "IT" } },
    baseSalary: { currency: "EUR", value: { minValue: 38_000, maxValue: 45_000, unitText: "YEAR" } },
  });
  expect(data["description"]).toBe(
    "<p>Scriviamo &lt;software&gt;.</p><p>Cosa farai</p><ul><li>progettare API</li><li>misurare</li></ul>",
  );
});

test("what is not known is not claimed", () => {
  const bare = jobPosting(
    { ...job, location: null, salaryMin: null, salaryMax: null, expiresAt: null },
    "https://o.example",
  );
  expect(Object.keys(bare)).not.toEqual(expect.arrayContaining(["jobLocation"]));
  expect(bare).not.toHaveProperty("baseSalary");
  expect(bare).not.toHaveProperty("validThrough");
});

test("paragraphs and lists", () => {
  expect(blocksOf("a\nb\n\n- c\n- d\ne")).toEqual([
    { kind: "paragraph", text: "a\nb" },
    { kind: "list", items: ["c", "d"] },
    { kind: "paragraph", text: "e" },
  ]);
});
