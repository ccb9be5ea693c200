import { devices } from "@playwright/test";
import { atAnApplicant, publishOpen } from "../support/applicants.ts";
import { expectAccessible } from "../support/axe.ts";
import { signInQuietly } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test.setTimeout(120_000);

const send = /^(Invia|Send)$/;

test("a recruiter on a desktop and a talent on a phone exchange messages, and each sees the other's at once", async ({
  page,
  browser,
  watch,
  at,
  say,
  language,
  baseURL,
}) => {
  const { space, talent } = await atAnApplicant({ page, at, language }, publishOpen);
  const { id } = talent.application;
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("tab", { name: say("Messages"), exact: true }).click();
  await expect(drawer.getByText(say("No messages yet."))).toBeVisible();
  await drawer.getByLabel(say("Your message")).fill("Ciao, hai mezz’ora giovedì?");
  await page.keyboard.press("Control+Enter");
  await expect(drawer.getByText("Ciao, hai mezz’ora giovedì?")).toBeVisible();
  await expect(drawer.getByLabel(say("Your message"))).toHaveValue("");
  await expectAccessible(page, "a thread in the drawer");

  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices["Pixel 7"];
  const context = await browser.newContext({
    viewport,
    userAgent,
    deviceScaleFactor,
    isMobile,
    hasTouch,
    ...(baseURL && { baseURL }),
  });
  watch.on(context);
  const phone = await context.newPage();
  await signInQuietly(phone, talent);
  await phone.goto(at("/messages"));
  await expect(phone.getByText("Ciao, hai mezz’ora giovedì?").first()).toBeVisible();
  await expectAccessible(phone, "an inbox on a phone");
  // The button in the mail opens the message thread at this address, with the cursor in the field.
  await phone.goto(at(`/messages/${id}#write`));
  await expect(phone.getByLabel(say("Your message"))).toBeFocused();
  await phone.getByLabel(say("Your message")).fill("Sì, alle 15.");
  await phone.getByRole("button", { name: send }).click();
  await expect(phone.getByRole("log").getByText("Sì, alle 15.")).toBeVisible();
  await expectAccessible(phone, "a thread on a phone");

  // Without a reload, the recruiter's drawer shows the reply.
  await expect(drawer.getByText("Sì, alle 15.")).toBeVisible();
  await page.goto(at(`/work/${space.url}/messages/${id}`));
  await expect(page.getByRole("log").getByText("Sì, alle 15.")).toBeVisible();
  await expect(page.getByRole("navigation", { name: say("Breadcrumb") })).toHaveText(say("Messages"));
  await page.getByLabel(say("Your message")).fill("A giovedì.");
  await page.getByRole("button", { name: send }).click();
  await expect(phone.getByRole("log").getByText("A giovedì.")).toBeVisible();
  await expectAccessible(page, "the Space’s inbox");
  await context.close();
});
