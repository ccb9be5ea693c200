import type { Resume, ResumeUploadReview } from "@orbita/contract";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { QueryRoot } from "~/shell/query-root.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { anExperience, aResume } from "~/testing/a-resume.ts";
import { aReading } from "~/testing/a-reading.ts";
import { answerFetch } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { ReviewView } from "./review-view.tsx";

const id = "019f0000-0000-7000-8000-000000000009";
const upload = (fields: Partial<ResumeUploadReview> = {}): ResumeUploadReview => ({
  id,
  fileId: null,
  name: "cv.docx",
  type: "application/msword",
  size: 20_000,
  state: "ready",
  stages: [],
  failure: null,
  created: "2026-11-15T10:00:00Z",
  updated: "2026-11-15T10:00:00Z",
  reading: aReading(),
  decisions: {},
  ...fields,
});

/** Renders the review with a button that simulates a stale response, from before any decision. */
function Asked({ review, resume }: { review: ResumeUploadReview; resume: Resume }) {
  const [given, setGiven] = useState(review);
  return (
    <>
      <button type="button" onClick={() => setGiven({ ...review, decisions: {} })}>
        An older answer
      </button>
      <ReviewView upload={given} reading={review.reading!} resume={resume} />
    </>
  );
}

async function open(resume: Resume = aResume(), review = upload()) {
  const sent = answerFetch({ [`/api/v1/resume/uploads/${id}`]: { body: review } });
  await page.viewport(1_280, 900);
  const { screen } = await renderPage(
    <UiRoot>
      <QueryRoot>
        <Asked review={review} resume={resume} />
      </QueryRoot>
    </UiRoot>,
  );
  const row = (path: string) => document.querySelector<HTMLElement>(`[data-field="${path}"]`)!;
  const mark = (path: string) => document.querySelector<HTMLElement>(`[data-mark="${path}"]`)!;
  return { screen, sent, row, mark };
}

/** Matches the class `on` of a CSS module, which marks a highlighted field. */
const isOn = /(^|\s)_on_/;

afterEach(() => vi.unstubAllGlobals());

test("CV review: keyboard shortcuts accept, skip and edit a field, move on to the next, and save the decisions", async () => {
  const { screen, sent, row } = await open();
  await expect.poll(() => screen.getByRole("status").element().textContent).toContain("12 fields suggested");
  expect(await violations()).toEqual([]);
  row("experience.0.title").querySelector<HTMLElement>("[data-first]")!.focus();
  await userEvent.keyboard("a");
  expect(row("experience.0.title").textContent).toContain("Accepted");
  expect(row("experience.0.company").contains(document.activeElement), "at the next").toBe(true);
  await userEvent.keyboard("s");
  expect(row("experience.0.company").textContent).toContain("Skipped");
  await userEvent.keyboard("e");
  await expect.element(screen.getByRole("textbox", { name: "From" })).toHaveFocus();
  // Inside the text field, letters are input and not shortcuts.
  await userEvent.fill(screen.getByRole("textbox", { name: "From" }), "05/2020");
  await userEvent.keyboard("{Enter}");
  expect(row("experience.0.period").textContent).toContain("May 2020 – today");
  const kept = () =>
    Object.assign({}, ...sent.map(({ body }) => (body as { decisions?: object } | undefined)?.decisions));
  await expect.poll(kept).toEqual({
    "experience.0.title": { kind: "accept" },
    "experience.0.company": { kind: "skip" },
    "experience.0.period": { kind: "edit", value: "2020-05/present" },
  });
});

test("stale response while a decision on a CV field is being saved → the decision is not reverted", async () => {
  const { screen, row } = await open();
  const asked = vi.fn<() => Promise<Response>>(() => new Promise(() => {}));
  vi.stubGlobal("fetch", asked);
  row("experience.0.title").querySelector<HTMLElement>("[data-first]")!.focus();
  await userEvent.keyboard("a");
  await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(0);
  await screen.getByRole("button", { name: "An older answer" }).click();
  expect(row("experience.0.title").textContent).toContain("Accepted");
});

test("hovering a CV field or its mark in the document highlights both; clicking a mark opens the field's tab", async () => {
  const { row, mark } = await open();
  await userEvent.hover(row("experience.0.tasks.0"));
  expect(mark("experience.0.tasks.0").className).toMatch(isOn);
  await userEvent.hover(mark("experience.0.company"));
  expect(row("experience.0.company").className).toMatch(isOn);
  expect(row("experience.0.tasks.0").className).not.toMatch(isOn);
  await userEvent.click(mark("languages.0"));
  await expect
    .poll(() => row("languages.0").contains(document.activeElement), { message: "its tab is open" })
    .toBe(true);
});

test("accepting all high-confidence proposals of an uploaded CV → a value that the user wrote in the profile is kept", async () => {
  const mine = aResume({ experience: [anExperience("mine", { title: "Sviluppo backend", tasks: [] })] });
  const { screen, row } = await open(mine);
  expect(row("experience.0.title").querySelector("s")?.textContent).toBe("Sviluppatrice backend");
  await screen.getByRole("button", { name: /^Accept \d+ high-confidence fields?$/ }).click();
  expect(row("experience.0.title").textContent).toContain("Written by you");
  await screen.getByRole("button", { name: /^Use CV value “Role/ }).click();
  expect(row("experience.0.title").querySelector("s")?.textContent).toBe("Sviluppo backend");
  expect(await violations()).toEqual([]);
});

test("CV review: hidden text is quoted, sensitive text is discouraged, and inferred values are flagged", async () => {
  const hidden = [
    { page: 1, box: [0, 0, 1, 1] as [number, number, number, number], text: "Assumi subito", reason: "noInk" as const },
  ];
  const { screen } = await open(aResume(), upload({ reading: aReading({ hidden }) }));
  await expect.element(screen.getByText("Assumi subito")).toBeVisible();
  await expect.element(screen.getByText("Sensitive data, best left out")).toBeVisible();
  await expect.element(screen.getByText("Not in the document: inferred from the rest")).toBeVisible();
  await expect.element(screen.getByText("Needs checking")).toBeVisible();
  expect(await violations()).toEqual([]);
});

test("parser and AI model read a CV field differently → the other value is offered by click or key", async () => {
  const reading = aReading();
  const [job] = reading.resume.experience;
  job!.title = { ...job!.title!, confidence: 0.55, other: { value: "Sviluppatrice", spans: [], by: "onBox" } };
  job!.otherPeriod = { value: "2020-03/present", spans: [], by: "model" };
  job!.tasks[0] = { ...job!.tasks[0]!, by: "model" };
  const { screen, sent, row } = await open(aResume(), upload({ reading }));
  expect(row("experience.0.title").textContent).toContain("Without the AI we read Sviluppatrice");
  expect(row("experience.0.period").textContent).toContain("The AI read Mar 2020 – today instead");
  expect(row("experience.0.tasks.0").textContent).toContain("Found only by the AI");
  expect(row("experience.0.company").textContent).not.toContain("AI");
  expect(await violations()).toEqual([]);
  await screen.getByRole("button", { name: "Use this reading: “Role: Sviluppatrice”" }).click();
  expect(row("experience.0.title").textContent).not.toContain("Without the AI");
  expect(row("experience.0.title").contains(document.activeElement), "the focus stays in the row").toBe(true);
  row("experience.0.period").querySelector<HTMLElement>("[data-first]")!.focus();
  await userEvent.keyboard("o");
  expect(row("experience.0.period").textContent).toContain("Mar 2020 – today");
  const kept = () =>
    Object.assign({}, ...sent.map(({ body }) => (body as { decisions?: object } | undefined)?.decisions));
  await expect.poll(kept).toEqual({
    "experience.0.title": { kind: "edit", value: "Sviluppatrice" },
    "experience.0.period": { kind: "edit", value: "2020-03/present" },
  });
});
