import { problemText } from "@orbita/i18n/errors";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page as browser, userEvent } from "vitest/browser";
import { aRun, runsFound, someOperations } from "~/testing/a-run.ts";
import { answerFetch, problem } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import {
  aRecentRun,
  lastMonth,
  operationsAnswers,
  operationsPaths,
  renderOperations,
  type OperationsAnswers,
} from "~/testing/operations-page.tsx";

beforeEach(() => browser.viewport(1440, 1000));
afterEach(() => vi.unstubAllGlobals());

test("operations overview → summarizes problems, explains every card, and does not scroll sideways on a phone", async () => {
  answerFetch(
    operationsAnswers([
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
  const { screen } = await renderOperations({ locale: "it" });
  await expect.element(screen.getByText("Due elementi da verificare: 1 indice e 3 messaggi fermi")).toBeVisible();
  await expect.element(screen.getByRole("heading", { level: 1, name: "Esecuzioni" })).toBeVisible();
  await expect.element(screen.getByRole("cell", { name: "3 bloccate" }).first()).toBeVisible();
  await expect.element(screen.getByRole("cell", { name: "Scadenza degli annunci" }).first()).toBeVisible();
  await expect.element(screen.getByText("33 da sincronizzare")).toBeVisible();
  await expect.element(screen.getByText("Programmata: 22 nov, 05:00–06:30")).toBeVisible();
  await expect.element(screen.getByText("Disattivato")).toBeVisible();
  expect(await violations()).toEqual([]);
  const questions = screen.getByRole("button", { name: /^Aiuto su / });
  expect(questions.elements()).toHaveLength(7);
  for (const question of questions.elements()) await userEvent.click(question);
  await expect.element(screen.getByText(/Cerchio: operativo/)).toBeVisible();
  expect(await violations()).toEqual([]);
  await browser.viewport(390, 844);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test("issuing invoices by hand → needs a dry run first, whose result labels the real action, and a reason", async () => {
  const answers = operationsAnswers();
  const sent = answerFetch(answers);
  const { screen } = await renderOperations();
  const card = screen.getByRole("region", { name: "Invoices" });
  await expect.element(card.getByText("No runs so far.")).toBeVisible();
  await expect.element(card.getByRole("button", { name: "Run…" })).not.toBeInTheDocument();
  answers[operationsPaths.issue] = problem("invoice.sellerMissing", 409);
  await card.getByRole("button", { name: "Start dry run" }).click();
  await expect.element(card.getByRole("alert")).toHaveTextContent(problemText("invoice.sellerMissing", "en"));
  const tried = aRecentRun({ dry: true });
  answers[operationsPaths.issue] = { body: { month: lastMonth, spaces: 6, run: tried.id } };
  answers[operationsPaths.runs] = { body: runsFound(tried) };
  await card.getByRole("button", { name: "Start dry run" }).click();
  await expect.element(card.getByText(/Nothing was changed/)).toBeVisible();
  await expect.element(card.getByText(/1,204\.18/)).toBeVisible();
  expect(sent.findLast(({ path }) => path === operationsPaths.issue)?.body).toEqual({ month: lastMonth, dryRun: true });
  expect(await violations()).toEqual([]);
  await card.getByRole("button", { name: "Issue 3 invoices…" }).click();
  const dialog = screen.getByRole("dialog");
  const issue = dialog.getByRole("button", { name: "Issue 3 invoices" });
  await issue.click();
  await expect.element(dialog.getByLabelText("Reason")).toHaveAttribute("aria-invalid", "true");
  expect(sent.filter(({ path }) => path === operationsPaths.issue)).toHaveLength(2);
  await dialog.getByLabelText("Reason").fill("Fine mese");
  answers[operationsPaths.runs] = {
    body: runsFound(aRecentRun({ state: "running", ended: null, done: 128, total: 208, outcome: [] })),
  };
  await issue.click();
  await expect.element(card.getByText("128 of 208")).toBeVisible();
  await expect.element(card.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "128");
  expect(sent.findLast(({ path }) => path === operationsPaths.issue)).toMatchObject({
    body: { month: lastMonth, dryRun: false },
    reason: "Fine mese",
  });
  await expect.element(card.getByRole("combobox")).toBeDisabled();
  expect(await violations()).toEqual([]);
});

test("invoice run in progress → its lines open in a drawer, and the run can be stopped with a reason", async () => {
  const running = aRecentRun({ state: "running", ended: null, done: 2, total: 208, ok: 1, skipped: 0, failed: 1 });
  const lines = `/api/v1/admin/run/${running.id}/line`;
  const stop = `/api/v1/admin/run/${running.id}/stop`;
  const answers = {
    ...operationsAnswers([running]),
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
  const { screen } = await renderOperations();
  const card = screen.getByRole("region", { name: "Invoices" });
  await card.getByRole("link", { name: "Rows" }).click();
  const drawer = screen.getByRole("dialog", { name: /^Invoices, / });
  await expect.element(drawer.getByText("Lanterna Software")).toBeVisible();
  await expect.element(drawer.getByText(/Check the VAT number.*SDI code/)).toBeVisible();
  await expect.element(drawer.getByText("Fine mese")).toBeVisible();
  expect(await violations()).toEqual([]);
  await userEvent.keyboard("{Escape}");
  await expect.element(drawer).not.toBeInTheDocument();
  await card.getByRole("button", { name: "Stop after this row…" }).click();
  const dialog = screen.getByRole("dialog", { name: /^Stop “Invoices, / });
  await dialog.getByLabelText("Reason").fill("Dati da correggere");
  answers[operationsPaths.runs] = {
    body: runsFound({ ...running, state: "stopped", ended: new Date().toISOString() }),
  };
  // The run ends before the administrator submits the reason. The dialog stays open.
  await expect.element(screen.getByText("Stopped manually").first()).toBeInTheDocument();
  await dialog.getByRole("button", { name: "Stop after this row" }).click();
  await expect.element(card.getByText("Stopped manually")).toBeVisible();
  expect(sent.find(({ path }) => path === stop)?.reason).toBe("Dati da correggere");
});

test("dead letters (failed messages) → retried singly or all, with a reason; discarding a missing message → an error", async () => {
  const [letter] = someOperations().deadLetters;
  const one = `/api/v1/admin/operations/dead-letter/${letter!.queue}/${letter!.id}`;
  const all = (queue: string) => `/api/v1/admin/operations/dead-letter/${queue}/rerun`;
  const answers: OperationsAnswers = {
    ...operationsAnswers(),
    [`${one}/rerun`]: { status: 204 },
    [one]: problem("deadLetter.notFound", 404),
    [all("resumeUploads.read")]: { body: { count: 2 } },
    [all("notifications.sendMail")]: { body: { count: 1 } },
  };
  const sent = answerFetch(answers);
  const { screen } = await renderOperations();
  const card = screen.getByRole("region", { name: "Stuck messages" });
  await card
    .getByRole("button", { name: /^Try again with message .* from “CV reading”$/ })
    .first()
    .click();
  const dialog = screen.getByRole("dialog");
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect.element(dialog.getByLabelText("Reason")).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabelText("Reason").fill("Il motore è tornato");
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByText("Message returned to its queue")).toBeVisible();
  expect(sent.find(({ path }) => path === `${one}/rerun`)?.reason).toBe("Il motore è tornato");

  await card
    .getByRole("button", { name: /^Discard message .* from “CV reading”$/ })
    .first()
    .click();
  await screen.getByRole("dialog").getByLabelText("Reason").fill("File illeggibile");
  await screen.getByRole("dialog").getByRole("button", { name: "Discard message" }).click();
  await expect.element(screen.getByRole("alert")).toHaveTextContent(problemText("deadLetter.notFound", "en"));
  expect(await violations()).toEqual([]);
  await userEvent.keyboard("{Escape}");

  await card.getByRole("button", { name: "Try all 3 again…" }).click();
  await screen.getByRole("dialog").getByLabelText("Reason").fill("Tutto riparato");
  answers[operationsPaths.operations] = { body: someOperations({ deadLetters: [], queues: [] }) };
  await screen.getByRole("dialog").getByRole("button", { name: "Try all again" }).click();
  await expect.element(screen.getByText("3 messages returned to their queues")).toBeVisible();
  await expect.element(card.getByText("No stuck messages.")).toBeVisible();
});

test("rebuilding a search index → asks for a reason and shows the progress", async () => {
  const running = aRun({
    what: "reindex",
    subject: "resumes",
    state: "running",
    ended: null,
    done: 500,
    total: 11_903,
  });
  const rebuild = "/api/v1/admin/operations/index/resumes/rebuild";
  const answers: OperationsAnswers = {
    ...operationsAnswers(),
    [rebuild]: { body: running },
    [`/api/v1/admin/run/${running.id}`]: { body: running },
  };
  const sent = answerFetch(answers);
  const { screen } = await renderOperations();
  await screen.getByRole("button", { name: "Rebuild talents index…" }).click();
  await screen.getByRole("dialog").getByLabelText("Reason").fill("33 mancano");
  const [posts, talents, spaces] = someOperations().indexes;
  answers[operationsPaths.operations] = {
    body: someOperations({ indexes: [posts!, { ...talents!, building: running.id }, spaces!] }),
  };
  await screen.getByRole("dialog").getByRole("button", { name: "Rebuild index" }).click();
  await expect.element(screen.getByText("Rebuilding: 500 of 11,903")).toBeVisible();
  expect(sent.find(({ path }) => path === rebuild)?.reason).toBe("33 mancano");
});
