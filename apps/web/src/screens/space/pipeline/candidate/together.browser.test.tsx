import type { Application, ApplicationNote, Duplicate } from "@orbita/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { QueryRoot } from "~/shell/query-root.tsx";
import { emitChangeEvent } from "~/shell/realtime/change-events.ts";
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

test("presence change events → show and hide the colleagues who view the same application", async () => {
  const { screen, answers } = await open(anApplication());
  await expect.element(screen.getByRole("img", { name: /^Also being viewed by/ })).not.toBeInTheDocument();
  answers[presence] = { body: { people: [{ ...marta, writing: null }] } };
  emitChangeEvent({ type: "presence.changed", id, at: "2026-11-15T12:00:00.000Z" });
  await expect.element(screen.getByRole("img", { name: "Also being viewed by Marta Olivieri" })).toBeVisible();
  expect(await violations()).toEqual([]);
  answers[presence] = { body: { people: [] } };
  emitChangeEvent({ type: "presence.changed", id, at: "2026-11-15T12:00:05.000Z" });
  await expect.element(screen.getByRole("img", { name: /^Also being viewed by/ })).not.toBeInTheDocument();
});

test("editing a note on an application → reports the user as writing, and shows a colleague who is writing", async () => {
  const people = [{ ...marta, writing: noteId }];
  const { screen, sent } = await open(anApplication({ noteList: [note] }), { [presence]: { body: { people } } });
  await screen.getByRole("tab", { name: /Notes/ }).click();
  await expect.element(screen.getByText("Marta is writing…")).toBeVisible();
  await screen.getByRole("button", { name: "Edit note" }).click();
  await screen.getByRole("textbox", { name: "Note" }).fill("To be heard on Friday");
  await expect
    .poll(() => sent.filter(({ path }) => path === presence).at(-1)?.body)
    .toMatchObject({ writing: noteId, tab: expect.any(String) });
  await screen.getByRole("button", { name: "Cancel" }).click();
  await expect
    .poll(() => sent.filter(({ path, body }) => path === presence && body).at(-1)?.body)
    .toMatchObject({ writing: null });
});

test("edit conflict on a note on an application → both versions are offered, and the typed text is kept", async () => {
  const theirs = { ...note, text: "To be heard on Thursday", version: 2, changedBy: "Davide Riva" };
  const { screen, sent, answers } = await open(anApplication({ noteList: [note] }));
  await screen.getByRole("tab", { name: /Notes/ }).click();
  await screen.getByRole("button", { name: "Edit note" }).click();
  await screen.getByRole("textbox", { name: "Note" }).fill("To be heard on Friday");
  const one = `${address}/note/${noteId}`;
  answers[one] = problem("application.noteChangedMeanwhile", 409, { params: { version: 2 } });
  answers[address] = { body: anApplication({ noteList: [theirs] }) };
  await screen.getByRole("button", { name: "Save" }).click();
  const dialog = screen.getByRole("dialog", { name: "This note has two versions" });
  await expect.element(dialog.getByText(/^Davide Riva saved this note while you were editing/)).toBeVisible();
  await expect.element(dialog.getByRole("radio", { name: /Use mine.*Friday/ })).toBeChecked();
  await expect.element(dialog.getByRole("radio", { name: /Use theirs.*Thursday/ })).toBeVisible();
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

test("likely duplicate of an applicant → shown with its reason, and a member confirms or dismisses the duplicate", async () => {
  const { screen, sent, answers } = await open(anApplication(known), {
    [duplicates]: { body: { content: [twin], mayDecide: true } },
  });
  await expect.element(screen.getByText("the same email address and the same phone number")).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Amir H." }))
    .toHaveAttribute("href", `/work/lanterna/candidates/${twin.id}`);
  expect(await violations()).toEqual([]);
  const confirmed = { by: "Marta Olivieri", at: "2026-11-15T12:00:00.000Z" };
  const after = { body: { content: [{ ...twin, confirmed }], mayDecide: true } };
  answers[`${duplicates}/${twin.id}`] = after;
  answers[duplicates] = after;
  await screen.getByRole("button", { name: "Mark as same person", exact: true }).click();
  await expect.element(screen.getByText(/^Same person as Amir H\. .*confirmed by Marta Olivieri$/)).toBeVisible();
  answers[duplicates] = { body: { content: [], mayDecide: true } };
  await screen.getByRole("button", { name: "Mark as different person" }).click();
  await expect.element(screen.getByRole("link", { name: "Amir H." })).not.toBeInTheDocument();
  expect(sent.filter(({ path }) => path.endsWith(twin.id)).map(({ body }) => body)).toEqual([
    { verdict: "same" },
    { verdict: "different" },
  ]);
});

test("blind application → likely duplicates are not requested", async () => {
  const { sent } = await open(anApplication(), { [duplicates]: { body: { content: [twin], mayDecide: true } } });
  await expect.poll(() => sent.some(({ path }) => path === presence)).toBe(true);
  expect(sent.some(({ path }) => path === duplicates)).toBe(false);
});
