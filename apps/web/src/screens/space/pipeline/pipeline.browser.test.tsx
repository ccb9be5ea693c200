import type { ApplicationCard, ApplicationStatus, OpenStatus } from "@orbita/contract";
import { problemText } from "@orbita/i18n/errors";
import { Toaster } from "@orbita/ui/overlays/toaster.tsx";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent, type Locator } from "vitest/browser";
import { QueryRoot } from "~/shell/query-root.tsx";
import { emitChangeEvent } from "~/shell/realtime/change-events.ts";
import { ActingSpaceProvider, type ActingSpace } from "~/shell/session/acting-space.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { aBoard } from "~/testing/a-board.ts";
import { aCard } from "~/testing/a-card.ts";
import { answerFetch, problem } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { PipelinePage } from "./pipeline-page.tsx";
import type { PipelineSearch } from "~/domain/applications/pipeline-search.ts";

const at = (path: string) => `/api/v1/talent/application/${path}`;
const space = { id: "s1", url: "lanterna", name: "Lanterna", role: "recruiter" } as unknown as ActingSpace;

const blind = aCard({ id: "a1", code: "5ZLC" });
const second = aCard({ id: "a2", code: "7F2K", sent: "2026-11-14T10:00:00.000Z" });
const known = (fields: Partial<ApplicationCard> = {}) =>
  aCard({ id: "a3", blind: false, name: "Riccardo Oneto", city: "Recco (GE)", status: "inReview", ...fields });
const cards = [blind, second, known()];
const pageOf = (content: ApplicationCard[]) => ({
  content,
  page: 0,
  size: 11,
  totalElements: content.length,
  totalPages: 1,
  cursor: null,
});
const done = (ids: string[]) => ({
  body: {
    moved: ids.map((id) => ({ id, stepId: `step-${id}`, version: 2 })),
    refused: [],
    undoUntil: "2026-11-15T12:00:10.000Z",
  },
});

type PipelineRenderOptions = {
  search?: Partial<PipelineSearch>;
  role?: ActingSpace["role"];
  answers?: object;
  cards?: typeof cards;
};

async function open({ search, role = "recruiter", answers: more, cards: shown = cards }: PipelineRenderOptions = {}) {
  const answers: Record<string, { status?: number; body?: unknown }> = {
    [at("board")]: { body: aBoard(shown, { submitted: 3 }) },
    [at("search")]: { body: pageOf(shown) },
    "/api/v1/talent/space/s1/stages": { body: { labels: [] } },
    ...more,
  };
  const sent = answerFetch(answers);
  const { screen, router } = await renderPage(
    <UiRoot>
      <QueryRoot>
        <ActingSpaceProvider space={{ ...space, role }}>
          <PipelinePage jobPostId="p1" search={{ page: 0, size: 11, ...search }} />
          <Toaster label="Messages" closeLabel="Close" />
        </ActingSpaceProvider>
      </QueryRoot>
    </UiRoot>,
  );
  const lane = (name: string) => screen.getByRole("region", { name });
  return { screen, router, sent, answers, lane, asked: (path: string) => sent.filter((one) => one.path === at(path)) };
}

/** The response for an application whose last step is a move by the member `by`. */
const movedBy = (by: string, card: ApplicationCard, status: ApplicationStatus) => ({
  body: { ...card, status, steps: [{ kind: "moved", side: "member", by, to: status }] },
});

/** The board's response after the application `id` was moved, for the refetch. */
const moved = (id: string, status: OpenStatus) => ({
  body: aBoard(cards.map((card) => (card.id === id ? { ...card, status } : card))),
});

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-15T12:00:00Z") });
  await page.viewport(1440, 900);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const link = (name: RegExp) => page.getByRole("link", { name });
/** Waits until the element's text contains `words`. */
async function expectWords(locator: Locator, words: string): Promise<void> {
  await expect.poll(() => locator.element().textContent).toContain(words);
}

async function focus(name: RegExp): Promise<void> {
  await expect.element(link(name)).toBeVisible();
  link(name).element().focus();
}

test("the board of a job shows the reply promise, the waiting applications and evidence from their CVs", async () => {
  const { screen, lane } = await open();
  await expectWords(screen.getByRole("heading", { level: 1 }), "Backend Java");
  await expectWords(
    screen.getByText("replies within 7 days", { exact: false }),
    "6 applications · replies within 7 days · median reply time: 3 days · expires on 20 December",
  );
  await expectWords(lane("Received 5"), "Application 5ZLC");
  for (const words of ["Backend, 5.7 years", "Java 21 e Spring Boot", "1 not met, 1 not found", "2 d"])
    expect(lane("Received 5").element().textContent).toContain(words);
  await expectWords(lane("In review 1"), "Riccardo Oneto");
  expect(await violations()).toEqual([]);
});

test("keyboard: Space, an arrow and Enter move a card of the board, and the card keeps the focus", async () => {
  const { answers, lane, asked } = await open();
  answers[at("move")] = done(["a1"]);
  await focus(/5ZLC/);
  await userEvent.keyboard(" ");
  await expectWords(page.getByRole("status").first(), "Application 5ZLC picked up from Received");
  await userEvent.keyboard("{ArrowRight}");
  await expectWords(page.getByRole("status").first(), "In review, 1 application");
  answers[at("board")] = moved("a1", "inReview");
  await userEvent.keyboard("{Enter}");
  await expectWords(lane("In review 2"), "Application 5ZLC");
  await vi.waitFor(() => expect(asked("move")).toEqual([{ path: at("move"), body: { ids: ["a1"], to: "inReview" } }]));
  await expect.element(link(/5ZLC/)).toHaveFocus();
  await expect
    .element(page.getByText("Application moved to “In review”. The email will go out in 10 seconds."))
    .toBeVisible();
  expect(await violations()).toEqual([]);
});

test("keyboard: Escape cancels the move of a card; arrow keys alone move the focus between cards", async () => {
  const { asked, lane } = await open();
  await focus(/5ZLC/);
  await userEvent.keyboard(" {ArrowRight}{Escape}");
  await expectWords(page.getByRole("status").first(), "Application 5ZLC is back in the original stage");
  await expect.element(lane("In review 1")).toBeVisible();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(link(/7F2K/)).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(link(/Riccardo Oneto/)).toHaveFocus();
  expect(asked("move")).toEqual([]);
});

test("keyboard: M opens the stage menu of a card; 2 moves the card at once, 4 opens a dialog before any request", async () => {
  const { answers, asked, screen } = await open();
  answers[at("move")] = done(["a1"]);
  answers[at("a1")] = { body: { ...blind, language: "it" } };
  await focus(/5ZLC/);
  await userEvent.keyboard("m");
  await expectWords(
    screen.getByRole("menuitem", { name: /In review/ }),
    "10 seconds after the move you’ll see the name",
  );
  expect(await violations()).toEqual([]);
  await userEvent.keyboard("4");
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  await expect.element(screen.getByRole("menu")).not.toBeInTheDocument();
  expect(asked("move")).toEqual([]);
  await userEvent.keyboard("{Escape}");
  await focus(/5ZLC/);
  await userEvent.keyboard("m");
  await expectWords(screen.getByRole("menuitem", { name: /In review/ }), "In review");
  await userEvent.keyboard("2");
  await vi.waitFor(() => expect(asked("move")[0]?.body).toEqual({ ids: ["a1"], to: "shortlisted" }));
});

test("failed move of an application card → the board is reverted and an error is shown", async () => {
  const { answers, lane } = await open();
  answers[at("move")] = problem("server.failed", 500);
  await focus(/5ZLC/);
  await userEvent.keyboard(" {ArrowRight}{Enter}");
  await expectWords(page.getByRole("region", { name: "Messages" }), problemText("server.failed", "en"));
  await expectWords(lane("Received 5"), "5ZLC");
  await expect.element(lane("In review 1")).toBeVisible();
});

test("move of an application refused because a colleague was faster → the message names the colleague and the stage", async () => {
  const { answers } = await open();
  const status = "interview" as const;
  answers[at("a1")] = movedBy("Davide Ricci", blind, status);
  answers[at("move")] = {
    body: { moved: [], refused: [{ id: "a1", code: "application.wrongStatus", status }], undoUntil: null },
  };
  await focus(/5ZLC/);
  await userEvent.keyboard(" {ArrowRight}{Enter}");
  const messages = page.getByRole("region", { name: "Messages" });
  await expect
    .poll(() => messages.element().textContent)
    .toContain("Davide Ricci moved Application 5ZLC to “Interview”");
});

test("applications selected with X and checkbox move together, and Undo reverts the move", async () => {
  const { answers, asked, screen } = await open({ search: { view: "list" } });
  answers[at("move")] = done(["a1", "a2"]);
  answers[at("undo")] = done(["a1", "a2"]);
  await focus(/5ZLC/);
  await userEvent.keyboard("x");
  await screen.getByRole("checkbox", { name: "Select Application 7F2K" }).click();
  await expect.element(screen.getByText("2 selected")).toBeVisible();
  expect(await violations()).toEqual([]);
  await screen.getByRole("button", { name: "Move to…" }).click();
  await userEvent.keyboard("2");
  await vi.waitFor(() => expect(asked("move")[0]?.body).toEqual({ ids: ["a1", "a2"], to: "shortlisted" }));
  await expect
    .element(screen.getByText("2 applications moved to “Shortlisted”. The emails will go out in 10 seconds."))
    .toBeVisible();
  await expect.element(screen.getByText("2 selected")).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "Undo" }).click();
  await vi.waitFor(() => expect(asked("undo")[0]?.body).toEqual({ stepIds: ["step-a1", "step-a2"] }));
});

test("change event of a colleague's move → the board updates and announces it, and the focus stays", async () => {
  const { answers, lane } = await open();
  await focus(/7F2K/);
  answers[at("board")] = moved("a1", "inReview");
  answers[at("a1")] = movedBy("Davide Ricci", blind, "inReview");
  emitChangeEvent({ type: "application.changed", id: "a1", at: "2026-11-15T12:00:00.000Z" });
  await expectWords(lane("In review 2"), "5ZLC");
  await expectWords(page.getByRole("status").first(), "Davide Ricci moved Application 5ZLC to “In review”");
  await expect.element(link(/7F2K/)).toHaveFocus();
});

test("change event while an application card is picked up → the board updates only after the card is released", async () => {
  const { answers, lane } = await open();
  await focus(/5ZLC/);
  await userEvent.keyboard(" ");
  answers[at("board")] = moved("a2", "offer");
  answers[at("a2")] = movedBy("Davide Ricci", second, "offer");
  emitChangeEvent({ type: "application.changed", id: "a2", at: "2026-11-15T12:00:00.000Z" });
  await expect.poll(() => vi.mocked(fetch).mock.calls.length).toBeGreaterThan(3);
  await expectWords(lane("Received 5"), "7F2K");
  await userEvent.keyboard("{Escape}");
  await expectWords(lane("Offer 1"), "7F2K");
});

test("the button below a stage loads the stage's remaining applications", async () => {
  const { answers, asked, screen, lane } = await open();
  answers[at("search")] = { body: pageOf([aCard({ id: "a9", code: "9BXW" })]) };
  await screen.getByRole("button", { name: "Show 3 more" }).click();
  await expectWords(lane("Received 5"), "9BXW");
  expect(asked("search")[0]?.body).toMatchObject({ cursor: "next", sort: "created:asc" });
});

test("viewer of the Space → cannot move cards by keyboard and sees an explanation", async () => {
  const { asked, screen } = await open({ role: "viewer" });
  await expect.element(screen.getByText(/^You have view-only access/)).toBeVisible();
  await focus(/5ZLC/);
  await userEvent.keyboard(" {ArrowRight}{Enter}mx");
  expect(asked("move")).toEqual([]);
  await expect.element(screen.getByRole("button", { name: /^Move .* or reply$/ })).not.toBeInTheDocument();
});

test("board of a job without applications → an empty state", async () => {
  const { screen } = await open({ answers: { [at("board")]: { body: aBoard([]) } } });
  await expect.element(screen.getByRole("heading", { name: "No applications yet" })).toBeVisible();
  expect(await violations()).toEqual([]);
});

test("board on a phone → one stage as a list, and the card's menu moves an application", async () => {
  await page.viewport(390, 844);
  const { answers, asked, screen } = await open({ answers: { [at("search")]: { body: pageOf([blind, second]) } } });
  answers[at("move")] = done(["a1"]);
  await expectWords(screen.getByRole("heading", { level: 1 }), "Received");
  await expect.element(screen.getByRole("link", { name: "Received 5" })).toHaveAttribute("aria-current", "page");
  await expect.element(screen.getByText("Due 20 Nov").first()).toBeVisible();
  expect(asked("search")[0]?.body).toMatchObject({ sort: "replyBy:asc" });
  expect(await violations()).toEqual([]);
  await screen.getByRole("button", { name: "Move Application 5ZLC or reply" }).click();
  await screen.getByRole("menuitem", { name: /In review/ }).click();
  await vi.waitFor(() => expect(asked("move")[0]?.body).toEqual({ ids: ["a1"], to: "inReview" }));
});
