import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { inDatabase } from "../support/database.ts";
import { problemText } from "@orbita/i18n/errors";
import { aJobPost, aPerson, aSpace, signInQuietly, type SignedInPerson } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import type { Translate } from "../support/words.ts";

const day = 86_400_000;
/** The calendar day in Rome, in the format of a date field. */
const dayInRome = (at: number | string) =>
  new Date(at).toLocaleDateString("sv-SE", { timeZone: "Europe/Rome", dateStyle: "short" });

const totals = { "Free slots": 3, "Sponsored slots": 10 };
const slots = (page: Page, say: Translate, of: keyof typeof totals, used: number) =>
  page.getByRole("meter", {
    name: say("{title}: {used} of {total} used", { title: say(of), used, total: totals[of] }),
  });

const openMenu = (page: Page, say: Translate, title: string) =>
  page
    .getByRole("button", { name: say("Actions for {0}", { 0: title }) })
    .filter({ visible: true })
    .click();

/** The entry of a job post in the list: a row on a desktop, a card on a phone. */
const shown = (page: Page, title: string) =>
  page
    .getByRole("row")
    .or(page.getByRole("main").getByRole("listitem"))
    .filter({ has: page.getByRole("link", { name: title }), visible: true });

test(
  "suspending a job frees its slot; publishing it again proposes the old end date and refuses a past one",
  { tag: "@proof" },
  async ({ page, at, say, language }) => {
    const person = await aPerson(language);
    const space = await aSpace(person);
    const post = await aJobPost(person, space, { published: true });
    await signInQuietly(page, person);
    await page.goto(at(`/work/${space.url}/job-posts`));
    await expect(slots(page, say, "Free slots", 1)).toBeVisible();
    await expectAccessible(page, "list of posts");

    await openMenu(page, say, post.title);
    await expect(page.getByRole("menuitem", { name: say("Delete…") })).toBeDisabled();
    await page.getByRole("menuitem", { name: say("Suspend…") }).click();
    await page
      .getByRole("dialog", { name: say("Suspend this job?") })
      .getByRole("button", { name: say("Suspend"), exact: true })
      .click();
    await expect(slots(page, say, "Free slots", 0)).toBeVisible();
    await expect(shown(page, post.title)).toContainText(say("Suspended"));

    await openMenu(page, say, post.title);
    await page.getByRole("menuitem", { name: say("Publish…") }).click();
    const publish = page.getByRole("dialog", { name: say("Publish job") });
    await expect(publish.getByLabel(say("Expiry date"))).toHaveValue(dayInRome(post.expiresAt!));
    await publish.getByLabel(say("Reply time")).selectOption("3");
    await publish.getByLabel(say("Expiry date")).fill("2020-01-01");
    await expect(publish.getByText(say("Select today or a later day"))).toBeVisible();
    await expect(publish.getByRole("button", { name: say("Publish now") })).toBeDisabled();
    await publish.getByLabel(say("Expiry date")).fill(dayInRome(Date.now() + 3 * day));
    await expectAccessible(page, "publish dialog");
    await publish.getByRole("button", { name: say("Publish now") }).click();
    await expect(publish).toBeHidden();
    await expect(slots(page, say, "Free slots", 1)).toBeVisible();
    // The post ends in three days, so the filter for expiring posts finds it, and the URL contains the filter.
    await page.getByRole("link", { name: say("Expiring") }).click();
    await expect(page).toHaveURL(/expiring=true/);
    await expect(shown(page, post.title)).toBeVisible();
    expect(await person.api.jobPosts.readOwn({ params: { id: post.id } })).toMatchObject({
      replyDays: 3,
      publishedAt: post.publishedAt,
    });
  },
);

test(
  "a colleague takes the last slot during publishing → refused; suspending another job in the dialog makes room",
  { tag: "@proof" },
  async ({ page, at, say, language, watch }) => {
    const person = await aPerson(language);
    const space = await aSpace(person);
    const draft = await aJobPost(person, space);
    const other = await aJobPost(person, space, { published: true });
    await aJobPost(person, space, { published: true });
    await signInQuietly(page, person);
    await page.goto(at(`/work/${space.url}/job-posts`));
    await openMenu(page, say, draft.title);
    await page.getByRole("menuitem", { name: say("Publish…") }).click();
    const dialog = page.getByRole("dialog", { name: say("Publish job") });
    const publish = dialog.getByRole("button", { name: say("Publish now") });
    const free = dialog.getByRole("radio", { name: say("Free") });
    await expect(free).toBeChecked();

    // A colleague takes the last slot while the request to publish is in flight. If that happened earlier, the dialog would
    // already know.
    await page.route(
      /\/publish$/,
      async (route) => {
        await aJobPost(person, space, { published: true });
        await route.continue();
      },
      { times: 1 },
    );
    watch.mean(409, /publish$/);
    await publish.click();
    await expect(dialog.getByRole("alert")).toContainText(
      problemText("jobPost.noSlotsLeft", language, { plan: "free", total: totals["Free slots"] }),
    );
    await expect(free).toBeDisabled();
    await expect(dialog.getByRole("radio", { name: say("Sponsored") })).toBeDisabled();
    await expect(dialog.getByRole("link", { name: say("Complete billing details") })).toBeVisible();
    await expect(publish).toBeDisabled();
    await expectAccessible(page, "publish dialog without slots");

    await dialog.getByLabel(say("Job to suspend"), { exact: true }).selectOption(other.id);
    await dialog.getByRole("button", { name: say("Suspend job") }).click();
    await expect(free).toBeChecked();
    await publish.click();
    await expect(dialog).toBeHidden();
    await expect(slots(page, say, "Free slots", 3)).toBeVisible();
    await expect(shown(page, draft.title)).toContainText(say("Free"));
    await expect(shown(page, other.title)).toContainText(say("Suspended"));
  },
);

/** Writes billing data and a card directly to the database, without the billing page. */
async function payable({ api }: SignedInPerson, spaceId: string): Promise<void> {
  await inDatabase(async (db) => {
    await db
      .updateTable("spaces")
      .set({ legal_name: "Officine Ferraris S.r.l.", fiscal_code: "01234567897", sdi: "ABC1234" })
      .where("id", "=", spaceId)
      .execute();
    await db
      .insertInto("space_locations")
      .values({
        id: randomUUID(),
        space_id: spaceId,
        street: "Via Garibaldi",
        number: "12",
        postal_code: "16124",
        city: "Genova",
        province: "GE",
        country: "IT",
        legal_seat: true,
        position: 0,
      })
      .execute();
    await db
      .insertInto("payment_methods")
      .values({
        id: randomUUID(),
        space_id: spaceId,
        provider_id: `pm_${randomUUID()}`,
        brand: "visa",
        last4: "4242",
        expires_month: 12,
        expires_year: 2030,
        is_default: true,
      })
      .execute();
  });
  const status = await api.spaces.contractStatus({ params: { id: spaceId } });
  expect(status?.sponsoring).toMatchObject({ hasPaymentMethod: true, hasBillingData: true });
}

test(
  "changing the plan of a job: a budget of 0 is refused, and the job moves to a sponsored slot",
  { tag: "@proof" },
  async ({ page, at, say, language }) => {
    const person = await aPerson(language);
    const space = await aSpace(person);
    const post = await aJobPost(person, space, { published: true });
    await payable(person, space.id);
    await signInQuietly(page, person);
    await page.goto(at(`/work/${space.url}/job-posts`));
    await openMenu(page, say, post.title);
    await page.getByRole("menuitem", { name: say("Change plan…") }).click();
    const dialog = page.getByRole("dialog", { name: say("Change plan") });
    const change = dialog.getByRole("button", { name: say("Change plan") });
    await expect(change).toBeDisabled();
    await dialog.getByRole("radio", { name: say("Sponsored") }).check();
    await dialog.getByLabel(say("Daily budget")).fill("0");
    await expect(change).toBeDisabled();
    await dialog.getByLabel(say("Daily budget")).fill("18");
    await expectAccessible(page, "plan dialog");
    await change.click();
    await expect(dialog).toBeHidden();
    await expect(slots(page, say, "Free slots", 0)).toBeVisible();
    await expect(slots(page, say, "Sponsored slots", 1)).toBeVisible();
    await expect(shown(page, post.title)).toContainText(say("Sponsored"));
    await expect(shown(page, post.title)).toContainText(language === "it" ? "18,00\u00a0€ al giorno" : "€18.00 a day");
  },
);

test(
  "user extends an expiring job from its reminder → the job gets a later end date",
  { tag: "@proof" },
  async ({ page, at, say, language }) => {
    const person = await aPerson(language);
    const space = await aSpace(person);
    const post = await aJobPost(person, space, { published: true });
    await inDatabase((db) =>
      db
        .updateTable("job_posts")
        .set({ asked_at: new Date(Date.now() - day), expires_at: new Date(Date.now() + 2 * day) })
        .where("id", "=", post.id)
        .execute(),
    );
    await signInQuietly(page, person);
    await page.goto(at(`/work/${space.url}/job-posts`));
    const answer = page.getByRole("button", { name: say("Yes, still open ({title})", { title: post.title }) });
    await expect(answer).toBeVisible();
    await expectAccessible(page, "a question on top");
    await answer.click();
    const dialog = page.getByRole("dialog", { name: say("Is this job still open?") });
    await expectAccessible(page, "still open dialog");
    await dialog.getByRole("button", { name: say("Yes, still open") }).click();
    await expect(dialog).toBeHidden();
    await expect(answer).toBeHidden();
    const now = await person.api.jobPosts.readOwn({ params: { id: post.id } });
    expect(now?.answerBy).toBeNull();
    expect(Date.parse(now?.expiresAt ?? "")).toBeGreaterThan(Date.now() + 30 * day);
  },
);
