import type { Application, ApplicationNote, Duplicate } from "@orbita/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { QueryRoot } from "~/shell/query-root.tsx";
import { tell } from "~/shell/realtime/hints.ts";
import { ActingSpaceProvider, type ActingSpace } from "~/shell/session/acting-space.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { anApplication } from "~/testing/an-application.ts";
import { answerFetch, problem } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { CandidateDrawer } from "./candidate-drawer.tsx";

const space = { id: "s1", url: "lanterna", name: "Lanterna", role: "recruiter" } as unknown as ActingSpace;
const id = anApplication().id;
const address = `/api/v1/talent/application/${id}`;
const presence = `${address}/presence`;
const duplicates = `/api/v1/talent/duplicates/${id}`;
const noteId = "019f0000-0000-7000-8000-0000000000e1";
const note: ApplicationNote = {
  id: noteId,
  text: "To be heard on Tuesday",
  by: "Marta Olivieri",
  own: false,
  shared: true,
  changedBy: null,
  created: "2026-11-14T10:00:00.000Z",
  updated: "2026-11-14T10:00:00.000Z",
  version: 1,
};
const marta = { id: "019f0000-0000-7000-8000-0000000000f1", name: "Marta Olivieri", profileImage: null };

async function open(application: Application, more: Parameters<typeof answerFetch>[0] = {}) {
  const answers: Parameters<typeof answerFetch>[0] = {
    [address]: { body: application },
    [presence]: { body: { people: [] } },
    [duplicates]: { body: { content: [], mayDecide: true } },
    "/api/v1/talent/space/s1/stages": { body: { labels: [] } },
    ...more,
  };
  const sent = answerFetch(answers);
  const { screen } = await renderPage(
    <UiRoot>
      <QueryRoot>
        <ActingSpaceProvider space={space}>
          <CandidateDrawer id={id} onClose={() => undefined} />
        </ActingSpaceProvider>
      </QueryRoot>
    </UiRoot>,
  );
  await expect.element(screen.getByRole("tab", { name: "Evidence" })).toBeVisible();
  return { screen, sent, answers };
}

beforeEach(() => page.viewport(1280, 900));
afterEach(() => vi.unstubAllGlobals());

test("a presence change event shows and hides the colleagues who view the application", async () => {
  const { screen, answers } = await open(anApplication());
  await expect.element(screen.getByRole("img", { name: /^Also looking now/ })).not.toBeInTheDocument();
  answers[presence] = { body: { people: [{ ...marta, writing: null }] } };
  tell({ type: "presence.changed", id, at: "2026-11-15T12:00:00.000Z" });
  await expect.element(screen.getByRole("img", { name: "Also looking now: Marta Olivieri" })).toBeVisible();
  expect(await violations()).toEqual([]);
  answers[presence] = { body: { people: [] } };
  tell({ type: "presence.changed", id, at: "2026-11-15T12:00:05.000Z" });
  await expect.element(screen.getByRole("img", { name: /^Also looking now/ })).not.toBeInTheDocument();
});

test("writing a note reports presence, and a colleague's writing is shown", async () => {
  const people = [{ ...marta, writing: noteId }];
  const { screen, sent } = await open(anApplication({ noteList: [note] }), { [presence]: { body: { people } } });
  await screen.getByRole("tab", { name: /Notes/ }).click();
  await expect.element(screen.getByText("Marta is writing…")).toBeVisible();
  await screen.getByRole("button", { name: "Change the note" }).click();
  await screen.getByRole("textbox", { name: "The note" }).fill("To be heard on Friday");
  await expect
    .poll(() => sent.filter(({ path }) => path === presence).at(-1)?.body)
    .toMatchObject({ writing: noteId, tab: expect.any(String) });
  await screen.getByRole("button", { name: "Cancel" }).click();
  await expect
    .poll(() => sent.filter(({ path, body }) => path === presence && body).at(-1)?.body)
    .toMatchObject({ writing: null });
});

test("an edit conflict on a note offers both versions and keeps the typed text", async () => {
  const theirs = { ...note, text: "To be heard on Thursday", version: 2, changedBy: "Davide Riva" };
  const { screen, sent, answers } = await open(anApplication({ noteList: [note] }));
  await screen.getByRole("tab", { name: /Notes/ }).click();
  await screen.getByRole("button", { name: "Change the note" }).click();
  await screen.getByRole("textbox", { name: "The note" }).fill("To be heard on Friday");
  const one = `${address}/note/${noteId}`;
  answers[one] = problem("application.noteChangedMeanwhile", 409, { params: { version: 2 } });
  answers[address] = { body: anApplication({ noteList: [theirs] }) };
  await screen.getByRole("button", { name: "Save" }).click();
  const dialog = screen.getByRole("dialog", { name: "Two of you wrote on this note" });
  await expect.element(dialog.getByText(/^Davide Riva saved while you were writing/)).toBeVisible();
  await expect.element(dialog.getByRole("radio", { name: /Keep mine.*Friday/ })).toBeChecked();
  await expect.element(dialog.getByRole("radio", { name: /Take theirs.*Thursday/ })).toBeVisible();
  expect(await violations()).toEqual([]);
  answers[one] = { body: { ...theirs, text: "To be heard on Friday", version: 3 } };
  await dialog.getByRole("button", { name: "Save this choice" }).click();
  await expect
    .poll(() => sent.filter(({ path }) => path === one).map(({ body }) => body))
    .toEqual([
      { text: "To be heard on Friday", version: 1 },
      { text: "To be heard on Friday", version: 2 },
    ]);
  await expect.element(screen.getByText("To be heard on Thursday")).toBeVisible();
});

const twin: Duplicate = {
  id: "019f0000-0000-7000-8000-0000000000e9",
  kind: "candidate",
  name: "Amir H.",
  jobPostTitle: null,
  since: "2026-11-01T10:00:00.000Z",
  signs: ["email", "phone"],
  confirmed: null,
};
const known = { blind: false, name: "Amir Haddad" };

test("a likely duplicate is shown with its reason, and a member confirms or dismisses it", async () => {
  const { screen, sent, answers } = await open(anApplication(known), {
    [duplicates]: { body: { content: [twin], mayDecide: true } },
  });
  await expect.element(screen.getByText("the same mail address and the same phone number")).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Amir H." }))
    .toHaveAttribute("href", `/work/lanterna/candidates/${twin.id}`);
  expect(await violations()).toEqual([]);
  const confirmed = { by: "Marta Olivieri", at: "2026-11-15T12:00:00.000Z" };
  const after = { body: { content: [{ ...twin, confirmed }], mayDecide: true } };
  answers[`${duplicates}/${twin.id}`] = after;
  answers[duplicates] = after;
  await screen.getByRole("button", { name: "Same person", exact: true }).click();
  await expect.element(screen.getByText(/^The same person as Amir H\. .*says Marta Olivieri$/)).toBeVisible();
  answers[duplicates] = { body: { content: [], mayDecide: true } };
  await screen.getByRole("button", { name: "Not the same" }).click();
  await expect.element(screen.getByRole("link", { name: "Amir H." })).not.toBeInTheDocument();
  expect(sent.filter(({ path }) => path.endsWith(twin.id)).map(({ body }) => body)).toEqual([
    { verdict: "same" },
    { verdict: "different" },
  ]);
});

test("a blind application → duplicates are not requested", async () => {
  const { sent } = await open(anApplication(), { [duplicates]: { body: { content: [twin], mayDecide: true } } });
  await expect.poll(() => sent.some(({ path }) => path === presence)).toBe(true);
  expect(sent.some(({ path }) => path === duplicates)).toBe(false);
});
