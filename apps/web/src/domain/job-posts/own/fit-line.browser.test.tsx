import type { JobFitCounts, Me } from "@orbita/contract";
import { Toaster } from "@orbita/ui/overlays/toaster.tsx";
import { afterEach, expect, test, vi } from "vitest";
import { aJob } from "~/testing/a-job.ts";
import { fitCounts, missing } from "~/testing/a-fit.ts";
import { answerFetch } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { JobRow } from "../public/list/job-row.tsx";
import { FitLine } from "./fit-line.tsx";

const id = (at: number) => `01938b3c-7a10-7c3e-9d1f-2b6a5c4d3e5${at}`;
const settingsPath = "/api/v1/public/user/settings";
const countsPath = "/api/v1/me/job-fit-counts";
let users = 0;
const list = (answers: Parameters<typeof answerFetch>[0], isSignedIn = true) => {
  const noMarks = { applied: [], saved: [], seen: [], hiddenJobs: [], hiddenSpaces: [] };
  const sent = answerFetch({ "/api/v1/public/job-mark": { body: noMarks }, ...answers });
  const me = { id: `01938b3c-7a10-7c3e-9d1f-00000000100${users++}`, spaces: [] } as unknown as Me;
  const rows = ["Collaudi", "Saldature"].map((title, at) => (
    <li key={title}>
      <JobRow job={aJob({ id: id(at), title })} now={Date.now()} from="list" onOpen={() => false} />
    </li>
  ));
  return renderPage(
    <main>
      <h1>Jobs</h1>
      <ul>{rows}</ul>
      <Toaster label="Messages" closeLabel="Close" />
    </main>,
    { me: isSignedIn ? me : null },
  ).then(({ screen }) => ({ screen, sent }));
};

afterEach(() => vi.unstubAllGlobals());

test("rows of a signed-in user: one request for all counts; the line is on the jobs that the api compared", async () => {
  const { screen, sent } = await list({ [countsPath]: { body: [fitCounts(id(1))] } });
  await expect.element(screen.getByText("6 of 7 requirements in your CV")).toBeVisible();
  expect(screen.getByText(/requirements in your CV/).all()).toHaveLength(1);
  expect(sent.filter(({ path }) => path === countsPath)).toEqual([{ path: countsPath, body: { ids: [id(0), id(1)] } }]);
  expect(await violations()).toEqual([]);
});

test("the user turns the comparison off in a row's menu → no line on any row; undo shows them again", async () => {
  const { screen, sent } = await list({
    [countsPath]: { body: [fitCounts(id(0)), fitCounts(id(1))] },
    [settingsPath]: { body: {} },
  });
  await expect.element(screen.getByText("6 of 7 requirements in your CV").first()).toBeVisible();
  await screen.getByRole("button", { name: "Actions for Collaudi" }).click();
  await screen.getByRole("button", { name: "Don’t compare jobs with my CV" }).click();
  await expect.element(screen.getByText("Jobs are no longer compared", { exact: false })).toBeVisible();
  expect(screen.getByText(/requirements in your CV/).all()).toHaveLength(0);
  await screen.getByRole("button", { name: "Undo" }).click();
  await expect.element(screen.getByText("6 of 7 requirements in your CV").first()).toBeVisible();
  expect(sent.filter(({ path }) => path === settingsPath).map(({ body }) => body)).toEqual([
    { jobFits: false },
    { jobFits: true },
  ]);
});

test("guests → no request and no line", async () => {
  const { screen, sent } = await list({}, false);
  await expect.element(screen.getByRole("link", { name: "Collaudi" })).toBeVisible();
  expect(sent).toEqual([]);
});

const lines: [string, Partial<JobFitCounts>][] = [
  ["manca Kubernetes", {}],
  ["mancano C# e SAP", { missing: [missing("C#"), missing("SAP")] }],
  ["mancano C#, SAP e altri 2", { missing: ["C#", "SAP", "Go", "Rust"].map((name) => missing(name)) }],
  [
    "1 collegato, manca RabbitMQ",
    { related: 1, missing: [missing("RabbitMQ"), missing("Docker", { verdict: "related" })] },
  ],
  [
    "Francese B2 richiesto, tu hai B1",
    {
      notMet: 1,
      missing: [
        missing("Francese", { verdict: "notMet", found: { it: "B1", en: "B1" } }, { kind: "language", level: "B2" }),
      ],
    },
  ],
  ["meno di 4 anni di Java", { notMet: 1, missing: [missing("Java", { verdict: "notMet" }, { minYears: 4 })] }],
];
test.each(lines)("what the CV lacks → “%s”", async (text, counts) => {
  const { screen } = await renderPage(<FitLine fit={fitCounts(id(0), counts)} />, { locale: "it" });
  await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
});

test("the CV covers everything → only the counts; a job without requirements → no line", async () => {
  const all = await renderPage(<FitLine fit={fitCounts(id(0), { met: 7, unknown: 0, missing: [] })} />);
  expect(all.screen.container.textContent).toBe("7 of 7 requirements in your CV");
  await all.screen.unmount();
  const none = await renderPage(<FitLine fit={fitCounts(id(0), { total: 0, met: 0, unknown: 0, missing: [] })} />);
  expect(none.screen.container.textContent).toBe("");
});
