import type { Dashboard } from "@orbita/contract";
import { UiProvider } from "@orbita/ui/overlays/ui-provider.tsx";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page as browser, userEvent } from "vitest/browser";
import { QueryRoot } from "~/shell/query-root.tsx";
import { ActingSpaceProvider, type ActingSpace } from "~/shell/session/acting-space.tsx";
import { aDashboard } from "~/testing/a-dashboard.ts";
import { answerFetch, problem } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { StatisticsPage } from "./statistics-page.tsx";
import type { StatisticsSearch } from "./statistics-search.ts";

const dashboardPath = "/api/v1/talent/analytics/dashboard";
const stagesPath = "/api/v1/talent/space/s1/stages";

type StatisticsRenderOptions = { locale?: "it" | "en"; role?: ActingSpace["role"]; search?: StatisticsSearch };

async function render({ locale = "en", role = "owner", search = {} }: StatisticsRenderOptions = {}) {
  const space = { id: "s1", name: "Lanterna", url: "lanterna", role } as unknown as ActingSpace;
  return await renderPage(
    <UiProvider>
      <QueryRoot>
        <ActingSpaceProvider space={space}>
          <main>
            <StatisticsPage search={search} />
          </main>
        </ActingSpaceProvider>
      </QueryRoot>
    </UiProvider>,
    { locale },
  );
}

async function show(body: Dashboard, options: StatisticsRenderOptions = {}) {
  const sent = answerFetch({ [dashboardPath]: { body }, [stagesPath]: { body: { labels: [], version: 1 } } });
  return { sent, ...(await render(options)) };
}

beforeEach(() => browser.viewport(1208, 1000));
afterEach(() => vi.unstubAllGlobals());

test("figures of the statistics page are compared with the previous period", async () => {
  const { screen } = await show(aDashboard());
  await expect.element(screen.getByText("reply time: 7 days; previous median 4 days")).toBeVisible();
  for (const words of [
    "3 days",
    "96%",
    "48 of 50 due, +4 points",
    "+18%",
    "previously 6.9",
    "7.3 years",
    "1 expiring soon",
  ])
    await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
  expect(await violations()).toEqual([]);
});

test("a chart of the statistics page has a text alternative and can be shown as a table", async () => {
  const { screen } = await show(aDashboard());
  const chart = screen.getByRole("img", {
    name: /^Visits by week\. Visits 2,463, from lists and searches 964/,
  });
  await expect.element(chart).toBeVisible();
  await expect.element(chart.getByText("240 visits")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Show Visits by week as a table" }));
  const table = screen.getByRole("table", { name: "Visits by week" });
  await expect.element(table.getByRole("row", { name: "16 Nov 2026 240 116 25" })).toBeVisible();
  await expect.element(table.getByRole("row", { name: "31 Aug 2026 131 32 Withheld" })).toBeVisible();
  await expect.element(chart).not.toBeInTheDocument();
  expect(await violations()).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Show Visits by week as a chart" }));
  await expect.element(chart).toBeVisible();
});

test("chart of reply times: the promise is a labelled line, and groups that are too small are withheld", async () => {
  const { screen } = await show(aDashboard(), { locale: "it" });
  const chart = screen.getByRole("img", {
    name: /^Tempo per la prima risposta; Risposta entro 7 giorni; mediana 3 giorni/,
  });
  await expect.element(chart.getByText("Risposta entro 7 giorni")).toBeInTheDocument();
  await expect.element(chart.getByText("61")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Mostra Tempo per la prima risposta come tabella" }));
  await expect.element(screen.getByRole("row", { name: "8, in ritardo Riservato" })).toBeVisible();
});

test("funnel steps of the statistics page are shares of the visits, and small groups are hidden", async () => {
  const { screen } = await show(aDashboard());
  const steps = screen.getByRole("list", { name: "From first visit to hire" });
  await expect.element(steps.getByText("9.4%")).toBeVisible();
  await expect.element(steps.getByRole("listitem").nth(6)).toHaveTextContent("HiresFewer than 5");
  await expect.element(screen.getByText(/We only show groups of at least 5 people/)).toBeVisible();
});

test("the statistics page shows costs to owners but not to recruiters", async () => {
  const { screen } = await show(aDashboard());
  await expect.element(screen.getByRole("heading", { name: "Cost per application" })).toBeVisible();
  await expect.element(screen.getByText("per application, previously €0.62")).toBeVisible();
  await screen.unmount();
  const other = await show(aDashboard(), { role: "recruiter" });
  await expect.element(other.screen.getByRole("heading", { name: "Visit sources" })).toBeVisible();
  expect(other.screen.getByText("€").elements()).toHaveLength(0);
  expect(other.screen.getByRole("columnheader", { name: "Cost" }).elements()).toHaveLength(0);
});

test("the statistics page keeps period and job post in the URL", async () => {
  const { screen, router } = await show(aDashboard(), { search: { period: "12m", post: "p2" } });
  await expect.element(screen.getByRole("heading", { name: "Visits by month" })).toBeVisible();
  await expect.element(screen.getByRole("radio", { name: "12 months" })).toBeChecked();
  await userEvent.click(screen.getByRole("button", { name: "Job: Tester tempo reale" }));
  await expect
    .element(screen.getByRole("link", { name: "All jobs" }))
    .toHaveAttribute("href", "/work/lanterna/statistics?period=12m");
  await userEvent.keyboard("{Escape}");
  await userEvent.click(screen.getByText("30 days"));
  await expect.poll(() => router.state.location.href).toBe("/work/lanterna/statistics?period=30d&post=p2");
});

test("statistics page on a phone → not wider than the screen", async () => {
  await browser.viewport(390, 844);
  const { screen } = await show(aDashboard(), { locale: "it" });
  await expect.element(screen.getByRole("heading", { name: "Statistiche" })).toBeVisible();
  await expect.element(screen.getByText("240 visite")).toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(await violations()).toEqual([]);
});

test("statistics page of a new Space → an empty state", async () => {
  const figures = aDashboard().figures;
  const nobody = { value: null, before: null };
  const body = aDashboard({
    figures: {
      medianAnswerDays: nobody,
      answeredShare: { ...nobody, answered: null, due: null },
      applications: nobody,
      averageExperience: nobody,
      openPosts: { value: 0, expiring: 0 },
      costCents: { ...figures.costCents, value: 0 },
      costPerApplicationCents: nobody,
    },
    course: aDashboard().course.map((point) => ({ ...point, visits: 0, openings: 0, applications: null })),
    posts: [],
    sources: [],
  });
  const { screen } = await show(body);
  await expect.element(screen.getByRole("heading", { name: "No statistics yet" })).toBeVisible();
  expect(await violations()).toEqual([]);
});

test("all groups too small → the charts of reply time and of stages say so instead", async () => {
  const few = aDashboard();
  const body = aDashboard({
    answers: few.answers.map(({ days }) => ({ days, count: null })),
    timeInState: few.timeInState.map((state) => ({ ...state, medianDays: null, count: null })),
    funnel: few.funnel.map(({ step }) => ({ step, count: null })),
  });
  const { screen } = await show(body);
  await expect.element(screen.getByText("No day has at least 5 replies, so there are too few to show.")).toBeVisible();
  await expect.element(screen.getByText(/No stage has at least 5 applications/)).toBeVisible();
  expect(screen.getByRole("img", { name: /first reply/ }).elements()).toHaveLength(0);
});

test("statistics page: server error → an error with a retry button; no connection → the offline message", async () => {
  answerFetch({ [dashboardPath]: problem("server.failed", 500) });
  const { screen } = await render();
  await expect.element(screen.getByRole("heading", { name: "We couldn’t load this content" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Try again" })).toBeVisible();
  await screen.unmount();
  answerFetch({});
  const offline = await render();
  await expect.element(offline.screen.getByRole("heading", { name: "You’re offline" })).toBeVisible();
});
