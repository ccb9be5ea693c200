import type { Scorecards } from "@orbita/contract";
import { problemText } from "@orbita/i18n/errors";
import { Toaster } from "@orbita/ui/overlays/toaster.tsx";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { QueryRoot } from "~/shell/query-root.tsx";
import { emitChangeEvent } from "~/shell/realtime/change-events.ts";
import { ActingSpaceProvider, type ActingSpace } from "~/shell/session/acting-space.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { aJudgement, aScorecard, javaCriterion, ownCriterion, someScorecards } from "~/testing/a-scorecard.ts";
import { anApplication } from "~/testing/an-application.ts";
import { answerFetch, problem } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { ScorecardPart } from "./scorecard-part.tsx";

const space = { id: "s1", url: "lanterna", name: "Lanterna", role: "recruiter" } as unknown as ActingSpace;
const application = anApplication();
const address = `/api/v1/talent/application/${application.id}/scorecard`;
const criteria = `/api/v1/talent/jobpost/${application.jobPostId}/criterion`;

type ScorecardRenderOptions = { role?: ActingSpace["role"]; locale?: "it" | "en" };
async function open(cards: Scorecards, { role = "recruiter", locale = "en" }: ScorecardRenderOptions = {}) {
  const answers: Parameters<typeof answerFetch>[0] = { [address]: { body: cards } };
  const sent = answerFetch(answers);
  const { screen } = await renderPage(
    <UiRoot>
      <QueryRoot>
        <ActingSpaceProvider space={{ ...space, role }}>
          <ScorecardPart application={application} />
          <Toaster label="Messages" closeLabel="Close" />
        </ActingSpaceProvider>
      </QueryRoot>
    </UiRoot>,
    { locale },
  );
  return { screen, sent, answers };
}

afterEach(() => vi.unstubAllGlobals());

const marta = aScorecard({ judgements: [aJudgement({ note: "Two services in Java" })] });
const mine = aScorecard({
  id: "019f0000-0000-7000-8000-0000000000c2",
  by: "Giulia Ferraris",
  judgements: [aJudgement({ answer: "partly" }), aJudgement({ criterion: ownCriterion, answer: "notAsked" })],
});

test("a scorecard is filled in by keyboard; others' scorecards appear only after it is handed in, without scores", async () => {
  const { screen, sent, answers } = await open(someScorecards({ judgedBy: ["Marta Olivieri"] }));
  await expect
    .element(
      screen.getByText("Scorecards already submitted by Marta Olivieri. You’ll see them once you’ve submitted yours."),
    )
    .toBeVisible();
  const java = screen.getByRole("radiogroup", { name: "Java, at least 3 years" });
  await expect.element(java.getByRole("radio", { name: "Not asked" })).toBeChecked();
  expect(await violations()).toEqual([]);

  (java.getByRole("radio", { name: "Not asked" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  await expect.element(java.getByRole("radio", { name: "Partly" })).toBeChecked();
  await screen.getByRole("button", { name: "Add note" }).first().click();
  await screen.getByRole("textbox", { name: "Note on Java, at least 3 years" }).fill("One service");
  answers[address] = { body: someScorecards({ mine, others: [marta], judgedBy: ["Marta Olivieri"] }) };
  await screen.getByRole("button", { name: "Submit scorecard" }).click();
  await expect.element(screen.getByText("Scorecard submitted")).toBeVisible();
  expect(sent.find(({ body }) => body)?.body).toEqual({
    version: null,
    judgements: [
      { criterionId: javaCriterion.id, answer: "partly", note: "One service" },
      { criterionId: ownCriterion.id, answer: "notAsked", note: "" },
    ],
  });
  await expect.element(screen.getByText("Two services in Java")).toBeVisible();
  await expect.element(screen.getByText("You Partly")).toBeVisible();
  await expect.element(screen.getByText("Marta Olivieri Yes")).toBeVisible();
  expect(document.querySelector("main, body")!.textContent).not.toMatch(/\d+ ?%|average|score:|total/i);
  expect(await violations()).toEqual([]);
});

test("refused scorecard → the typed note is kept and the reason is shown", async () => {
  const { screen, answers } = await open(someScorecards());
  await expect.element(screen.getByText(/^Submit your scorecard first/)).toBeVisible();
  await screen.getByRole("button", { name: "Add note" }).first().click();
  await screen.getByRole("textbox", { name: /^Note on Java/ }).fill("Too young");
  answers[address] = problem("application.wording", 409, { params: { quote: "Too young" } });
  await screen.getByRole("button", { name: "Submit scorecard" }).click();
  await expect.element(screen.getByRole("alert").getByText(/can’t be considered when selecting people/)).toBeVisible();
  await expect.element(screen.getByRole("textbox", { name: /^Note on Java/ })).toHaveValue("Too young");
});

test("a changed scorecard shows its earlier answers and the judgements of removed criteria", async () => {
  const past = aJudgement({ criterion: { ...ownCriterion, id: "gone", text: "Knows ports" }, answer: "no" });
  const changed = aScorecard({
    ...mine,
    changed: "2026-11-15T10:00:00.000Z",
    version: 2,
    judgements: [aJudgement({ answer: "no", note: "Only scripts" }), past],
    earlier: [{ at: "2026-11-14T10:00:00.000Z", judgements: [aJudgement({ answer: "yes", note: "Sure" }), past] }],
  });
  const { screen, sent, answers } = await open(someScorecards({ mine: changed, others: [] }), { locale: "it" });
  await expect.element(screen.getByText("Knows ports")).toBeVisible();
  await expect.element(screen.getByText("non più richiesto")).toBeVisible();
  expect(screen.getByText("Risposte precedenti").all()).toHaveLength(1);
  await screen.getByText("Risposte precedenti").click();
  await expect.element(screen.getByText(/14 nov.* · Sì: Sure/)).toBeVisible();
  await screen.getByRole("button", { name: "Modifica scheda di valutazione" }).click();
  answers[address] = problem("scorecard.changedMeanwhile", 409, { params: { version: 3 } });
  await screen.getByRole("button", { name: "Salva" }).click();
  await expect
    .element(screen.getByRole("alert").getByText(problemText("scorecard.changedMeanwhile", "it")))
    .toBeVisible();
  expect(sent.find(({ body }) => body)?.body).toMatchObject({ version: 2 });
});

test("the Space's own scorecard criteria can be added and removed", async () => {
  const { screen, sent, answers } = await open(someScorecards({ mine, others: [] }));
  await screen.getByText("Your own criteria").click();
  answers[criteria] = { body: { id: "x", requirement: null, text: "Listens" } };
  answers[`${criteria}/${ownCriterion.id}`] = { status: 204 };
  await screen.getByRole("textbox", { name: "New criterion" }).fill("Listens");
  await screen.getByRole("button", { name: "Add", exact: true }).click();
  await expect.poll(() => sent.find(({ path }) => path === criteria)?.body).toEqual({ text: "Listens" });
  await screen.getByRole("button", { name: "Remove criterion “Explains choices well”" }).click();
  await expect.poll(() => sent.some(({ path }) => path.endsWith(ownCriterion.id))).toBe(true);
  expect(await violations()).toEqual([]);
});

test("viewer of the Space on a phone → reads handed-in scorecards, also new ones, and cannot judge", async () => {
  await page.viewport(390, 844);
  const { screen, answers } = await open(someScorecards({ others: [], mayJudge: false }), { role: "viewer" });
  await expect.element(screen.getByText("No scorecards submitted yet.")).toBeVisible();
  await expect.element(screen.getByRole("radio")).not.toBeInTheDocument();
  answers[address] = { body: someScorecards({ others: [marta], mayJudge: false }) };
  emitChangeEvent({ type: "application.changed", id: application.id, at: "2026-11-15T12:00:00.000Z" });
  await expect.element(screen.getByText("Two services in Java")).toBeVisible();
  await expect.element(screen.getByText("Your own criteria")).not.toBeInTheDocument();
  await page.viewport(1280, 900);
});
