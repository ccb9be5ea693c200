import type { Application } from "@orbita/contract";
import { Toaster } from "@orbita/ui/overlays/toaster.tsx";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { QueryRoot } from "~/shell/query-root.tsx";
import { emitChangeEvent } from "~/shell/realtime/change-events.ts";
import { ActingSpaceProvider, type ActingSpace } from "~/shell/session/acting-space.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { anApplication, aStep } from "~/testing/an-application.ts";
import { answerFetch } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { CandidateDrawer } from "./candidate-drawer.tsx";

const space = { id: "s1", url: "lanterna", name: "Lanterna", role: "recruiter" } as unknown as ActingSpace;
const id = anApplication().id;
const address = `/api/v1/talent/application/${id}`;

/** Responses with no proposed interview and no busy times of members. */
const noInterviews = {
  "/api/v1/talent/interview": {
    body: { content: [], page: 0, size: 20, totalElements: 0, totalPages: 0, cursor: null },
  },
  "/api/v1/talent/interview/busy": { body: [] },
  "/api/v1/public/space/s1/users": { body: [] },
};

async function open(application: Application, role: ActingSpace["role"] = "recruiter", more: object = {}) {
  const answers = {
    [address]: { body: application },
    "/api/v1/talent/space/s1/stages": { body: { labels: [] } },
    ...more,
  };
  const sent = answerFetch(answers);
  const onClose = vi.fn<() => void>();
  const onStep = vi.fn<(by: -1 | 1) => void>();
  const { screen } = await renderPage(
    <UiRoot>
      <QueryRoot>
        <ActingSpaceProvider space={{ ...space, role }}>
          <CandidateDrawer id={id} onClose={onClose} onStep={onStep} />
          <Toaster label="Messages" closeLabel="Close" />
        </ActingSpaceProvider>
      </QueryRoot>
    </UiRoot>,
  );
  await expect.element(screen.getByRole("tab", { name: "Evidence" })).toBeVisible();
  return { screen, sent, answers, onClose, onStep };
}

beforeEach(() => page.viewport(1280, 900));
afterEach(() => vi.unstubAllGlobals());

test("a blind application shows its code and no name; further optional requirements that are met are collapsed", async () => {
  const { screen } = await open(anApplication());
  await expect.element(screen.getByRole("dialog", { name: "Application 5ZLC" })).toBeVisible();
  await expect.element(screen.getByText(/^You’ll see the person’s name, photo, age and address once/)).toBeVisible();
  await expect.element(screen.getByText("Maven", { exact: true })).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "3 more requirements are met" }).click();
  await expect.element(screen.getByText("Maven", { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/^The reply (is|was) due by/)).toBeVisible();
  expect(await violations()).toEqual([]);
});

test("application drawer: Escape closes it and arrow keys step through the list, except arrows in a text field", async () => {
  const { screen, onClose, onStep } = await open(anApplication());
  await userEvent.keyboard("{ArrowDown}{ArrowUp}");
  expect(onStep.mock.calls).toEqual([[1], [-1]]);
  await screen.getByRole("tab", { name: /Notes/ }).click();
  await screen.getByRole("textbox", { name: "Note for the team" }).fill("One\ntwo");
  await userEvent.keyboard("{ArrowUp}");
  expect(onStep).toHaveBeenCalledTimes(2);
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
});

test("button for the next stage of an application → moves the application and offers Undo", async () => {
  const done = { moved: [{ id, stepId: "step-1", version: 2 }], refused: [], undoUntil: "2026-11-15T12:00:10.000Z" };
  const { screen, sent } = await open(anApplication(), "recruiter", {
    "/api/v1/talent/application/move": { body: done },
    "/api/v1/talent/application/undo": { body: { ...done, undoUntil: null } },
  });
  await screen.getByRole("button", { name: "Move to In review" }).click();
  await expect
    .element(screen.getByText("Application moved to “In review”. The email will go out in 10 seconds."))
    .toBeVisible();
  expect(sent.find(({ path }) => path.endsWith("/move"))?.body).toEqual({ ids: [id], to: "inReview" });
  await screen.getByRole("button", { name: "Undo" }).click();
  await expect.element(screen.getByText("Move undone. No one was notified.")).toBeVisible();
  expect(sent.find(({ path }) => path.endsWith("/undo"))?.body).toEqual({ stepIds: ["step-1"] });
});

test("moving an application to Interview without times → asks for a message in the candidate's language first", async () => {
  const { screen, sent } = await open(anApplication(), "recruiter", {
    "/api/v1/talent/application/move": { body: { moved: [], refused: [], undoUntil: null } },
    ...noInterviews,
  });
  await screen.getByRole("button", { name: "Move to…" }).click();
  await expect
    .element(
      screen.getByText("10 seconds after the move you’ll see the name and photo, and we’ll notify the candidate"),
    )
    .toBeVisible();
  expect(await violations()).toEqual([]);
  await screen.getByRole("menuitem", { name: "Interview…" }).click();
  await screen.getByRole("button", { name: "Move without proposing times…" }).click();
  expect(sent.filter(({ path }) => path.endsWith("/move"))).toEqual([]);
  await screen.getByRole("textbox", { name: /^Message in Italian/ }).fill("Ci vediamo martedì.");
  expect(await violations()).toEqual([]);
  await screen.getByRole("button", { name: "Move to Interview" }).click();
  await expect
    .poll(() => sent.find(({ path }) => path.endsWith("/move"))?.body)
    .toEqual({ ids: [id], to: "interview", words: { it: "Ci vediamo martedì.", en: null } });
});

test("change event for an application → the open drawer shows a colleague's move", async () => {
  const { screen, answers } = await open(anApplication());
  const revealed = aStep({ id: "s2", seq: 2, kind: "revealed", side: "member", by: "Marta Olivieri" });
  answers[address] = {
    body: anApplication({ blind: false, name: "Amir Haddad", status: "inReview", steps: [aStep(), revealed] }),
  };
  emitChangeEvent({ type: "application.changed", id, at: "2026-11-15T12:00:00.000Z" });
  await expect.element(screen.getByRole("dialog", { name: "Amir Haddad" })).toBeVisible();
  await expect.element(screen.getByText("Name and photo shown to the Space")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Move to Shortlisted" })).toBeVisible();
});

test("verifying an application's timeline → confirms that it is intact, or names the broken step", async () => {
  const verified = {
    whole: true,
    steps: 1,
    brokenAt: null,
    head: "9f3ac17e5b20aa41c0ffee",
    at: "2026-11-15T12:00:00.000Z",
  };
  const { screen, answers } = await open(anApplication(), "recruiter", { [`${address}/verify`]: { body: verified } });
  await screen.getByRole("button", { name: "Verify" }).click();
  await expect.element(screen.getByText("1 entry verified and unchanged (seal 9f3ac17e…c0ffee)")).toBeVisible();
  Object.assign(answers, { [`${address}/verify`]: { body: { ...verified, whole: false, brokenAt: 3 } } });
  await screen.getByRole("button", { name: "Verify" }).click();
  await expect.element(screen.getByText(/^Verification failed at entry 3/)).toBeVisible();
});

test("a note on an application is deleted only after confirmation", async () => {
  const note = { id: "n1", text: "Strong on SQL", by: "Marta", own: true, shared: false, changedBy: null, version: 1 };
  const created = "2026-11-14T10:00:00.000Z";
  const path = `${address}/note/${note.id}`;
  const { screen, sent } = await open(
    anApplication({ noteList: [{ ...note, created, updated: created }] }),
    "recruiter",
    { [path]: { status: 204 } },
  );
  await screen.getByRole("tab", { name: /Notes/ }).click();
  await screen.getByRole("button", { name: "Delete note" }).click();
  const dialog = screen.getByRole("dialog", { name: "Delete this note?" });
  await expect.element(dialog).toBeVisible();
  expect(await violations()).toEqual([]);
  expect(sent.some((request) => request.path === path)).toBe(false);
  await dialog.getByRole("button", { name: "Delete note" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent.some((request) => request.path === path)).toBe(true);
});

test("viewer of the Space → reads the application and its notes, has no actions and sees an explanation", async () => {
  const note = {
    id: "n1",
    text: "Strong on SQL",
    by: "Marta",
    own: false,
    shared: true,
    changedBy: null,
    created: "2026-11-14T10:00:00.000Z",
    version: 1,
  };
  const { screen } = await open(
    anApplication({ allowed: [], noteList: [{ ...note, updated: note.created }], tags: ["remote"] }),
    "viewer",
  );
  await expect.element(screen.getByText(/^You have view-only access/)).toBeVisible();
  await screen.getByRole("tab", { name: /Notes/ }).click();
  await expect.element(screen.getByText("Strong on SQL")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Delete note" })).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Edit note" })).not.toBeInTheDocument();
  await expect.element(screen.getByRole("textbox")).not.toBeInTheDocument();
  expect(await violations()).toEqual([]);
});

test("application drawer on a phone → full page with a separate history tab, without sideways scroll", async () => {
  await page.viewport(390, 844);
  const { screen } = await open(anApplication());
  await expect.element(screen.getByRole("tab", { name: "Timeline" })).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Application 5ZLC" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Reject…" })).toBeVisible();
  for (const name of ["CV", "Cover note", "Timeline"]) {
    await screen.getByRole("tab", { name }).click();
    expect(await violations()).toEqual([]);
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
