import type { JobPost, Page } from "@orbita/contract";
import { expect, test } from "vitest";
import { page as browser } from "vitest/browser";
import { aJob } from "~/testing/a-job.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import type { JobSummary } from "./find-jobs.ts";
import { JobsView } from "./jobs-view.tsx";

const now = Date.parse("2026-11-15T12:00:00Z");
const search = { page: 0, size: 11 };

const job = (id: string, title: string, fields: Partial<JobPost> = {}): JobSummary =>
  aJob({ id, title, spaceId: "s1", publishedAt: "2026-11-15T11:48:00Z", ...fields });

const page = (content: JobSummary[], totalElements = content.length): Page<JobSummary> => ({
  content,
  page: 0,
  size: 11,
  totalElements,
  totalPages: Math.ceil(totalElements / 11),
  cursor: null,
});

test("each row shows pay, place and reply promise", async () => {
  const found = { resting: false as const, jobs: page([job("1", "Backend Java"), job("2", "Data engineer")], 47) };
  const { screen } = await renderPage(
    <JobsView search={search} found={found} names={{}} counts={null} open={null} now={now} />,
  );
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("47 jobs");
  await expect.element(screen.getByRole("link", { name: "Backend Java" })).toBeVisible();
  const row = screen.getByRole("listitem").first();
  for (const words of ["€38,000–€45,000", "Genova (GE), on site", "Answers within 7 days", "12 minutes ago"])
    expect(row.element().textContent).toContain(words);
  await expect.element(screen.getByRole("link", { name: "Page 5" })).toHaveAttribute("href", "/jobs?page=4");
  expect(await violations()).toEqual([]);
});

test("a sponsored job is labelled, and the label explains why", async () => {
  const found = { resting: false as const, jobs: page([job("1", "Backend Java", { sponsored: true })]) };
  const { screen } = await renderPage(
    <JobsView search={search} found={found} names={{}} counts={null} open={null} now={now} />,
  );
  const label = screen.getByRole("button", { name: "Sponsored" });
  await label.click();
  await expect
    .element(
      screen.getByText(
        "The Space pays for this job to be seen more. In job lists it comes first on its page, without moving any other job.",
      ),
    )
    .toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "How we order jobs" }))
    .toHaveAttribute("href", "/ranking#sponsored");
  expect(await violations()).toEqual([]);
});

test.each([
  [{ workplaceType: "workplace_type_hybrid", officePresence: 40 }, "Genova (GE), hybrid 40%"],
  [
    { workplaceType: "workplace_type_full_remote", location: null, remoteFrom: { country: "IT", region: null } },
    "Remote, Italy",
  ],
  [
    { workplaceType: "workplace_type_full_remote", location: null, remoteFrom: { country: "IT", region: "Liguria" } },
    "Remote, Liguria",
  ],
] as [Partial<JobPost>, string][])("the row shows the workplace of %j", async (fields, words) => {
  const found = { resting: false as const, jobs: page([job("1", "Backend Java", fields)]) };
  const { screen } = await renderPage(
    <JobsView search={search} found={found} names={{}} counts={null} open={null} now={now} />,
  );
  await expect.element(screen.getByText(words)).toBeVisible();
});

test("an active filter is shown as a chip that removes it", async () => {
  await browser.viewport(1280, 800);
  const found = { resting: false as const, jobs: page([job("1", "Backend Java")]) };
  const filtered = { ...search, workplace: "hybrid.full_remote", pay: 35_000 };
  const names = {
    "workplace.hybrid": { it: "Ibrido", en: "Hybrid" },
    "workplace.full_remote": { it: "Da remoto", en: "Remote" },
  };
  const { screen } = await renderPage(
    <JobsView search={filtered} found={found} names={names} counts={null} open={null} now={now} />,
  );
  await expect
    .element(screen.getByRole("link", { name: "Remove: Hybrid or remote" }))
    .toHaveAttribute("href", "/jobs?pay=35000");
  await expect
    .element(screen.getByRole("link", { name: "Remove: From €35,000" }))
    .toHaveAttribute("href", "/jobs?workplace=hybrid.full_remote");
});

test("no results: suggests which filter to remove", async () => {
  const found = { resting: false as const, jobs: page([]) };
  const filtered = { ...search, q: "java", city: "Genova", km: 30 };
  const { screen } = await renderPage(
    <JobsView search={filtered} found={found} names={{}} counts={null} open={null} now={now} />,
  );
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("No jobs with these filters");
  await expect.element(screen.getByText("In Genova nobody is looking for “java” now.")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Search everywhere" })).toHaveAttribute("href", "/jobs?q=java");
  expect(await violations()).toEqual([]);
});

test("an unavailable search engine shows a resting state, not an error", async () => {
  const { screen } = await renderPage(
    <JobsView search={search} found={{ resting: true }} names={{}} counts={null} open={null} now={now} />,
  );
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Search is resting");
  await expect.element(screen.getByRole("button", { name: "Try again" })).toBeVisible();
});
