import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { QueryRoot } from "~/shell/query-root.tsx";
import { ActingSpaceProvider, type ActingSpace } from "~/shell/session/acting-space.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { aJob } from "~/testing/a-job.ts";
import { aCriterion, aLine, aMatch, aTalent, talentsPage } from "~/testing/a-talent.ts";
import { answerFetch } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { TalentsPage } from "./talents-page.tsx";

const role = "recruiter" as const;
const space = { id: "s1", url: "lanterna", name: "Lanterna", role, verified: true } as unknown as ActingSpace;
const idOf = (n: number) => `019f0000-0000-7000-8000-00000000000${n}`;
const search = "/api/v1/resume/search";
const job = aJob();

const person = aTalent(idOf(1), {
  firstName: "Tommaso",
  lastName: "Grieco",
  matches: [
    aMatch(0, { state: "matched", lines: [aLine("Servizi in Java 21 per 14 terminal portuali.")] }),
    aMatch(1, { state: "related", lines: [aLine("Immagini Docker")], found: { it: "Docker", en: "Docker" } }),
    aMatch(2),
  ],
  acquaintance: {
    openedAt: null,
    applied: { applicationId: idOf(8), jobPostId: idOf(9), title: "Backend Java" },
    shortlistIds: [],
    contactRequest: { id: idOf(7), state: "sent", at: "2026-11-12T09:00:00.000Z" },
  },
});

test("search for people who fit a job → its requirements as evidence, its note with a link, and marks of earlier contacts", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-15T12:00:00Z") });
  await page.viewport(1440, 900);
  const criteria = [aCriterion("java", "Java"), aCriterion("k8s", "Kubernetes"), aCriterion("go", "Go")];
  const sent = answerFetch({
    [search]: { body: talentsPage([person], { criteria, facets: {} }) },
    "/api/v1/talent/shortlist": { body: [] },
    [`/api/v1/talent/jobpost/${job.id}`]: { body: job },
  });
  const { screen } = await renderPage(
    <UiRoot>
      <QueryRoot>
        <ActingSpaceProvider space={space}>
          <main id="main">
            <TalentsPage address={{ job: job.id, place: "Genova", at: "44.4,8.9" }} />
          </main>
        </ActingSpaceProvider>
      </QueryRoot>
    </UiRoot>,
  );
  await expect
    .element(screen.getByText(/^These people have at least half of what Backend Java asks for/))
    .toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Remove Fits Backend Java" })).toBeVisible();
  const row = screen.getByRole("listitem").filter({ hasText: "Tommaso Grieco" });
  await expect.element(row.getByText("Already applied for Backend Java")).toBeVisible();
  await expect.element(row.getByText("Contact request sent on 12 Nov")).toBeVisible();
  await expect.element(row.getByText("not found in the CV")).toBeVisible();
  expect(sent.find(({ path }) => path === search)!.body).toMatchObject({
    jobPostId: job.id,
    filters: [{ f: "place", v: { lat: 44.4, lon: 8.9, km: 50 } }],
  });
  expect(screen.getByRole("button", { name: /Save/ }).elements(), "a saved search has no job").toEqual([]);
  expect(await violations()).toEqual([]);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
