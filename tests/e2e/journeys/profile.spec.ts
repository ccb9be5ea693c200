import { fileLimits } from "@orbita/contract";
import type { Page } from "@playwright/test";
import { actsAs } from "../support/acts.ts";
import { expectArrived } from "../support/arrive.ts";
import { expectAccessible } from "../support/axe.ts";
import { aPhoto, middleOf } from "../support/files.ts";
import { aPerson, signInQuietly } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import type { Translate } from "../support/words.ts";

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const saved = (page: Page, say: Translate) =>
  page.getByRole("status").filter({ hasText: say("Saved at {at}", { at: "" }).trim() });
const pictureField = (page: Page, say: Translate) =>
  page.getByLabel(say("<0>Drop a photo of yourself here</0> or <1>choose a file</1>"));
const useThis = (page: Page, say: Translate) => page.getByRole("button", { name: say("Use this image") });
const stage = (page: Page, say: Translate) => page.getByRole("application", { name: say("Visible area of the image") });

test(
  "profile settings are saved field by field; every invalid field shows its error at once",
  { tag: "@proof" },
  async ({ page, at, say, language, watch }) => {
    const person = await aPerson(language);
    const other = await aPerson(language);
    await signInQuietly(page, person);
    await page.goto(at("/jobs"));
    await actsAs(page, say, person.firstName).click();
    await page.getByRole("link", { name: say("Settings and privacy") }).click();
    await expectArrived(page, say("Profile and images"));
    await expectAccessible(page, "profile");

    const names = [say("First name"), say("Last name"), say("Username"), say("Phone")] as const;
    const wrong = ["G", "", "ab", "12"] as const;
    for (const [index, name] of names.entries()) await field(page, name).fill(wrong[index] ?? "");
    await field(page, names[3]).press("Tab");
    for (const name of names) {
      await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
      await expect(field(page, name), "it says what is wrong").toHaveAccessibleDescription(/\S/);
    }
    await expect(
      page.getByText(say("The fields marked above haven’t been saved. Correct them to save your changes.")),
    ).toBeVisible();
    await expectAccessible(page, "profile, all wrong");

    await field(page, names[0]).fill("Giulietta");
    await field(page, names[0]).press("Enter");
    await expect(actsAs(page, say, "Giulietta"), "saved and shown, although other fields are wrong").toBeVisible();
    await field(page, names[1]).fill("Ferrari");
    await field(page, names[3]).fill("347 555 0142");

    await field(page, names[2]).fill(other.username);
    await expect(field(page, names[2])).toHaveAccessibleDescription(say("This username is taken. Try another one."));
    watch.mean(409, /\/me$/);
    await field(page, names[2]).press("Tab");
    await expect(field(page, names[2])).toHaveAttribute("aria-invalid", "true");
    const own = `${person.username}.x`;
    await field(page, names[2]).fill(own);
    await expect(page.getByText(`${own.length} / 40`)).toBeVisible();
    await field(page, names[2]).press("Tab");
    await expect(saved(page, say)).toBeVisible();

    await page.reload();
    await expect(field(page, names[0])).toHaveValue("Giulietta");
    await expect(field(page, names[1])).toHaveValue("Ferrari");
    await expect(field(page, names[2])).toHaveValue(own);
    await expect(field(page, names[3]), "as people write it").toHaveValue("+39 347 555 0142");
    await field(page, names[3]).fill("");
    await field(page, names[3]).press("Tab");
    await expect(saved(page, say)).toBeVisible();
    await page.reload();
    await expect(field(page, names[3])).toHaveValue("");
  },
);

test(
  "profile image of a wrong type, too large or damaged → refused before the upload begins",
  { tag: "@proof" },
  async ({ page, at, say, language }) => {
    await signInQuietly(page, await aPerson(language));
    await page.goto(at("/settings"));
    const sent: string[] = [];
    page.on(
      "request",
      (request) => new URL(request.url()).pathname.startsWith("/api/v1/file") && sent.push(request.url()),
    );
    const photo = await aPhoto();

    await pictureField(page, say).setInputFiles({ ...photo, name: "molo.gif", mimeType: "image/gif" });
    await expect(page.getByText(say("Choose a JPG, PNG or WebP image"))).toBeVisible();
    await expectAccessible(page, "wrong type");

    const { maxBytes } = fileLimits.profileImage;
    await pictureField(page, say).setInputFiles({ ...photo, buffer: Buffer.alloc(maxBytes + 1) });
    await expect(pictureField(page, say)).toHaveAccessibleDescription(/1[.,]201.*1[.,]200/);

    await pictureField(page, say).setInputFiles({ ...photo, buffer: photo.buffer.subarray(0, 40) });
    await expect(page.getByText(say("This image is damaged or incomplete. Choose another one."))).toBeVisible();
    expect(sent, "nothing left the browser").toEqual([]);
  },
);

test("a profile picture is cropped by hand, uploaded after an offline failure, shown in the header, and removed", async ({
  page,
  at,
  say,
  language,
  watch,
}) => {
  const person = await aPerson(language);
  await signInQuietly(page, person);
  await page.goto(at("/settings"));
  await pictureField(page, say).setInputFiles(await aPhoto());
  await expect(stage(page, say), "the keys move it at once").toBeFocused();
  await expectAccessible(page, "cropping");

  // The image follows the keys, so that its left half, which is red, moves to the centre.
  for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press("Shift+ArrowRight");
  await page.getByRole("button", { name: say("Zoom in"), exact: true }).click();

  watch.pause();
  await page.context().setOffline(true);
  await useThis(page, say).click();
  await expect(
    page.getByRole("alert").filter({ hasText: say("You’re offline. What you wrote is safe on this device.") }),
  ).toBeVisible();
  await page.context().setOffline(false);
  watch.resume();
  await page.getByRole("button", { name: say("Try again") }).click();
  await expect(page.getByText(say("Photo updated"))).toBeVisible();

  const avatar = actsAs(page, say, person.firstName).locator("img");
  await expect(avatar).toBeVisible();
  const kept = await middleOf(await (await page.request.get((await avatar.getAttribute("src")) ?? "")).body());
  expect(kept.red, "the part that was picked").toBeGreaterThan(150);
  expect(kept.blue).toBeLessThan(100);
  await expectAccessible(page, "with a picture");

  await page.reload();
  await expect(avatar).toBeVisible();
  await page.getByRole("button", { name: say("Remove"), exact: true }).click();
  await expect(page.getByText(say("Photo removed"))).toBeVisible();
  await expect(avatar).toBeHidden();
});

test(
  "upload of a profile cover → shows its progress and can be cancelled; the cover is six times as wide as high",
  { tag: "@proof" },
  async ({ page, at, say, language }) => {
    await signInQuietly(page, await aPerson(language));
    await page.goto(at("/settings"));
    const cover = page.getByRole("region", { name: say("Cover") });
    const choose = cover.getByLabel(say("<0>Drop a cover image here</0> or <1>choose a file</1>"));
    const photo = await aPhoto("porto.jpg");

    const network = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 500 };
    await network.send("Network.emulateNetworkConditions", slow);
    await choose.setInputFiles(photo);
    await useThis(page, say).click();
    await expect(cover.getByRole("progressbar")).toBeVisible();
    await expectAccessible(page, "uploading");
    await cover.getByRole("button", { name: say("Cancel") }).click();
    await expect(choose, "nothing is in use").toBeVisible();

    await network.send("Network.emulateNetworkConditions", { ...slow, uploadThroughput: -1 });
    await choose.setInputFiles(photo);
    await useThis(page, say).click();
    await expect(page.getByText(say("Cover updated"))).toBeVisible();
    const image = cover.getByRole("img", { name: say("Your cover image") });
    await expect(image).toBeVisible();
    await expect(cover.getByRole("button", { name: say("Change") })).toBeFocused();
    const ratio = await image.evaluate(async (shown: HTMLImageElement) => {
      await shown.decode();
      return shown.naturalWidth / shown.naturalHeight;
    });
    expect(ratio).toBeCloseTo(6, 1);
    await cover.getByRole("button", { name: say("Remove") }).click();
    await expect(choose).toBeVisible();
  },
);

test(
  "the language chosen in the settings applies to the pages at once and is saved in the account",
  { tag: ["@phone", "@proof"] },
  async ({ page, at, say, language }) => {
    const person = await aPerson(language);
    await signInQuietly(page, person);
    await page.goto(at("/settings"));
    const [name, heading] = language === "it" ? ["English", "Profile and images"] : ["Italiano", "Profilo e immagini"];
    await page.getByRole("combobox", { name: say("Language") }).click();
    await page.getByRole("option", { name }).click();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", language === "it" ? "en" : "it");
    await expect.poll(async () => (await person.api.accounts.me({}))?.language).toBe(language === "it" ? "en" : "it");

    await person.api.accounts.setLanguage({ body: { language: null } });
    expect((await person.api.accounts.me({}))?.language, "taken back, it is Italian").toBe("it");
  },
);

test(
  "a guest who opens the settings signs in first and then arrives at the settings",
  { tag: "@proof" },
  async ({ page, at, say, language }) => {
    const person = await aPerson(language);
    await page.goto(at("/settings"));
    await expectArrived(page, say("Welcome back"), say("Sign in"));
    await page.getByLabel(say("Email"), { exact: true }).fill(person.email);
    await page.getByLabel(say("Password"), { exact: true }).fill(person.password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(at("/settings"));
    await expectArrived(page, say("Profile and images"));
  },
);
