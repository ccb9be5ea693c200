import type { Page } from "@playwright/test";
import { actsAs, openSpace, switchPanel, writeDraft } from "../support/acts.ts";
import { expectArrived } from "../support/arrive.ts";
import { expectAccessible } from "../support/axe.ts";
import { aJobPost, aPerson, aSpace, signInQuietly, unique } from "../support/people.ts";
import { jobPostingProblems, linkedDataOf, rawPage } from "../support/raw-page.ts";
import { isListening, listenTo } from "../support/realtime.ts";
import { expect, test } from "../support/test.ts";
import type { Say } from "../support/words.ts";

const slots = (page: Page, say: Say, used: number) =>
  page.getByRole("meter", {
    name: say("{title}: {used} of {total} taken", { title: say("Free slots"), used, total: 3 }),
  });

async function closePost(page: Page, say: Say, title: string): Promise<void> {
  await page.getByRole("button", { name: say("Acts on {0}", { 0: title }) }).click();
  await page.getByRole("menuitem", { name: say("Close…") }).click();
  const dialog = page.getByRole("dialog", { name: say("Close the job post?") });
  await expectAccessible(page, "close dialog");
  await dialog.getByRole("button", { name: say("Close the job post") }).click();
  await expect(dialog.getByText(say("Choose one"))).toBeVisible();
  await dialog.getByRole("radio", { name: say("Somebody was hired") }).check();
  await dialog.getByRole("button", { name: say("Close the job post") }).click();
  await expect(page.getByText(say("The job post is closed"))).toBeVisible();
}

test("from a new Space to a published job that others see at once, and back", async ({
  page,
  elsewhere,
  at,
  say,
  language,
  watch,
}) => {
  test.setTimeout(90_000);
  const person = await aPerson(language);
  const mark = unique();
  const title = `Sviluppo backend ${mark}`;

  // Somebody else looks for it already, and finds nothing yet.
  const guest = await elsewhere();
  const ear = listenTo(guest);
  await guest.goto(at(`/jobs?q=${mark}`));
  await expect(guest.getByRole("heading", { level: 1, name: say("No jobs with these filters") })).toBeVisible();
  await guest.evaluate(() => Object.assign(window, { sameDocument: true }));
  await expect.poll(() => isListening(ear), { timeout: 15_000 }).toBe(true);

  await signInQuietly(page, person);
  await page.goto(at("/jobs"));
  await actsAs(page, say, person.firstName).click();
  await switchPanel(page, say)
    .getByRole("link", { name: say("Open a Space") })
    .click();
  await expectArrived(page, say("Open a Space"));
  await expectAccessible(page, "new Space");
  const url = await openSpace(page, say, at, `Lanterna ${mark}`);
  await expect(actsAs(page, say, `Lanterna ${mark}`), "at once a member: the shell is the Space's").toBeVisible();
  await expect(slots(page, say, 0)).toBeVisible();

  await page
    .getByRole("button", { name: say("New job post") })
    .first()
    .click();
  const begin = page.getByRole("dialog", { name: say("New job post") });
  await begin.getByLabel(say("Title"), { exact: true }).fill(title);
  await begin.getByRole("button", { name: say("Begin the draft") }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expectAccessible(page, "empty draft");
  await writeDraft(page, say, language === "it" ? "Metalmeccanico industria" : "Metalworking, industry");
  await expectAccessible(page, "draft");
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  expect((await rawPage(at(`/jobs/${id}`))).status, "a draft is nobody else's").toBe(404);

  await page.getByRole("button", { name: say("Publish…") }).click();
  const publish = page.getByRole("dialog", { name: say("Publish the job post") });
  await expect(publish).toBeVisible();
  await expectAccessible(page, "publish dialog");
  await publish.getByRole("button", { name: say("Publish now") }).click();
  await expect(page.getByText(say("The job post is published"))).toBeVisible();
  await expect(publish).toBeHidden();

  const row = guest.getByRole("region", { name: say("Results") }).getByRole("link", { name: title });
  await expect(row, "told over STOMP").toBeVisible({ timeout: 15_000 });
  expect(ear.frames.some((frame) => frame.startsWith("← MESSAGE") && frame.includes(id))).toBe(true);
  expect(await guest.evaluate(() => "sameDocument" in window), "without a reload").toBe(true);

  const raw = await rawPage(at(`/jobs/${id}`));
  expect(raw.status).toBe(200);
  expect(raw.html).toContain(title);
  expect(raw.html).toContain(language === "it" ? "38.000–45.000\u00a0€" : "€38,000");
  expect(linkedDataOf(raw).map(jobPostingProblems)).toEqual([[]]);
  await guest.goto(at(`/jobs/${id}`));
  await expect(guest.getByRole("heading", { level: 1, name: title })).toBeVisible();

  await page.goto(at(`/work/${url}/job-posts`));
  await expect(slots(page, say, 1)).toBeVisible();
  watch.mean(404, new RegExp(`jobpost/${id}$`));
  await closePost(page, say, title);
  await expect(slots(page, say, 0)).toBeVisible();
  await expect(guest.getByRole("heading", { level: 1, name: say("This job is no longer open") })).toBeVisible({
    timeout: 15_000,
  });
  expect((await rawPage(at(`/jobs/${id}`))).status, "its page is gone").toBe(404);
  await expect
    .poll(async () => (await rawPage(at(`/jobs?q=${mark}`))).html.includes(title), { timeout: 15_000 })
    .toBe(false);
});

test("with no slot left the dialog says so, and so does the api to who comes second", async ({
  page,
  at,
  say,
  language,
  watch,
}) => {
  const person = await aPerson(language);
  const space = await aSpace(person);
  const last = await aJobPost(person, space);
  const second = await aJobPost(person, space, { published: true });
  await aJobPost(person, space, { published: true });
  await signInQuietly(page, person);
  await page.goto(at(`/work/${space.url}/job-posts/${last.id}`));
  const dialog = page.getByRole("dialog", { name: say("Publish the job post") });
  const publish = dialog.getByRole("button", { name: say("Publish now") });
  await page.getByRole("button", { name: say("Publish…") }).click();
  await expect(publish).toBeEnabled();

  // A colleague takes the last slot while this dialog stands open; the page has not heard of it yet.
  await page.route(/contract\/status$/, (route) =>
    route.fulfill({ json: { free: { total: 3, used: 2 }, premium: { total: 10, used: 0 } } }),
  );
  await aJobPost(person, space, { published: true });
  watch.mean(409, /publish$/);
  await publish.click();
  await expect(dialog.getByRole("alert")).toContainText(say("No publishing slots left."));
  const words = { it: "Non ci sono più posti", en: "No publishing slots left" };
  await expect(dialog.getByRole("alert")).toContainText(words[language]);
  await expectAccessible(page, "no slots left");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await page.unrouteAll();
  await page.reload();
  await page.getByRole("button", { name: say("Publish…") }).click();
  await expect(dialog.getByText(say("No free slots left. Suspend or close another job post first."))).toBeVisible();
  await expect(publish).toBeDisabled();
  await expectAccessible(page, "publish dialog without slots");
  await page.keyboard.press("Escape");

  await person.api.jobPosts.suspend({ params: { id: second.id } });
  await page.reload();
  await page.getByRole("button", { name: say("Publish…") }).click();
  await publish.click();
  await expect(page.getByText(say("The job post is published"))).toBeVisible();
});

test("what is missing is said before publishing, and again by the api", async ({ page, at, say, language }) => {
  const person = await aPerson(language);
  const space = await aSpace(person);
  const created = await person.api.jobPosts.create({ body: { title: "Ruolo da scrivere" } }, { spaceId: space.id });
  await signInQuietly(page, person);
  await page.goto(at(`/work/${space.url}/job-posts/${created?.id}`));
  await expect(page.getByText(say("{count} to do", { count: 5 }))).toBeVisible();
  await page.getByRole("button", { name: say("Gross a year, from") }).click();
  await expect(page.getByRole("textbox", { name: say("Gross a year, from") })).toBeFocused();
  await page.getByRole("textbox", { name: say("Gross a year, from") }).fill("9999");
  await page.getByRole("textbox", { name: say("Gross a year, to") }).fill("9000");
  await page.keyboard.press("Tab");
  await expect(page.getByText(say("The maximum cannot be below the minimum"))).toBeVisible();
  await expectAccessible(page, "incomplete draft");
});
