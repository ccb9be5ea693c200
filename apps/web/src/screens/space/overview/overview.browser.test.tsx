import type { SpaceOverview } from "@orbita/contract";
import { UiProvider } from "@orbita/ui/overlays/ui-provider.tsx";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page as browser } from "vitest/browser";
import { QueryRoot } from "~/shell/query-root.tsx";
import { ActingSpaceProvider, type ActingSpace } from "~/shell/session/acting-space.tsx";
import { answerFetch } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { OverviewPage } from "./overview-page.tsx";

const space = { id: "s1", name: "Lanterna", url: "lanterna", role: "recruiter" } as unknown as ActingSpace;
const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

const card = (fields: Partial<SpaceOverview["due"][number]>): SpaceOverview["due"][number] => ({
  id: "a1",
  jobPostId: "p1",
  jobPostTitle: "Backend Java",
  code: "2KTN",
  blind: true,
  name: null,
  profileImage: null,
  headline: null,
  city: null,
  years: null,
  verdicts: [],
  line: null,
  status: "submitted",
  sent: inDays(-8),
  moved: inDays(-8),
  replyBy: inDays(-1),
  answeredAt: null,
  tags: [],
  notes: 0,
  version: 1,
  replyDays: 7,
  ...fields,
});

const overview = (fields: Partial<SpaceOverview> = {}): SpaceOverview => ({
  figures: {
    today: 1,
    atRisk: 1,
    late: 1,
    medianReplyDays: 3,
    answered: 142,
    owed: 148,
    newSince: inDays(-2),
    fresh: 12,
  },
  promises: {
    promisedDays: 7,
    medianDays: 3,
    inTime: 136,
    due: 148,
    late: 6,
    missed: 0,
    owed: 12,
    overdue: 1,
    recent: 160,
    standing: "kept",
  },
  due: [card({})],
  posts: [
    {
      id: "p1",
      title: "Backend Java",
      plan: "free",
      applications: 38,
      fresh: 2,
      medianReplyDays: 3,
      expiresAt: inDays(30),
      answerBy: null,
    },
  ],
  slots: { free: { used: 3, total: 3, nextFree: inDays(20) }, premium: { used: 2, total: 10 } },
  spend: null,
  ...fields,
});

async function show(body: SpaceOverview, locale: "it" | "en" = "en") {
  answerFetch({
    "/api/v1/talent/space/s1/overview": { body },
    "/api/v1/talent/jobpost/search": {
      body: { content: [], page: 0, size: 100, totalElements: 0, totalPages: 0, cursor: null },
    },
  });
  return await renderPage(
    <UiProvider>
      <QueryRoot>
        <ActingSpaceProvider space={space}>
          <main>
            <OverviewPage />
          </main>
        </ActingSpaceProvider>
      </QueryRoot>
    </UiProvider>,
    { locale },
  );
}

beforeEach(() => browser.viewport(1280, 900));
afterEach(() => vi.unstubAllGlobals());

test("late reply in the overview → shown in days and as text, with the code of a blind application", async () => {
  const { screen } = await show(overview());
  await expect.element(screen.getByText("1 person is due a reply today.")).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Open Application 2KTN" }))
    .toHaveAttribute("href", "/work/lanterna/job-posts/p1/applications?candidate=a1");
  await expect.element(screen.getByRole("img", { name: "day 8 of 7" })).toBeInTheDocument();
  expect(screen.getByText("1 day late").elements().length).toBeGreaterThan(1);
  await expect.element(screen.getByText("95%")).toBeVisible();
  expect(await violations()).toEqual([]);
});

test("the overview shows spending only if the api returns it to the member", async () => {
  const { screen } = await show(overview());
  await expect.element(screen.getByRole("heading", { name: "Slots" })).toBeVisible();
  expect(screen.getByText("Licence").elements()).toHaveLength(0);
  await screen.unmount();
  const spend = { licence: 14_900, clicks: 192, clicksAmount: 8_640, vat: 5_179, total: 28_719, today: null };
  const owner = await show(overview({ spend }), "it");
  await expect.element(owner.screen.getByText(/^287,19\s€$/)).toBeVisible();
});

test("overview of a new Space → an explanation and the first steps", async () => {
  const figures = { ...overview().figures, late: 0, atRisk: 0, answered: 0, owed: 0, fresh: 0, medianReplyDays: null };
  const { screen } = await show(overview({ figures, due: [], posts: [] }));
  await expect.element(screen.getByRole("button", { name: "Create your first job" })).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Invite a colleague" }))
    .toHaveAttribute("href", "/work/lanterna/members");
  expect(await violations()).toEqual([]);
});
