import type { Me, TalentHome, WaitingItem } from "@orbita/contract";
import { UiProvider } from "@orbita/ui/overlays/ui-provider.tsx";
import type { ReactElement } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page as browser, type Locator } from "vitest/browser";
import { QueryRoot } from "~/shell/query-root.tsx";
import { answerFetch, problem } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { TalentHomePage } from "./talent-home-page.tsx";

const dayMs = 86_400_000;
/** The page counts days in Italy, and the browser may be in another time zone: at noon both have the same day. */
const now = new Date(2026, 10, 12, 12).getTime();
const noonIn = (days: number): string => new Date(now + days * dayMs).toISOString();

const space = (name: string) => ({ id: name, name, url: name.toLowerCase(), logo: null });
const interview: WaitingItem = {
  kind: "interview",
  id: "i1",
  title: "Ingegnere del software",
  space: space("Nibbio"),
  applicationId: "a1",
  contactRequestId: null,
  slots: 3,
  dueAt: noonIn(1),
};
const request: WaitingItem = {
  kind: "contactRequest",
  id: "c1",
  title: "Backend Java",
  space: space("Lanterna"),
  dueAt: noonIn(8),
};
const message: WaitingItem = {
  kind: "message",
  id: "t1",
  title: "Analista dati",
  space: space("Quadra"),
  author: "Elena Costa",
  text: "Hai seguito tu il passaggio?",
  mayReply: true,
  at: noonIn(-1),
};
const upload: WaitingItem = {
  kind: "upload",
  id: "u1",
  name: "Ferraris.pdf",
  failed: false,
  open: 5,
  decided: 37,
  at: noonIn(-2),
};

const full: TalentHome = {
  waiting: [interview, request, message, upload],
  dates: [
    {
      kind: "reply",
      applicationId: "a2",
      title: "Cuoca",
      space: space("Velamare"),
      status: "submitted",
      at: noonIn(-12),
    },
    { kind: "reply", applicationId: "a3", title: "Data", space: space("Quadra"), status: "inReview", at: noonIn(1) },
    {
      kind: "interview",
      id: "i1",
      applicationId: "a1",
      contactRequestId: null,
      title: "Ingegnere",
      space: space("Nibbio"),
      agreed: false,
      at: noonIn(3),
    },
  ],
  applications: 4,
  searches: [
    { id: "s1", name: "Backend", fresh: 11, lastMatch: noonIn(-1), broken: false, address: "q=backend", filters: [] },
    { id: "s2", name: "Genova", fresh: 0, lastMatch: null, broken: false, address: null, filters: [] },
  ],
  resume: { updated: "2026-11-09T10:00:00.000Z", empty: false, visible: true, hasWishes: true },
};
const nothing: TalentHome = {
  waiting: [],
  dates: [],
  applications: 0,
  searches: [],
  resume: { updated: noonIn(0), empty: true, visible: false, hasWishes: false },
};

const me = { id: "p1", firstName: "Giulia", lastName: "Ferraris", onboarded: true, spaces: [] } as unknown as Me;

type ShowOptions = { locale?: "en" | "it"; below?: ReactElement };

async function show(home: TalentHome, { locale = "en", below = <></> }: ShowOptions = {}) {
  answerFetch({ "/api/v1/me/home": { body: home } });
  const { screen } = await renderPage(
    <UiProvider>
      <QueryRoot>
        <TalentHomePage>{below}</TalentHomePage>
      </QueryRoot>
    </UiProvider>,
    { locale, me },
  );
  return screen;
}

async function expectText(shown: Locator, pattern: RegExp): Promise<void> {
  await expect.poll(() => shown.element().textContent?.replaceAll(/\s+/g, " ")).toMatch(pattern);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now });
  return browser.viewport(1280, 900);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("four things wait → each row has its Space, deadline and one button, in the order of the api", async () => {
  const screen = await show(full);
  const rows = screen.getByRole("region", { name: "Waiting for you" }).getByRole("listitem");
  await expectText(rows.nth(0), /Choose a time.*Nibbio.*3 times proposed.*by tomorrow, 12:00/);
  await expectText(rows.nth(1), /Lanterna.*Backend Java.*by \w{3} \d+ \w+/);
  await expectText(rows.nth(2), /Elena Costa wrote to you.*“Hai seguito tu il passaggio\?”/);
  await expectText(rows.nth(2), /yesterday, 12:00/);
  await expectText(rows.nth(3), /Review 5 fields.*37 fields already reviewed.*no deadline/);
  const links = rows.getByRole("link").elements();
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/applications?id=a1",
    "/contact-requests?id=c1",
    "/messages/t1",
    "/resume/uploads/u1",
  ]);
  expect(await violations()).toEqual([]);
});

test("things are due → the sentence counts the choices of the first day, and what else waits", async () => {
  const sentence = async (waiting: WaitingItem[], locale: "it" | "en" = "en") => {
    const screen = await show({ ...full, waiting }, { locale });
    await expectText(screen.getByRole("heading", { level: 1 }), /Giulia/);
    const shown = screen.getByText(/\. (You have|Hai|One|Nothing)/);
    await expect.element(shown).toBeVisible();
    const text = shown.element().textContent;
    await screen.unmount();
    return text.replace(/^[^.]*\. /, "");
  };
  expect(await sentence([interview])).toBe("You have one choice to make by tomorrow.");
  expect(await sentence([interview, message, upload])).toBe(
    "You have one choice to make by tomorrow, and 2 other things are waiting.",
  );
  expect(
    await sentence([
      { ...request, dueAt: noonIn(0) },
      { ...interview, dueAt: noonIn(0) },
    ]),
  ).toBe("You have 2 choices to make by the end of today.");
  expect(await sentence([upload])).toBe("One thing is waiting for you, with no deadline.");
  expect(await sentence([])).toBe("Nothing is waiting for you.");
  expect(await sentence([interview, message], "it")).toBe(
    "Hai una scelta da fare entro domani e un’altra cosa in attesa.",
  );
});

test("late reply → in days and first; open reply → its day and the application’s state", async () => {
  const screen = await show(full);
  const dates = screen.getByRole("region", { name: "Next dates" });
  const rows = dates.getByRole("listitem");
  await expectText(rows.nth(0), /Velamare.*Reply expected, 12 days late/);
  await expectText(rows.nth(1), /Quadra.*Replies by tomorrow.*In review/);
  await expectText(rows.nth(2), /Nibbio.*Interview, if you choose the first time/);
  await expect
    .element(dates.getByRole("link", { name: "4 open applications" }))
    .toHaveAttribute("href", "/applications");
});

test("saved searches and CV → new jobs by number, and whether Spaces find the CV", async () => {
  const screen = await show(full, { locale: "it" });
  const searches = screen.getByRole("region", { name: "Nuovi nelle tue ricerche" }).getByRole("listitem");
  await expectText(searches.nth(0), /Backend.*11 nuovi/);
  await expect.element(searches.nth(0).getByRole("link")).toHaveAttribute("href", "/jobs?q=backend");
  await expectText(searches.nth(1), /Genova.*nessuno/);
  await expect.element(screen.getByText(/Aggiornato il 9 novembre.*visibile agli Space/)).toBeVisible();
});

test("new person → the first steps: CV, jobs, preferences; with preferences → only the other two", async () => {
  const screen = await show(nothing);
  const steps = screen.getByRole("region", { name: "Start here" }).getByRole("link");
  await expect.element(steps.nth(0)).toHaveAttribute("href", "/resume/upload");
  await expect.element(steps.nth(1)).toHaveAttribute("href", "/jobs");
  await expect.element(steps.nth(2)).toHaveAttribute("href", "/resume?begin=hand#section-wishes");
  await expect.element(screen.getByText(/Let’s start with your CV\.$/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Upload CV" }).elements()).toHaveLength(1);
  expect(await violations()).toEqual([]);
  await screen.unmount();
  const wished = await show({ ...nothing, resume: { ...nothing.resume, hasWishes: true } });
  await expect.element(wished.getByRole("link", { name: "See jobs" })).toBeVisible();
  expect(wished.getByRole("link", { name: "Add preferences" }).elements()).toHaveLength(0);
});

test("on a phone → one column: tasks, dates, searches, CV, then the wide section; nothing overflows", async () => {
  await browser.viewport(320, 800);
  const screen = await show(full, { below: <section aria-label="Fits">fits</section> });
  await expect.element(screen.getByRole("region", { name: "Fits" })).toBeVisible();
  const tops = ["Waiting for you", "Next dates", "New in your searches", "Your CV", "Fits"].map(
    (name) => screen.getByRole("region", { name }).element().getBoundingClientRect().top,
  );
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test("the api fails → an error with a retry instead of the sections", async () => {
  answerFetch({ "/api/v1/me/home": problem("server.internal", 500) });
  const { screen } = await renderPage(
    <UiProvider>
      <QueryRoot>
        <TalentHomePage />
      </QueryRoot>
    </UiProvider>,
    { me },
  );
  await expect.element(screen.getByRole("alert")).toBeVisible();
  expect(screen.getByRole("region").elements()).toHaveLength(0);
});
