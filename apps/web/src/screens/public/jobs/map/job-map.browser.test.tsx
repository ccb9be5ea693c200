import type { JobPlaces } from "@orbita/contract";
import { expect, test } from "vitest";
import { page as browser, userEvent } from "vitest/browser";
import { jobsSearch } from "~/domain/job-posts/public/jobs-search.ts";
import { aJob } from "~/testing/a-job.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { JobsView } from "../jobs-view.tsx";

const now = Date.parse("2026-11-15T12:00:00Z");

const places: JobPlaces = {
  total: 1_260,
  regions: [
    { name: "Lazio", count: 20, provinces: [{ code: "RM", name: "Roma", count: 20 }] },
    {
      name: "Lombardia",
      count: 1_234,
      provinces: [
        { code: "BG", name: "Bergamo", count: 0 },
        { code: "MI", name: "Milano", count: 1_200 },
        { code: "MB", name: "Monza e della Brianza", count: 31 },
      ],
    },
    { name: "Molise", count: 0, provinces: [{ code: "CB", name: "Campobasso", count: 0 }] },
  ],
  abroad: 1,
  remote: 3,
  unplaced: 2,
};

function show(query: Record<string, unknown> = {}, locale: "en" | "it" = "en") {
  const jobs = {
    content: [aJob({ id: "1", title: "Backend Java", spaceId: "s1", publishedAt: "2026-11-15T11:48:00Z" })],
    page: 0,
    size: 11,
    totalElements: 1_260,
    totalPages: 115,
    cursor: null,
  };
  const search = jobsSearch({ view: "map", ...query });
  return renderPage(
    <JobsView
      {...{ search, places, now }}
      found={{ resting: false, jobs }}
      names={{ "province.MI": { it: "Milano", en: "Milano" } }}
      counts={null}
      open={null}
    />,
    { locale },
  );
}

test("map of the jobs → regions with their jobs as links, most jobs first; jobs that are in no region in words", async () => {
  await browser.viewport(1280, 900);
  const { screen } = await show({ q: "java" });
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("1,260 jobs");
  const list = screen.getByRole("region", { name: "Jobs by region" });
  await expect
    .element(list.getByRole("link", { name: "Lombardia 1,234 jobs" }))
    .toHaveAttribute("href", "/jobs?q=java&region=Lombardia&view=map");
  const rows = list
    .getByRole("listitem")
    .elements()
    .map((row) => row.textContent);
  expect(rows.slice(0, 3)).toEqual(["Lombardia 1,234 jobs", "Lazio 20 jobs", "Molise 0 jobs"]);
  // A region without jobs is no link, because its list would be empty.
  await expect.element(list.getByRole("link", { name: "Molise" })).not.toBeInTheDocument();
  expect(rows.slice(3)).toEqual(["3 remote jobs without a place", "1 job abroad", "2 jobs without a region"]);
  await expect.element(screen.getByRole("link", { name: "Map" })).toHaveAttribute("aria-current", "page");
  await expect.element(screen.getByRole("link", { name: "List", exact: true })).toHaveAttribute("href", "/jobs?q=java");
  expect(await violations()).toEqual([]);
});

test("drawn map → an area and a number for each region, hidden from assistive technology and not focusable", async () => {
  const { screen } = await show();
  await expect.poll(() => document.querySelectorAll("svg path[data-shade]").length).toBe(3);
  const drawing = document.querySelector("[aria-hidden] > svg")!.parentElement!;
  expect([...drawing.querySelectorAll("span")].map((number) => number.textContent)).toEqual(["1,234", "20"]);
  const links = [...drawing.querySelectorAll("a")];
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/jobs?region=Lombardia&view=map",
    "/jobs?region=Lazio&view=map",
  ]);
  expect(links.every((link) => link.getAttribute("tabindex") === "-1")).toBe(true);
  const shades = [...drawing.querySelectorAll("path")].map((path) => path.dataset["shade"]);
  expect(shades).toEqual(["2", "1", "0"]);
  await expect.element(screen.getByText("21–1,234")).toBeVisible();
  expect(await violations()).toEqual([]);
});

test("click on a drawn region → opens its provinces", async () => {
  const { router } = await show();
  await expect.poll(() => document.querySelectorAll("svg path[data-shade]").length).toBe(3);
  await userEvent.click(document.querySelector("svg a path")!);
  await expect.poll(() => router.state.location.search).toEqual({ view: "map", region: "Lombardia" });
});

test("map of a region → its provinces open the list; links to the whole region and back to Italy", async () => {
  await browser.viewport(390, 844);
  const { screen } = await show({ region: "Lombardia" });
  const list = screen.getByRole("region", { name: "Jobs in Lombardia by province" });
  await expect
    .element(list.getByRole("link", { name: "Milano 1,200 jobs" }))
    .toHaveAttribute("href", "/jobs?province=MI");
  await expect.element(list.getByText("3 jobs name no province.")).toBeVisible();
  await expect
    .element(list.getByRole("link", { name: "Show all 1,234 jobs in Lombardia" }))
    .toHaveAttribute("href", "/jobs?region=Lombardia");
  await expect.element(list.getByRole("link", { name: "All of Italy" })).toHaveAttribute("href", "/jobs?view=map");
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(await violations()).toEqual([]);
});

test("keyboard: Enter on a region → the same address as a click on the map", async () => {
  const { screen, router } = await show();
  const link = screen.getByRole("link", { name: "Lazio 20 jobs" });
  await expect.element(link).toBeVisible();
  (link.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => router.state.location.search).toEqual({ view: "map", region: "Lazio" });
});

test("chosen province → a chip that names it as a province, and the map of its region with the province marked", async () => {
  await browser.viewport(1280, 900);
  const { screen } = await show({ province: "MI" });
  await expect
    .element(screen.getByRole("link", { name: "Remove filter “Milano province”" }))
    .toHaveAttribute("href", "/jobs?view=map");
  await expect.element(screen.getByRole("link", { name: "Milano 1,200 jobs" })).toHaveAttribute("aria-current", "true");
});

test("map in dark colours and right to left → no accessibility violations", async () => {
  document.documentElement.dataset["mantineColorScheme"] = "dark";
  document.documentElement.dir = "rtl";
  try {
    await show({ region: "Lombardia" });
    await expect.poll(() => document.querySelectorAll("svg path[data-shade]").length).toBe(3);
    expect(await violations()).toEqual([]);
  } finally {
    delete document.documentElement.dataset["mantineColorScheme"];
    document.documentElement.dir = "ltr";
  }
});
