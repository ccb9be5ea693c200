import type { ModerationCase } from "@orbita/contract";
import { problemText } from "@orbita/i18n/errors";
import { afterEach, expect, test, vi } from "vitest";
import { QueryRoot } from "~/shell/query-root.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { aCase } from "~/testing/a-case.ts";
import { answerFetch, problem } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { CasePage } from "./case-page.tsx";

afterEach(() => vi.unstubAllGlobals());

const { id } = aCase();
const path = `/api/v1/admin/moderation/${id}`;

async function show(
  one: ModerationCase,
  decided: object = { body: { ...one, state: "decided", decision: "disabled" } },
) {
  const sent = answerFetch({ [path]: { body: one }, [`${path}/history`]: { body: [] }, [`${path}/decide`]: decided });
  const { screen } = await renderPage(
    <UiRoot>
      <QueryRoot>
        <CasePage id={id} />
      </QueryRoot>
    </UiRoot>,
  );
  return { sent, screen };
}

test("deciding a moderation case → needs reasons, previews what the author will read, then sends the decision", async () => {
  const { sent, screen } = await show(aCase());
  await expect.element(screen.getByRole("heading", { level: 1, name: "Reported post" })).toBeVisible();
  await expect.element(screen.getByText("Chiede soldi")).toBeVisible();
  expect(await violations()).toEqual([]);
  const read = screen.getByRole("button", { name: "Preview decision…" });
  await read.click();
  await expect.element(screen.getByText("Select an outcome")).toBeVisible();
  await expect.element(screen.getByLabelText("Explanation")).toHaveAttribute("aria-invalid", "true");
  await screen.getByRole("radio", { name: /^Hide/ }).click();
  await screen.getByLabelText("Rule").fill("Regola 3");
  await screen.getByLabelText("Explanation").fill("Chiede soldi prima di un colloquio.");
  await read.click();
  const dialog = screen.getByRole("dialog", { name: "What the author will read" });
  await expect.element(dialog.getByText("Breach of our terms of use.")).toBeVisible();
  await expect.element(dialog.getByText(/Reports are confidential/)).toBeVisible();
  await expect.element(dialog.getByText(/The 2 people who reported the content/)).toBeVisible();
  expect(await violations()).toEqual([]);
  expect(sent.map((one) => one.path)).not.toContain(`${path}/decide`);
  await dialog.getByRole("button", { name: "Hide and notify" }).click();
  await expect
    .poll(() => sent.find((one) => one.path === `${path}/decide`)?.body)
    .toMatchObject({
      decision: "disabled",
      ground: "terms",
      rule: "Regola 3",
      version: 1,
    });
});

test("moderation case already decided by another admin → the preview dialog shows the error", async () => {
  const { screen } = await show(aCase(), problem("moderation.notOpen", 409));
  await screen.getByRole("radio", { name: /Leave visible/ }).click();
  await screen.getByLabelText("Rule").fill("Regola 3");
  await screen.getByLabelText("Explanation").fill("Non chiede niente a nessuno, lo dice.");
  await screen.getByRole("button", { name: "Preview decision…" }).click();
  await screen.getByRole("button", { name: "Leave visible and notify" }).click();
  await expect.element(screen.getByRole("alert")).toHaveTextContent(problemText("moderation.notOpen", "en"));
});

test("moderation case for another admin → no form; decided case → shows the admin who decided and the appeal", async () => {
  const others = await show(aCase({ forOthers: true }));
  await expect.element(others.screen.getByText(/Someone else has to decide this case/)).toBeVisible();
  expect(others.screen.container.querySelector("form")).toBeNull();
  await others.screen.unmount();
  const over = await show(
    aCase({
      state: "closed",
      decision: "kept",
      ground: "law",
      rule: "Art. 595",
      explanation: "Non offende nessuno.",
      decidedBy: "Ivo Canepa",
      decided: "2026-11-15T10:00:00.000Z",
      appeal: "Non offendevo nessuno.",
    }),
  );
  await expect.element(over.screen.getByText("Ivo Canepa")).toBeVisible();
  await expect.element(over.screen.getByText("Reasons for the appeal")).toBeVisible();
  expect(await violations()).toEqual([]);
});
