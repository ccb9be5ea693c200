import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page as browser, userEvent } from "vitest/browser";
import { recentSearchesKey } from "~/shell/session/storage-keys.ts";
import { answerSuggestions, developers } from "~/testing/answer-suggestions.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { HeroSearch } from "./hero-search.tsx";

async function show() {
  const { screen, router } = await renderPage(
    <main>
      <h1>Jobs</h1>
      <HeroSearch />
    </main>,
  );
  const field = screen.getByRole("combobox", { name: "Role, skill, place or company" });
  await expect.element(field).toHaveAttribute("aria-expanded", "false");
  return { screen, router, field, option: (name: string | RegExp) => screen.getByRole("option", { name }) };
}

beforeEach(async () => {
  localStorage.clear();
  await browser.viewport(1280, 900);
});
afterEach(() => vi.unstubAllGlobals());

test("the field of the home page suggests names; a click on one opens its jobs", async () => {
  answerSuggestions({ dev: developers });
  const { router, field, option } = await show();
  await field.fill("dev");
  await expect.element(option("Developer backend 47 jobs")).toBeVisible();
  expect(await violations()).toEqual([]);
  await option(/Web developer/).click();
  await expect.poll(() => router.state.location.href).toBe("/jobs?q=Web+developer");
});

test("the city that was typed on the home page counts too, and stays in the search", async () => {
  const sent = answerSuggestions({ dev: developers });
  const { screen, router, field, option } = await show();
  await screen.getByRole("searchbox", { name: "Where" }).fill("Genova");
  await field.fill("dev");
  await option(/Web developer/).click();
  expect(JSON.parse(sent[0]!.filters!)).toEqual([{ f: "place", v: { lat: 44.4, lon: 8.9, km: 30 }, mm: "near" }]);
  await expect.poll(() => router.state.location.search).toEqual({ q: "Web developer", city: "Genova" });
});

test("a submitted search is stored; recent searches are offered with nothing typed", async () => {
  localStorage.setItem(recentSearchesKey, JSON.stringify([{ q: "cuoco", city: "Genova", km: 30 }]));
  answerSuggestions({ dev: developers });
  const { router, field, option } = await show();
  await field.click();
  await expect.element(option("cuoco, Genova")).toBeVisible();
  expect(await violations()).toEqual([]);
  await field.fill("dev");
  await expect.element(option(/Web developer/)).toBeVisible();
  await expect.element(option("cuoco, Genova")).not.toBeInTheDocument();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => router.state.location.href).toBe("/jobs?q=dev");
  expect(JSON.parse(localStorage.getItem(recentSearchesKey)!)).toEqual([
    { q: "dev" },
    { q: "cuoco", city: "Genova", km: 30 },
  ]);
});

test("a recent search opens again with its city", async () => {
  localStorage.setItem(recentSearchesKey, JSON.stringify([{ q: "cuoco", city: "Genova", km: 50 }]));
  answerSuggestions({});
  const { router, field } = await show();
  await field.click();
  await expect.element(field).toHaveAttribute("aria-expanded", "true");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.poll(() => router.state.location.search).toEqual({ q: "cuoco", city: "Genova", km: 50 });
});

test("the last option clears the recent searches", async () => {
  localStorage.setItem(recentSearchesKey, JSON.stringify([{ q: "cuoco" }]));
  answerSuggestions({});
  const { screen, field, option } = await show();
  await field.click();
  await expect.element(option("Clear recent searches")).toBeVisible();
  await userEvent.keyboard("{ArrowUp}{Enter}");
  await expect.element(screen.getByRole("listbox")).not.toBeInTheDocument();
  expect(localStorage.getItem(recentSearchesKey)).toBeNull();
});
