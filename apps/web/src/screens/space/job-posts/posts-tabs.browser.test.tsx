import { afterEach, expect, test, vi } from "vitest";
import { QueryRoot } from "~/shell/query-root.tsx";
import { ActingSpaceProvider, type ActingSpace } from "~/shell/session/acting-space.tsx";
import { answerFetch } from "~/testing/answer-fetch.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { PostsTabs } from "./posts-tabs.tsx";

const space = { id: "s1", name: "Lanterna", url: "lanterna", role: "recruiter" } as unknown as ActingSpace;

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["", undefined, /^All/],
  ["?status=published&q=java", "published", /^Published/],
] as const)("job posts with the query “%s” → exactly one status tab is current", async (search, status, name) => {
  const body = { content: [], page: 0, size: 1, totalElements: 3, totalPages: 3, cursor: null };
  answerFetch({ "/api/v1/talent/jobpost/search": { body } });
  const { screen } = await renderPage(
    <QueryRoot>
      <ActingSpaceProvider space={space}>
        <PostsTabs status={status} />
      </ActingSpaceProvider>
    </QueryRoot>,
    { path: "/work/$space/job-posts", entry: `/work/lanterna/job-posts${search}` },
  );
  await expect.element(screen.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
  const marked = screen
    .getByRole("link")
    .elements()
    .filter((link) => link.hasAttribute("aria-current"));
  expect(marked).toHaveLength(1);
});
