import type { Page } from "@playwright/test";
import { expectArrived } from "../support/arrive.ts";
import { expectAccessible } from "../support/axe.ts";
import { inDatabase } from "../support/database.ts";
import { mailsTo } from "../support/mail.ts";
import { aPerson, newPerson, signInQuietly } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import type { Translate } from "../support/words.ts";

const message = "La pagina degli annunci non si legge bene con lo zoom.\n\nSuccede da ieri.";
const send = (page: Page, say: Translate) => page.getByRole("button", { name: say("Send message") });
const field = (page: Page, say: Translate, name: string) => page.getByLabel(say(name), { exact: true });

async function write(page: Page, say: Translate): Promise<void> {
  await field(page, say, "Topic").selectOption({ label: say("Accessibility") });
  await field(page, say, "Message").fill(message);
}

const kept = (email: string) =>
  inDatabase((db) => db.selectFrom("contact_requests").selectAll().where("email", "=", email).execute());

test("a guest finds the contact form in the footer, writes a message, and gets a receipt", async ({
  page,
  at,
  say,
  language,
}) => {
  const { email, firstName, lastName } = newPerson();
  await page.goto(at("/jobs"));
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: say("Help"), exact: true })
    .click();
  await expectArrived(page, say("Help and contact"));
  await expectAccessible(page, "contact");

  await send(page, say).click();
  await expect(page.getByRole("alert")).toContainText(say("Some fields need correcting."));
  await expect(field(page, say, "Topic"), "the first wrong field has the focus").toBeFocused();
  await expectAccessible(page, "contact, all fields wrong");

  await write(page, say);
  await field(page, say, "Your name").fill(`${firstName} ${lastName}`);
  await field(page, say, "Email").fill(email);
  await expect(page.getByText(say("Check complete: you’re not a bot."))).toBeVisible();
  await expectAccessible(page, "contact, filled in");
  await send(page, say).click();
  const done = page.getByRole("heading", { level: 1, name: say("We’ve received your message") });
  await expect(done).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page, "contact, sent");

  const [row] = await kept(email);
  expect(row).toMatchObject({ topic: "accessibility", message, language, user_id: null });
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 20_000 }).toBe(1);
  const [receipt] = await mailsTo(email);
  expect(receipt?.html).toContain(`lang="${language}"`);

  await page.getByRole("button", { name: say("Write another message") }).click();
  await expect(field(page, say, "Message")).toHaveValue("");
});

test(
  "contact form for a signed-in user → name and email are filled in, and no captcha is loaded",
  { tag: "@proof" },
  async ({ page, at, say, language }) => {
    const person = await aPerson(language);
    await signInQuietly(page, person);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/recaptcha")) asked.push(request.url());
    });
    await page.goto(at("/contact?topic=privacy"));
    await expect(field(page, say, "Topic")).toHaveValue("privacy");
    await expect(field(page, say, "Your name")).toHaveValue(`${person.firstName} ${person.lastName}`);
    await expect(field(page, say, "Email")).toHaveValue(person.email);
    await field(page, say, "Message").fill(message);
    await send(page, say).click();
    await expect(page.getByRole("heading", { level: 1, name: say("We’ve received your message") })).toBeFocused();
    const [row] = await kept(person.email);
    expect(row?.user_id).not.toBeNull();
    expect(asked).toEqual([]);
  },
);

test(
  "contact form with a refused captcha pass → a new pass is used, and the message is sent once",
  { tag: "@proof" },
  async ({ page, at, say, watch }) => {
    const { email } = newPerson();
    await page.goto(at("/contact"));
    await field(page, say, "Your name").fill("Giulia Ferraris");
    await expect(page.getByText(say("Check complete: you’re not a bot."))).toBeVisible();
    // Simulates a phone that changes networks, so that the captcha pass was issued for another address.
    let first = true;
    await page.route(/\/contacts\/add$/, async (route) => {
      const headers = { ...route.request().headers(), ...(first && { "x-captcha-pass": "of.another.address" }) };
      first = false;
      await route.continue({ headers });
    });
    watch.mean(403, /contacts\/add$/);
    await write(page, say);
    await field(page, say, "Email").fill(email);
    await send(page, say).click();
    await expect(page.getByRole("heading", { level: 1, name: say("We’ve received your message") })).toBeVisible();
    expect(await kept(email)).toHaveLength(1);
  },
);
