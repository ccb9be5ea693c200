import { problemText } from "@orbita/i18n/errors";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page as browser, userEvent } from "vitest/browser";
import { aRun, runsFound, someOperations } from "~/testing/a-run.ts";
import { answerFetch, problem } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import {
  operationsAnswers,
  operationsPaths,
  renderOperations,
  type OperationsAnswers,
} from "~/testing/operations-page.tsx";

beforeEach(() => browser.viewport(1440, 1000));
afterEach(() => vi.unstubAllGlobals());

test("maintenance mode → starts only after confirmation with a reason; saving its message after a change → an error", async () => {
  const answers: OperationsAnswers = {
    ...operationsAnswers(),
    [operationsPaths.maintenance]: { body: { ...someOperations().maintenance, version: 5 } },
  };
  const sent = answerFetch(answers);
  const { screen } = await renderOperations();
  const card = screen.getByRole("region", { name: "Maintenance" });
  const closing = card.getByRole("switch", { name: "Maintenance" });
  await expect.element(closing).not.toBeChecked();
  (closing.element() as HTMLElement).focus();
  await userEvent.keyboard(" ");
  const dialog = screen.getByRole("dialog", { name: "Close the platform now?" });
  await expect.element(dialog).toBeVisible();
  await expect.element(closing).not.toBeChecked();
  expect(await violations()).toEqual([]);
  expect(sent.map(({ path }) => path)).not.toContain(operationsPaths.maintenance);
  await dialog.getByLabelText("Reason").fill("Cambio del disco");
  answers[operationsPaths.operations] = {
    body: someOperations({ maintenance: { ...someOperations().maintenance, on: true, version: 5 } }),
  };
  await dialog.getByRole("button", { name: "Close platform" }).click();
  await expect.element(closing).toBeChecked();
  await expect.element(screen.getByText("Platform closed to everyone except administrators")).toBeVisible();
  expect(sent.find(({ path }) => path === operationsPaths.maintenance)).toMatchObject({
    body: { on: true, version: 4 },
    reason: "Cambio del disco",
  });

  await card.getByRole("radio", { name: "en" }).click({ force: true });
  await card.getByLabelText("Message", { exact: true }).fill("Back soon");
  await card.getByRole("button", { name: "Save message…" }).click();
  const saving = screen.getByRole("dialog", { name: "Save the message?" });
  await saving.getByLabelText("Reason").fill("Più chiaro");
  answers[operationsPaths.maintenance] = problem("record.changedMeanwhile", 409);
  await saving.getByRole("button", { name: "Save message" }).click();
  await expect.element(saving.getByRole("alert")).toHaveTextContent(problemText("record.changedMeanwhile", "en"));
  expect(sent.findLast(({ path }) => path === operationsPaths.maintenance)?.body).toMatchObject({
    message: { it: someOperations().maintenance.message.it, en: "Back soon" },
    version: 5,
  });
});

test("planned maintenance → must end after its start; Rome time is sent as UTC", async () => {
  const answers: OperationsAnswers = {
    ...operationsAnswers(),
    [operationsPaths.maintenance]: { body: someOperations().maintenance },
  };
  const sent = answerFetch(answers);
  const { screen } = await renderOperations();
  await screen.getByRole("button", { name: "Edit schedule…" }).click();
  const dialog = screen.getByRole("dialog", { name: "Schedule maintenance" });
  await expect.element(dialog.getByLabelText("From")).toHaveValue("2026-11-22T05:00");
  await dialog.getByLabelText("Until").fill("2026-11-22T04:00");
  await dialog.getByLabelText("Reason").fill("Disco");
  await dialog.getByRole("button", { name: "Schedule" }).click();
  await expect.element(dialog.getByLabelText("Until")).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabelText("Until").fill("2026-11-22T07:00");
  await dialog.getByRole("button", { name: "Schedule" }).click();
  await expect.element(screen.getByText("Maintenance scheduled")).toBeVisible();
  expect(sent.find(({ path }) => path === operationsPaths.maintenance)?.body).toEqual({
    from: "2026-11-22T04:00:00.000Z",
    until: "2026-11-22T06:00:00.000Z",
    version: 4,
  });
});

test("log of background runs → requests the URL's filters; an unknown run → a not-found message", async () => {
  const sent = answerFetch({ [operationsPaths.runs]: { body: runsFound(aRun({ dry: true })) } });
  const { screen } = await renderOperations({ part: "log", search: { what: "invoices", mode: "dry", page: 1 } });
  await expect.element(screen.getByRole("cell", { name: "Dry run" }).first()).toBeVisible();
  expect(sent[0]?.body).toMatchObject({
    page: 1,
    filters: [
      { f: "what", v: "invoices", mm: "is" },
      { f: "dry", v: true, mm: "is" },
    ],
  });
  expect(await violations()).toEqual([]);
  await screen.unmount();
  answerFetch({
    [operationsPaths.runs]: { body: runsFound() },
    [`/api/v1/admin/run/${aRun().id}`]: problem("run.notFound", 404),
  });
  const gone = await renderOperations({ part: "log", search: { run: aRun().id, state: "failed" } });
  await expect.element(gone.screen.getByText("No runs match these filters")).toBeVisible();
  await expect.element(gone.screen.getByText("This item doesn’t exist or has been deleted")).toBeVisible();
});

test("mail list of the operations page → shows the template and the remote server's answer", async () => {
  answerFetch({
    [operationsPaths.mail]: {
      body: {
        content: [
          {
            id: aRun().id,
            at: "2026-11-15T09:00:00Z",
            template: "stepUp",
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
  const { screen } = await renderOperations({ part: "mail" });
  await expect.element(screen.getByRole("rowheader", { name: "Identity confirmation code" })).toBeVisible();
  await expect.element(screen.getByRole("cell", { name: "452 4.2.2" })).toBeVisible();
  expect(await violations()).toEqual([]);
});

test("operations request fails → the triggers stay visible, with a retry button", async () => {
  answerFetch({
    [operationsPaths.runs]: { body: runsFound() },
    [operationsPaths.operations]: problem("server.failed", 500),
  });
  const { screen } = await renderOperations();
  await expect.element(screen.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect.element(screen.getByRole("region", { name: "Payments" })).toBeVisible();
});
