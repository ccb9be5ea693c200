import { expectAccessible } from "../support/axe.ts";
import { aJobPost, aPerson, aSpace } from "../support/people.ts";
import { htmlProblems, jobPostingProblems, linkedDataOf, rawPage } from "../support/raw-page.ts";
import { expect, test } from "../support/test.ts";

test("public pages are complete and valid HTML without JavaScript, in both languages", async ({
  at,
  say,
  language,
}) => {
  const person = await aPerson(language);
  const space = await aSpace(person);
  // The hostile title must stay text, also inside the structured data.
  const post = await aJobPost(person, space, { title: `Sviluppo </script> & "Java" ${space.url}`, published: true });
  const job = await rawPage(at(`/jobs/${post.id}`));
  expect(job.status).toBe(200);
  expect(job.html).toContain(`<html lang="${language}" dir="ltr"`);
  expect(job.html).toContain("Sviluppo &lt;/script&gt; &amp; &quot;Java&quot;");
  expect(job.html).toContain(language === "it" ? "38.000–45.000\u00a0€" : "€38,000");
  expect(job.html).toContain(say("The job"));
  expect(await htmlProblems(job)).toEqual([]);

  const data = linkedDataOf(job);
  expect(data).toHaveLength(1);
  expect(jobPostingProblems(data[0])).toEqual([]);
  expect(data[0]).toMatchObject({ title: post.title, baseSalary: { value: { minValue: 38_000, maxValue: 45_000 } } });
  // Invalid data prove that the check can fail.
  expect(jobPostingProblems({ ...(data[0] as object), baseSalary: "a lot" })).not.toEqual([]);

  for (const path of ["/", "/jobs", `/space/${space.url}`, "/sign-in", "/sign-up"]) {
    const raw = await rawPage(at(path));
    expect(raw.status, path).toBe(200);
    expect(await htmlProblems(raw), path).toEqual([]);
  }
  const missing = await rawPage(at("/jobs/01a1ddc1-0000-7000-8000-000000000000"));
  expect(missing.status, "a post that never was").toBe(404);
  expect(await htmlProblems(missing)).toEqual([]);
});

test(
  "public pages have a canonical link and link to their other languages",
  { tag: ["@phone", "@proof"] },
  async ({ page, at, language }) => {
    await page.goto(at("/jobs"));
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute("href", new URL(at("/jobs"), page.url()).href);
    const alternates = page.locator('link[rel="alternate"][hreflang]');
    // The expected alternates: the two fully translated languages and x-default.
    await expect(alternates).toHaveCount(3);
    await expect(page.locator(`link[hreflang="x-default"]`)).toHaveAttribute("href", new URL("/jobs", page.url()).href);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    const map = await rawPage("/sitemap.xml");
    expect(map.status).toBe(200);
  },
);

test("public pages pass accessibility checks, also in Arabic", { tag: "@phone" }, async ({ page, at, language }) => {
  const person = await aPerson(language);
  const space = await aSpace(person);
  const post = await aJobPost(person, space, { published: true });
  for (const path of ["/", `/jobs/${post.id}`, `/space/${space.url}`]) {
    await page.goto(at(path));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page, path);
  }
  await expect
    .poll(async () => (await (await page.goto(at(`/jobs?q=${space.url}`)))?.text())?.includes(post.id), {
      timeout: 45_000,
    })
    .toBe(true);
  await expectAccessible(page, "jobs");
  await page.goto("/ar/jobs");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expectAccessible(page, "jobs in Arabic");
});
