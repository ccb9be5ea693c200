import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { aPhoto } from "../support/files.ts";
import { aPerson, signInQuietly, unique } from "../support/people.ts";
import { isListening, listenTo } from "../support/realtime.ts";
import { expect, test } from "../support/test.ts";
import type { Translate } from "../support/words.ts";

const postWith = (page: Page, words: string) => page.getByRole("article").filter({ hasText: words });

async function writeWithPictures(page: Page, say: Translate, words: string): Promise<void> {
  await page.getByRole("button", { name: say("Share something useful for people looking for work or hiring") }).click();
  await page.getByRole("textbox", { name: say("Post text") }).fill(words);
  const chosen = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: say("Images"), exact: true }).click();
  await (await chosen).setFiles([await aPhoto("molo.jpg"), await aPhoto("banchina.jpg")]);
  const tile = page.getByRole("button", {
    name: say("Image {number} of {all}. Add a description", { number: 1, all: 2 }),
  });
  await tile.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(say("What the image shows")).fill("Il molo al mattino");
  await dialog.getByRole("button", { name: say("Save"), exact: true }).click();
  await expectAccessible(page, "a post that is written");
  await page.getByRole("button", { name: say("Publish"), exact: true }).click();
  await expect(postWith(page, words).getByRole("button", { name: "Il molo al mattino" })).toBeVisible();
}

test(
  "a new post appears to another user as a count of new posts; that user comments, likes, and sees its edit at once",
  { tag: "@phone" },
  async ({ page, elsewhere, at, say, language }) => {
    const [writer, reader] = [await aPerson(language), await aPerson(language)];
    const words = `Turni nuovi al molo ${unique()}`;
    const other = await elsewhere();
    await Promise.all([signInQuietly(page, writer), signInQuietly(other, reader)]);
    const ears = [listenTo(page), listenTo(other)];
    await Promise.all([page.goto(at("/feed")), other.goto(at("/feed"))]);
    await expect(other.getByText(say("Newest first, with no ranking."))).toBeVisible();
    for (const ear of ears) await expect.poll(() => isListening(ear)).toBe(true);

    await writeWithPictures(page, say, words);

    // Other journeys may post at the same time, so the count of new posts may include theirs.
    const hint = other.getByRole("button", { name: language === "it" ? /^\d+ nuov[oi]$/ : /^\d+ new$/ });
    await expect(hint).toBeVisible();
    await expect(postWith(other, words)).toHaveCount(0);
    await hint.click();
    const read = postWith(other, words);
    await expect(read).toBeVisible();
    await expectAccessible(other, "a new post in the feed");
    await read.getByRole("button", { name: "Il molo al mattino" }).click();
    const image = (number: number) =>
      other.getByRole("dialog", { name: say("Image {number} of {total}", { number, total: 2 }) });
    await expect(image(1)).toBeVisible();
    await other.keyboard.press("ArrowRight");
    await expect(image(2)).toBeVisible();
    await expectAccessible(other, "an image of a post");
    await other.keyboard.press("Escape");
    await expect(image(2)).toBeHidden();

    await read.getByRole("button", { name: say("Like, {count}", { count: 0 }) }).click();
    await expect(read.getByRole("button", { name: say("Like, {count}", { count: 1 }) })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await read.getByRole("button", { name: language === "it" ? "Commenta" : "Comment", exact: true }).click();
    await read.getByRole("textbox", { name: say("Your comment") }).fill("Da quando?");
    await read.getByRole("button", { name: say("Publish comment") }).click();
    await expect(read.getByText("Da quando?")).toBeVisible();

    // Without a reload, the writer's page shows the new count and the comment.
    const written = postWith(page, words);
    const oneComment = say("{count, plural, one {# comment} other {# comments}}", { count: 1 });
    await written.getByRole("button", { name: oneComment }).click();
    await expect(written.getByText("Da quando?")).toBeVisible();
    await expectAccessible(page, "a post with its comments");

    await written
      .getByRole("button", { name: say("More actions for {name}’s post", { name: "Giulia Ferraris" }) })
      .click();
    await page.getByRole("menuitem", { name: say("Edit"), exact: true }).click();
    const text = page.getByRole("textbox", { name: say("Post text") });
    await text.fill(`${words}, da lunedì`);
    await written.getByRole("button", { name: say("Save"), exact: true }).click();
    await expect(read.getByText(`${words}, da lunedì`)).toBeVisible();
    await expect(read.getByText(language === "it" ? "modificato" : "edited")).toBeVisible();
  },
);
