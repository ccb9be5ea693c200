import type { JobSuggestion } from "@orbita/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page as browser, userEvent } from "vitest/browser";
import { answerSuggestions, aSuggestion, developers } from "~/testing/answer-suggestions.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import type { JobsSearch } from "~/domain/job-posts/public/jobs-search.ts";
import type { JobCounts } from "./count-jobs.ts";
import { JobsToolbar } from "./jobs-toolbar.tsx";

async function show(search: Partial<JobsSearch> = {}, counts: JobCounts | null = null) {
  const all = { page: 0, size: 11, ...search };
  const { screen, router } = await renderPage(
    <>
      <search aria-label="Jobs">
        <JobsToolbar search={all} names={{}} counts={counts} total={3} />
      </search>
      <main>
        <h1>3 jobs</h1>
      </main>
    </>,
    { path: "/jobs", entry: "/jobs" },
  );
  const field = screen.getByRole("combobox", { name: "Role, skill, place or company" });
  const option = (name: string | RegExp) => screen.getByRole("option", { name });
  await expect.element(field).toHaveAttribute("aria-expanded", "false");
  return { screen, router, field, option };
}

beforeEach(async () => {
  localStorage.clear();
  await browser.viewport(1280, 900);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("suggestions appear in groups with their numbers of jobs; arrow keys and Enter choose one and search for it", async () => {
  const sent = answerSuggestions({ dev: developers });
  const { screen, router, field, option } = await show();
  await field.click();
  await userEvent.keyboard("dev");
  await expect.element(option("Developer backend 47 jobs")).toBeVisible();
  await expect.element(option("Web developer 1 job")).toBeVisible();
  await expect.element(option("Devero similar name 4 jobs")).toBeVisible();
  for (const name of ["Roles", "Skills", "Spaces", "Places"])
    await expect.element(screen.getByRole("group", { name, exact: true })).toBeVisible();
  await expect.element(screen.getByText("5 suggestions")).toBeInTheDocument();
  expect(sent.map(({ q }) => q)).toEqual(["dev"]);
  await expect.element(field).toHaveAttribute("aria-expanded", "true");
  await expect.element(field).not.toHaveAttribute("aria-activedescendant");
  expect(await violations()).toEqual([]);

  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}");
  const second = option("Web developer 1 job");
  await expect.element(second).toHaveAttribute("aria-selected", "true");
  await expect.element(field).toHaveAttribute("aria-activedescendant", second.element().id);
  expect(await violations()).toEqual([]);
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => router.state.location.search).toEqual({ q: "Web developer" });
});

test("the typed part of a suggestion is light, the completion strong", async () => {
  answerSuggestions({
    "java dev": [aSuggestion("occupation", "Web developer", { from: 5, text: "java web developer" })],
  });
  const { field, option } = await show();
  await field.fill("java dev");
  await expect.element(option(/Web developer/)).toBeVisible();
  const parts = [
    ...option(/Web developer/)
      .element()
      .querySelectorAll("bdi > *"),
  ];
  expect(parts.map((part) => [part.tagName, part.textContent])).toEqual([
    ["SPAN", "java "],
    ["SPAN", "dev"],
    ["B", "eloper"],
  ]);
});

test("Enter without a chosen suggestion searches for the typed text; Esc closes the list and keeps the text", async () => {
  answerSuggestions({ dev: developers });
  const { screen, router, field, option } = await show();
  await field.fill("dev");
  await expect.element(screen.getByRole("listbox", { name: "Suggestions" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("listbox", { name: "Suggestions" })).not.toBeInTheDocument();
  await expect.element(field).toHaveValue("dev");
  await expect.element(field).toHaveAttribute("aria-expanded", "false");
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(option(/Developer backend/)).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{Escape}{Enter}");
  await expect.poll(() => router.state.location.search).toEqual({ q: "dev" });
});

test("a late answer never replaces a newer one, and its request is aborted", async () => {
  const late = Promise.withResolvers<readonly JobSuggestion[]>();
  const sent = answerSuggestions({ d: late.promise, dev: developers });
  const { field, option, screen } = await show();
  await field.fill("d");
  await expect.poll(() => sent.map(({ q }) => q)).toEqual(["d"]);
  await field.fill("dev");
  await expect.element(option(/Developer backend/)).toBeVisible();
  expect(sent[0]!.signal?.aborted).toBe(true);
  late.resolve([aSuggestion("occupation", "Dentist")]);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect.element(option(/Developer backend/)).toBeVisible();
  await expect.element(screen.getByText("Dentist")).not.toBeInTheDocument();
});

test("an answer that arrives after Esc or after the field lost the focus does not open the list", async () => {
  const late = Promise.withResolvers<readonly JobSuggestion[]>();
  const sent = answerSuggestions({ dev: late.promise });
  const { screen, field } = await show();
  await field.fill("dev");
  await expect.poll(() => sent.length).toBe(1);
  await userEvent.keyboard("{Tab}");
  late.resolve(developers);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect.element(screen.getByRole("option")).not.toBeInTheDocument();
  await expect.element(field).toHaveAttribute("aria-expanded", "false");
});

test("a failed request → the list closes, and the search still works", async () => {
  answerSuggestions({ dev: developers });
  const { screen, router, field, option } = await show();
  await field.fill("dev");
  await expect.element(option(/Web developer/)).toBeVisible();
  await field.fill("devx");
  await expect.element(screen.getByRole("listbox")).not.toBeInTheDocument();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => router.state.location.search).toEqual({ q: "devx" });
});

test("the counts include the other filters and the city of the form", async () => {
  const sent = answerSuggestions({ dev: developers });
  const { field, option } = await show({ workplace: "hybrid", city: "Genova", km: 50 });
  await field.fill("dev");
  await expect.element(option(/Developer backend/)).toBeVisible();
  expect(JSON.parse(sent[0]!.filters!)).toEqual([
    { f: "place", v: { lat: 44.4, lon: 8.9, km: 50 }, mm: "near" },
    { f: "workplaceType", v: ["workplace_type_hybrid"], mm: "in" },
  ]);
});

test("a click on a Space opens its page", async () => {
  answerSuggestions({ dev: developers });
  const { router, field, option } = await show();
  await field.fill("dev");
  await option(/Devon Software/).click();
  await expect.poll(() => router.state.location.pathname).toBe("/space/devon");
});

test("on a phone the field and its suggestions fill the screen; Back returns to the page", async () => {
  await browser.viewport(390, 844);
  answerSuggestions({ dev: developers });
  const { screen, field, option } = await show();
  await field.fill("dev");
  await expect.element(option(/Developer backend/)).toBeVisible();
  const panel = screen.getByRole("listbox").element().parentElement!.getBoundingClientRect();
  expect([panel.left, panel.width, Math.round(panel.bottom)]).toEqual([0, 390, 844]);
  expect(field.element().getBoundingClientRect().top).toBeLessThan(40);
  await expect.element(screen.getByRole("combobox", { name: "Where" })).not.toBeInTheDocument();
  expect(await violations()).toEqual([]);
  await screen.getByRole("button", { name: "Clear text" }).click();
  await expect.element(field).toHaveValue("");
  await expect.element(field).toHaveFocus();
  await screen.getByRole("button", { name: "Back" }).click();
  await expect.element(screen.getByRole("combobox", { name: "Where" })).toBeVisible();
});

test("more filters: region, education, experience, benefits and CCNL with their counts; a chosen one becomes a chip", async () => {
  const option = (value: string, it: string, en: string, count: number) => ({ value, count, label: { it, en } });
  const counts: JobCounts = {
    seniority: [option("senior", "Senior", "Senior", 9)],
    education: [option("diploma", "Diploma", "Secondary school", 41)],
    region: [
      option("Lombardia", "Lombardia", "Lombardia", 12),
      option("Emilia-Romagna", "Emilia-Romagna", "Emilia-Romagna", 7),
    ],
    benefit: [option("meal_vouchers", "Buoni pasto", "Meal vouchers", 18)],
    ccnl: [option("H011", "Commercio", "Commerce and services", 22)],
  };
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  const { screen, router } = await show({ seniority: "senior" }, counts);
  await screen.getByRole("button", { name: "More filters" }).click();
  for (const name of [
    "Experience level",
    "Education",
    "Region",
    "Benefits",
    "Collective agreement (CCNL)",
    "Published",
  ])
    await expect.element(screen.getByRole("group", { name, exact: true })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Commerce and services 22" })).toBeVisible();
  expect(await violations()).toEqual([]);
  await screen.getByRole("link", { name: "Emilia-Romagna 7" }).click();
  await expect.poll(() => router.state.location.search).toEqual({ seniority: "senior", region: "Emilia-Romagna" });
});

test("the city field suggests places while the user types", async () => {
  answerSuggestions({});
  const { screen } = await show();
  const city = screen.getByRole("combobox", { name: "Where" });
  await city.fill("gen");
  await expect.poll(() => (city.element() as HTMLInputElement).list?.options.length).toBe(1);
});

test("the text field on a wide page → its whole placeholder is visible", async () => {
  const { field } = await show();
  const input = field.element() as HTMLInputElement;
  const style = getComputedStyle(input);
  const pen = document.createElement("canvas").getContext("2d")!;
  pen.font = style.font;
  const room = input.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
  expect(pen.measureText(input.placeholder).width).toBeLessThan(room);
});
