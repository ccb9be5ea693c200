import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { inDatabase } from "../support/database.ts";
import { aPhoto } from "../support/files.ts";
import { aPerson, signInQuietly, unique, type SignedInPerson } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import type { Translate } from "../support/words.ts";

const postWith = (page: Page, words: string) => page.getByRole("article").filter({ hasText: words });

/** Creates an open channel with a post that breaks its rules. Returns the channel's URL name. */
async function aChannel(admin: SignedInPerson, other: SignedInPerson, words: string): Promise<string> {
  await inDatabase((db) =>
    db
      .updateTable("users")
      .set({ scopes: ["admin"] })
      .where("email", "=", admin.email)
      .execute(),
  );
  const url = `gru-${unique()}`;
  const rules = ["Niente nomi di colleghi senza permesso."];
  const made = await admin.api.adminChannels.create({ body: { name: url, url, topic: "trade", rules } });
  await other.api.channels.join({ params: { id: made!.id } });
  await other.api.posts.create({ body: { text: words, channelId: made!.id } });
  return url;
}

type PostContent = { mentioned: SignedInPerson; surname: string; words: string };

async function writeWithPictures(
  page: Page,
  say: Translate,
  { mentioned, surname, words }: PostContent,
): Promise<void> {
  await page.getByRole("button", { name: say("Write"), exact: true }).click();
  const text = page.getByRole("textbox", { name: say("Post text") });
  await text.pressSequentially(`Grazie @${surname}`);
  await expect(page.getByRole("option", { name: `@${mentioned.username}` })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await text.pressSequentially(words);
  await expect(text).toHaveValue(`Grazie @${mentioned.username} ${words}`);
  const chosen = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: say("Images"), exact: true }).click();
  await (await chosen).setFiles([await aPhoto("molo.jpg"), await aPhoto("gru.jpg")]);
  await page.getByRole("button", { name: say("Describe image {number}…", { number: 1 }) }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(say("What the image shows")).fill("Il molo al mattino");
  await dialog.getByRole("button", { name: say("Save"), exact: true }).click();
  await expect(page.getByRole("button", { name: say("Describe image {number}…", { number: 2 }) })).toBeVisible();
  await expectAccessible(page, "a post with two pictures, while it is written");
  // A post is not published before its images are uploaded.
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await page.getByRole("button", { name: say("Publish"), exact: true }).click();
  const said = postWith(page, words);
  await expect(said.getByRole("button", { name: "Il molo al mattino" })).toBeVisible();
  await expect(said.getByRole("link", { name: `@${mentioned.username}` })).toBeVisible();
}

test("a user finds and follows a channel, writes a post with pictures, and reports another user's post", async ({
  page,
  at,
  say,
  language,
}) => {
  const [me, other, admin] = [await aPerson(language), await aPerson(language), await aPerson(language)];
  const bad = `Imbarchi facili, cauzione di 150 euro ${unique()}`;
  const url = await aChannel(admin, other, bad);
  const named = { name: `#${url}` };
  // A unique surname, so that the mention finds exactly this user, whose settings allow mentions.
  const surname = `T${unique()}`;
  await other.api.accounts.changeMe({ body: { firstName: "Elia", lastName: surname } });
  await other.api.people.changeSettings({ body: { privacy: { profileVisibility: "signedIn" } } });

  await signInQuietly(page, me);
  await page.goto(at("/feed/channels"));
  await page.getByRole("searchbox", { name: say("Find a channel") }).fill(url);
  await page.getByRole("button", { name: say("Follow {name}", named) }).click();
  await expect(page.getByRole("button", { name: say("Following {name}. Leave channel", named) })).toBeVisible();
  await expectAccessible(page, "channels");
  await page.getByRole("main").getByRole("link", { name: url }).last().click();
  await expect(page.getByRole("heading", { name: `# ${url}`, level: 1 })).toBeVisible();
  await expect(postWith(page, bad)).toBeVisible();
  await writeWithPictures(page, say, { mentioned: other, surname, words: `per la foto ${unique()}` });

  await postWith(page, bad)
    .getByRole("button", { name: say("Report…"), exact: true })
    .click();
  const report = page.getByRole("dialog", { name: say("Report this post") });
  await report.getByRole("radio", { name: say("Illegal job offer") }).click();
  await report.getByLabel(say("Also hide their posts from me")).check();
  await expectAccessible(page, "a report");
  await report.getByRole("button", { name: say("Report"), exact: true }).click();
  const thanks = page.getByRole("dialog", { name: say("Thanks, we’ll review your report") });
  await expect(thanks).toBeVisible();
  await expectAccessible(page, "thanks for a report");
  await thanks.getByRole("button", { name: say("Done") }).click();
  await expect(postWith(page, bad)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { name: `# ${url}`, level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Il molo al mattino" })).toBeVisible();
  await expect(postWith(page, bad)).toHaveCount(0);
});
