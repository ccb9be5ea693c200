import type { Operations, Run } from "@orbita/contract";
import { Toaster } from "@orbita/ui/overlays/toaster.tsx";
import { useSearch } from "@tanstack/react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page as browser, userEvent } from "vitest/browser";
import { QueryRoot } from "~/shell/query-root.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { aRun, runsFound, someOperations } from "~/testing/a-run.ts";
import { answerFetch, problem } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { monthsBefore } from "../billing-admin/months.ts";
import { OperationsRoom } from "./operations-room.tsx";

beforeEach(() => browser.viewport(1440, 1000));
afterEach(() => vi.unstubAllGlobals());

const at = {
  runs: "/api/v1/admin/run/search",
  operations: "/api/v1/admin/operations",
  issue: "/api/v1/admin/invoice/trigger",
  maintenance: "/api/v1/admin/operations/maintenance",
  mail: "/api/v1/admin/operations/mail",
};
const [month = ""] = monthsBefore(Date.now(), 1);
const justNow = () => new Date(Date.now() - 60_000).toISOString();
const recent = (more: Partial<Run> = {}) =>
  aRun({ subject: month, created: justNow(), started: justNow(), ended: justNow(), ...more });

type OperationsRenderOptions = { part?: string; search?: Record<string, unknown>; locale?: "it" | "en" };
function show({ part, search = {}, locale = "en" }: OperationsRenderOptions = {}) {
  function Page() {
    const said: Record<string, unknown> = useSearch({ strict: false });
    return <OperationsRoom part={part} search={{ ...search, ...said }} />;
  }
  return renderPage(
    <UiRoot>
      <QueryRoot>
        <main>
          <Page />
        </main>
        <Toaster label="Messages" closeLabel="Put away" />
      </QueryRoot>
    </UiRoot>,
    { locale },
  );
}

type Answers = Parameters<typeof answerFetch>[0];
const world = (runs: Run[] = [], operations: Operations = someOperations()): Answers => ({
  [at.runs]: { body: runsFound(...runs) },
  [at.operations]: { body: operations },
});

test("overview → summarizes problems, every card has help text, and a phone does not scroll sideways", async () => {
  answerFetch(
    world([
      aRun(),
      aRun({
        id: "0193a000-0000-7000-8000-000000000002",
        what: "routine",
        subject: "jobPosts.expire",
        by: null,
        failed: 0,
      }),
    ]),
  );
  const { screen } = await show({ locale: "it" });
  await expect.element(screen.getByText("Due cose da guardare: 1 indice, 3 messaggi fermi")).toBeVisible();
  await expect.element(screen.getByRole("heading", { level: 1, name: "Esecuzioni" })).toBeVisible();
  await expect.element(screen.getByRole("cell", { name: "3 bloccate" }).first()).toBeVisible();
  await expect.element(screen.getByRole("cell", { name: "Annunci che scadono" }).first()).toBeVisible();
  await expect.element(screen.getByText("33 da rifare")).toBeVisible();
  await expect.element(screen.getByText("Programmata: 22 nov, 05:00–06:30")).toBeVisible();
  await expect.element(screen.getByText("Spento")).toBeVisible();
  expect(await violations()).toEqual([]);
  const questions = screen.getByRole("button", { name: /^Che cosa vuol dire: / });
  expect(questions.elements()).toHaveLength(7);
  for (const question of questions.elements()) await userEvent.click(question);
  await expect.element(screen.getByText(/Un lume tondo/)).toBeVisible();
  expect(await violations()).toEqual([]);
  await browser.viewport(390, 844);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test("trigger → needs a dry run first; its result labels the real action, which asks for a reason", async () => {
  const answers = world();
  const sent = answerFetch(answers);
  const { screen } = await show();
  const card = screen.getByRole("region", { name: "Invoices" });
  await expect.element(card.getByText("It has not run yet.")).toBeVisible();
  await expect.element(card.getByRole("button", { name: "Run…" })).not.toBeInTheDocument();
  answers[at.issue] = problem("invoice.sellerMissing", 409);
  await card.getByRole("button", { name: "Dry run" }).click();
  await expect
    .element(card.getByRole("alert"))
    .toHaveTextContent("Who writes the invoices is not set up here: the operator gives the seller’s data.");
  const tried = recent({ dry: true });
  answers[at.issue] = { body: { month, spaces: 6, run: tried.id } };
  answers[at.runs] = { body: runsFound(tried) };
  await card.getByRole("button", { name: "Dry run" }).click();
  await expect.element(card.getByText(/It wrote nothing/)).toBeVisible();
  await expect.element(card.getByText(/1,204\.18/)).toBeVisible();
  expect(sent.findLast(({ path }) => path === at.issue)?.body).toEqual({ month, dryRun: true });
  expect(await violations()).toEqual([]);
  await card.getByRole("button", { name: "Issue 3 invoices…" }).click();
  const dialog = screen.getByRole("dialog");
  const issue = dialog.getByRole("button", { name: "Issue 3 invoices" });
  await issue.click();
  await expect.element(dialog.getByLabelText("Reason")).toHaveAttribute("aria-invalid", "true");
  expect(sent.filter(({ path }) => path === at.issue)).toHaveLength(2);
  await dialog.getByLabelText("Reason").fill("Fine mese");
  answers[at.runs] = { body: runsFound(recent({ state: "running", ended: null, done: 128, total: 208, outcome: [] })) };
  await issue.click();
  await expect.element(card.getByText("128 of 208")).toBeVisible();
  await expect.element(card.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "128");
  expect(sent.findLast(({ path }) => path === at.issue)).toMatchObject({
    body: { month, dryRun: false },
    reason: "Fine mese",
  });
  await expect.element(card.getByRole("combobox")).toBeDisabled();
  expect(await violations()).toEqual([]);
});

test("running run → its rows open in a drawer, and it can be stopped with a reason", async () => {
  const running = recent({ state: "running", ended: null, done: 2, total: 208, ok: 1, skipped: 0, failed: 1 });
  const lines = `/api/v1/admin/run/${running.id}/line`;
  const stop = `/api/v1/admin/run/${running.id}/stop`;
  const answers = {
    ...world([running]),
    [`/api/v1/admin/run/${running.id}`]: { body: running },
    [lines]: {
      body: {
        content: [
          {
            number: 1,
            kind: "space",
            targetId: "a",
            name: "Lanterna Software",
            state: "ok",
            note: null,
            amountCents: 9_900,
          },
          {
            number: 2,
            kind: "space",
            targetId: "b",
            name: "Portolano",
            state: "failed",
            note: "vatWrong,sdiMissing",
            amountCents: null,
          },
        ],
        totalElements: 2,
        totalPages: 1,
        page: 0,
      },
    },
    [stop]: { body: { ...running, state: "stopped" } },
  };
  const sent = answerFetch(answers);
  const { screen } = await show();
  const card = screen.getByRole("region", { name: "Invoices" });
  await card.getByRole("link", { name: "Lines" }).click();
  const drawer = screen.getByRole("dialog", { name: /^Invoices, / });
  await expect.element(drawer.getByText("Lanterna Software")).toBeVisible();
  await expect.element(drawer.getByText(/Check the VAT number.*SDI code/)).toBeVisible();
  await expect.element(drawer.getByText("Fine mese")).toBeVisible();
  expect(await violations()).toEqual([]);
  await userEvent.keyboard("{Escape}");
  await expect.element(drawer).not.toBeInTheDocument();
  await card.getByRole("button", { name: "Stop after this one" }).click();
  const dialog = screen.getByRole("dialog", { name: /^Stop: / });
  await dialog.getByLabelText("Reason").fill("Dati da correggere");
  answers[at.runs] = { body: runsFound({ ...running, state: "stopped", ended: justNow() }) };
  await dialog.getByRole("button", { name: "Stop after this one" }).click();
  await expect.element(card.getByText("Stopped by hand")).toBeVisible();
  expect(sent.find(({ path }) => path === stop)?.reason).toBe("Dati da correggere");
});

test("dead letters → retried one by one or all with a reason; discarding a missing message shows an error", async () => {
  const [letter] = someOperations().deadLetters;
  const one = `/api/v1/admin/operations/dead-letter/${letter!.queue}/${letter!.id}`;
  const all = (queue: string) => `/api/v1/admin/operations/dead-letter/${queue}/rerun`;
  const answers: Answers = {
    ...world(),
    [`${one}/rerun`]: { status: 204 },
    [one]: problem("deadLetter.notFound", 404),
    [all("resumeUploads.read")]: { body: { count: 2 } },
    [all("notifications.sendMail")]: { body: { count: 1 } },
  };
  const sent = answerFetch(answers);
  const { screen } = await show();
  const card = screen.getByRole("region", { name: "Stuck messages" });
  await card
    .getByRole("button", { name: /^Try again: resumeUploads/ })
    .first()
    .click();
  const dialog = screen.getByRole("dialog");
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect.element(dialog.getByLabelText("Reason")).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabelText("Reason").fill("Il motore è tornato");
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByText("The message is back in its queue")).toBeVisible();
  expect(sent.find(({ path }) => path === `${one}/rerun`)?.reason).toBe("Il motore è tornato");

  await card
    .getByRole("button", { name: /^Discard: resumeUploads/ })
    .first()
    .click();
  await screen.getByRole("dialog").getByLabelText("Reason").fill("File illeggibile");
  await screen.getByRole("dialog").getByRole("button", { name: "Discard the message" }).click();
  await expect.element(screen.getByRole("alert")).toHaveTextContent("This message is not stuck any more.");
  expect(await violations()).toEqual([]);
  await userEvent.keyboard("{Escape}");

  await card.getByRole("button", { name: "Try all 3 again" }).click();
  await screen.getByRole("dialog").getByLabelText("Reason").fill("Tutto riparato");
  answers[at.operations] = { body: someOperations({ deadLetters: [], queues: [] }) };
  await screen.getByRole("dialog").getByRole("button", { name: "Try all again" }).click();
  await expect.element(screen.getByText("3 messages are back in their queues")).toBeVisible();
  await expect.element(card.getByText("Nothing is stuck.")).toBeVisible();
});

test("rebuilding an index → asks for a reason and shows its progress", async () => {
  const running = aRun({
    what: "reindex",
    subject: "resumes",
    state: "running",
    ended: null,
    done: 500,
    total: 11_903,
  });
  const rebuild = "/api/v1/admin/operations/index/resumes/rebuild";
  const answers: Answers = {
    ...world(),
    [rebuild]: { body: running },
    [`/api/v1/admin/run/${running.id}`]: { body: running },
  };
  const sent = answerFetch(answers);
  const { screen } = await show();
  await screen.getByRole("button", { name: "Fill the talents index anew…" }).click();
  await screen.getByRole("dialog").getByLabelText("Reason").fill("33 mancano");
  const [posts, talents, spaces] = someOperations().indexes;
  answers[at.operations] = {
    body: someOperations({ indexes: [posts!, { ...talents!, building: running.id }, spaces!] }),
  };
  await screen.getByRole("dialog").getByRole("button", { name: "Fill it anew" }).click();
  await expect.element(screen.getByText("Being filled: 500 of 11,903")).toBeVisible();
  expect(sent.find(({ path }) => path === rebuild)?.reason).toBe("33 mancano");
});

test("maintenance mode → starts only after confirmation with a reason; the message is saved in both languages", async () => {
  const answers: Answers = { ...world(), [at.maintenance]: { body: { ...someOperations().maintenance, version: 5 } } };
  const sent = answerFetch(answers);
  const { screen } = await show();
  const card = screen.getByRole("region", { name: "Maintenance" });
  const closing = card.getByRole("switch", { name: "Maintenance" });
  await expect.element(closing).not.toBeChecked();
  (closing.element() as HTMLElement).focus();
  await userEvent.keyboard(" ");
  const dialog = screen.getByRole("dialog", { name: "Close the platform now?" });
  await expect.element(dialog).toBeVisible();
  await expect.element(closing).not.toBeChecked();
  expect(await violations()).toEqual([]);
  expect(sent.map(({ path }) => path)).not.toContain(at.maintenance);
  await dialog.getByLabelText("Reason").fill("Cambio del disco");
  answers[at.operations] = {
    body: someOperations({ maintenance: { ...someOperations().maintenance, on: true, version: 5 } }),
  };
  await dialog.getByRole("button", { name: "Close the platform" }).click();
  await expect.element(closing).toBeChecked();
  await expect.element(screen.getByText("The platform is closed for everybody but administrators")).toBeVisible();
  expect(sent.find(({ path }) => path === at.maintenance)).toMatchObject({
    body: { on: true, version: 4 },
    reason: "Cambio del disco",
  });

  await card.getByRole("radio", { name: "en" }).click({ force: true });
  await card.getByLabelText("Message", { exact: true }).fill("Back soon");
  await card.getByRole("button", { name: "Save the message…" }).click();
  const saving = screen.getByRole("dialog", { name: "Save the message" });
  await saving.getByLabelText("Reason").fill("Più chiaro");
  answers[at.maintenance] = problem("record.changedMeanwhile", 409);
  await saving.getByRole("button", { name: "Save the message" }).click();
  await expect.element(saving.getByRole("alert")).toHaveTextContent("Somebody changed it meanwhile: look at it again.");
  expect(sent.findLast(({ path }) => path === at.maintenance)?.body).toMatchObject({
    message: { it: someOperations().maintenance.message.it, en: "Back soon" },
    version: 5,
  });
});

test("planned maintenance → must end after its start, and is sent in Rome time", async () => {
  const answers: Answers = { ...world(), [at.maintenance]: { body: someOperations().maintenance } };
  const sent = answerFetch(answers);
  const { screen } = await show();
  await screen.getByRole("button", { name: "Change the plan…" }).click();
  const dialog = screen.getByRole("dialog", { name: "Plan a maintenance" });
  await expect.element(dialog.getByLabelText("From")).toHaveValue("2026-11-22T05:00");
  await dialog.getByLabelText("Until").fill("2026-11-22T04:00");
  await dialog.getByLabelText("Reason").fill("Disco");
  await dialog.getByRole("button", { name: "Plan it" }).click();
  await expect.element(dialog.getByLabelText("Until")).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabelText("Until").fill("2026-11-22T07:00");
  await dialog.getByRole("button", { name: "Plan it" }).click();
  await expect.element(screen.getByText("The maintenance is planned")).toBeVisible();
  expect(sent.find(({ path }) => path === at.maintenance)?.body).toEqual({
    from: "2026-11-22T04:00:00.000Z",
    until: "2026-11-22T06:00:00.000Z",
    version: 4,
  });
});

test("run log → filtered by the URL; an unknown run shows a not-found message", async () => {
  const sent = answerFetch({ [at.runs]: { body: runsFound(aRun({ dry: true })) } });
  const { screen } = await show({ part: "log", search: { what: "invoices", mode: "dry", page: 1 } });
  await expect.element(screen.getByRole("cell", { name: "Dry" }).first()).toBeVisible();
  expect(sent[0]?.body).toMatchObject({
    page: 1,
    filters: [
      { f: "what", v: "invoices", mm: "is" },
      { f: "dry", v: true, mm: "is" },
    ],
  });
  expect(await violations()).toEqual([]);
  await screen.unmount();
  answerFetch({ [at.runs]: { body: runsFound() }, [`/api/v1/admin/run/${aRun().id}`]: problem("run.notFound", 404) });
  const gone = await show({ part: "log", search: { run: aRun().id, state: "failed" } });
  await expect.element(gone.screen.getByText("No run with these filters")).toBeVisible();
  await expect.element(gone.screen.getByText("This does not exist, or no longer")).toBeVisible();
});

test("mail list → shows the template and the remote server's answer", async () => {
  answerFetch({
    [at.mail]: {
      body: {
        content: [
          {
            id: aRun().id,
            at: "2026-11-15T09:00:00Z",
            template: "newCode",
            userId: null,
            state: "deferred",
            tries: 2,
            answer: "452 4.2.2",
          },
        ],
        cursor: null,
      },
    },
  });
  const { screen } = await show({ part: "mail" });
  await expect.element(screen.getByRole("rowheader", { name: "newCode" })).toBeVisible();
  await expect.element(screen.getByRole("cell", { name: "452 4.2.2" })).toBeVisible();
  expect(await violations()).toEqual([]);
});

test("operations request fails → the triggers stay visible and a retry button appears", async () => {
  answerFetch({ [at.runs]: { body: runsFound() }, [at.operations]: problem("server.failed", 500) });
  const { screen } = await show();
  await expect.element(screen.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect.element(screen.getByRole("region", { name: "Payments" })).toBeVisible();
});
