import type { UnderstoodTerm } from "@orbita/contract";
import { expect, test } from "vitest";
import type { JobPage } from "~/domain/job-posts/public/find-jobs.ts";
import { aJob } from "~/testing/a-job.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { JobsView } from "./jobs-view.tsx";
import type { TypedPlace } from "./near-city.ts";

const now = Date.parse("2026-11-15T12:00:00Z");
const jobs: JobPage = {
  content: [aJob({ id: "1", title: "Staff nurse", spaceId: "s1", publishedAt: "2026-11-15T11:48:00Z" })],
  page: 0,
  size: 11,
  totalElements: 1,
  totalPages: 1,
  cursor: null,
};
const understood: UnderstoodTerm[] = [
  { kind: "occupation", label: { it: "Infermiere", en: "Nurse" }, from: 0, to: 10 },
  { kind: "place", label: { it: "Milano", en: "Milano" }, from: 13, to: 19 },
];

type JobsViewInput = { found: JobPage; place?: TypedPlace | null; typed?: { q?: string; city?: string; km?: number } };
const show = ({ found, place = null, typed = {} }: JobsViewInput) =>
  renderPage(
    <JobsView
      search={{ page: 0, size: 11, ...typed }}
      found={{ resting: false, jobs: found }}
      {...{ place, now }}
      names={{}}
      counts={null}
      open={null}
    />,
  );

test("query parts that the search understood → shown as chips; following a chip removes its part from the query", async () => {
  const { screen } = await show({ found: { ...jobs, understood }, typed: { q: "infermiera a Milano" } });
  await expect
    .element(screen.getByRole("link", { name: "Remove filter “Nurse”" }))
    .toHaveAttribute("href", "/jobs?q=a+Milano");
  await expect
    .element(screen.getByRole("link", { name: "Remove filter “Milano”" }))
    .toHaveAttribute("href", "/jobs?q=infermiera");
  expect(await violations()).toEqual([]);
});

test("a salary and a distance that the search understood → chips with both, which remove their words", async () => {
  const amounts: UnderstoodTerm[] = [
    { kind: "salary", label: { it: "RAL 40k", en: "RAL 40k" }, from: 6, to: 13, salary: 40_000 },
    { kind: "place", label: { it: "Monza", en: "Monza" }, from: 14, to: 34, km: 20 },
  ];
  const q = "nurse RAL 40k entro 20 km da Monza";
  const { screen } = await show({ found: { ...jobs, understood: amounts }, typed: { q } });
  await expect
    .element(screen.getByRole("link", { name: "Remove filter “From €40,000”" }))
    .toHaveAttribute("href", "/jobs?q=nurse+entro+20+km+da+Monza");
  await expect
    .element(screen.getByRole("link", { name: "Remove filter “Monza”" }))
    .toHaveAttribute("href", "/jobs?q=nurse+RAL+40k");
  await screen.getByRole("button", { name: "Distance: Within 20 km" }).click();
  await expect
    .element(screen.getByRole("link", { name: "Within 50 km" }))
    .toHaveAttribute("href", "/jobs?q=nurse+RAL+40k&city=Monza&km=50");
  expect(await violations()).toEqual([]);
});

test("two towns that the search understood → chips with their distances, and no choice of one", async () => {
  const towns: UnderstoodTerm[] = [
    { kind: "place", label: { it: "Monza", en: "Monza" }, from: 6, to: 11, km: 30 },
    { kind: "place", label: { it: "Como", en: "Como" }, from: 12, to: 16, km: 30 },
  ];
  const { screen } = await show({ found: { ...jobs, understood: towns }, typed: { q: "nurse Monza Como" } });
  await expect.element(screen.getByRole("link", { name: "Remove filter “Como, within 30 km”" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: /^Distance/ })).not.toBeInTheDocument();
});

test("results that match only a part of the query → a note says so", async () => {
  const { screen } = await show({ found: { ...jobs, approximate: true }, typed: { q: "infermire xyz" } });
  await expect.element(screen.getByText("No job matches your whole search. These match part of it.")).toBeVisible();
});

test("results for a corrected typing error → the page offers the corrected query", async () => {
  const terms: UnderstoodTerm[] = [
    { kind: "occupation", label: { it: "Infermiere", en: "Nurse" }, from: 0, to: 10, corrected: "infermiera" },
  ];
  const found = { ...jobs, understood: terms, approximate: true };
  const { screen } = await show({ found, typed: { q: "infermeira Milano" } });
  await expect
    .element(screen.getByText("No job matches “infermeira Milano”. Did you mean infermiera Milano?"))
    .toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "infermiera Milano" }))
    .toHaveAttribute("href", "/jobs?q=infermiera+Milano");
  expect(await violations()).toEqual([]);
});

test("few jobs match the whole query, and others follow → a note says so", async () => {
  const { screen } = await show({ found: { ...jobs, matching: 1 }, typed: { q: "nurse part time Milano" } });
  await expect
    .element(screen.getByText("Jobs that match your whole search come first, then similar ones."))
    .toBeVisible();
});

test("a city with a similar name → the page names the place that it used, and offers others", async () => {
  const place: TypedPlace = { kind: "near", label: "Genova (GE)", others: ["Genola (CN)"] };
  const { screen } = await show({ found: jobs, place, typed: { city: "Geno", km: 30 } });
  await expect.element(screen.getByText("We searched near Genova (GE). Did you mean another place?")).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Genola (CN)" }))
    .toHaveAttribute("href", "/jobs?city=Genola+%28CN%29");
  expect(await violations()).toEqual([]);
});

test("an unknown city without results → the page says so, and does not offer a wider search around it", async () => {
  const found = { ...jobs, content: [], totalElements: 0, totalPages: 0 };
  const { screen } = await show({ found, place: { kind: "unknown" }, typed: { city: "Xyzzy", km: 30 } });
  await expect
    .element(screen.getByText("We don’t know a place called “Xyzzy”. Check the spelling or search everywhere."))
    .toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Search everywhere" })).toHaveAttribute("href", "/jobs");
  await expect.element(screen.getByRole("link", { name: "Search within 100 km" })).not.toBeInTheDocument();
});
