import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { followLine } from "~/domain/assistant/followed-line.ts";
import { QueryRoot } from "~/shell/query-root.tsx";
import { ActingSpaceProvider, type ActingSpace } from "~/shell/session/acting-space.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { anExperience, aResume } from "~/testing/a-resume.ts";
import { anOpened, aTalent } from "~/testing/a-talent.ts";
import { aMessage, anAnswer, anOpening, aQuote } from "~/testing/an-answer.ts";
import { answerFetch } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { TalentDrawer } from "./talent-drawer.tsx";
import { TalentPage } from "./talent-page.tsx";

const space = {
  id: "s1",
  url: "lanterna",
  name: "Lanterna",
  role: "recruiter",
  verified: true,
} as unknown as ActingSpace;
const id = "019f0000-0000-7000-8000-000000000001";

const [java, queues, same] = ["Servizi Java per un corriere.", "RabbitMQ tra 40 magazzini.", "Turni di notte."];
const resume = aResume({
  experience: [
    anExperience("e1", { tasks: [java, queues, same] }),
    anExperience("e2", { tasks: [same], isCurrent: false, end: "2020-01" }),
  ],
  sectionOrder: ["experience"],
});
const talk = [
  aMessage("Java?", anAnswer({ statements: [{ text: "Yes.", quotes: [aQuote(java)] }] })),
  aMessage("Queues?", anAnswer({ statements: [{ text: "Yes, too.", quotes: [aQuote(queues)] }] })),
  aMessage("Nights?", anAnswer({ statements: [{ text: "Yes.", quotes: [aQuote(same, { itemId: "e2" })] }] })),
];

beforeEach(() => page.viewport(1440, 900));
afterEach(() => void vi.unstubAllGlobals());

const answers = {
  [`/api/v1/talent/talent/${id}/open`]: { body: anOpened(id, resume) },
  "/api/v1/talent/shortlist": { body: [] },
  "/api/v1/ai/conversation": { body: anOpening(talk) },
};

const render = (shown: ReactNode) =>
  renderPage(
    <UiRoot>
      <QueryRoot>
        <ActingSpaceProvider space={space}>
          <main id="main">{shown}</main>
        </ActingSpaceProvider>
      </QueryRoot>
    </UiRoot>,
  );

const marks = (within: Element) =>
  [...within.querySelectorAll("mark")].map((mark) => [mark.textContent, mark.hasAttribute("data-active")]);

test("the assistant's quotes are marked in the CV, and the line that the user follows is highlighted", async () => {
  const sent = answerFetch(answers);
  const { screen } = await render(<TalentPage id={id} />);
  await expect.element(screen.getByRole("heading", { level: 1, name: "Giulia Ferraris" })).toBeVisible();
  expect(await violations()).toEqual([]);
  const ask = screen.getByRole("button", { name: "Ask about the CV" });
  await expect.element(ask).toHaveAttribute("aria-expanded", "false");
  await ask.click();
  const drawer = screen.getByRole("dialog", { name: "Ask about the CV" });
  await expect.element(drawer.getByText("Yes, too.")).toBeInTheDocument();
  const cv = screen.getByRole("main").element();
  // Two CV entries contain the same words; the answer quotes only those of the second entry.
  await expect
    .poll(() => marks(cv))
    .toEqual([
      [java, false],
      [queues, false],
      [same, false],
    ]);
  expect(cv.querySelector("mark:last-of-type")).not.toBeNull();
  await drawer.getByRole("button", { name: "go to the line" }).nth(1).click();
  await expect.poll(() => marks(cv)[1]).toEqual([queues, true]);
  await expect.poll(() => document.activeElement?.textContent).toBe(queues);
  await expect.element(drawer).toBeVisible();
  expect(await violations()).toEqual([]);
  expect(cv.querySelector('[data-entry="e1"] li:last-child mark')).toBeNull();
  expect(sent.filter(({ path }) => path.endsWith("/open"))).toHaveLength(1);
});

test("Escape closes the assistant beside a CV, restores the focus and leaves the CV open", async () => {
  answerFetch(answers);
  const onClose = vi.fn<() => void>();
  const { screen } = await render(<TalentDrawer id={id} hit={aTalent(id)} criteria={[]} onClose={onClose} />);
  await screen.getByRole("button", { name: "Ask about the CV" }).click();
  await expect.element(screen.getByRole("textbox", { name: "Question" })).toHaveFocus();
  expect(await violations()).toEqual([]);
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("dialog", { name: "Ask about the CV" })).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Ask about the CV" })).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
});

test("assistant on a phone: following a quote to its CV line closes the assistant", async () => {
  await page.viewport(390, 844);
  answerFetch(answers);
  const { screen } = await render(<TalentPage id={id} />);
  await screen.getByRole("button", { name: "Ask about the CV" }).click();
  await screen.getByRole("button", { name: "go to the line" }).first().click();
  await expect.element(screen.getByRole("dialog", { name: "Ask about the CV" })).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.textContent).toBe(java);
});

test("user follows a quoted line of an answer about several people → the line is marked and focused in the opened CV", async () => {
  answerFetch(answers);
  followLine(aQuote(queues));
  const { screen } = await render(<TalentPage id={id} />);
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => marks(screen.getByRole("main").element())).toEqual([[queues, true]]);
  await expect.poll(() => document.activeElement?.textContent).toBe(queues);
});
