import type { Post } from "@orbita/contract";
import { UiProvider } from "@orbita/ui/overlays/ui-provider.tsx";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page as browser } from "vitest/browser";
import { QueryRoot } from "~/shell/query-root.tsx";
import { aJob } from "~/testing/a-job.ts";
import { aMe, anAuthor } from "~/testing/a-post.ts";
import { answerFetch } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { PostJob } from "~/domain/posts/post-job.tsx";
import { SavedMatches } from "~/domain/saved-searches/saved-matches.tsx";

beforeEach(() => browser.viewport(1440, 900));
afterEach(() => vi.unstubAllGlobals());

const job: NonNullable<Post["job"]> = {
  id: "01990000-0000-7000-8000-000000000001",
  title: "Saldatrice/saldatore",
  space: { name: "Fonderia Rivi", url: "fonderia-rivi", logo: null },
  city: "Brescia",
  salaryMin: 28_000,
  salaryMax: 32_000,
  open: true,
  sponsored: true,
};

test.each([
  ["it", "Sponsorizzato"],
  ["en", "Sponsored"],
] as const)("a post about a sponsored job → the job is labelled, in %s", async (locale, label) => {
  const { screen } = await renderPage(<PostJob job={job} author={anAuthor()} />, { locale });
  await expect.element(screen.getByText(label, { exact: true })).toBeVisible();
  expect(await violations()).toEqual([]);
});

test("a post about an ordinary job → no sponsored label", async () => {
  const { screen } = await renderPage(<PostJob job={{ ...job, sponsored: false }} author={anAuthor()} />);
  await expect.element(screen.getByText("Fonderia Rivi")).toBeVisible();
  expect(screen.getByText("Sponsored").elements()).toEqual([]);
});

test("jobs of saved searches beside the feed → the request asks for the field `sponsored`, and a sponsored job is labelled", async () => {
  const searches = [{ id: "s1", name: "Saldatura", filters: [], broken: false, frequency: "daily", fresh: 0 }];
  const found = { content: [{ ...aJob(), sponsored: true }], page: 0, size: 3, totalElements: 1, totalPages: 1 };
  const sent = answerFetch({
    "/api/v1/public/saved-search": { body: searches },
    "/api/v1/public/jobpost/search": { body: found },
  });
  const { screen } = await renderPage(
    <UiProvider dir="ltr">
      <QueryRoot>
        <SavedMatches />
      </QueryRoot>
    </UiProvider>,
    { me: aMe() },
  );
  await expect.element(screen.getByText("Sponsored", { exact: true })).toBeVisible();
  const asked = sent.find(({ path }) => path.endsWith("/jobpost/search"))!.body as { projections: string[] };
  expect(asked.projections).toContain("sponsored");
});
