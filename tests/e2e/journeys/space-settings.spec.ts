import type { Page } from "@playwright/test";
import { openSpace } from "../support/acts.ts";
import { expectArrived } from "../support/arrive.ts";
import { expectAccessible } from "../support/axe.ts";
import { aPhoto } from "../support/files.ts";
import { tabTo } from "../support/keyboard.ts";
import { addMember, aJobPost, aPerson, aSpace, signInQuietly, unique } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import type { Translate } from "../support/words.ts";

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
/** Goes to a page of the Space through the sidebar. On a phone, through the tab bar or the menu behind its last tab. */
async function goTo(page: Page, say: Translate, name: string): Promise<void> {
  const place = page
    .getByRole("navigation", { name: say("Space"), exact: true })
    .getByRole("link", { name: say(name), exact: true })
    .filter({ visible: true });
  const more = page.getByRole("button", { name: say("More"), exact: true });
  await expect(place.or(more).first()).toBeVisible();
  if (!(await place.isVisible())) await more.click();
  await place.click();
}
const saveAll = (page: Page, say: Translate) => page.getByRole("button", { name: say("Save changes") });
const unsaved = (page: Page, say: Translate) => page.getByRole("region", { name: say("Unsaved changes") });
const told = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

test(
  "settings of a new Space are completed section by section, and unsaved changes are not lost",
  { tag: "@proof" },
  async ({ page, at, say, language }) => {
    test.setTimeout(120_000);
    await signInQuietly(page, await aPerson(language));
    await page.goto(at("/spaces/new"));
    await page.locator("#vat").fill("IT 02318470994");
    await told(page, say("The last digit doesn’t match the others. Check the number; if it’s right, continue."));
    await page.locator("#vat").fill("");
    await openSpace(page, say, at, `Dora ${unique()}`);

    await goTo(page, say, "Settings");
    await expectArrived(page, say("Space settings"));
    await field(page, say("Headline")).fill("Ripariamo quello che altri buttano.");
    await field(page, say("Phone")).fill("12");
    await field(page, say("Website")).fill("dora");
    await saveAll(page, say).click();
    await expect(field(page, say("Website")), "the first that is wrong, in the order of the page").toBeFocused();
    await expect(field(page, say("Phone"))).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page, "a Space with something wrong");
    await field(page, say("Website")).fill("dora.example");
    await field(page, say("Phone")).fill("010 555 0178");

    await page.getByRole("button", { name: say("Add location…") }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("combobox", { name: say("Location", {}, "place") }).fill("Geno");
    await page
      .getByRole("option", { name: /Genova/ })
      .first()
      .click();
    await dialog.getByRole("textbox", { name: say("Street") }).fill("Calata Cattaneo");
    await expectAccessible(page, "a location");
    await dialog.getByRole("button", { name: say("Add"), exact: true }).click();
    await expect(page.getByText(say("Registered office"), { exact: true })).toBeVisible();
    await expect(unsaved(page, say)).toContainText(say("Locations and company details"));
    await field(page, say("Headline")).press("Enter");
    await told(page, say("Changes saved"));
    await expect(unsaved(page, say)).toBeHidden();

    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: say("Upload {title}", { title: say("Logo") }) }).press("Enter");
    await (await chooser).setFiles(await aPhoto());
    await page.getByRole("button", { name: say("Use this image") }).click();
    await told(page, say("Logo updated"));

    const words = "Due officine, una a Torino.";
    await page.locator("#space-description").fill(words);
    await goTo(page, say, "Jobs");
    const leaving = page.getByRole("dialog");
    await expect(leaving).toContainText(words);
    await expectAccessible(page, "leaving with something unsaved");
    await page.keyboard.press("Escape");
    await expect(page.locator("#space-description"), "nothing happened").toHaveValue(words);
    await goTo(page, say, "Jobs");
    await leaving.getByRole("button", { name: say("Leave without saving") }).click();
    await expectArrived(page, say("Jobs"));

    await goTo(page, say, "Settings");
    await expect(page.locator("#space-description")).toHaveValue("");
    await page.getByRole("button", { name: say("Restore") }).click();
    await expect(page.locator("#space-description")).toHaveValue(words);
    await goTo(page, say, "Jobs");
    await leaving.getByRole("button", { name: say("Save and leave") }).click();
    await expectArrived(page, say("Jobs"));
    await page.goBack();
    await expect(page.locator("#space-description")).toHaveValue(words);
    await expect(field(page, say("Phone"))).toHaveValue("+39 010 555 0178");
    await expect(page.getByRole("button", { name: say("Restore") }), "saved is not kept").toBeHidden();
  },
);

test(
  "Space settings: support changes locked fields, an edit conflict is shown, and a recruiter can only read",
  { tag: "@proof" },
  async ({ page, at, say, language, watch, elsewhere }) => {
    test.setTimeout(120_000);
    const [owner, colleague] = await Promise.all([aPerson(language), aPerson(language)]);
    const space = await aSpace(owner);
    await aJobPost(owner, space, { published: true });
    await addMember(space, colleague, "recruiter");
    await signInQuietly(page, owner);
    await page.goto(at(`/work/${space.url}/settings`));

    const address = field(page, say("Page address"));
    await expect(address).toHaveAttribute("readonly");
    await expect(address).toHaveAccessibleDescription(
      new RegExp(RegExp.escape(say("Only support can edit this field."))),
    );
    await expect(page.getByRole("button", { name: say("Close Space…") })).toBeDisabled();
    await page
      .getByRole("button", { name: say("Request a change…"), exact: true })
      .first()
      .press("Enter");
    const message = page.getByRole("dialog").getByRole("textbox", { name: say("Message") });
    await expect(message).toHaveValue(new RegExp(RegExp.escape(`/space/${space.url}`)));
    await message.press("End");
    await message.pressSequentially("Abbiamo cambiato nome.");
    await page.getByRole("button", { name: say("Send message") }).click();
    await told(page, say("Message sent. We’ll reply to {email}.", { email: owner.email }));

    await tabTo(page, field(page, say("Headline")));
    await page.keyboard.type("La mia");
    watch.mean(409, /\/talent\/space\//);
    await owner.api.spaces.changeOwn(
      { params: { id: space.id }, body: { headline: "La loro", website: "loro.example" } },
      { spaceId: space.id },
    );
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: say("Use mine") })).toBeVisible();
    await expect(field(page, say("Website")), "what nobody typed here is shown").toHaveValue("loro.example");
    await expect(field(page, say("Headline"))).toHaveValue("La mia");
    await page.getByRole("button", { name: say("Use mine") }).click();
    await saveAll(page, say).click();
    await told(page, say("Changes saved"));

    const other = await elsewhere();
    await signInQuietly(other, colleague);
    await other.goto(at(`/work/${space.url}/settings`));
    await expect(
      other.getByText(say("You have view-only access. Only owners can edit the Space’s settings.")),
    ).toBeVisible();
    await expect(field(other, say("Headline"))).toHaveValue("La mia");
    await expect(field(other, say("Headline"))).toHaveAttribute("readonly");
    await expectAccessible(other, "a Space that one only reads");
  },
);
