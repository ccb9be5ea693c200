import type { EntityDescription, EntityHistoryEntry } from "@orbita/contract/back-office/entity";
import { useParams, useSearch } from "@tanstack/react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page as browser } from "vitest/browser";
import { QueryRoot } from "~/shell/query-root.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { answerFetch, problem } from "~/testing/answer-fetch.ts";
import { aThing, pageOf, thing } from "~/testing/a-thing.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { EntityPage } from "./entity-page.tsx";
import { useAccessReason } from "./access-reason.tsx";

const { id } = aThing(1);
const at = `/api/v1/admin/space/${id}`;
const change = (one: Partial<EntityHistoryEntry>): EntityHistoryEntry => ({
  at: "2026-06-04T08:02:00.000Z",
  by: "Ivo Canepa",
  byId: "01990000-0000-7000-8000-0000000000d1",
  why: null,
  what: null,
  details: {},
  before: null,
  after: null,
  ...one,
});

function Room({ entity }: { entity: EntityDescription }) {
  const { key } = useParams({ strict: false });
  return <EntityPage entity={entity} room="spaces" id={key} search={useSearch({ strict: false })} />;
}

async function show(entity: EntityDescription, search = "", answers: Parameters<typeof answerFetch>[0] = {}) {
  const sent = answerFetch({
    "/api/v1/admin/space/search": { body: pageOf([aThing(1)]) },
    "/api/v1/admin/view": { body: [] },
    "/api/v1/admin/look": { body: { content: [], cursor: null } },
    [at]: { body: aThing(1) },
    [`${at}/history`]: { body: [] },
    ...answers,
  });
  const { screen } = await renderPage(
    <UiRoot>
      <QueryRoot>
        <main>
          <Room entity={entity} />
        </main>
      </QueryRoot>
    </UiRoot>,
    { path: "/admin/{-$room}/{-$key}/{-$more}", entry: `/admin/spaces/${id}${search}` },
  );
  return { sent, screen, drawer: screen.getByRole("dialog", { name: "Thing 1" }) };
}

/** The reason header of the last call to a path. */
const reasonOf = (path: string): string | null => {
  const call = vi.mocked(fetch).mock.calls.findLast(([input]) => typeof input === "string" && input.endsWith(path));
  return new Headers(call?.[1]?.headers).get("x-reason");
};

beforeEach(() => {
  useAccessReason.setState({ reason: "" });
  return browser.viewport(1440, 1000);
});
afterEach(() => vi.unstubAllGlobals());

test("history tab of a record → each change shows the old value struck through, the new value, author and reason", async () => {
  const { drawer } = await show(thing, "?tab=history", {
    [`${at}/history`]: {
      body: [
        change({ before: { enabled: true }, after: { enabled: false }, why: "Double of another" }),
        change({ before: { name: "Old" }, after: { name: "Thing 1" }, at: "2026-06-03T08:02:00.000Z" }),
        change({ before: { secret: "hidden" }, after: { secret: "hidden" }, at: "2026-06-02T08:02:00.000Z" }),
        change({ after: { name: "Old" }, byId: null, by: null, at: "2026-06-01T08:02:00.000Z" }),
      ],
    },
  });
  const history = drawer.getByRole("list", { name: "History (read-only)" });
  await expect.element(history).toBeVisible();
  const steps = history.element().querySelectorAll("li");
  const words = [...steps].map((step) => step.textContent);
  expect(words[0]).toMatch(/^DisabledDouble of anotherIvo Canepa · /);
  expect(steps[1]?.querySelector("s")?.textContent).toBe("Old");
  expect(words[1]).toMatch(/^Name changedOld → Thing 1/);
  expect(words[2]).toContain("Other data changed (value not stored)");
  expect(words[3]).toMatch(/^CreatedSystem/);
  await expect.element(drawer.getByRole("link", { name: "History 4" })).toHaveAttribute("aria-current", "page");
  expect(await violations()).toEqual([]);
});

test("record with personal data → loaded only after the admin enters a reason, which the request sends", async () => {
  const { screen, sent, drawer } = await show({ ...thing, personal: true });
  await expect.element(drawer.getByText("Why do you need to see this?")).toBeVisible();
  expect(sent.map(({ path }) => path)).not.toContain(at);
  expect(await violations()).toEqual([]);
  await drawer.getByRole("combobox", { name: "Reason" }).fill("Richiesta n. 4471");
  await drawer.getByRole("button", { name: "Open" }).click();
  await expect.element(drawer.getByText("Richiesta n. 4471")).toBeVisible();
  expect(reasonOf(at)).toBe(encodeURIComponent("Richiesta n. 4471"));
  // The server logs each access to a person's history, so the history loads only when its tab opens.
  expect(sent.map(({ path }) => path)).not.toContain(`${at}/history`);
  await drawer.getByRole("link", { name: "History" }).click();
  await expect.poll(() => sent.map(({ path }) => path)).toContain(`${at}/history`);
  await screen.getByRole("button", { name: "Change", exact: true }).first().click();
  await expect.element(drawer.getByText("Why do you need to see this?")).toBeVisible();
});

test("disabling a record that needs a statement of reasons → form, preview, then the statement is sent", async () => {
  const { screen, sent, drawer } = await show({ ...thing, stated: true }, "", {
    [`${at}/enabled/false`]: { body: aThing(1, { enabled: false }) },
  });
  await drawer.getByRole("button", { name: "Disable…" }).click();
  const dialog = screen.getByRole("dialog", { name: "Disable Thing 1?" });
  await dialog.getByRole("button", { name: "Preview decision" }).click();
  await expect.element(dialog.getByLabelText("Explanation")).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabelText("Rule").fill("Termini, account");
  await dialog.getByLabelText("Explanation").fill("Due profili della stessa persona.");
  await dialog.getByLabelText("Reason (for our history)").fill("Segnalazione 12");
  expect(await violations()).toEqual([]);
  await dialog.getByRole("button", { name: "Preview decision" }).click();
  const preview = screen.getByRole("dialog", { name: "This is what the person will read" });
  await expect.element(preview.getByText("Due profili della stessa persona.")).toBeVisible();
  expect(sent.map(({ path }) => path)).not.toContain(`${at}/enabled/false`);
  await preview.getByRole("button", { name: "Disable and notify" }).click();
  await expect
    .poll(() => sent.find(({ path }) => path === `${at}/enabled/false`)?.body)
    .toEqual({
      statement: { ground: "terms", rule: "Termini, account", explanation: "Due profili della stessa persona." },
    });
  expect(reasonOf(`${at}/enabled/false`)).toBe(encodeURIComponent("Segnalazione 12"));
});

test("editing a record in the back office → sends only the changed fields and the version that was loaded", async () => {
  const { screen, sent, drawer } = await show(thing);
  await drawer.getByRole("button", { name: "Edit…" }).click();
  const dialog = screen.getByRole("dialog", { name: "Edit Thing 1" });
  await dialog.getByLabelText("Name").fill("x");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.element(dialog.getByLabelText("Name")).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabelText("Name").fill("Thing One");
  await dialog.getByLabelText("Reason").fill("Misspelt");
  await dialog.getByRole("button", { name: "Save" }).click();
  const saved = () => sent.find(({ path, body }) => path === at && body !== undefined);
  await expect.poll(() => saved()?.body).toEqual({ name: "Thing One", version: 1 });
});

test("deleting a record in the back office → the button is enabled only after the record's name is typed", async () => {
  const { screen, drawer } = await show(thing);
  await drawer.getByRole("button", { name: "More" }).click();
  await screen.getByRole("menuitem", { name: "Delete…" }).click();
  const dialog = screen.getByRole("dialog", { name: "Delete Thing 1?" });
  const act = dialog.getByRole("button", { name: "Delete permanently" });
  await expect.element(act).toBeDisabled();
  await dialog.getByLabelText("Enter “Thing 1” to confirm").fill("Thing 1");
  await expect.element(act).toBeEnabled();
  expect(await violations()).toEqual([]);
});

test("unknown record in the back office → the drawer reports it and the list stays visible", async () => {
  const { screen } = await show(thing, "", { [at]: problem("record.notFound", 404) });
  await expect.element(screen.getByText("This item doesn’t exist or has been deleted")).toBeVisible();
  await expect.element(screen.getByRole("rowheader", { name: "Thing 1" })).toBeVisible();
});
