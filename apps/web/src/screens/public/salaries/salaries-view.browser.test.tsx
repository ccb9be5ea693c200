import { setupI18n } from "@lingui/core";
import type { SalaryFigure, SalaryRoleFigures } from "@orbita/contract";
import { expect, test } from "vitest";
import { chooseView } from "~/domain/salaries/choose-view.ts";
import type { SalariesSearch } from "~/domain/salaries/salaries-search.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { salariesHead } from "./salaries-head.ts";
import { SalariesView } from "./salaries-view.tsx";

const figure = (fields: Partial<SalaryFigure>): SalaryFigure => ({
  year: 2026,
  region: null,
  ccnl: null,
  level: null,
  ads: 30,
  spaces: 9,
  low: 37_500,
  median: 41_000,
  high: 45_000,
  ...fields,
});

const found: SalaryRoleFigures = {
  role: {
    id: "backend",
    itMasculine: "Sviluppatore backend",
    itFeminine: "Sviluppatrice backend",
    en: "Backend developer",
  },
  figures: [
    figure({ ads: 64, spaces: 29, median: 42_500 }),
    figure({ region: "Liguria", ads: 14 }),
    figure({ region: "Lombardia", ads: 26, low: 39_500, median: 46_000, high: 53_000 }),
    figure({ region: "Liguria", ccnl: "C011", ads: 14 }),
    figure({ region: "Liguria", ccnl: "C011", level: "B2", ads: 7, low: 38_000, high: 43_500 }),
    figure({ year: 2025, ads: 50, median: 41_500 }),
    figure({ year: 2025, region: "Liguria", ads: 11, low: 36_000, median: 39_800, high: 43_000 }),
  ],
  agreements: { C011: { it: "Metalmeccanico industria", en: "Metalworking, industry" } },
  computedAt: "2026-11-19T02:10:00.000Z",
};

const show = (search: SalariesSearch, role: SalaryRoleFigures | null = found, locale: "it" | "en" = "en") =>
  renderPage(
    <SalariesView
      {...{ search, found: role, view: role && chooseView(role, search) }}
      origin="https://orbita.example"
      roles={[{ ...found.role, ads: 64 }]}
    />,
    { locale },
  );

test("role in a region → its median, quartiles, change and jobs; the region's row is in the chart", async () => {
  const { screen } = await show({ region: "Liguria" });
  await expect.element(screen.getByText("€37,500–€45,000", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("+€1,200")).toBeVisible();
  await expect.element(screen.getByText(/^from 9 Spaces/)).toBeVisible();
  await expect
    .element(screen.getByRole("img", { name: "Middle half €37,500–€45,000, median €41,000" }))
    .toBeInTheDocument();
  await expect
    .element(screen.getByRole("img", { name: "Liguria, from €39,800 in 2025 to €41,000 in 2026" }))
    .toBeVisible();
  expect(await violations()).toEqual([]);
});

test("the view “Table” → replaces the chart by a table with the same numbers", async () => {
  const { screen } = await show({ region: "Liguria" });
  await screen.getByRole("radio", { name: "Table" }).click();
  const table = screen.getByRole("table", { name: "Salaries offered by region" });
  const rows = table.getByRole("row").elements();
  expect(rows.map((row) => row.textContent)).toEqual([
    "RegionFirst quartileMedianThird quartileJobs",
    "Lombardia€39,500€46,000€53,00026",
    "Liguria€37,500€41,000€45,00014",
    "Italy€37,500€42,500€45,00064",
  ]);
  expect(await violations()).toEqual([]);
});

test("chosen agreement → a table by level, and a link to the role's figures as CSV", async () => {
  const { screen } = await show({ region: "Liguria", ccnl: "C011" });
  await expect.element(screen.getByRole("heading", { name: "Liguria, by CCNL level" })).toBeVisible();
  await expect.element(screen.getByRole("rowheader", { name: "B2" })).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Export the figures of this role as CSV" }))
    .toHaveAttribute("href", "/api/v1/public/salaries/csv?role=backend&language=en");
});

test("region without a figure → the page says so and shows Italy", async () => {
  const { screen } = await show({ region: "Molise" });
  await expect.element(screen.getByText(/There are too few jobs in Molise to show figures/)).toBeVisible();
  await expect.element(screen.getByText(/^median in Italy/)).toBeVisible();
  await expect.element(screen.getByText("too few jobs", { exact: true })).toBeVisible();
  expect(await violations()).toEqual([]);
});

test("role without figures, or no role → links to roles with figures", async () => {
  const { screen } = await show({}, { ...found, figures: [] });
  await expect.element(screen.getByText(/There are no figures for “Backend developer” yet/)).toBeVisible();
  await expect
    .element(screen.getByRole("main").getByRole("link", { name: "Backend developer" }))
    .toHaveAttribute("href", "/salaries/backend");
  await screen.unmount();
  const start = await show({}, null);
  await expect.element(start.screen.getByRole("heading", { name: "Roles with the most jobs" })).toBeVisible();
  expect(await violations()).toEqual([]);
});

test("role with figures → structured data with the CSV, and the quartiles of Italy and each region; filters → noindex", () => {
  const i18n = setupI18n({ locale: "en", messages: { en: {} } });
  const metaOf = (search: SalariesSearch) => {
    const page = { search, found, view: chooseView(found, search), roles: [], origin: "https://orbita.example" };
    return salariesHead(i18n, page).meta as Record<string, unknown>[];
  };
  const all = metaOf({}).map((one) => one["script:ld+json"]);
  const data = all.filter((one) => one !== undefined) as Record<string, unknown>[];
  expect(data.map((one) => one["@type"])).toEqual(["Dataset", "Occupation", "Occupation", "Occupation"]);
  expect(data[0]).toMatchObject({
    license: "https://creativecommons.org/licenses/by/4.0/",
    distribution: [{ contentUrl: "https://orbita.example/api/v1/public/salaries/csv?role=backend&language=en" }],
  });
  expect(data[2]).toMatchObject({
    name: "Backend developer",
    occupationLocation: [{ "@type": "State", name: "Liguria, IT" }],
    estimatedSalary: [{ percentile25: 37_500, median: 41_000, percentile75: 45_000, currency: "EUR" }],
  });
  const noIndex = { name: "robots", content: "noindex, follow" };
  expect(metaOf({})).not.toContainEqual(noIndex);
  expect(metaOf({ region: "Liguria" })).toContainEqual(noIndex);
});
