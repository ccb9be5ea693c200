import type { JobFits, Me } from "@orbita/contract";
import { Toaster } from "@orbita/ui/overlays/toaster.tsx";
import { useLocation } from "@tanstack/react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page as browser, userEvent } from "vitest/browser";
import { QueryRoot } from "~/shell/query-root.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { aFit, fitDetail, notForMe, someFits, someWishes } from "~/testing/a-fit.ts";
import { answerFetch, problem } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { FitsPage } from "./fits-page.tsx";

const fits = ["Tracciabilità", "Catalogo", "Logistica"].map((title, at) => aFit(at, title));
const [first, second] = fits as [(typeof fits)[0], (typeof fits)[0]];
const listPath = "/api/v1/me/job-fits";
const wishesPath = "/api/v1/me/job-wishes";
const reasonPath = `/api/v1/me/job-fit-reasons/${second.job.id}`;
const noMarks = { applied: [], saved: [], seen: [], hiddenJobs: [], hiddenSpaces: [] };
const me = { id: "01938b3c-7a10-7c3e-9d1f-2b6a5c4d3e98", spaces: [] } as unknown as Me;

const answersOf = (list: Partial<JobFits> | object = {}) => ({
  [listPath]: { body: someFits(fits, list) },
  [wishesPath]: { body: someWishes() },
  "/api/v1/public/job-mark": { body: noMarks },
  "/api/v1/autocomplete/search": { body: { content: [], page: 0, size: 20, totalElements: 0, totalPages: 0 } },
  "/api/v1/public/user/settings": { body: {} },
  [reasonPath]: { body: notForMe(second) },
  ...Object.fromEntries(
    fits.flatMap((fit) => [
      [`${listPath}/${fit.job.id}`, { body: fitDetail(fit) }],
      [`/api/v1/public/jobpost/${fit.job.id}`, { body: fit.job }],
    ]),
  ),
});

const FitsAtAddress = () => <FitsPage search={useLocation({ select: ({ search }) => search as { id?: string } })} />;
const open = (entry = "/fits") =>
  renderPage(
    <UiRoot>
      <QueryRoot>
        <FitsAtAddress />
        <Toaster label="Messages" closeLabel="Close" />
      </QueryRoot>
    </UiRoot>,
    { me, path: "/fits", entry },
  ).then(({ screen, router }) => ({ screen, router, row: (at: number) => screen.getByRole("listitem").nth(at) }));

beforeEach(() => browser.viewport(1280, 1000));
afterEach(() => vi.unstubAllGlobals());

test("jobs that fit → rows with the covered requirements; beside them each requirement with the CV line and the smallest step", async () => {
  answerFetch(answersOf());
  const { screen } = await open();
  await expect.element(screen.getByRole("heading", { level: 1, name: "Jobs that fit your CV" })).toBeVisible();
  await expect.element(screen.getByText("6 of 7 requirements in your CV").first()).toBeVisible();
  await expect.element(screen.getByText("Kubernetes is missing").first()).toBeVisible();
  await expect.element(screen.getByText("61 jobs outside your limits")).toBeVisible();
  await expect.element(screen.getByText("Servizi in Java 21 per 14 terminal portuali")).toBeVisible();
  await expect.element(screen.getByText("No line in your CV mentions this requirement.")).toBeVisible();
  await expect.element(screen.getByText(/9 of the 38 jobs that fit your CV ask for it/)).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Add line" }))
    .toHaveAttribute("href", "/resume#open-technicalSkills:new");
  await expect.element(screen.getByText(/This isn’t a score, and the Space can’t see it/)).toBeVisible();
  expect(document.body.textContent).not.toMatch(/\d%/);
  expect(await violations()).toEqual([]);
});

test("by keyboard: “not for me” sends the reason, says its effect, opens the next job, and is undone", async () => {
  const answers = answersOf();
  const sent = answerFetch(answers);
  const { screen, router } = await open(`/fits?id=${second.job.id}`);
  await expect.element(screen.getByRole("heading", { level: 2, name: "Catalogo" }).last()).toBeVisible();
  const menu = screen.getByRole("button", { name: "Not for me…" });
  await expect.element(menu).toBeVisible();
  menu.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("Hides the job and changes the next ones")).toBeVisible();
  expect(await violations()).toEqual([]);
  answers[listPath] = { body: someFits(fits.filter((fit) => fit !== second)) };
  answerFetchAgain(answers, sent);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect
    .element(screen.getByText(/“Catalogo” hidden from your fits\. You won’t see jobs that pay €45,000 or less/))
    .toBeVisible();
  expect(sent.find(({ path, body }) => path === reasonPath && body)?.body).toEqual({ reason: "salary" });
  await expect.poll(() => (router.state.location.search as { id?: string }).id).toBe(fits[2]!.job.id);
  await screen.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => sent.filter(({ path }) => path === reasonPath)).toHaveLength(2);
});

/** Later answers with the same record of requests. */
function answerFetchAgain(answers: Parameters<typeof answerFetch>[0], sent: ReturnType<typeof answerFetch>): void {
  const later = answerFetch(answers);
  later.push = (...entries) => sent.push(...entries);
}

test("link “not for me” of the weekly mail → the reasons of its job are open, with nothing sent; the chosen reason is sent", async () => {
  const sent = answerFetch(answersOf());
  const { screen } = await open(`/fits?id=${second.job.id}&notForMe=true`);
  await expect.element(screen.getByRole("menuitem", { name: "Salary" })).toBeVisible();
  await expect.element(screen.getByRole("heading", { level: 2, name: "Catalogo" }).last()).toBeVisible();
  expect(await violations()).toEqual([]);
  expect(sent.filter(({ path }) => path === reasonPath)).toEqual([]);
  await screen.getByRole("menuitem", { name: "Salary" }).click();
  await expect.poll(() => sent.find(({ path }) => path === reasonPath)?.body).toEqual({ reason: "salary" });
});

test("marking fails → the message says so, and the job stays", async () => {
  answerFetch({ ...answersOf(), [reasonPath]: problem("jobFit.tooManyReasons", 409, { params: { max: 500 } }) });
  const { screen, router } = await open(`/fits?id=${second.job.id}`);
  await screen.getByRole("button", { name: "Not for me…" }).click();
  await screen.getByRole("menuitem", { name: "Company" }).click();
  await expect.element(screen.getByText(/reached the limit of hidden jobs/)).toBeVisible();
  expect((router.state.location.search as { id?: string }).id).toBe(second.job.id);
});

test("a limit changed in its menu → the wishes are saved with the rest unchanged, and the list is loaded again", async () => {
  const sent = answerFetch(answersOf());
  const { screen } = await open();
  await screen.getByRole("button", { name: "Genova within 30 km" }).click();
  await screen.getByRole("menuitemcheckbox", { name: "Within 50 km" }).click();
  const saved = () => sent.findLast(({ path, body }) => path === wishesPath && body !== undefined)?.body;
  await expect.poll(saved).toMatchObject({ place: { city: "Genova", km: 50 }, salaryMin: 38_000 });
  await expect.poll(() => sent.filter(({ path }) => path === listPath).length).toBeGreaterThan(1);
});

test("a limit added from its dialog: a salary out of range is refused at its field, then saved", async () => {
  const sent = answerFetch({ ...answersOf(), [wishesPath]: { body: someWishes({ salaryMin: null }) } });
  const { screen } = await open();
  await screen.getByRole("button", { name: "Add limit" }).click();
  await screen.getByRole("menuitem", { name: "Salary…" }).click();
  const field = screen.getByRole("textbox", { name: /^Minimum gross salary/ });
  await field.fill("5");
  await screen.getByRole("button", { name: "Save limit" }).click();
  await expect.element(field).toBeInvalid();
  await field.fill("40000");
  expect(await violations()).toEqual([]);
  await screen.getByRole("button", { name: "Save limit" }).click();
  await expect
    .poll(() => sent.findLast(({ path, body }) => path === wishesPath && body !== undefined)?.body)
    .toMatchObject({ salaryMin: 40_000 });
  await expect.element(field).not.toBeInTheDocument();
});

test("nothing fits within the limits → how many fit outside, and each limit can be removed", async () => {
  const sent = answerFetch({ ...answersOf(), [listPath]: { body: someFits([]) } });
  const { screen } = await open();
  await expect.element(screen.getByText(/61 jobs fit your CV outside your limits/)).toBeVisible();
  expect(await violations()).toEqual([]);
  await screen.getByRole("button", { name: "Remove limit “Salary from €38,000”" }).click();
  await expect
    .poll(() => sent.findLast(({ path, body }) => path === wishesPath && body !== undefined)?.body)
    .toMatchObject({ salaryMin: null, place: { city: "Genova" } });
});

test("no CV → upload; turned off → turned on with one click", async () => {
  answerFetch({ ...answersOf(), [listPath]: { body: someFits([], { state: "noCv" }) } });
  const without = await open();
  await expect
    .element(without.screen.getByRole("link", { name: "Upload CV" }))
    .toHaveAttribute("href", "/resume/upload");
  expect(await violations()).toEqual([]);
  await without.screen.unmount();
  const sent = answerFetch({ ...answersOf(), [listPath]: { body: someFits([], { state: "off" }) } });
  const { screen } = await open();
  await screen.getByRole("button", { name: "Turn on" }).click();
  await expect
    .poll(() => sent.find(({ path }) => path === "/api/v1/public/user/settings")?.body)
    .toEqual({ jobFits: true });
});

test("the list fails → the error with a retry that loads it", async () => {
  answerFetch({ [listPath]: problem("server.failed", 500) });
  const { screen } = await open();
  const again = screen.getByRole("button", { name: "Try again" });
  await expect.element(again).toBeVisible();
  answerFetch(answersOf());
  await again.click();
  await expect.element(screen.getByRole("heading", { level: 2, name: first.job.title }).first()).toBeVisible();
});

test("on a phone a job takes the place of the list, with a link back", async () => {
  await browser.viewport(390, 800);
  answerFetch(answersOf());
  const { screen } = await open();
  await screen.getByRole("link", { name: "Catalogo" }).click();
  await expect.element(screen.getByRole("button", { name: "Not for me…" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Tracciabilità" })).not.toBeInTheDocument();
  expect(await violations()).toEqual([]);
  await screen.getByRole("link", { name: "Back to the list" }).click();
  await expect.element(screen.getByRole("link", { name: "Tracciabilità" })).toBeVisible();
});
