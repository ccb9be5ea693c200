import type { Page } from "@orbita/contract";
import { expect, test } from "vitest";
import { aJob } from "~/testing/a-job.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import type { JobSummary } from "./find-jobs.ts";
import { JobsView } from "./jobs-view.tsx";

const now = Date.parse("2026-11-15T12:00:00Z");
const search = { page: 0, size: 11 };

const job = (id: string, title: string): JobSummary =>
  aJob({ id, title, spaceId: "s1", publishedAt: "2026-11-15T11:48:00Z" });

const page = (content: JobSummary[], totalElements = content.length): Page<JobSummary> => ({
  content,
  page: 0,
  size: 11,
  totalElements,
  totalPages: Math.ceil(totalElements / 11),
  cursor: null,
});

test("each job says its pay, its place and its promise", async () => {
  const found = { resting: false as const, jobs: page([job("1", "Backend Java"), job("2", "Data engineer")], 47) };
  const { screen } = await renderPage(<JobsView search={search} found={found} open={null} now={now} />);
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("47 jobs");
  const row = screen.getByRole("link", { name: /Backend Java/ });
  await expect.element(row).toBeVisible();
  for (const words of ["€38,000–€45,000", "Genova (GE)", "Answers within 7 days", "12 minutes ago"])
    expect(row.element().textContent).toContain(words);
  await expect.element(screen.getByRole("link", { name: "Page 5" })).toHaveAttribute("href", "/jobs?page=4&size=11");
  expect(await violations()).toEqual([]);
});

test("nothing found says which filter to take away", async () => {
  const found = { resting: false as const, jobs: page([]) };
  const filtered = { ...search, q: "java", city: "Genova" };
  const { screen } = await renderPage(<JobsView search={filtered} found={found} open={null} now={now} />);
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("No jobs with these filters");
  await expect.element(screen.getByText("In Genova nobody is looking for “java” now.")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Search everywhere" })).toHaveAttribute("href", "/jobs?q=java");
  expect(await violations()).toEqual([]);
});

test("an engine that is away is a rest, not an error", async () => {
  const { screen } = await renderPage(<JobsView search={search} found={{ resting: true }} open={null} now={now} />);
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Search is resting");
  await expect.element(screen.getByRole("button", { name: "Try again" })).toBeVisible();
});
