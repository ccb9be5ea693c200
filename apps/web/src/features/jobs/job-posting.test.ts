import { expect, test } from "vitest";
import { aJob } from "~/testing/a-job.ts";
import { blocksOf } from "./description.tsx";
import { jobPosting } from "./job-posting.ts";

const job = aJob();

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
