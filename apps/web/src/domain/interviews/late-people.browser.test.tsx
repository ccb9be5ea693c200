import type { ApplicationCard, MemberReplyStatistics } from "@orbita/contract";
import { UiProvider } from "@orbita/ui/overlays/ui-provider.tsx";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page as browser, userEvent } from "vitest/browser";
import { PostActionDialog } from "~/domain/applications/post-action-dialog.tsx";
import type { ListedPost } from "~/domain/job-posts/queries.ts";
import { QueryRoot } from "~/shell/query-root.tsx";
import { ActingSpaceProvider, type ActingSpace } from "~/shell/session/acting-space.tsx";
import { aJob } from "~/testing/a-job.ts";
import { answerFetch, problem } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { LatePeople } from "./late-people.tsx";
import { PromiseBanner } from "./promise-banner.tsx";

const space = { id: "s1", name: "Lanterna", url: "lanterna", role: "recruiter" } as unknown as ActingSpace;
const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();

const late = (id: string, name: string | null): ApplicationCard => ({
  id,
  jobPostId: "p1",
  jobPostTitle: "Backend Java",
  code: "2KTN",
  blind: name === null,
  name,
  profileImage: null,
  headline: null,
  city: null,
  years: null,
  verdicts: [],
  line: null,
  status: "submitted",
  sent: days(-9),
  moved: days(-9),
  replyBy: days(-2),
  answeredAt: null,
  tags: [],
  notes: 0,
  version: 1,
});
const pageOf = (content: readonly object[]) => ({
  body: { content, page: 0, size: 50, totalElements: content.length, totalPages: 1, cursor: null },
});
const draft = {
  language: "it",
  words: { it: "Il posto non c’è più.", en: "The position is no longer there." },
  mails: {},
  findings: [],
  others: [],
};
const slots = {
  free: { total: 3, used: 0 },
  premium: { total: 10, used: 0 },
  licensePrice: 0,
  sponsoring: { clickPrice: 0.45, minDailyBudget: 5, hasPaymentMethod: true, hasBillingData: true, pausedSince: null },
  startsOn: "2026-01-01",
  endsOn: null,
};
const promises = (standing: MemberReplyStatistics["standing"]): MemberReplyStatistics => ({
  promisedDays: 7,
  medianDays: 4,
  inTime: 30,
  due: 40,
  late: 5,
  missed: 0,
  owed: 6,
  overdue: 5,
  recent: 24,
  standing,
});
const post = {
  ...aJob({ jobPostStatus: "draft" }),
  outcome: null,
  plan: null,
  answerBy: null,
} as unknown as ListedPost;

const shown = (content: ReactNode, locale: "it" | "en" = "en") =>
  renderPage(
    <UiProvider>
      <QueryRoot>
        <ActingSpaceProvider space={space}>
          <main>{content}</main>
        </ActingSpaceProvider>
      </QueryRoot>
    </UiProvider>,
    { locale },
  );

beforeEach(() => browser.viewport(1280, 900));
afterEach(() => vi.unstubAllGlobals());

test("Space near the limit of late replies → the banner counts the late replies and lists the candidates, blind ones by code", async () => {
  answerFetch({ "/api/v1/talent/application/search": pageOf([late("a1", "Amir Benali"), late("a2", null)]) });
  const { screen } = await shown(<PromiseBanner promises={promises("near")} />);
  await expect.element(screen.getByText("Reply soon to keep publishing")).toBeVisible();
  await expect
    .element(
      screen.getByText(/5 people are still waiting past the promised date, out of 24 applications in the last 90 days/),
    )
    .toBeVisible();
  await screen.getByRole("button", { name: "Show who’s waiting" }).click();
  await expect
    .element(screen.getByRole("link", { name: "Application 2KTN" }))
    .toHaveAttribute("href", "/work/lanterna/job-posts/p1/applications?candidate=a2");
  await expect.element(screen.getByRole("button", { name: "Reject 2 people and reply…" })).toBeEnabled();
  await screen.getByRole("checkbox", { name: "Select Amir Benali" }).click();
  await expect.element(screen.getByRole("button", { name: "Reject 1 person and reply…" })).toBeEnabled();
  expect(await violations()).toEqual([]);
});

test("Space near the limit of late replies → the banner's candidates are collapsed and expand by keyboard", async () => {
  answerFetch({ "/api/v1/talent/application/search": pageOf([late("a1", "Amir Benali")]) });
  const { screen } = await shown(<PromiseBanner promises={promises("near")} />);
  const fold = screen.getByRole("button", { name: "Show who’s waiting" });
  await expect.element(fold).toHaveAttribute("aria-expanded", "false");
  expect(screen.getByRole("list").elements()).toHaveLength(0);
  fold.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("link", { name: "Amir Benali" })).toBeVisible();
  await expect.element(fold).toHaveAttribute("aria-expanded", "true");
  expect(await violations()).toEqual([]);
});

test("Space keeps its promises → no banner; publishing blocked for late replies → banner in Italian with the late candidates", async () => {
  answerFetch({ "/api/v1/talent/application/search": pageOf([]) });
  const kept = await shown(<PromiseBanner promises={promises("kept")} />);
  expect(kept.screen.getByText(/promised date/).elements()).toHaveLength(0);
  await kept.screen.unmount();
  answerFetch({ "/api/v1/talent/application/search": pageOf([late("a1", "Amir Benali")]) });
  const { screen } = await shown(<PromiseBanner promises={promises("stopped")} />, "it");
  await expect
    .element(screen.getByText("Non puoi pubblicare finché queste persone non ricevono una risposta"))
    .toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Amir Benali" })).toBeVisible();
});

test("publishing refused for late replies → lists the late candidates, who can be answered from there", async () => {
  const sent = answerFetch({
    "/api/v1/talent/application/search": pageOf([late("a1", "Amir Benali")]),
    "/api/v1/talent/space/s1/contract/status": { body: slots },
    [`/api/v1/talent/jobpost/${post.id}/publish`]: problem("jobPost.answersOwed", 409, {
      params: { late: 5, recent: 24 },
    }),
    "/api/v1/talent/jobpost/search": pageOf([]),
    "/api/v1/talent/application/a1": problem("application.notFound", 404),
    "/api/v1/talent/application/a1/rejection": { body: draft },
  });
  const { screen } = await shown(
    <PostActionDialog wanted={{ act: "publish", post }} onClose={() => {}} lateReplies={<LatePeople />} />,
  );
  await screen.getByRole("button", { name: "Publish now" }).click();
  await expect.element(screen.getByRole("link", { name: "Amir Benali" })).toBeVisible();
  await screen.getByRole("button", { name: "Reject 1 person and reply…" }).click();
  await expect.element(screen.getByRole("dialog", { name: "Reject and reply to Amir Benali" })).toBeVisible();
  expect(sent.filter(({ path }) => path.endsWith("/publish"))).toHaveLength(1);
});

test("closing a job → open applications are answered in both languages, those at an interview only if chosen", async () => {
  const closed = `/api/v1/talent/jobpost/${post.id}/unpublish`;
  const sent = answerFetch({
    "/api/v1/talent/application/search": pageOf([late("a1", "Amir Benali"), late("a2", null)]),
    "/api/v1/talent/application/a1/rejection": { body: draft },
    "/api/v1/talent/jobpost/search": pageOf([]),
    [closed]: { body: { ...post, jobPostStatus: "unpublished" } },
  });
  const open = { ...post, jobPostStatus: "published" } as ListedPost;
  const { screen } = await shown(
    <PostActionDialog wanted={{ act: "unpublish", post: open }} onClose={() => {}} lateReplies={<LatePeople />} />,
  );
  const words = screen.getByLabelText("In English");
  await expect.element(words).toHaveValue(draft.words.en);
  expect(await violations()).toEqual([]);
  await words.fill("");
  await screen.getByRole("radio", { name: /Someone was hired/ }).click();
  await screen.getByRole("button", { name: "Close job" }).click();
  await expect.element(screen.getByText("Enter your reply")).toBeVisible();
  expect(sent.filter(({ path }) => path === closed)).toEqual([]);
  await words.fill("Thank you.");
  await screen.getByRole("checkbox", { name: /Include 2 people at the interview or offer stage/ }).click();
  await screen.getByRole("button", { name: "Close job" }).click();
  await expect
    .poll(() => sent.find(({ path }) => path === closed)?.body)
    .toEqual({ outcome: "hired", answer: { words: { it: draft.words.it, en: "Thank you." }, talks: true } });
});
