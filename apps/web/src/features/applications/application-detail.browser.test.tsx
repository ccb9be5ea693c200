import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { UiProvider } from "@orbita/ui/overlays/ui-provider.tsx";
import type { MyWholeApplication } from "@orbita/contract";
import { expect, test, vi } from "vitest";
import { aMyInterview } from "~/testing/an-interview.ts";
import { myApplication, aStep } from "~/testing/my-application.ts";
import { answerFetch } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { ApplicationDetail } from "./application-detail.tsx";

const now = Date.parse("2026-11-15T10:00:00.000Z");

const show = (application: MyWholeApplication) =>
  renderPage(
    <UiProvider>
      <QueryClientProvider client={new QueryClient()}>
        <ApplicationDetail application={application} now={now} />
      </QueryClientProvider>
    </UiProvider>,
  );

const interviewed = myApplication({
  status: "interview",
  replyBy: null,
  answeredAt: "2026-11-14T08:12:00.000Z",
  revealedAt: "2026-11-14T08:12:00.000Z",
  steps: [
    ...myApplication().steps,
    aStep(2, { kind: "revealed", to: "submitted" }),
    aStep(3, { words: { it: null, en: "We read it with Davide." } }),
    aStep(4, { to: "interview", at: "2026-11-15T09:14:00.000Z", by: "Davide Parodi" }),
  ],
});

test("shows the current stage, the timeline with the messages of recruiters, and the readers", async () => {
  const { screen } = await show(interviewed);
  await expect
    .element(screen.getByRole("listitem").filter({ hasText: /^Interview$/ }))
    .toHaveAttribute("aria-current", "step");
  const timeline = screen.getByRole("list", { name: "Timeline" });
  const steps = timeline.getByRole("listitem").all();
  expect(steps).toHaveLength(3);
  expect(steps[0]!.element().textContent).toMatch(/Interview\s*today, 10:14 · Davide Parodi/);
  expect(steps[1]!.element().textContent).toMatch(/We read it with Davide\./);
  expect(steps[1]!.element().textContent).toMatch(/From here on they see your name\./);
  expect(steps[2]!.element().textContent).toMatch(/Answer promised by 20 November: kept in 1 day/);
  await expect.element(screen.getByText("Persone e selezione")).toBeVisible();
  expect(await violations()).toEqual([]);
});

test("a skipped stage is not drawn as passed", async () => {
  const { screen } = await show(interviewed);
  const stage = (name: RegExp) => screen.getByRole("listitem").filter({ hasText: name });
  await expect.element(stage(/^In review, passed$/)).toBeVisible();
  await expect.element(stage(/^Shortlisted, skipped$/)).toBeVisible();
  const dot = (name: RegExp) => getComputedStyle(stage(name).element().querySelector("i")!).borderStyle;
  expect([dot(/^In review, passed$/), dot(/^Shortlisted, skipped$/)]).toEqual(["solid", "dashed"]);
});

test.each([
  ["no proposal", [], "They haven’t proposed a time yet."],
  ["proposed times", [aMyInterview()], "Choose one of the proposed times below."],
  [
    "a confirmed time",
    [aMyInterview({ state: "confirmed", startsAt: "2026-11-17T08:30:00.000Z" })],
    "Your interview is booked.",
  ],
  ["a cancelled interview", [aMyInterview({ state: "cancelled" })], "They haven’t proposed a time yet."],
])("the note at the interview stage with %s matches the state of the interview", async (_, interviews, said) => {
  answerFetch({ "/api/v1/public/interview": { body: { content: interviews, totalElements: interviews.length } } });
  const { screen } = await show(interviewed);
  await expect.element(screen.getByText(said, { exact: false }).first()).toBeVisible();
  vi.unstubAllGlobals();
});

test("a revealed name stays revealed in the timeline after the move is undone", async () => {
  const [sent] = myApplication().steps;
  const { screen } = await show(myApplication({ steps: [sent!, aStep(2, { kind: "revealed", to: "submitted" })] }));
  await expect.element(screen.getByText("They see your name")).toBeVisible();
});

test("a late answer is shown with the number of days", async () => {
  const { screen } = await show(myApplication({ replyBy: "2026-11-13T17:00:00.000Z" }));
  await expect.element(screen.getByText(/An answer was promised by 13 November\./)).toBeVisible();
  await expect.element(screen.getByText(/They are 2 days late,/)).toBeVisible();
});

test("an application that expired without an answer says that the promised answer never came", async () => {
  const { screen } = await show(myApplication({ status: "expired", replyBy: null, canWithdraw: false }));
  await expect.element(screen.getByText(/Answer promised by (20 November|November 20): it never came/)).toBeVisible();
  await expect.element(screen.getByText(/Your application ended without an answer\./)).toBeVisible();
});

test("verifying the timeline reports that it is intact, or the broken row", async () => {
  const path = `/api/v1/public/application/${interviewed.id}/verify`;
  const at = "2026-11-15T10:00:00.000Z";
  answerFetch({ [path]: { body: { whole: true, steps: 4, brokenAt: null, head: "a1b2c3d4e5f60718", at } } });
  const { screen } = await show(interviewed);
  await screen.getByRole("button", { name: "Verify the timeline" }).click();
  await expect.element(screen.getByText(/Whole: 4 rows, each of them unchanged\. Its end is/)).toBeVisible();
  answerFetch({ [path]: { body: { whole: false, steps: 4, brokenAt: 2, head: null, at } } });
  await screen.getByRole("button", { name: "Verify the timeline" }).click();
  await expect.element(screen.getByText(/It is broken at row 2/)).toBeVisible();
});

test("withdrawing asks for confirmation and an optional reason", async () => {
  const path = `/api/v1/public/application/${interviewed.id}/withdraw`;
  const withdrawn = { ...interviewed, status: "withdrawn", canWithdraw: false };
  const sent = answerFetch({ [path]: { body: withdrawn } });
  const { screen } = await show(interviewed);
  await screen.getByRole("button", { name: "Withdraw" }).click();
  const dialog = screen.getByRole("dialog");
  await dialog.getByLabelText(/^Why/).fill("I took another job");
  expect(await violations()).toEqual([]);
  await dialog.getByRole("button", { name: "Withdraw it" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toEqual([{ path, body: { reason: "I took another job" } }]);
});

test("the candidate can read the motivation and answers they sent", async () => {
  const { screen } = await show(interviewed);
  await screen.getByRole("button", { name: "Motivation" }).click();
  const dialog = screen.getByRole("dialog");
  await expect.element(dialog.getByText("Conosco la banchina.")).toBeVisible();
  expect(dialog.element().textContent).toMatch(/Patente B\?Yes/);
});

test("a restricted application says so and links to the decision", async () => {
  const decisionId = "019f0000-0000-7000-8000-0000000000dd";
  const { screen } = await show(myApplication({ restricted: { decisionId }, canWithdraw: true }));
  await expect.element(screen.getByText(/We hid this application/)).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Read why, and how to contest it" }))
    .toHaveAttribute("href", `/feed/decision/${decisionId}`);
  expect(await violations()).toEqual([]);
});
