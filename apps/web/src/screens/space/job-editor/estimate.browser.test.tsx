import type { OwnJobPost, TalentEstimate } from "@orbita/contract";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { QueryRoot } from "~/shell/query-root.tsx";
import { ActingSpaceProvider, type ActingSpace } from "~/shell/session/acting-space.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { aCriterion } from "~/testing/a-talent.ts";
import { aJob } from "~/testing/a-job.ts";
import { answerFetch, problem } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { JobPostEditor } from "./job-post-editor.tsx";

const space = { id: "s1", url: "lanterna", name: "Lanterna", role: "owner" } as unknown as ActingSpace;
const nothing = { body: { content: [], page: 0, size: 20, totalElements: 0, totalPages: 0, cursor: null } };
const path = "/api/v1/resume/estimate";

const skills = [
  { id: "java", it: "Java", en: "Java", mandatory: true, minYears: 3 },
  { id: "k8s", it: "Kubernetes", en: "Kubernetes", mandatory: true, minYears: null },
];
const languages = [{ code: "language_en", level: "B2" as const, mandatory: false }];
const own = (fields: Partial<OwnJobPost> = {}): OwnJobPost => ({
  ...aJob({ jobPostStatus: "draft", publishedAt: null, expiresAt: null, skills, languages }),
  draftedParagraphs: [],
  plan: null,
  dailyBudget: null,
  outcome: null,
  answerBy: null,
  ...fields,
});

const role = { it: "Sviluppatore backend", en: "Backend developer" };
const near = { kind: "near", name: "Genova", km: 50 } as const;
const java = aCriterion("java", "Java", { minYears: 3 });
const k8s = aCriterion("k8s", "Kubernetes");
const english = aCriterion("language_en", "English", { kind: "language", level: "B2" });
const strict: TalentEstimate = {
  occupation: role,
  area: near,
  figures: {
    people: 1_230,
    required: 15,
    requirements: [
      { criterion: java, mandatory: true, people: 90, without: 15 },
      { criterion: k8s, mandatory: true, people: 0, without: 60 },
      { criterion: english, mandatory: false, people: 40, without: null },
    ],
  },
};
const loose: TalentEstimate = {
  occupation: role,
  area: near,
  figures: {
    people: 1_230,
    required: 60,
    requirements: [
      { criterion: java, mandatory: true, people: 90, without: 1_230 },
      { criterion: k8s, mandatory: false, people: 0, without: null },
      { criterion: english, mandatory: false, people: 40, without: null },
    ],
  },
};

type OpenOptions = { post?: OwnJobPost; as?: ActingSpace["role"] };

async function open(estimate: object, { post = own(), as = "owner" }: OpenOptions = {}) {
  const answers: Parameters<typeof answerFetch>[0] = {
    [`/api/v1/talent/jobpost/${post.id}`]: { body: post },
    "/api/v1/talent/space/s1/contract/status": {
      body: { free: { total: 3, used: 2 }, premium: { total: 10, used: 3 } },
    },
    "/api/v1/autocomplete/search": nothing,
    "/api/v1/autocomplete/elastic": nothing,
    "/api/v1/location/search": nothing,
    [path]: estimate,
  };
  const sent = answerFetch(answers);
  const { screen } = await renderPage(
    <UiRoot>
      <QueryRoot>
        <ActingSpaceProvider space={{ ...space, role: as }}>
          <JobPostEditor id={post.id} />
        </ActingSpaceProvider>
      </QueryRoot>
    </UiRoot>,
  );
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  const asked = () => sent.filter((one) => one.path === path).map(({ body }) => body as { title: string });
  return { screen, answers, asked };
}

afterEach(() => vi.unstubAllGlobals());

test("estimate in the job editor → people with the role, those who meet each requirement, and the gain without one", async () => {
  const { screen } = await open({ body: strict });
  const card = screen.getByRole("region", { name: "People for this job" });
  await expect.element(card.getByText("About 1,230 people")).toBeVisible();
  await expect
    .element(card.getByText("They live within 50 km of Genova and have “Backend developer” in their CV."))
    .toBeVisible();
  await expect.element(card.getByText("About 15 of them meet everything that’s required.")).toBeVisible();
  const row = (name: string) => card.getByRole("listitem").filter({ hasText: name });
  await expect.element(row("Java, 3 years").getByText("about 90")).toBeVisible();
  await expect.element(row("Kubernetes").getByText("fewer than 10")).toBeVisible();
  await expect.element(row("Kubernetes").getByText("Without it, about 15 would become about 60.")).toBeVisible();
  await expect.element(row("English B2").getByText("Nice to have")).toBeVisible();
  expect(card.getByRole("button").elements(), "no other requirement would change the figure").toHaveLength(1);
  expect(await violations()).toEqual([]);
});

test("making a requirement nice to have by keyboard → the form changes, the estimate grows, its row has the focus", async () => {
  const { screen, answers, asked } = await open({ body: strict });
  const card = screen.getByRole("region", { name: "People for this job" });
  const button = card.getByRole("button", { name: "Make nice to have (Kubernetes)" });
  await expect.element(button).toBeVisible();
  answers[path] = { body: loose };
  button.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("switch", { name: "Kubernetes is required" })).not.toBeChecked();
  await expect.element(card.getByText("About 60 of them meet everything that’s required.")).toBeVisible();
  await expect.element(card.getByRole("listitem").filter({ hasText: "Kubernetes" })).toHaveFocus();
  await expect.element(card.getByText("Without it, about 60 would become about 1,230.")).toBeVisible();
  expect(asked().at(-1)).toMatchObject({
    skills: [
      { id: "java", mandatory: true },
      { id: "k8s", mandatory: false },
    ],
  });
  expect(await violations()).toEqual([]);
});

test("typing a title → one request once the user pauses, and the figures stay until the next ones arrive", async () => {
  const { screen, asked } = await open({ body: strict });
  const sentence = screen.getByText(/^About 1,230 people/);
  await expect.element(sentence).toBeVisible();
  const before = asked().length;
  const title = screen.getByRole("textbox", { name: "Title" });
  await userEvent.clear(title);
  await userEvent.type(title, "Go developer");
  await expect.element(sentence).toBeVisible();
  await expect.poll(() => asked().at(-1)?.title).toBe("Go developer");
  expect(asked().length - before).toBeLessThanOrEqual(2);
  await expect.element(title).toHaveFocus();
});

test("a title without a role, a missing place, or a failed estimate → a sentence, and no figures", async () => {
  const first = await open({ body: { occupation: null, area: near, figures: null } });
  await expect.element(first.screen.getByText(/^Enter a title with a common role/)).toBeVisible();
  await first.screen.unmount();
  const second = await open({ body: { occupation: role, area: null, figures: null } });
  await expect.element(second.screen.getByText(/^Enter the job’s place/)).toBeVisible();
  expect(await violations()).toEqual([]);
  await second.screen.unmount();
  const third = await open(problem("search.unavailable", 503));
  await expect.element(third.screen.getByText(/^The estimate isn’t available right now/)).toBeVisible();
  await userEvent.fill(third.screen.getByRole("textbox", { name: "Title" }), "Backend");
  await expect.element(third.screen.getByRole("heading", { level: 1, name: "Backend" })).toBeVisible();
});

test("few people, and a remote job → words instead of figures, and Italy as the area", async () => {
  const figures = {
    people: 0,
    required: 0,
    requirements: [{ criterion: java, mandatory: true, people: 0, without: 0 }],
  };
  const { screen } = await open({ body: { occupation: role, area: { kind: "italy" }, figures } });
  const card = screen.getByRole("region", { name: "People for this job" });
  await expect.element(card.getByText("Fewer than 10 people")).toBeVisible();
  await expect.element(card.getByText("They live in Italy and have “Backend developer” in their CV.")).toBeVisible();
  expect(card.getByRole("listitem").elements()).toEqual([]);
});

test("viewer of the Space → no estimate is shown or requested", async () => {
  const { screen, asked } = await open({ body: strict }, { as: "viewer" });
  await expect.element(screen.getByText("Job check")).toBeVisible();
  expect(screen.getByText("People for this job").elements()).toEqual([]);
  expect(asked()).toEqual([]);
});

test("a published job → a link to the people who fit; a draft has none", async () => {
  const location = { ...own().location!, lat: 44.4, lon: 8.9 };
  const { screen } = await open({ body: strict }, { post: own({ jobPostStatus: "published", location }) });
  const link = screen.getByRole("link", { name: "See people who fit" });
  await expect.element(link).toBeVisible();
  const address = new URL((link.element() as HTMLAnchorElement).href);
  expect(address.pathname).toBe("/work/lanterna/talents");
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ job: own().id, place: "Genova", at: "44.4,8.9" });
  await screen.unmount();
  const draft = await open({ body: strict });
  await expect.element(draft.screen.getByText(/^About 1,230 people/)).toBeVisible();
  expect(draft.screen.getByRole("link", { name: "See people who fit" }).elements()).toEqual([]);
});
