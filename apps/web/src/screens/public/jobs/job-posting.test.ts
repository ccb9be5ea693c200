import { Ajv } from "ajv";
import formats from "ajv-formats";
import { expect, test } from "vitest";
import schema from "../../../../../../tests/e2e/schemas/job-posting.schema.json" with { type: "json" };
import { aJob } from "~/testing/a-job.ts";
import { randomJob } from "~/testing/random-jobs.ts";
import { toDescriptionBlocks, htmlOf } from "~/domain/job-posts/public/page/description-blocks.ts";
import { jobPosting } from "./job-posting.ts";

const job = aJob();
const origin = "https://orbita.example";
const ajv = new Ajv({ allErrors: true, allowUnionTypes: true });
formats.default(ajv);
const isPosting = ajv.compile(schema);
const problemsOf = (data: unknown): string[] =>
  isPosting(data) ? [] : (isPosting.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);

test("the JobPosting data of a job contain the fields that search engines require, with HTML escaped", () => {
  const data = jobPosting(job, origin);
  expect(data).toMatchObject({
    "@type": "JobPosting",
    title: "Backend Java",
    datePosted: "2026-11-14T10:00:00Z",
    validThrough: "2026-12-19T10:00:00Z",
    employmentType: ["FULL_TIME"],
    hiringOrganization: { name: "Lanterna Software", sameAs: `${origin}/space/lanterna` },
    jobLocation: { address: { addressLocality: "Genova", addressRegion: "Liguria", addressCountry: "IT" } },
    baseSalary: { currency: "EUR", value: { minValue: 38_000, maxValue: 45_000, unitText: "YEAR" } },
    workHours: "40 ore a settimana",
  });
  expect(data["description"]).toBe(
    "<p>Scriviamo &lt;software&gt;.</p><p><strong>Cosa farai</strong></p><ul><li>progettare API</li><li>misurare</li></ul>",
  );
  // The JobPosting data leave out `directApply`.
  expect(data).not.toHaveProperty("directApply");
});

test("the JobPosting data of 500 random jobs are valid by Google's requirements", () => {
  const refused = Array.from({ length: 500 }, (_, seed) => seed)
    .map((seed) => [seed, problemsOf(jobPosting(randomJob(seed), origin))] as const)
    .filter(([, problems]) => problems.length > 0);
  expect(refused).toEqual([]);
  // An invalid employment type proves that the check can fail.
  expect(problemsOf({ ...jobPosting(job, origin), employmentType: ["FOREVER"] })).not.toEqual([]);
});

test("JobPosting data: only fully remote work is telecommuting, with the allowed location", () => {
  const remote = jobPosting(
    aJob({ workplaceType: "workplace_type_full_remote", remoteFrom: { country: "IT", region: null } }),
    origin,
  );
  expect(remote).toMatchObject({
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: { "@type": "Country", name: "Italy" },
  });
  expect(remote).not.toHaveProperty("jobLocation");
  const hybrid = jobPosting(aJob({ workplaceType: "workplace_type_hybrid", officePresence: 40 }), origin);
  expect(hybrid).not.toHaveProperty("jobLocationType");
  expect(hybrid).toHaveProperty("jobLocation");
});

test.each([
  ["contract_type_project", null, ["CONTRACTOR"]],
  ["contract_type_parttime", "contract_economic_type_permanent", ["PART_TIME"]],
  ["contract_type_full", "contract_economic_type_fixed_term", ["FULL_TIME", "TEMPORARY"]],
  ["contract_type_parttime", "contract_economic_type_intern", ["PART_TIME", "INTERN"]],
  ["contract_type_full", "contract_economic_type_apprenticeship", ["FULL_TIME"]],
] as const)("JobPosting: contract %s with %s → its employment types", (contractType, contractEconomicType, types) =>
  expect(jobPosting(aJob({ contractType, contractEconomicType }), origin)["employmentType"]).toEqual(types),
);

test("JobPosting data of an agency's job → the hiring organization is the client if named, otherwise the agency", () => {
  const space = { ...job.space, type: "agency" as const, authorisationNumber: "39/0012345" };
  expect(jobPosting(aJob({ space, hiringCompany: "Portolano S.p.A." }), origin)["hiringOrganization"]).toEqual({
    "@type": "Organization",
    name: "Portolano S.p.A.",
  });
  expect(jobPosting(aJob({ space }), origin)).toMatchObject({ hiringOrganization: { name: "Lanterna Software" } });
});

test("JobPosting data omit unknown facts", () => {
  const bare = jobPosting({ ...job, location: null, salaryMin: null, salaryMax: null, expiresAt: null }, origin);
  for (const name of ["jobLocation", "baseSalary", "validThrough", "skills", "educationRequirements", "jobBenefits"])
    expect(bare).not.toHaveProperty(name);
});

test("JobPosting data contain education as a requirement only if it is mandatory", () => {
  const asked = { education: "education_master", educationField: "Informatica" };
  expect(jobPosting(aJob({ ...asked, educationMandatory: true }), origin)).toMatchObject({
    educationRequirements: { credentialCategory: "postgraduate degree" },
  });
  expect(jobPosting(aJob(asked), origin)).not.toHaveProperty("educationRequirements");
  expect(jobPosting(aJob({ education: "education_none" }), origin)).not.toHaveProperty("qualifications");
});

test("job description: blank lines separate paragraphs, dashes make lists, a short line above a list is a heading", () => {
  expect(toDescriptionBlocks("a.\nb\n\nWhat you do\n- c\n- d\ne")).toEqual([
    { kind: "paragraph", text: "a.\nb" },
    { kind: "heading", text: "What you do" },
    { kind: "list", items: ["c", "d"] },
    { kind: "paragraph", text: "e" },
  ]);
  expect(toDescriptionBlocks("It is so:\n- c")[0]).toEqual({ kind: "paragraph", text: "It is so:" });
  expect(htmlOf("a\nb")).toBe("<p>a<br>b</p>");
});
