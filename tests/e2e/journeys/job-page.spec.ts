import type { JobPost, MySpace } from "@orbita/contract";
import { expectAccessible } from "../support/axe.ts";
import { aJobPost, aPerson, aSpace, unique, type SignedInPerson } from "../support/people.ts";
import { product } from "../support/product.ts";
import { htmlProblems, jobPostingProblems, linkedDataOf, rawPage } from "../support/raw-page.ts";
import { expect, test } from "../support/test.ts";
import type { Language } from "../support/words.ts";

type JobPostFixture = { person: SignedInPerson; space: MySpace; post: JobPost };

async function aPublished(language: Language, title?: string): Promise<JobPostFixture> {
  const person = await aPerson(language);
  const space = await aSpace(person);
  return { person, space, post: await aJobPost(person, space, { published: true, ...(title && { title }) }) };
}

test(
  "closed job → its page shows similar open jobs, and is a 410 without structured data for search engines",
  { tag: "@proof" },
  async ({ page, at, say, language, watch }) => {
    const { person, space, post } = await aPublished(language);
    const other = await aJobPost(person, space, { published: true, title: `${post.title} bis` });
    const path = at(`/jobs/${post.id}`);
    const isMapped = async () => (await rawPage("/sitemap-jobs-0.xml")).html.includes(post.id);
    await expect.poll(isMapped, { timeout: 45_000 }).toBe(true);

    await person.api.jobPosts.unpublish({ params: { id: post.id }, body: { outcome: "hired" } });
    const closed = await rawPage(path);
    expect(closed.status).toBe(410);
    expect(closed.html).toContain('name="robots" content="noindex"');
    expect(linkedDataOf(closed)).toEqual([]);
    expect(await htmlProblems(closed)).toEqual([]);
    await expect.poll(isMapped, { timeout: 2_000 }).toBe(false);
    expect((await rawPage(`${path}/share.png`)).status).toBe(404);

    watch.mean(410, /\/(?:jobs|jobpost)\//);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: say("This job is no longer open") })).toBeVisible();
    await expect(page.getByText(post.title, { exact: true })).toBeVisible();
    await expectAccessible(page, "a closed post");
    await page
      .getByRole("list", { name: say("Similar jobs") })
      .getByRole("link", { name: other.title })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: other.title })).toBeVisible();
    await page.goBack();
    await page.getByRole("link", { name: space.name }).click();
    await expect(page).toHaveURL(at(`/space/${space.url}`));
  },
);

test("published job → its structured data, feeds and sitemaps are valid", async ({ page, at, language }) => {
  const word = `banchina${unique()}`;
  const title = `Sviluppo </title> & "Java" ]]> ${word}`;
  const { post } = await aPublished(language, title);
  const raw = await rawPage(at(`/jobs/${post.id}?utm_source=share`));
  const data = linkedDataOf(raw);
  expect(data).toHaveLength(1);
  expect(jobPostingProblems(data[0])).toEqual([]);
  expect(data[0]).toMatchObject({
    title,
    employmentType: ["FULL_TIME"],
    jobLocation: { address: { addressCountry: "IT" } },
  });
  expect(raw.html, "canonical without the query").toContain(
    `rel="canonical" href="${product().origin}${at(`/jobs/${post.id}`)}"`,
  );
  expect(raw.html).toContain(`lang="${post.language}"`);

  const feed = at(`/jobs/feed.xml?q=${word}`);
  await expect.poll(async () => (await rawPage(feed)).html.includes(post.id), { timeout: 45_000 }).toBe(true);
  await page.goto(at(`/jobs?q=${word}`));
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute("href", product().origin + feed);
  for (const path of [feed, "/jobs/aggregator.xml", "/sitemap.xml", "/sitemap-jobs-0.xml", "/sitemap-pages.xml"]) {
    const problem = await page.evaluate(
      (xml) => new DOMParser().parseFromString(xml, "application/xml").querySelector("parsererror")?.textContent ?? "",
      (await rawPage(path)).html,
    );
    expect(problem, path).toBe("");
  }
  const asJson = (await (await fetch(product().origin + feed.replace(".xml", ".json"))).json()) as {
    items: object[];
  };
  expect(asJson.items).toMatchObject([{ title }]);
  const answer = await fetch(product().origin + feed);
  const again = await fetch(product().origin + feed, {
    headers: { "if-none-match": answer.headers.get("etag") ?? "" },
  });
  expect(again.status).toBe(304);
  expect((await rawPage("/llms.txt")).html).toContain("/jobs/feed.json");
  expect((await rawPage("/.well-known/security.txt")).html).toContain("/contact\n");
});

test(
  "a guest saves a job by signing in, finds it among the saved jobs, and removes it",
  { tag: "@proof" },
  async ({ page, at, say, language }) => {
    const { person, post } = await aPublished(language);
    await page.goto(at(`/jobs/${post.id}`));
    const save = page.getByRole("link", { name: say("Save"), exact: true }).filter({ visible: true });
    await expectAccessible(page, "a job for a guest");
    await save.click();
    await page.getByLabel(say("Email"), { exact: true }).fill(person.email);
    await page.getByLabel(say("Password"), { exact: true }).fill(person.password);
    const kept = page.waitForResponse(
      (answer) => answer.request().method() === "PUT" && answer.url().includes(post.id),
    );
    await page.getByRole("button", { name: say("Sign in"), exact: true }).click();
    await expect(page).toHaveURL(at(`/jobs/${post.id}`));
    const saved = page.getByRole("button", { name: say("Saved"), exact: true }).filter({ visible: true });
    await expect(saved).toHaveAttribute("aria-pressed", "true");
    await kept;

    await page.goto(at("/saved"));
    await expect(page.getByRole("link", { name: post.title })).toBeVisible();
    await expectAccessible(page, "saved jobs");
    const taken = page.waitForResponse((answer) => answer.request().method() === "DELETE");
    await page.getByRole("button", { name: say("Remove from saved jobs") }).click();
    await expect(page.getByRole("button", { name: say("Save this job") })).toBeVisible();
    await taken;
    await page.reload();
    await expect(page.getByRole("heading", { name: say("No saved jobs yet") })).toBeVisible();
  },
);
