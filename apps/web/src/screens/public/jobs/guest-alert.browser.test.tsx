import { afterEach, expect, test, vi } from "vitest";
import { answerFetch, problem } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { JobsView } from "./jobs-view.tsx";

afterEach(() => vi.unstubAllGlobals());

const path = "/api/v1/public/job-alert";
const captcha = { "/api/v1/recaptcha": { body: { provider: "none", siteKey: null, challenge: null } } };
const nothing = { content: [], page: 0, size: 11, totalElements: 0, totalPages: 0, cursor: null };
const view = (search: object) => (
  <JobsView
    search={{ page: 0, size: 11, ...search }}
    found={{ resting: false, jobs: nothing }}
    names={{}}
    counts={null}
    open={null}
    now={Date.parse("2026-11-15T12:00:00Z")}
  />
);
const counting = { "/api/v1/public/jobpost/search": { body: nothing } };

test("guest without results asks for alerts → the search is sent with the address, and the panel says to confirm", async () => {
  const sent = answerFetch({ [path]: { status: 204 }, ...captcha, ...counting });
  const { screen } = await renderPage(view({ q: "tester", since: 7 }), {
    path: "/jobs",
    entry: "/jobs?q=tester&since=7",
  });
  await screen.getByRole("button", { name: "Get job alerts" }).click();
  const panel = screen.getByRole("dialog", { name: "Get job alerts" });
  await expect.element(panel.getByRole("link", { name: "Privacy notice" })).toHaveAttribute("href", "/privacy");
  expect(await violations()).toEqual([]);
  await panel.getByRole("textbox", { name: "Email" }).fill("giulia@posta.example");
  await panel.getByRole("combobox", { name: "Alert frequency" }).selectOptions("weekly");
  await panel.getByRole("button", { name: "Get alerts" }).click();
  await expect.element(panel.getByText("giulia@posta.example")).toBeVisible();
  await expect.element(panel.getByRole("status")).toHaveFocus();
  expect(await violations()).toEqual([]);
  expect(sent.filter((call) => call.path === path).map(({ body }) => body)).toEqual([
    {
      name: "tester",
      email: "giulia@posta.example",
      frequency: "weekly",
      language: "en",
      address: "q=tester",
      filters: [{ f: "text", v: "tester", mm: "c" }],
    },
  ]);
});

test("guest enters no valid address, or the api refuses → the form says what to do", async () => {
  const sent = answerFetch({ [path]: problem("request.tooMany", 429), ...captcha, ...counting });
  const { screen } = await renderPage(view({ q: "tester" }), { locale: "it", path: "/jobs", entry: "/jobs?q=tester" });
  await screen.getByRole("button", { name: "Ricevi avvisi" }).click();
  const panel = screen.getByRole("dialog", { name: "Ricevi avvisi" });
  await panel.getByRole("textbox", { name: "Email" }).fill("giulia");
  await panel.getByRole("button", { name: "Attiva avvisi" }).click();
  await expect.element(panel.getByRole("textbox", { name: "Email" })).toHaveAttribute("aria-invalid", "true");
  expect(sent.filter((call) => call.path === path)).toEqual([]);
  await panel.getByRole("textbox", { name: "Email" }).fill("giulia@posta.example");
  await panel.getByRole("button", { name: "Attiva avvisi" }).click();
  await expect.element(panel.getByRole("alert")).toBeVisible();
});

test("unfiltered job list → no offer of alerts", async () => {
  answerFetch(counting);
  const { screen } = await renderPage(view({}));
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("No open jobs right now");
  expect(screen.getByRole("button", { name: "Get job alerts" }).query()).toBeNull();
});
