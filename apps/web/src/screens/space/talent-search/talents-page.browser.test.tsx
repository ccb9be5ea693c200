import type { TalentHit, TalentSearchPage } from "@orbita/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { QueryRoot } from "~/shell/query-root.tsx";
import { ActingSpaceProvider, type ActingSpace } from "~/shell/session/acting-space.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { anExperience, aResume } from "~/testing/a-resume.ts";
import { aCriterion, aLine, aMatch, anOpened, aTalent, talentsPage } from "~/testing/a-talent.ts";
import { answerFetch, problem } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import type { TalentSearchParams } from "~/domain/talent-search/talent-address.ts";
import { TalentsPage } from "./talents-page.tsx";

const space = {
  id: "s1",
  url: "lanterna",
  name: "Lanterna",
  role: "recruiter",
  verified: true,
} as unknown as ActingSpace;
const idOf = (n: number) => `019f0000-0000-7000-8000-00000000000${n}`;
const search = "/api/v1/resume/search";

const criteria = [aCriterion("java", "Java"), aCriterion("k8s", "Kubernetes"), aCriterion("go", "Go")];
const people: TalentHit[] = [
  aTalent(idOf(1), {
    firstName: "Tommaso",
    lastName: "Grieco",
    headline: "Sviluppatore backend",
    matches: [
      aMatch(0, { state: "matched", lines: [aLine("Servizi in Java 21 per 14 terminal portuali.")] }),
      aMatch(1, { state: "related", lines: [aLine("Immagini Docker")], found: { it: "Docker", en: "Docker" } }),
      aMatch(2),
    ],
    acquaintance: {
      openedAt: "2026-11-10T09:00:00.000Z",
      applied: { applicationId: idOf(8), jobPostId: idOf(9), title: "Backend Java" },
      shortlistIds: [],
      contactRequest: null,
    },
  }),
  aTalent(idOf(2), { username: null, firstName: null, lastName: null, headline: "Backend" }),
  aTalent(idOf(3), { firstName: "Sara", lastName: "Bonfiglio" }),
];
const facets: TalentSearchPage["facets"] = {
  skills: ["Java", "PostgreSQL", "Spring Boot", "RabbitMQ", "Go", "Kotlin"].map((name, at) => ({
    value: name.toLowerCase().replaceAll(" ", "-"),
    count: 214 - at,
    label: { it: name, en: name },
  })),
  languages: [{ value: "language_en", count: 148 }],
};
const found = talentsPage(people, { criteria, facets, totalElements: 23, totalPages: 3 });

type TalentsPageRenderOptions = { address?: TalentSearchParams; answers?: object; role?: ActingSpace["role"] };

async function open({ address = {}, answers = {}, role = "recruiter" }: TalentsPageRenderOptions = {}) {
  const resume = aResume({ experience: [anExperience("e1")], sectionOrder: ["experience"] });
  const all = {
    [search]: { body: found },
    [`/api/v1/talent/talent/${idOf(1)}/open`]: { body: anOpened(idOf(1), resume) },
    "/api/v1/talent/shortlist": { body: [] },
    ...answers,
  };
  const sent = answerFetch(all);
  const { screen, router } = await renderPage(
    <UiRoot>
      <QueryRoot>
        <ActingSpaceProvider space={{ ...space, role }}>
          <main id="main">
            <TalentsPage address={address} />
          </main>
        </ActingSpaceProvider>
      </QueryRoot>
    </UiRoot>,
  );
  const asked = () => sent.filter(({ path }) => path === search).map(({ body }) => body as { filters: object[] });
  const at = () => decodeURIComponent(router.state.location.searchStr);
  return { screen, sent, asked, at, answers: all };
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-15T12:00:00Z") });
  await page.viewport(1440, 900);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("talent search results show matching, related and missing evidence for each criterion", async () => {
  const { screen } = await open({ address: { q: "backend", skills: "java.k8s", languages: "en-B2" } });
  await expect.element(screen.getByRole("heading", { level: 1, name: "23 people" })).toBeVisible();
  const row = screen.getByRole("listitem").filter({ hasText: "Tommaso Grieco" });
  await expect.element(row.getByText("Servizi in Java 21 per 14 terminal portuali.")).toBeVisible();
  expect(row.getByText("Servizi in Java 21 per 14 terminal portuali.").element().tagName).toBe("MARK");
  expect(row.getByText("Immagini Docker").element().tagName, "related words are quoted, not highlighted").toBe("SPAN");
  await expect.element(row.getByText("related: Docker")).toBeVisible();
  await expect.element(row.getByText("not found in the CV")).toBeVisible();
  await expect.element(row.getByText("Already applied for Backend Java")).toBeVisible();
  await expect.element(row.getByText("You opened this CV on 10 Nov")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Anonymous person", exact: true })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Remove English B2+" })).toBeVisible();
  await expect
    .element(screen.getByText(/^Results are in order of most criteria met.*There’s no score\.$/))
    .toBeVisible();
  expect(await violations()).toEqual([]);
});

test("unmet criteria (too few years, another residence) → explained without highlight; matching residence → highlighted", async () => {
  const asked = [aCriterion("java", "Java", { minYears: 5 }), aCriterion("Genova", "Genova", { kind: "place" })];
  const place = (it: string) => ({ it, en: it });
  const short = aTalent(idOf(1), {
    firstName: "Sofia",
    lastName: "Okafor",
    matches: [
      aMatch(0, { state: "notMet", years: 1.5, lines: [aLine("Servizi in Java")] }),
      aMatch(1, { state: "matched", where: "residence", found: place("Genova") }),
    ],
  });
  const away = aTalent(idOf(2), {
    firstName: "Mihai",
    lastName: "Stan",
    matches: [
      aMatch(0, { state: "related", lines: [aLine("Java", { section: "technicalSkills", end: null })] }),
      aMatch(1, { state: "notMet", where: "residence", found: place("Torino") }),
    ],
  });
  const body = talentsPage([short, away], { criteria: asked });
  const { screen } = await open({ address: { q: "java a Genova" }, answers: { [search]: { body } } });
  const row = (name: string) => screen.getByRole("listitem").filter({ hasText: name });
  await expect.element(row("Sofia").getByText("1.5 years documented")).toBeVisible();
  expect(row("Sofia").getByText("Servizi in Java").element().tagName).toBe("SPAN");
  expect(
    row("Sofia")
      .getByText("Genova", { exact: true })
      .elements()
      .map(({ tagName }) => tagName),
  ).toContain("MARK");
  await expect.element(row("Sofia").getByText("place of residence")).toBeVisible();
  await expect.element(row("Mihai").getByText("lives in Torino")).toBeVisible();
  await expect.element(row("Mihai").getByText("related: the CV doesn’t say for how long")).toBeVisible();
  expect(row("Mihai").element().querySelector("mark")).toBeNull();
  expect(await violations()).toEqual([]);
});

test("the talent search request contains the filters of the URL", async () => {
  const { screen, asked } = await open({ address: { q: "backend", skills: "java.go", years: "3-" } });
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  expect(asked()).toEqual([
    {
      page: 0,
      size: 11,
      sort: "evidence:desc",
      filters: [
        { f: "text", v: "backend", mm: "c" },
        { f: "skills", v: "java", mm: "is" },
        { f: "skills", v: "go", mm: "is" },
        { f: "years", v: 3, mm: "gte" },
      ],
      facets: ["skills", "roles", "languages", "education", "region"],
      // A row needs only these fields; the CV is loaded when it is opened.
      projections: expect.arrayContaining(["headline", "matches", "acquaintance"]) as string[],
    },
  ]);
});

test("talent search for two skills → requires both; the switch to “at least one” shows how many it would find", async () => {
  const two = { ...found, skillChoice: { all: 23, any: 141 } };
  const { screen, asked, at } = await open({ address: { skills: "java.go" }, answers: { [search]: { body: two } } });
  await expect.element(screen.getByRole("link", { name: "Remove Java and Go" })).toBeVisible();
  await expect.element(screen.getByText("With at least one: 141 people")).toBeVisible();
  await screen.getByText("At least one", { exact: true }).click();
  await expect.poll(at).toContain("any=true");
  expect(asked()[0]!.filters).toEqual(["java", "go"].map((v) => ({ f: "skills", v, mm: "is" })));
  const any = await open({ address: { skills: "java.go", any: true }, answers: { [search]: { body: two } } });
  await expect.element(any.screen.getByRole("link", { name: "Remove Java or Go" })).toBeVisible();
  await expect.element(any.screen.getByText("With all of them: 23 people")).toBeVisible();
  expect(any.asked()[0]!.filters).toEqual([{ f: "skills", v: ["java", "go"], mm: "in" }]);
});

test("talent search: searching within a filter narrows its values; choosing a language level changes the URL", async () => {
  const { screen, at } = await open({ address: { languages: "en" } });
  await screen.getByRole("button", { name: "Show 2 more" }).click();
  await screen.getByRole("searchbox", { name: "Find in Skills" }).fill("kot");
  await expect.element(screen.getByRole("checkbox", { name: /^Java/ })).not.toBeInTheDocument();
  await screen.getByRole("combobox", { name: "English level" }).selectOptions("B2");
  await expect.poll(at).toContain("languages=en-B2");
});

test("talent search: a course chosen among the names that several CVs have → in the URL", async () => {
  const names = [{ value: "Primo soccorso", it: "Primo soccorso", en: "Primo soccorso", count: 7 }];
  const listed = { body: { content: names, page: 0, size: 8, totalElements: 1, totalPages: 1 } };
  const { screen, at } = await open({ answers: { "/api/v1/filterList/courses/prim": listed } });
  const courses = screen.getByRole("combobox", { name: "Course name" });
  await courses.fill("prim");
  await expect.poll(() => document.querySelector("datalist option[value='Primo soccorso']")).not.toBeNull();
  await courses.fill("Primo soccorso");
  await expect.poll(at).toContain("course=Primo+soccorso");
  expect(await violations()).toEqual([]);
});

test("talent search: a part of a certification’s name is typed → applied on Enter; the filter can be removed", async () => {
  const { screen, asked, at } = await open({
    address: { certification: "aws" },
    answers: { "/api/v1/filterList/certifications/PMP": { body: { content: [] } } },
  });
  await expect.element(screen.getByRole("link", { name: "Remove certification “aws”" })).toBeVisible();
  await expect.poll(() => asked()[0]?.filters).toEqual([{ f: "certifications", v: "aws", mm: "c" }]);
  await screen.getByRole("combobox", { name: "Certification name" }).fill("PMP");
  await userEvent.keyboard("{Enter}");
  await expect.poll(at).toContain("certification=PMP");
});

test("talent search by keyboard: j and k move through the results, / focuses the search field, Enter opens a CV", async () => {
  const { screen, at } = await open();
  const name = (text: string) => screen.getByRole("link", { name: text, exact: true });
  await expect.element(name("Tommaso Grieco")).toBeVisible();
  await userEvent.keyboard("jj");
  await expect.element(name("Anonymous person")).toHaveFocus();
  await userEvent.keyboard("k");
  await expect.element(name("Tommaso Grieco")).toHaveFocus();
  await userEvent.keyboard("/");
  const field = screen.getByRole("searchbox", { name: "Role, skill or words in a CV" });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("j");
  await expect.element(field).toHaveValue("j");
  name("Tommaso Grieco").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(at).toContain(`talent=${idOf(1)}`);
});

test("CV opened from the talent search → requested once, with its quoted lines marked; j opens the next CV", async () => {
  const { screen, sent, at } = await open({ address: { talent: idOf(1) } });
  const drawer = screen.getByRole("dialog", { name: "Giulia Ferraris" });
  await expect.element(drawer.getByRole("heading", { name: "Experience" })).toBeVisible();
  const lines = drawer.getByText("Servizi in Java 21 per 14 terminal portuali.").elements();
  expect(lines.map(({ tagName }) => tagName)).toEqual(["MARK", "MARK"]);
  await expect.element(screen.getByText("You opened this CV on 15 Nov")).toBeVisible();
  expect(sent.filter(({ path }) => path.endsWith("/open"))).toHaveLength(1);
  expect(await violations()).toEqual([]);
  await userEvent.keyboard("j");
  await expect.poll(at).toContain(`talent=${idOf(2)}`);
});

test("invalid talent search query → the position of the error is shown and no request is sent", async () => {
  const { screen, asked } = await open({ address: { q: 'java "mai chiuse' } });
  await expect.element(screen.getByText('Check your search from here on: "mai chiuse')).toBeVisible();
  expect(asked()).toEqual([]);
});

test("the query builder of the talent search writes the operators into the query", async () => {
  const { screen, at } = await open();
  await screen.getByRole("button", { name: "Advanced search" }).click();
  await screen.getByLabelText("Any of these").fill("java, go");
  await screen.getByLabelText("Without").fill("gestionali");
  expect(await violations()).toEqual([]);
  await userEvent.keyboard("{Enter}");
  await expect.poll(at).toContain("q=(java+OR+go)+NOT+gestionali");
});

test("talent search without results → suggests which filter to remove", async () => {
  const none = { ...found, content: [], totalElements: 0, totalPages: 0, facets: {} };
  const empty = await open({ address: { q: "cobol", region: "Liguria" }, answers: { [search]: { body: none } } });
  await expect.element(empty.screen.getByRole("heading", { name: "No results for these filters" })).toBeVisible();
  expect(await violations()).toEqual([]);
  await empty.screen.getByRole("link", { name: "Search without “Liguria”" }).click();
  await expect.poll(empty.at).toBe("?q=cobol");
});

test("search engine unavailable → the talent search shows an error, and Try again repeats the search", async () => {
  const { screen, answers } = await open({ answers: { [search]: problem("search.unavailable", 503) } });
  await expect.element(screen.getByRole("heading", { name: "Search is temporarily unavailable" })).toBeVisible();
  Object.assign(answers, { [search]: { body: found } });
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByRole("heading", { level: 1, name: "23 people" })).toBeVisible();
});

test("talent search on a phone → the filters are a sheet whose button shows the number of results", async () => {
  await page.viewport(390, 844);
  const { screen, at } = await open({ address: { skills: "java" } });
  await screen.getByRole("button", { name: "Filters · 1" }).click();
  const sheet = screen.getByRole("dialog", { name: "Filters" });
  await expect.element(sheet.getByRole("button", { name: "Show 23 people" })).toBeVisible();
  await expect.element(sheet.getByRole("slider", { name: "Minimum years" })).toBeVisible();
  expect(await violations()).toEqual([]);
  await sheet.getByRole("button", { name: "Remove Java" }).click();
  await expect.poll(at).toBe("");
});

test("viewer of the Space → cannot search for talents, and no request is sent", async () => {
  const { screen, asked } = await open({ role: "viewer" });
  await expect.element(screen.getByRole("heading", { name: /^Only owners and recruiters/ })).toBeVisible();
  expect(asked()).toEqual([]);
});
