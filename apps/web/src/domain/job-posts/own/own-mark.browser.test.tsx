import type { JobMarks, Me } from "@orbita/contract";
import { Toaster } from "@orbita/ui/overlays/toaster.tsx";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page as browser, userEvent } from "vitest/browser";
import { aJob } from "~/testing/a-job.ts";
import { answerFetch, problem } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { JobRow } from "../public/list/job-row.tsx";

const jobId = (at: number) => `01938b3c-7a10-7c3e-9d1f-2b6a5c4d3e3${at}`;
const titles = ["Collaudi", "Saldature", "Disegni", "Ponteggi", "Verniciature"];
const jobs = titles.map((title, at) => aJob({ id: jobId(at), title, sponsored: at === 4 }));
const now = Date.parse("2026-11-15T12:00:00Z");
const noMarks: JobMarks = { applied: [], saved: [], seen: [], hiddenJobs: [], hiddenSpaces: [] };

let users = 0;
/** A list for a user whose marks are not loaded yet: they are cached by user. */
const list = (marks: JobMarks, answers: Parameters<typeof answerFetch>[0] = {}) => {
  const sent = answerFetch({ "/api/v1/public/job-mark": { body: marks }, ...answers });
  const me = { id: `01938b3c-7a10-7c3e-9d1f-00000000000${users++}`, spaces: [] } as unknown as Me;
  const rows = jobs.map((job) => (
    <li key={job.id}>
      <JobRow job={job} now={now} from="list" onOpen={() => false} />
    </li>
  ));
  return renderPage(
    <main>
      <h1>Jobs</h1>
      <ul>{rows}</ul>
      <Toaster label="Messages" closeLabel="Close" />
    </main>,
    { me },
  ).then(({ screen }) => ({ screen, sent, row: (at: number) => screen.getByRole("listitem").nth(at) }));
};

beforeEach(() => browser.viewport(390, 900));
afterEach(() => vi.unstubAllGlobals());

test("each row shows the user's strongest mark in place of its age; a sponsored job keeps its label", async () => {
  const all = jobs.map(({ id }) => id);
  const { screen, row } = await list({ ...noMarks, applied: [all[0]!], saved: all.slice(0, 2), seen: all.slice(0, 3) });
  for (const [at, text] of ["Application sent", "Saved", "Seen", "yesterday", "Sponsored"].entries())
    await expect.element(row(at).getByText(text)).toBeVisible();
  expect(row(0).element().textContent).not.toContain("Saved");
  const weightOf = (at: number) => getComputedStyle(row(at).getByRole("heading").element()).fontWeight;
  expect([2, 3].map(weightOf)).toEqual(["500", "600"]);
  await expect.element(screen.getByRole("button", { name: "Actions for Collaudi" })).toBeVisible();
  expect(await violations()).toEqual([]);
});

test("by keyboard: the user hides a job, undoes it from the message, and hides the Space", async () => {
  const spaceId = jobs[1]!.spaceId;
  const ofJob = `/api/v1/public/job-mark/hidden/jobpost/${jobId(1)}`;
  const ofSpace = `/api/v1/public/job-mark/hidden/space/${spaceId}`;
  const { screen, sent, row } = await list(noMarks, { [ofJob]: { status: 204 }, [ofSpace]: { status: 204 } });
  const menu = screen.getByRole("button", { name: "Actions for Saldature" });
  await expect.element(menu).toBeVisible();
  const choose = async (action: string) => {
    menu.element().focus();
    await userEvent.keyboard("{Enter}");
    const button = screen.getByRole("button", { name: action });
    await expect.element(button).toBeVisible();
    button.element().focus();
    await userEvent.keyboard("{Enter}");
  };
  await choose("Hide this job");
  await expect.element(row(1).getByText("Hidden")).toBeVisible();
  await expect.element(screen.getByText("“Saldature” hidden")).toBeVisible();
  await screen.getByRole("button", { name: "Undo" }).click();
  await expect.element(row(1).getByText("Hidden")).not.toBeInTheDocument();
  await choose("Hide all jobs from Lanterna Software");
  for (const at of [0, 1, 2, 3]) await expect.element(row(at).getByText("Hidden")).toBeVisible();
  expect(sent.map(({ path }) => path).filter((path) => path.includes("hidden"))).toEqual([ofJob, ofJob, ofSpace]);
  expect(await violations()).toEqual([]);
});

test("hiding fails or the limit is reached → the message says so, and the job is not marked", async () => {
  const path = `/api/v1/public/job-mark/hidden/jobpost/${jobId(0)}`;
  const answers = { [path]: problem("jobMark.tooMany", 409, { params: { max: 500 } }) };
  const { screen, row } = await list(noMarks, answers);
  await screen.getByRole("button", { name: "Actions for Collaudi" }).click();
  await screen.getByRole("button", { name: "Hide this job" }).click();
  await expect.element(screen.getByText(/reached the limit of hidden jobs/)).toBeVisible();
  await expect.element(row(0).getByText("Hidden")).not.toBeInTheDocument();
});
