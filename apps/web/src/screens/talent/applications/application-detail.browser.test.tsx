import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { UiProvider } from "@orbita/ui/overlays/ui-provider.tsx";
import type { MyWholeApplication } from "@orbita/contract";
import { expect, test, vi } from "vitest";
import { aMyInterview } from "~/testing/an-interview.ts";
import { myApplication, aNumberedStep } from "~/testing/my-application.ts";
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
    aNumberedStep(2, { words: { it: null, en: "We read it with Davide." } }),
    aNumberedStep(3, { kind: "revealed", to: "inReview" }),
    aNumberedStep(4, { to: "interview", at: "2026-11-15T09:14:00.000Z", by: "Davide Parodi" }),
  ],
});

test("application page → shows the current stage, the timeline with the recruiters' messages, and the readers", async () => {
  const { screen } = await show(interviewed);
  await expect
    .element(screen.getByRole("listitem").filter({ hasText: /^Interview$/ }))
    .toHaveAttribute("aria-current", "step");
  const timeline = screen.getByRole("list", { name: "Timeline" });
  const steps = timeline.getByRole("listitem").all();
  expect(steps).toHaveLength(3);
  expect(steps[0]!.element().textContent).toMatch(/Interview\s*today, 10:14 · Davide Parodi/);
  expect(steps[1]!.element().textContent).toMatch(/We read it with Davide\./);
  expect(steps[1]!.element().textContent).toMatch(/From this point, they can see your name\./);
  expect(steps[2]!.element().textContent).toMatch(/Reply promised by 20 November\. They replied in 1 day\./);
  await expect.element(screen.getByText("Persone e selezione")).toBeVisible();
  expect(await violations()).toEqual([]);
});

test("a stage that the application skipped → drawn as skipped, not as passed", async () => {
  const { screen } = await show(interviewed);
  const stage = (name: RegExp) => screen.getByRole("listitem").filter({ hasText: name });
  await expect.element(stage(/In review, completed$/)).toBeVisible();
  await expect.element(stage(/Shortlisted, skipped$/)).toBeVisible();
  const dot = (name: RegExp) => getComputedStyle(stage(name).element().querySelector("i")!).borderStyle;
  expect([dot(/In review, completed$/), dot(/Shortlisted, skipped$/)]).toEqual(["solid", "dashed"]);
});

test.each([
  ["no proposal", [], "They haven’t proposed a time yet."],
  ["proposed times", [aMyInterview()], "Choose one of the proposed times below."],
  [
    "a confirmed time",
    [aMyInterview({ state: "confirmed", startsAt: "2026-11-17T08:30:00.000Z" })],
    "Your interview is booked.",
  ],
  ["a past time", [aMyInterview({ state: "held", startsAt: "2026-11-12T08:30:00.000Z" })], "Your interview is over."],
  ["a cancelled interview", [aMyInterview({ state: "cancelled" })], "They haven’t proposed a time yet."],
])("interview stage with %s → the note matches the state of the interview", async (_, interviews, said) => {
  answerFetch({ "/api/v1/public/interview": { body: { content: interviews, totalElements: interviews.length } } });
  const { screen } = await show(interviewed);
  await expect.element(screen.getByText(said, { exact: false }).first()).toBeVisible();
  vi.unstubAllGlobals();
});

test("name revealed without a move before → the timeline has a row that says so", async () => {
  const [sent] = myApplication().steps;
  const { screen } = await show(
    myApplication({ steps: [sent!, aNumberedStep(2, { kind: "revealed", to: "submitted" })] }),
  );
  await expect.element(screen.getByText("They can see your name")).toBeVisible();
});

test("reply to an application is late → the page shows the promised date and the days of delay", async () => {
  const { screen } = await show(myApplication({ replyBy: "2026-11-13T17:00:00.000Z" }));
  await expect.element(screen.getByText(/They promised a reply by 13 November\./)).toBeVisible();
  await expect.element(screen.getByText(/They’re 2 days late\./)).toBeVisible();
});

test("application expired without an answer → the page says that the promised answer never came", async () => {
  const { screen } = await show(myApplication({ status: "expired", replyBy: null, canWithdraw: false }));
  await expect.element(screen.getByText(/Reply promised by 20 November\. They never replied\./)).toBeVisible();
  await expect.element(screen.getByText(/Your application closed without a reply\./)).toBeVisible();
});

test("verifying the timeline of an application → reports that it is intact, or names the broken row", async () => {
  const path = `/api/v1/public/application/${interviewed.id}/verify`;
  const at = "2026-11-15T10:00:00.000Z";
  answerFetch({ [path]: { body: { whole: true, steps: 4, brokenAt: null, head: "a1b2c3d4e5f60718", at } } });
  const { screen } = await show(interviewed);
  await screen.getByRole("button", { name: "Verify timeline" }).click();
  await expect.element(screen.getByText(/Verified: 4 entries, all unchanged\. Last entry’s code:/)).toBeVisible();
  answerFetch({ [path]: { body: { whole: false, steps: 4, brokenAt: 2, head: null, at } } });
  await screen.getByRole("button", { name: "Verify timeline" }).click();
  await expect.element(screen.getByText(/Not verified: entry 2 was edited\./)).toBeVisible();
});

test("withdrawing an application → asks for confirmation and sends the optional reason", async () => {
  const path = `/api/v1/public/application/${interviewed.id}/withdraw`;
  const withdrawn = { ...interviewed, status: "withdrawn", canWithdraw: false };
  const sent = answerFetch({ [path]: { body: withdrawn } });
  const { screen } = await show(interviewed);
  await screen.getByRole("button", { name: "Withdraw…" }).click();
  const dialog = screen.getByRole("dialog");
  await dialog.getByLabelText(/^Reason/).fill("I took another job");
  expect(await violations()).toEqual([]);
  await dialog.getByRole("button", { name: "Withdraw application" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toEqual([{ path, body: { reason: "I took another job" } }]);
});

test("the candidate can read the cover note and answers they sent", async () => {
  const { screen } = await show(interviewed);
  await screen.getByRole("button", { name: "Cover note" }).click();
  const dialog = screen.getByRole("dialog");
  await expect.element(dialog.getByText("Conosco la banchina.")).toBeVisible();
  expect(dialog.element().textContent).toMatch(/Patente B\?Yes/);
});

test("application hidden by moderation → the page says so and links to the decision", async () => {
  const decisionId = "019f0000-0000-7000-8000-0000000000dd";
  const { screen } = await show(myApplication({ restricted: { decisionId }, canWithdraw: true }));
  await expect.element(screen.getByText(/We’ve hidden this application/)).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Read the reason and how to appeal" }))
    .toHaveAttribute("href", `/feed/decision/${decisionId}`);
  expect(await violations()).toEqual([]);
});
