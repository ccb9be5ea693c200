import type { Page } from "@playwright/test";
import { writeDraft } from "../support/acts.ts";
import { expectAccessible } from "../support/axe.ts";
import { aJobPost, aPerson, aSpace, signInQuietly, unique } from "../support/people.ts";
import { jobPostingProblems, linkedDataOf, rawPage } from "../support/raw-page.ts";
import { isListening, listenTo } from "../support/realtime.ts";
import { expect, test } from "../support/test.ts";
import type { Translate } from "../support/words.ts";

const saved = (page: Page, say: Translate) =>
  expect(page.getByRole("button", { name: say("Save draft") })).toBeDisabled({ timeout: 45_000 });

const faulty = "Cerchiamo un giovane tester. Si richiede bella presenza.";

test("a job is written, checked, corrected and published → a guest who searches for it sees it at once", async ({
  page,
  elsewhere,
  at,
  say,
  language,
}) => {
  test.setTimeout(60_000);
  const person = await aPerson(language);
  const space = await aSpace(person);
  const mark = unique();
  const title = `Backend ${mark}`;

  // A guest already searches for the job and finds no result yet.
  const guest = await elsewhere();
  const ear = listenTo(guest);
  await guest.goto(at(`/jobs?q=${mark}`));
  await guest.evaluate(() => Object.assign(window, { sameDocument: true }));
  await expect.poll(() => isListening(ear), { timeout: 45_000 }).toBe(true);

  await signInQuietly(page, person);
  await page.goto(at(`/work/${space.url}/job-posts`));
  await page
    .getByRole("button", { name: say("New job…") })
    .first()
    .click();
  const begin = page.getByRole("dialog", { name: say("New job") });
  await begin.getByLabel(say("Title"), { exact: true }).fill(title);
  await begin.getByRole("button", { name: say("Create draft") }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();

  // An empty draft is not published; all its missing fields are listed and marked.
  await page.getByRole("button", { name: say("Publish…") }).click();
  await expect(page.getByRole("alert")).toBeFocused();
  await expectAccessible(page, "what is missing");
  await page
    .getByRole("alert")
    .getByRole("link", { name: new RegExp(`^${say("Hours per week")}`) })
    .click();
  await expect(page.getByLabel(say("Hours per week"), { exact: true })).toBeFocused();
  await writeDraft(page, say, language);
  await page.getByRole("button", { name: /\+20%/ }).click();
  await expect(page.getByLabel(say("Maximum gross salary per year"), { exact: true })).toHaveValue(/^45[.,]600$/);

  // Forbidden wording blocks the job ad. A suggestion of the linter is applied with one click.
  const description = page.getByLabel(say("Description"), { exact: true });
  await description.fill(faulty);
  const looks = page.getByRole("button", {
    name: new RegExp(`^(${say("Show")}|${say("Fix")}) .*bella presenza`),
  });
  await expect(looks).toBeVisible();
  await page.getByRole("button", { name: say("Publish…") }).click();
  await expect(description, "the first that blocks has the focus").toBeFocused();
  await expectAccessible(page, "findings");
  const fixes = page.getByRole("button", { name: new RegExp(`^${say("Fix")} `) });
  await page.getByRole("button", { name: new RegExp(`^${say("Fix")} \\(“.*giovane`) }).click();
  await expect(description).not.toHaveValue(/giovane/);
  await description.fill("Scriviamo il software con cui i terminal decidono dove va ogni cassa.");
  await expect(fixes).toHaveCount(1);
  await fixes.click();
  await expect(description, "the line for all genders").toHaveValue(/198\/2006/);
  await expect(fixes).toHaveCount(0);
  await saved(page, say);
  await expectAccessible(page, "whole draft");

  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  expect((await rawPage(at(`/jobs/${id}`))).status, "a draft is nobody else's").toBe(404);
  await page.getByRole("button", { name: say("Publish…") }).click();
  const publish = page.getByRole("dialog", { name: say("Publish job") });
  await publish.getByRole("button", { name: say("Publish now") }).click();
  await expect(publish).toBeHidden();

  const row = guest.getByRole("region", { name: say("Results") }).getByRole("link", { name: title });
  await expect(row, "told over STOMP").toBeVisible({ timeout: 45_000 });
  expect(ear.frames.some((frame) => frame.startsWith("← MESSAGE") && frame.includes(id))).toBe(true);
  expect(await guest.evaluate(() => "sameDocument" in window), "without a reload").toBe(true);
  const raw = await rawPage(at(`/jobs/${id}`));
  expect(raw.html).toContain(title);
  expect(linkedDataOf(raw).map(jobPostingProblems)).toEqual([[]]);
});

test(
  "copying a job creates a draft and leaves the original unchanged",
  { tag: "@proof" },
  async ({ page, at, say, language }) => {
    const person = await aPerson(language);
    const space = await aSpace(person);
    const post = await aJobPost(person, space, { published: true });
    await signInQuietly(page, person);
    await page.goto(at(`/work/${space.url}/job-posts/${post.id}`));
    await page.getByRole("button", { name: say("Duplicate"), exact: true }).click();
    await expect(page).not.toHaveURL(new RegExp(`${post.id}$`));
    await expect(page.getByText(say("Draft"), { exact: true }).filter({ visible: true })).toBeVisible();
    await expect(page.getByLabel(say("Minimum gross salary per year"), { exact: true })).toHaveValue(/^38[.,]000$/);
    await page.getByLabel(say("Minimum gross salary per year"), { exact: true }).fill("39000");
    await saved(page, say);
    const copy = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    expect(copy).not.toBe(post.id);
    expect(await person.api.jobPosts.readOwn({ params: { id: copy } })).toMatchObject({
      jobPostStatus: "draft",
      salaryMin: 39_000,
      ccnl: post.ccnl,
    });
    expect(await person.api.jobPosts.readOwn({ params: { id: post.id } })).toMatchObject({
      jobPostStatus: "published",
      salaryMin: 38_000,
    });
  },
);

test(
  "two members edit one job post → the second sees both versions and chooses field by field",
  { tag: "@proof" },
  async ({ page, at, say, language, watch }) => {
    const person = await aPerson(language);
    const space = await aSpace(person);
    const post = await aJobPost(person, space);
    const params = { id: post.id as never };
    await signInQuietly(page, person);
    await page.goto(at(`/work/${space.url}/job-posts/${post.id}`));
    const title = page.getByLabel(say("Title"), { exact: true });
    await expect(title).toHaveValue(post.title);
    // The other member saves at the last moment. If that happened earlier, the page would receive the change event and merge it.
    let isFirst = true;
    await page.route(`**/talent/jobpost/${post.id}`, async (route) => {
      if (route.request().method() === "PATCH" && isFirst) {
        isFirst = false;
        await person.api.jobPosts.change({
          params,
          body: { title: "Titolo di chi salva prima", weeklyHours: 36, salaryMax: 47_000, version: post.version },
        });
      }
      await route.continue();
    });

    watch.mean(409, new RegExp(`jobpost/${post.id}$`));
    await page.getByLabel(say("Maximum gross salary per year"), { exact: true }).fill("46000");
    await title.fill("Titolo di chi salva dopo");
    const dialog = page.getByRole("dialog", { name: say("This job has two versions") });
    const both = (field: string) => dialog.getByRole("group", { name: say(field) });
    await expect(both("Title").getByRole("radio", { name: say("Use mine") })).toBeChecked({ timeout: 45_000 });
    await expect(both("Title")).toContainText("Titolo di chi salva prima");
    await expect(
      both("Hours per week").getByRole("radio", { name: say("Use theirs") }),
      "only they touched it",
    ).toBeChecked();
    await expectAccessible(page, "differences");
    await both("Maximum gross salary per year")
      .getByRole("radio", { name: say("Use theirs") })
      .check();
    await dialog.getByRole("button", { name: say("Save this choice") }).click();
    await expect(dialog).toBeHidden();
    await saved(page, say);
    await expect(page.getByLabel(say("Hours per week"), { exact: true })).toHaveValue("36");
    expect(await person.api.jobPosts.readOwn({ params })).toMatchObject({
      title: "Titolo di chi salva dopo",
      weeklyHours: 36,
      salaryMax: 47_000,
    });
  },
);

test(
  "action on a published job opened and cancelled → none of the pending edits is published",
  { tag: "@proof" },
  async ({ page, at, say, language }) => {
    const person = await aPerson(language);
    const space = await aSpace(person);
    const post = await aJobPost(person, space, { published: true });
    const unconfirmed = `unconfirmed-${unique()}`;
    await signInQuietly(page, person);
    await page.goto(at(`/work/${space.url}/job-posts/${post.id}`));
    const description = page.getByLabel(say("Description"), { exact: true });
    await description.fill(`${post.description} ${unconfirmed}`);
    const pending = page.getByText(say("Unsaved changes"));
    await expect(pending).toBeVisible();

    for (const [item, title] of [
      [say("Close job…"), say("Close this job?")],
      [say("Suspend…"), say("Suspend this job?")],
    ] as const) {
      await page
        .getByRole("main")
        .getByRole("button", { name: say("Actions for {0}", { 0: post.title }) })
        .click();
      await page.getByRole("menuitem", { name: item, exact: false }).click();
      const dialog = page.getByRole("dialog", { name: title });
      await expect(dialog).toBeVisible();
      await expectAccessible(page, `${item} with pending edits`);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    }
    await expect(pending).toBeVisible();
    await expect(description, "nothing typed is lost").toHaveValue(new RegExp(unconfirmed));
    expect((await rawPage(at(`/jobs/${post.id}`))).html).not.toContain(unconfirmed);
    expect(await person.api.jobPosts.readOwn({ params: { id: post.id } })).toMatchObject({
      description: post.description,
    });

    // The action uses the saved version of the job and leaves the edits in the form, to be saved on purpose.
    await page
      .getByRole("main")
      .getByRole("button", { name: say("Actions for {0}", { 0: post.title }) })
      .click();
    await page.getByRole("menuitem", { name: say("Suspend…"), exact: false }).click();
    await page
      .getByRole("dialog", { name: say("Suspend this job?") })
      .getByRole("button", { name: say("Suspend"), exact: true })
      .click();
    await expect(page.getByText(say("Suspended"), { exact: true }).filter({ visible: true })).toBeVisible();
    await page.getByRole("button", { name: say("Save changes") }).click();
    await expect(page.getByRole("button", { name: say("Save changes") })).toBeDisabled();
    expect(await person.api.jobPosts.readOwn({ params: { id: post.id } })).toMatchObject({
      jobPostStatus: "suspended",
      description: expect.stringContaining(unconfirmed),
    });
  },
);
