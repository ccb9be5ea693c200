import type { AiCall, PersonAiSettings, SpaceAiSettings } from "@orbita/contract";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { QueryRoot } from "~/shell/query-root.tsx";
import { ActingSpaceProvider, type ActingSpace } from "~/shell/session/acting-space.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { aSpace } from "~/testing/a-space.ts";
import { answerFetch, problem } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { PersonAiCard } from "./person-ai-card.tsx";
import { PersonRegisterCard } from "../privacy/privacy-page.tsx";
import { SpaceAiCard } from "~/domain/ai/space-ai-card.tsx";

const { id } = aSpace();
const mine = "/api/v1/ai/settings";
const register = "/api/v1/ai/register";
const ofSpace = `/api/v1/talent/space/${id}/ai`;
const person: PersonAiSettings = { assistant: true, suggestions: true, externalModel: false, model: null };
const space: SpaceAiSettings = {
  assistant: true,
  jobDescriptions: true,
  externalModel: false,
  monthlyBudgetCents: 1_500,
  model: { provider: "openai", name: "small-model" },
  version: 3,
  usage: { calls: 12, tokensIn: 900, tokensOut: 100, costMicros: 2_400_000, budgetCents: 1_500 },
};
const call: AiCall = {
  id: "019f0000-0000-7000-8000-0000000000c1",
  at: "2026-11-15T09:30:00.000Z",
  task: "assistant",
  engine: "onBox",
  model: null,
  by: null,
  space: "Lanterna Software",
  own: false,
  dataClasses: ["experience", "languages"],
  people: 38,
  outcome: "answered",
  tokensIn: 0,
  tokensOut: 0,
  costMicros: 0,
};
const pageOf = (content: AiCall[], totalPages = 1) => ({
  body: { content, page: 0, size: 10, totalElements: content.length * totalPages, totalPages, cursor: null },
});

const inRoots = (children: ReactNode, role = "owner") =>
  renderPage(
    <UiRoot>
      <QueryRoot>
        <ActingSpaceProvider space={{ id, name: "Lanterna", url: "lanterna", role } as unknown as ActingSpace}>
          <main>
            <h1>Settings</h1>
            {children}
          </main>
        </ActingSpaceProvider>
      </QueryRoot>
    </UiRoot>,
  );
beforeEach(() => page.viewport(1440, 900));
afterEach(() => void vi.unstubAllGlobals());

describe("AI settings of a person", () => {
  test("switching off an AI function saves at once; no external model configured → no switch for external models", async () => {
    const sent = answerFetch({ [mine]: { body: person } });
    const { screen } = await inRoots(<PersonAiCard />);
    const asked = screen.getByRole("switch", { name: "Spaces can ask the assistant about my CV" });
    await expect.element(asked).toBeChecked();
    await expect.element(screen.getByRole("switch", { name: /external model/ })).not.toBeInTheDocument();
    await userEvent.click(asked);
    await expect.poll(() => sent.at(-1)?.body).toEqual({ assistant: false });
    expect(await violations()).toEqual([]);
  });

  test("failed save of an AI setting → the switch is restored and a retry is offered", async () => {
    const answers = { [mine]: { body: person } as object };
    answerFetch(answers);
    const { screen } = await inRoots(<PersonAiCard />);
    const suggested = screen.getByRole("switch", { name: "Suggestions for my CV" });
    await expect.element(suggested).toBeChecked();
    Object.assign(answers, { [mine]: problem("server.failed", 500) });
    await userEvent.click(suggested);
    await expect.element(screen.getByText(/^Not saved\./)).toBeVisible();
    await expect.element(suggested).toBeChecked();
    await expect.element(screen.getByRole("button", { name: "Try again" })).toBeVisible();
  });

  test("the AI register of a person lists callers, data classes and the number of people, page by page", async () => {
    answerFetch({ [register]: pageOf([call], 3) });
    const { screen } = await inRoots(<PersonRegisterCard />);
    await expect.element(screen.getByText(/^Question about CVs/)).toBeVisible();
    await expect.element(screen.getByText(/^Lanterna Software/)).toBeVisible();
    await expect.element(screen.getByText(/38 people/)).toBeVisible();
    await expect.element(screen.getByText("Data read: experience, languages")).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Newer" })).toBeDisabled();
    await userEvent.click(screen.getByRole("button", { name: "Older" }));
    await expect.element(screen.getByText("Page 2 of 3")).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test("an empty AI register says that no AI has read anything", async () => {
    answerFetch({ [register]: pageOf([]) });
    const { screen } = await inRoots(<PersonRegisterCard />);
    await expect
      .element(screen.getByText("No entries yet. A new one will appear each time AI reads data."))
      .toBeVisible();
  });
});

describe("AI settings of a Space", () => {
  test("an owner allows an external model and sets a budget; a budget above the maximum → not saved", async () => {
    const sent = answerFetch({ [ofSpace]: { body: space } });
    const { screen } = await inRoots(<SpaceAiCard />);
    await userEvent.click(screen.getByRole("switch", { name: "Use an external model" }));
    await expect.poll(() => sent.at(-1)?.body).toEqual({ externalModel: true });
    await expect.element(screen.getByText(/€2\.40 of €15\.00 used this month, for 12 calls\./)).toBeVisible();
    const budget = screen.getByRole("textbox", { name: "Monthly budget" });
    await userEvent.fill(budget, "20");
    await userEvent.tab();
    await expect.poll(() => sent.at(-1)?.body).toEqual({ monthlyBudgetCents: 2_000 });
    await userEvent.fill(budget, "10001");
    await userEvent.tab();
    await expect.element(screen.getByText("Enter €10,000.00 or less")).toBeVisible();
    expect(sent.at(-1)?.body).toEqual({ monthlyBudgetCents: 2_000 });
    expect(await violations()).toEqual([]);
  });

  test("recruiter of the Space → the AI settings are disabled and the register is not offered", async () => {
    answerFetch({ [ofSpace]: { body: space }, [`${ofSpace}/register`]: pageOf([call]) });
    const { screen } = await inRoots(<SpaceAiCard />, "recruiter");
    await expect.element(screen.getByRole("switch", { name: "CV assistant" })).toBeDisabled();
    await expect.element(screen.getByRole("button", { name: "View log" })).not.toBeInTheDocument();
  });

  test("an owner opens the AI register of the Space → the calls and their authors are listed", async () => {
    answerFetch({ [ofSpace]: { body: space }, [`${ofSpace}/register`]: pageOf([{ ...call, by: "Marta Olivieri" }]) });
    const { screen } = await inRoots(<SpaceAiCard />);
    await userEvent.click(screen.getByRole("button", { name: "View log" }));
    await expect.element(screen.getByText(/^Marta Olivieri/)).toBeVisible();
    expect(await violations()).toEqual([]);
  });
});
