import type { Resume } from "@orbita/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { QueryRoot } from "~/shell/query-root.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { violations } from "~/testing/axe.ts";
import { aResume } from "~/testing/a-resume.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { ResumeToolsProvider, type ResumeTools } from "../resume-context.tsx";
import { SuggestionRow } from "./suggestion-row.tsx";

type Suggestion = Resume["comments"][number];
const line = "Coordinamento di un team di 5 persone";
const item = (more: Partial<Suggestion> = {}): Suggestion => ({
  id: "s1",
  origin: "machine",
  text: "Come hai coordinato il team?",
  motivation: "L’ha formulato un modello linguistico.",
  answer: null,
  code: null,
  line,
  shared: false,
  ...more,
});

async function row(suggestion: Suggestion) {
  const change = vi.fn<ResumeTools["change"]>();
  const tools: ResumeTools = {
    resume: aResume({ questions: [suggestion] }),
    change,
    say: () => {},
    isOpen: () => false,
    openForm: () => {},
    closeForm: () => {},
    setDirty: () => {},
    suggest: { run: () => {}, busy: false, error: null },
  };
  const { screen } = await renderPage(
    <UiRoot>
      <QueryRoot>
        <ResumeToolsProvider value={tools}>
          <main>
            <h1>CV</h1>
            <SuggestionRow section="questions" item={suggestion} />
          </main>
        </ResumeToolsProvider>
      </QueryRoot>
    </UiRoot>,
  );
  return { screen, change };
}

beforeEach(() => page.viewport(1440, 900));
afterEach(() => vi.unstubAllGlobals());

test("suggestion that rests on a CV line → shown with the line; deleting it removes it from its section", async () => {
  const { screen, change } = await row(item());
  await expect.element(screen.getByText(line)).toBeVisible();
  expect(screen.getByText(line).element().tagName).toBe("Q");
  expect(await violations()).toEqual([]);
  await screen.getByRole("button", { name: /^Delete/ }).click();
  expect(change).toHaveBeenCalledWith({ questions: [] }, expect.any(String));
});

test("suggestion whose text or reason quotes its line → the line is not shown twice", async () => {
  const { screen } = await row(item({ motivation: `“${line}”, 5 anni.` }));
  await expect.element(screen.getByText("Come hai coordinato il team?")).toBeVisible();
  expect(screen.getByText(line, { exact: true }).elements()).toEqual([]);
});
