import type { Locator, Page } from "@playwright/test";
import { actsAs } from "../support/acts.ts";
import { aPdf, aPhoto, type Upload } from "../support/files.ts";
import { enter, tabTo } from "../support/keyboard.ts";
import { aPerson, signInQuietly } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

/** Chooses a file without a mouse: the field is reached by Tab and opened by a key. */
async function chooseByKey(page: Page, field: Locator, file: Upload): Promise<void> {
  await tabTo(page, field);
  // A headless browser on a busy machine loses a key now and then; the chooser is the browser's own, not ours.
  for (let tries = 1; tries <= 3; tries++) {
    const opened = page.waitForEvent("filechooser", { timeout: 3_000 }).catch(() => null);
    await page.keyboard.press(tries % 2 === 1 ? "Enter" : "Space");
    const chooser = await opened;
    if (chooser) return chooser.setFiles(file);
  }
  throw new Error("the key opens no file chooser");
}

test("by keyboard alone: onboarding, resume, name and picture", async ({ page, at, say, language, device }) => {
  test.setTimeout(150_000);
  const person = await aPerson(language);
  await signInQuietly(page, person);
  await page.goto(at("/welcome"));
  const next = page.getByRole("button", { name: say("Continue"), exact: true });
  const kind = page.getByRole("radio", { name: new RegExp(`^${RegExp.escape(say("I look for work"))}`) });
  await tabTo(page, kind);
  await page.keyboard.press("Space");
  await enter(page, next);
  await expect(page.getByRole("heading", { level: 1, name: say("Which language do you prefer?") })).toBeFocused();
  await enter(page, next);
  await expect(page.getByRole("heading", { level: 1, name: say("What is your name?") })).toBeFocused();
  await tabTo(page, page.getByRole("textbox", { name: say("First name"), exact: true }));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Giulietta");
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("heading", {
      level: 1,
      name: say("How do you want to begin, {firstName}?", { firstName: "Giulietta" }),
    }),
  ).toBeFocused();
  await chooseByKey(page, page.getByLabel(say("Drop your resume here")), aPdf());
  await expect(page.getByRole("button", { name: say("Choose another") })).toBeVisible();
  await enter(page, next);
  await expect(page).toHaveURL((url) => url.pathname.startsWith(at("/resume/uploads/")));

  await enter(page, actsAs(page, say, "Giulietta"));
  await enter(page, page.getByRole("link", { name: say("Settings and privacy") }));
  await expect(page.getByRole("heading", { level: 1, name: say("Profile and images") })).toBeFocused();
  await chooseByKey(page, page.getByLabel(say("Drop a picture of yours here")), await aPhoto());
  const stage = page.getByRole("application", { name: say("Part of the image that is shown") });
  await expect(stage).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("status").filter({ hasText: "%" }), "what the eye sees is said").toHaveCount(1);
  await tabTo(page, page.getByRole("slider", { name: say("Enlargement") }));
  await page.keyboard.press("ArrowRight");
  await enter(page, page.getByRole("button", { name: say("Use this one") }));
  await expect(page.getByText(say("Your picture is in use"))).toBeVisible();
  await expect(page.getByLabel(say("Drop a picture of yours here")), "the focus is not lost").toBeFocused();

  await tabTo(page, page.getByRole("textbox", { name: say("Last name"), exact: true }));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Ferrari");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("status").filter({ hasText: say("Saved at {at}", { at: "" }).trim() })).toBeVisible();
  if (device === "phone") await expect(page.getByRole("link", { name: say("Profile"), exact: true })).toBeVisible();
});
