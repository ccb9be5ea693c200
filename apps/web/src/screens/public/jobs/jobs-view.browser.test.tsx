import type { JobPost, Page } from "@orbita/contract";
import { afterEach, expect, test, vi } from "vitest";
import { page as browser } from "vitest/browser";
import { aJob } from "~/testing/a-job.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import type { JobSummary } from "~/domain/job-posts/public/find-jobs.ts";
import { JobsView } from "./jobs-view.tsx";

const now = Date.parse("2026-11-15T12:00:00Z");
const search = { page: 0, size: 11 };
afterEach(() => vi.unstubAllGlobals());

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

test("each row of the jobs list shows pay, place, reply promise and age", async () => {
  const found = { resting: false as const, jobs: page([job("1", "Backend Java"), job("2", "Data engineer")], 47) };
  const { screen } = await renderPage(
    <JobsView search={search} found={found} names={{}} counts={null} open={null} now={now} />,
  );
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("47 jobs");
  await expect.element(screen.getByRole("link", { name: "Backend Java" })).toBeVisible();
  const row = screen.getByRole("listitem").first();
  for (const words of ["€38,000–€45,000", "Genova (GE), on site", "Replies within 7 days", "12 minutes ago"])
    expect(row.element().textContent).toContain(words);
  await expect.element(screen.getByRole("link", { name: "Page 5" })).toHaveAttribute("href", "/jobs?page=4");
  expect(await violations()).toEqual([]);
});

test("a sponsored job in the list is labelled, and clicking the label explains why", async () => {
  const found = { resting: false as const, jobs: page([job("1", "Backend Java", { sponsored: true })]) };
  const { screen } = await renderPage(
    <JobsView search={search} found={found} names={{}} counts={null} open={null} now={now} />,
  );
  const label = screen.getByRole("button", { name: "Sponsored" });
  await label.click();
  await expect
    .element(
      screen.getByText(
        "The company pays for extra visibility. In lists this job comes first on its page; the order of the other jobs doesn’t change.",
      ),
    )
    .toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "How we order jobs" }))
    .toHaveAttribute("href", "/ranking#sponsored");
  expect(await violations()).toEqual([]);
});

test.each([
  [{ workplaceType: "workplace_type_hybrid", officePresence: 40 }, "Genova (GE), hybrid, 40% on site"],
  [
    { workplaceType: "workplace_type_full_remote", location: null, remoteFrom: { country: "IT", region: null } },
    "Remote, Italy",
  ],
  [
    { workplaceType: "workplace_type_full_remote", location: null, remoteFrom: { country: "IT", region: "Liguria" } },
    "Remote, Liguria",
  ],
] as [Partial<JobPost>, string][])("the row of a job with %j shows its workplace", async (fields, words) => {
  const found = { resting: false as const, jobs: page([job("1", "Backend Java", fields)]) };
  const { screen } = await renderPage(
    <JobsView search={search} found={found} names={{}} counts={null} open={null} now={now} />,
  );
  await expect.element(screen.getByText(words)).toBeVisible();
});

test("each active filter of the jobs page is a chip that removes the filter", async () => {
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
    .element(screen.getByRole("link", { name: "Remove filter “Hybrid or remote”" }))
    .toHaveAttribute("href", "/jobs?pay=35000");
  await expect
    .element(screen.getByRole("link", { name: "Remove filter “From €35,000”" }))
    .toHaveAttribute("href", "/jobs?workplace=hybrid.full_remote");
});

test("no jobs found → the page suggests which filter to remove", async () => {
  const found = { resting: false as const, jobs: page([]) };
  const filtered = { ...search, q: "java", city: "Genova", km: 30 };
  const { screen } = await renderPage(
    <JobsView search={filtered} found={found} names={{}} counts={null} open={null} now={now} />,
  );
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("No jobs with these filters");
  await expect.element(screen.getByText("There are no open jobs for “java” in Genova right now.")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Search everywhere" })).toHaveAttribute("href", "/jobs?q=java");
  expect(await violations()).toEqual([]);
});

test("no jobs found → each wider search has its number of jobs; those without jobs disappear", async () => {
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const json = (body: object) =>
      new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } });
    const { pathname } = new URL(input instanceof Request ? input.url : input, "http://localhost");
    if (pathname === "/api/v1/location/search")
      return json({ content: [{ id: "D969", city: "Genova", province: "GE", country: "IT", lat: 44.4, lon: 8.9 }] });
    const { filters } = JSON.parse(init?.body as string) as { filters: { f: string }[] };
    const totals: Record<string, number> = { "text place": 0, text: 12, place: 7, "": 3412 };
    return json({ ...page([]), totalElements: totals[filters.map(({ f }) => f).join(" ")] });
  });
  const filtered = { ...search, q: "java", city: "Genova", km: 30 };
  const { screen } = await renderPage(
    <JobsView
      search={filtered}
      found={{ resting: false, jobs: page([]) }}
      {...{ names: {}, counts: null, open: null, now }}
    />,
  );
  await expect.element(screen.getByRole("link", { name: "Search everywhere 12 jobs" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Search without “java” 7 jobs" })).toBeVisible();
  await expect.element(screen.getByText("3,412 jobs")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Search within 100 km" })).not.toBeInTheDocument();
  expect(await violations()).toEqual([]);
});

test("search engine unavailable → the jobs page says that the search is unavailable and shows a retry button", async () => {
  const { screen } = await renderPage(
    <JobsView search={search} found={{ resting: true }} names={{}} counts={null} open={null} now={now} />,
  );
  await expect
    .element(screen.getByRole("heading", { level: 1 }))
    .toHaveTextContent("Search is temporarily unavailable");
  await expect.element(screen.getByRole("button", { name: "Try again" })).toBeVisible();
});
