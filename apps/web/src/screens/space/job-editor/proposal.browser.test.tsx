import type { JobDescription, OwnJobPost, Translation } from "@orbita/contract";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { QueryRoot } from "~/shell/query-root.tsx";
import { ActingSpaceProvider, type ActingSpace } from "~/shell/session/acting-space.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { aJob } from "~/testing/a-job.ts";
import { answerFetch } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { JobPostEditor } from "./job-post-editor.tsx";
import { insertParagraphs } from "./use-description-proposal.ts";

const space = { id: "s1", url: "lanterna", name: "Lanterna", role: "owner" } as unknown as ActingSpace;
const nothing = { body: { content: [], page: 0, size: 20, totalElements: 0, totalPages: 0, cursor: null } };
const engine = { kind: "onBox", model: null, note: null } as const;
const proposed: JobDescription = {
  language: "it",
  paragraphs: [
    { text: "Lanterna Software cerca una persona.", from: ["title", "space.name"] },
    { text: "Che cosa serve\n- Java, almeno 3 anni", from: ["skills"] },
    { text: "Annuncio rivolto a persone di ogni genere (D.Lgs. 198/2006).", from: [] },
  ],
  engine,
};
const [first, second, third] = proposed.paragraphs.map(({ text }) => text) as [string, string, string];
const translated: Translation = {
  language: "en",
  title: "Java developer",
  paragraphs: [
    { text: "What it takes\n- Java, at least 3 years", translated: true, left: [] },
    { text: "Scritto da noi.", translated: false, left: [] },
  ],
  engine,
};

async function open(fields: Partial<OwnJobPost>, role: ActingSpace["role"] = "owner") {
  const post: OwnJobPost = {
    ...aJob({ jobPostStatus: "draft", publishedAt: null, expiresAt: null }),
    draftedParagraphs: [],
    plan: null,
    dailyBudget: null,
    outcome: null,
    answerBy: null,
    ...fields,
  };
  answerFetch({
    [`/api/v1/talent/jobpost/${post.id}`]: { body: post },
    "/api/v1/talent/space/s1/contract/status": {
      body: { free: { total: 3, used: 2 }, premium: { total: 10, used: 3 } },
    },
    "/api/v1/autocomplete/search": nothing,
    "/api/v1/autocomplete/elastic": nothing,
    "/api/v1/location/search": nothing,
    "/api/v1/resume/estimate": { body: { occupation: null, area: null, figures: null } },
    "/api/v1/ai/job-post-description": { body: proposed },
    "/api/v1/ai": { body: { task: "translateDescription", output: translated } },
  });
  const { screen } = await renderPage(
    <UiRoot>
      <QueryRoot>
        <ActingSpaceProvider space={{ ...space, role }}>
          <JobPostEditor id={post.id} />
        </ActingSpaceProvider>
      </QueryRoot>
    </UiRoot>,
  );
  const box = screen.getByRole("textbox", { name: "Description" });
  await expect.element(box).toBeVisible();
  return { screen, box, marks: screen.getByRole("region", { name: "AI-written paragraphs" }) };
}

afterEach(() => vi.unstubAllGlobals());

test("a proposed job description is marked as AI text and can be undone completely", async () => {
  const { screen, box, marks } = await open({ description: "" });
  await screen.getByRole("button", { name: "Suggest description" }).click();
  await expect.element(box).toHaveValue(`${first}\n\n${second}\n\n${third}`);
  await expect.element(marks.getByText(/^3 AI-written paragraphs/)).toBeVisible();
  await expect.element(marks.getByText("Based on: Title and the Space’s page")).toBeVisible();
  expect(await violations()).toEqual([]);

  await marks.getByRole("button", { name: "Undo" }).click();
  await expect.element(box).toHaveValue("");
  await expect.element(marks).not.toBeInTheDocument();
});

test("editing a proposed paragraph of a job description removes its AI mark", async () => {
  const { screen, box, marks } = await open({ description: "" });
  await screen.getByRole("button", { name: "Suggest description" }).click();
  await marks.getByRole("button", { name: /Che cosa serve/ }).click();
  const area = box.element() as HTMLTextAreaElement;
  await expect.element(box).toHaveFocus();
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe(second);
  await userEvent.keyboard("{ArrowRight}s");
  await expect.element(marks.getByText(/^2 AI-written paragraphs/)).toBeVisible();
  await expect.element(marks.getByRole("button", { name: /Che cosa serve/ })).not.toBeInTheDocument();
  // After an edit, the proposal can no longer be undone.
  await expect.element(marks.getByRole("button", { name: "Undo" })).not.toBeInTheDocument();
});

test("job with a description → the user chooses to append the proposal or to replace the text", async () => {
  const { screen, box } = await open({ description: "Scritto da noi." });
  const propose = screen.getByRole("button", { name: "Suggest description" });
  await propose.click();
  await screen.getByRole("button", { name: "Add below" }).click();
  await expect.element(box).toHaveValue(`Scritto da noi.\n\n${first}\n\n${second}\n\n${third}`);
  await propose.click();
  await screen.getByRole("button", { name: "Replace" }).click();
  await expect.element(box).toHaveValue(`${first}\n\n${second}\n\n${third}`);
});

test("job without a title → proposing a description is disabled with an explanation", async () => {
  const { screen } = await open({ title: "", description: "" });
  await expect.element(screen.getByRole("button", { name: "Suggest description" })).toBeDisabled();
  await expect.element(screen.getByText("Enter a title to get a suggested description.")).toBeVisible();
});

test("translating a job description → shows the untranslated paragraphs before a copy is made", async () => {
  const { screen } = await open({ description: `${second}\n\nScritto da noi.` });
  await screen.getByRole("button", { name: "Translate into English…" }).click();
  const dialog = screen.getByRole("dialog", { name: "English translation" });
  await expect.element(dialog.getByText(/^1 paragraph wasn’t translated/)).toBeVisible();
  await expect.element(dialog.getByText("Java developer")).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "Create English copy" })).toBeVisible();
  expect(await violations()).toEqual([]);
});

test("a viewer of the Space sees the AI marks but cannot propose a job description", async () => {
  const { screen, marks } = await open({ description: first, draftedParagraphs: [first] }, "viewer");
  await expect.element(marks.getByText(/^1 AI-written paragraph/)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Suggest description" })).not.toBeInTheDocument();
});

test("proposed paragraphs that would exceed the length limit of a job description are skipped whole", () => {
  const long = "a".repeat(4_990);
  expect(insertParagraphs(long, ["corto", "troppo lungo"], "append")).toBe(`${long}\n\ncorto`);
  expect(insertParagraphs(long, ["corto"], "replace")).toBe("corto");
});
