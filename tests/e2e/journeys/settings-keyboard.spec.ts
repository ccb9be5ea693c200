import type { Locator, Page } from "@playwright/test";
import { actsAs } from "../support/acts.ts";
import { aPdf, aPhoto, type UploadFile } from "../support/files.ts";
import { enter, tabTo } from "../support/keyboard.ts";
import { aPerson, signInQuietly } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

/** Chooses a file without a mouse. Tab reaches the field, and a key opens the browser's file chooser. */
async function chooseByKey(page: Page, field: Locator, file: UploadFile): Promise<void> {
  await tabTo(page, field);
  // A headless browser on a busy machine sometimes loses a key. The file chooser belongs to the browser, so a retry hides no
  // fault of ours.
  for (let tries = 1; tries <= 3; tries++) {
    const opened = page.waitForEvent("filechooser", { timeout: 3_000 }).catch(() => null);
    await page.keyboard.press(tries % 2 === 1 ? "Enter" : "Space");
    const chooser = await opened;
    if (chooser) return chooser.setFiles(file);
  }
  throw new Error("the key opens no file chooser");
}

test(
  "by keyboard alone: a user completes the onboarding, uploads a CV, and changes name and picture in the settings",
  { tag: "@proof" },
  async ({ page, at, say, language, device }) => {
    test.setTimeout(150_000);
    const person = await aPerson(language);
    await signInQuietly(page, person);
    await page.goto(at("/welcome"));
    const next = page.getByRole("button", { name: say("Continue"), exact: true });
    const kind = page.getByRole("radio", { name: new RegExp(`^${RegExp.escape(say("I’m looking for work"))}`) });
    await tabTo(page, kind);
    await page.keyboard.press("Space");
    await enter(page, next);
    await expect(page.getByRole("heading", { level: 1, name: say("Which language do you prefer?") })).toBeFocused();
    await enter(page, next);
    await expect(page.getByRole("heading", { level: 1, name: say("What’s your name?") })).toBeFocused();
    await tabTo(page, page.getByRole("textbox", { name: say("First name"), exact: true }));
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("Giulietta");
    await page.keyboard.press("Enter");
    await expect(
      page.getByRole("heading", {
        level: 1,
        name: say("How would you like to start, {firstName}?", { firstName: "Giulietta" }),
      }),
    ).toBeFocused();
    await chooseByKey(
      page,
      page.getByLabel(say("<0>Drop your CV here</0> or <1>choose a file from your device</1>")),
      aPdf(),
    );
    await expect(page.getByRole("button", { name: say("Choose another file") })).toBeVisible();
    await enter(page, next);
    await expect(page).toHaveURL((url) => url.pathname.startsWith(at("/resume/uploads/")));

    await enter(page, actsAs(page, say, "Giulietta"));
    await enter(page, page.getByRole("link", { name: say("Settings and privacy") }));
    await expect(page.getByRole("heading", { level: 1, name: say("Profile and images") })).toBeFocused();
    await chooseByKey(
      page,
      page.getByLabel(say("<0>Drop a photo of yourself here</0> or <1>choose a file</1>")),
      await aPhoto(),
    );
    const stage = page.getByRole("application", { name: say("Visible area of the image") });
    await expect(stage).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByRole("status").filter({ hasText: "%" }), "what the eye sees is said").toHaveCount(1);
    await tabTo(page, page.getByRole("slider", { name: say("Zoom") }));
    await page.keyboard.press("ArrowRight");
    await enter(page, page.getByRole("button", { name: say("Use this image") }));
    await expect(page.getByText(say("Photo updated"))).toBeVisible();
    await expect(
      page.getByLabel(say("<0>Drop a photo of yourself here</0> or <1>choose a file</1>")),
      "the focus is not lost",
    ).toBeFocused();

    await tabTo(page, page.getByRole("textbox", { name: say("Last name"), exact: true }));
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("Ferrari");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("status").filter({ hasText: say("Saved at {at}", { at: "" }).trim() })).toBeVisible();
    if (device === "phone") await expect(page.getByRole("link", { name: say("Profile"), exact: true })).toBeVisible();
  },
);
