import type { Run } from "@orbita/contract";
import { useParams, useSearch } from "@tanstack/react-router";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page as browser, userEvent } from "vitest/browser";
import { dropProof, keepProof } from "~/domain/step-up/proofs.ts";
import { QueryRoot } from "~/shell/query-root.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { answerFetch } from "~/testing/answer-fetch.ts";
import { aRun } from "~/testing/a-run.ts";
import { aThing, pageOf, thing } from "~/testing/a-thing.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { EntityPage } from "./entity-page.tsx";
import { useStartedRuns } from "./started-runs.ts";

const at = {
  search: "/api/v1/admin/space/search",
  views: "/api/v1/admin/view",
  bulk: "/api/v1/admin/bulk/space",
  export: "/api/v1/admin/export/space",
};
const runId = "01990000-0000-7000-8000-0000000000f1";
const run = (change: Partial<Run> = {}): Run =>
  aRun({
    id: runId,
    what: "export",
    subject: "space",
    state: "running",
    total: 27,
    done: 9,
    ok: 9,
    skipped: 0,
    failed: 0,
    ended: null,
    ...change,
  });

function Room() {
  const { key } = useParams({ strict: false });
  return <EntityPage entity={thing} room="spaces" id={key} search={useSearch({ strict: false })} />;
}

async function show(entry: string, answers: Parameters<typeof answerFetch>[0] = {}) {
  const all = {
    [at.search]: { body: pageOf([aThing(1), aThing(2, { state: "shut" })], 27) },
    [at.views]: { body: [] },
    ...answers,
  };
  const sent = answerFetch(all);
  const rendered = await renderPage(
    <UiRoot>
      <QueryRoot>
        <main>
          <Room />
        </main>
      </QueryRoot>
    </UiRoot>,
    { path: "/admin/{-$room}/{-$key}/{-$more}", entry },
  );
  const asked = () =>
    sent
      .filter(({ path }) => path === at.search)
      .map(({ body }) => body as { filters?: object[]; sort?: string; page?: number });
  return { ...rendered, sent, asked, answers: all };
}

beforeEach(() => {
  useStartedRuns.setState({}, true);
  return browser.viewport(1440, 1000);
});
afterEach(() => vi.unstubAllGlobals());

test("choosing a filter in the record list → added to URL and search; removing its chip → removed from the URL", async () => {
  const { screen, router, asked } = await show("/admin/spaces");
  await expect.element(screen.getByRole("heading", { level: 1, name: "Things 27" })).toBeVisible();
  expect(await violations()).toEqual([]);
  await screen.getByRole("button", { name: "Status" }).click();
  await screen.getByRole("link", { name: "Shut" }).click();
  await expect.poll(() => router.state.location.search).toEqual({ state: "shut" });
  await expect.poll(() => asked().map(({ filters }) => filters)).toContainEqual([{ f: "state", v: "shut", mm: "is" }]);
  await screen.getByRole("link", { name: "Remove filter “Status: Shut”" }).click();
  await expect.poll(() => router.state.location.search).toEqual({});
});

test("record list: query, boolean filter, sort and page in the URL → applied; an invalid filter value → ignored", async () => {
  const { screen, asked } = await show("/admin/spaces?q=anna&enabled=false&sort=name:asc&page=1&state=nonsense");
  await expect.element(screen.getByRole("link", { name: "Remove filter “Disabled”" })).toBeVisible();
  await expect.element(screen.getByRole("searchbox")).toHaveValue("anna");
  await expect.poll(asked).toContainEqual({
    sort: "name:asc",
    page: 1,
    size: 11,
    filters: [
      { f: "enabled", v: false, mm: "is" },
      { f: "q", v: "anna", mm: "c" },
    ],
  });
  await expect.element(screen.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "ascending");
});

test("record list: toggling a column writes the columns to the URL; clicking a column header sorts by that column", async () => {
  const { screen, router } = await show("/admin/spaces");
  await screen.getByRole("button", { name: "Columns" }).click();
  await screen.getByRole("menuitemcheckbox", { name: "Made" }).click();
  await expect.poll(() => router.state.location.search).toEqual({ columns: "name,state,weight,made" });
  await userEvent.keyboard("{Escape}");
  await screen.getByRole("columnheader", { name: "Made" }).getByRole("link").click();
  await expect.poll(() => router.state.location.search).toMatchObject({ sort: "made:asc" });
});

test("bulk disable of selected records → shows the count, needs a reason, and reports the run's outcome", async () => {
  const { screen, sent } = await show("/admin/spaces", {
    [at.bulk]: { body: run({ what: "bulk" }) },
    [`/api/v1/admin/run/${runId}`]: { body: run({ what: "bulk", state: "done", done: 2, ok: 1, skipped: 1 }) },
  });
  await screen.getByRole("table").getByRole("checkbox", { name: "Select Thing 1" }).click();
  await screen.getByRole("table").getByRole("checkbox", { name: "Select Thing 2" }).click();
  await expect.element(screen.getByText("2 selected")).toBeVisible();
  expect(await violations()).toEqual([]);
  await screen.getByRole("button", { name: "Disable…" }).click();
  const dialog = screen.getByRole("dialog");
  await dialog.getByRole("button", { name: "Disable 2 records" }).click();
  await expect.element(dialog.getByLabelText("Reason")).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabelText("Reason").fill("Doubles of another");
  await dialog.getByRole("button", { name: "Disable 2 records" }).click();
  await expect
    .poll(() => sent.find(({ path }) => path === at.bulk)?.body)
    .toEqual({ act: "disable", ids: [aThing(1).id, aThing(2).id], filters: [], count: 2, statement: null });
  await expect.element(screen.getByText("1 done, 1 skipped, 0 failed")).toBeVisible();
  await expect.element(screen.getByText("2 selected")).not.toBeInTheDocument();
});

test("bulk action on all matching records → the request sends the filters instead of ids", async () => {
  const { screen, sent } = await show("/admin/spaces?state=open", {
    [at.bulk]: { body: run({ what: "bulk" }) },
    [`/api/v1/admin/run/${runId}`]: { body: run({ what: "bulk" }) },
  });
  await screen.getByRole("checkbox", { name: "Select all on this page" }).click();
  await screen.getByRole("button", { name: "Select all 27" }).click();
  await expect.element(screen.getByText("27 selected")).toBeVisible();
  await screen.getByRole("button", { name: "Delete…" }).click();
  await screen.getByRole("dialog").getByLabelText("Reason").fill("Asked for by their owner");
  await screen.getByRole("button", { name: "Delete 27 permanently" }).click();
  await expect
    .poll(() => sent.find(({ path }) => path === at.bulk)?.body)
    .toMatchObject({ act: "remove", ids: null, count: 27, filters: [{ f: "state", v: "open", mm: "is" }] });
});

test("CSV export of a record list → shows the progress in rows, then offers the download", async () => {
  // Stores a valid step-up proof, so that no confirmation dialog opens.
  keepProof("administer", { proof: "proof", expires: new Date(Date.now() + 600_000).toISOString() });
  onTestFinished(() => dropProof("administer"));
  const { screen, sent, answers } = await show("/admin/spaces?state=open", {
    [at.export]: { body: run({ state: "waiting", total: null, done: 0 }) },
    [`/api/v1/admin/run/${runId}`]: { body: run() },
  });
  await screen.getByRole("button", { name: "CSV" }).click();
  await screen.getByRole("dialog").getByLabelText("Reason").fill("Asked for by the board");
  await screen.getByRole("button", { name: "Export 27 rows" }).click();
  await expect.element(screen.getByText("9 of 27 rows")).toBeVisible();
  expect(sent.find(({ path }) => path === at.export)?.body).toMatchObject({
    language: "en",
    filters: [{ f: "state", v: "open", mm: "is" }],
  });
  await expect.element(screen.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "9");
  expect(await violations()).toEqual([]);
  answers[`/api/v1/admin/run/${runId}`] = {
    body: run({ state: "done", done: 27, fileUntil: "2026-11-23T10:00:00.000Z" }),
  };
  await expect.element(screen.getByText("27 rows ready"), { timeout: 4_000 }).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Download" })).toBeVisible();
});

test("saving a view of the record list → stores the URL's filters under a name; choosing a view applies its filters", async () => {
  const { screen, sent, router } = await show("/admin/spaces?state=open", {
    [at.views]: {
      body: [
        {
          id: "01990000-0000-7000-8000-0000000000e1",
          kind: "space",
          name: "Shut ones",
          query: '{"state":"shut"}',
          created: "2026-11-16T10:00:00.000Z",
        },
      ],
    },
  });
  await screen.getByRole("button", { name: "Views" }).click();
  await screen.getByRole("menuitem", { name: "Save this view…" }).click();
  await screen.getByLabelText("View name").fill("Open ones");
  await screen.getByRole("button", { name: "Save" }).click();
  await expect
    .poll(() => sent.find(({ path, body }) => path === at.views && body)?.body)
    .toEqual({ kind: "space", name: "Open ones", query: '{"state":"open"}' });
  await screen.getByRole("button", { name: "Views" }).click();
  await screen.getByRole("menuitem", { name: "Shut ones" }).click();
  await expect.poll(() => router.state.location.search).toEqual({ state: "shut" });
  await expect.element(screen.getByRole("button", { name: "Shut ones" })).toBeVisible();
});

test("record list by keyboard: arrows move between rows, Enter opens a record, Escape closes it, / focuses the search", async () => {
  const { id } = aThing(1);
  const { screen, router } = await show("/admin/spaces", {
    [`/api/v1/admin/space/${id}`]: { body: aThing(1) },
    [`/api/v1/admin/space/${aThing(2).id}`]: { body: aThing(2) },
    [`/api/v1/admin/space/${id}/history`]: { body: [] },
    [`/api/v1/admin/space/${aThing(2).id}/history`]: { body: [] },
  });
  await expect.element(screen.getByRole("rowheader", { name: "Thing 1" })).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.poll(() => router.state.location.pathname).toBe(`/admin/spaces/${id}`);
  const drawer = screen.getByRole("dialog", { name: "Thing 1" });
  await expect.element(drawer).toBeVisible();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(screen.getByRole("dialog", { name: "Thing 2" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => router.state.location.pathname).toBe("/admin/spaces");
  await userEvent.keyboard("/");
  await expect.element(screen.getByRole("searchbox")).toHaveFocus();
});

test("record list on a phone → rows are cards and the page does not scroll sideways", async () => {
  await browser.viewport(390, 844);
  const { screen } = await show("/admin/spaces?state=open");
  await expect.element(screen.getByRole("listitem").filter({ hasText: "Thing 1" }).first()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(await violations()).toEqual([]);
});
