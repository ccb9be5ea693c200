import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { aPerson, aSpace, signInQuietly, type SignedInPerson } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import type { Translate } from "../support/words.ts";

/** Matches the message "Saved at 11:08" with any time. */
const saved = (page: Page, say: Translate) =>
  page.getByRole("status").filter({ hasText: say("Saved at {at}", { at: "" }) });

/** Returns how many people with the given username the caller finds: in the tables, and in the search index. */
const found = async ({ api }: SignedInPerson, username: string) => {
  const body = { filters: [{ f: "username" as const, v: username }] };
  const pages = [await api.people.search({ body }), await api.people.searchElastic({ body })];
  return pages.map((page) => page?.totalElements);
};

async function chooseVisibility(page: Page, say: Translate, choice: string): Promise<void> {
  await page.getByRole("combobox", { name: say("Profile visibility") }).click();
  await page.getByRole("option", { name: say(choice), exact: true }).click();
}

test(
  "talent visible to signed-in users → found by members, except those of a Space the talent hides from",
  { tag: "@proof" },
  async ({ page, at, say, watch, language, elsewhere }) => {
    test.setTimeout(150_000);
    const talent = await aPerson(language);
    const member = await aPerson(language);
    const space = await aSpace(member);
    expect(await found(member, talent.username)).toEqual([0, 0]);

    await signInQuietly(page, talent);
    await page.goto(at("/settings/privacy"));
    await expect(page.getByRole("switch", { name: say("Visible in talent search") })).not.toBeChecked();
    await expectAccessible(page, "privacy");
    await chooseVisibility(page, say, "Anyone who’s signed in");
    await expect(saved(page, say)).toBeVisible();
    await expect.poll(() => found(member, talent.username)).toEqual([1, 1]);
    const seen = await elsewhere();
    await signInQuietly(seen, member);
    await seen.goto(at(`/u/${talent.username}`));
    await expect(seen.getByRole("heading", { level: 1, name: "Giulia Ferraris" })).toBeVisible();
    await expectAccessible(seen, "a person's page");

    const field = page.getByRole("combobox", { name: say("Space or email domain") });
    // The field offers at most six Spaces, and other names begin alike, so the test types nearly all of the name. Responses are
    // cached for a minute, so each retry adds a letter until the index contains the new Space.
    let letters = space.name.length - 4;
    await expect(async () => {
      await field.fill(space.name.slice(0, ++letters).toUpperCase());
      await page.getByRole("option", { name: new RegExp(space.name) }).click({ timeout: 3_000 });
    }).toPass({ timeout: 30_000 });
    // The member's open page may still request the follow state of the talent. From now on, that request gets a 404.
    watch.mean(404, /\/u\/|username|follow\/state/);
    await page.getByRole("button", { name: say("Hide"), exact: true }).click();
    await expect(page.getByRole("button", { name: say("Remove {name}", { name: space.name }) })).toBeVisible();
    await expect(field).toHaveValue("");
    await expect(field).toBeFocused();
    await expectAccessible(page, "hidden from a Space");
    await expect.poll(() => found(member, talent.username)).toEqual([0, 0]);
    await seen.goto(at(`/u/${talent.username}`));
    await expect(seen.getByRole("heading", { level: 1, name: "Giulia Ferraris" })).toBeHidden();

    await page.reload();
    await page.getByRole("button", { name: say("Remove {name}", { name: space.name }) }).click();
    await expect(page.getByRole("button", { name: say("Remove {name}", { name: space.name }) })).toBeHidden();
    await expect.poll(() => found(member, talent.username)).toEqual([1, 1]);
  },
);

test(
  "user hides from an email domain → accepted as typed; invalid or duplicate domain → an error",
  { tag: "@proof" },
  async ({ page, at, say, watch, language }) => {
    await signInQuietly(page, await aPerson(language));
    await page.goto(at("/settings/privacy"));
    const field = page.getByRole("combobox", { name: say("Space or email domain") });
    await field.fill("portolano");
    await field.press("Enter");
    await expect(
      page.getByText(say("Select a Space from the list, or enter a domain such as company.com.")),
    ).toBeVisible();
    await expect(field).toBeFocused();
    await expectAccessible(page, "neither a Space nor a domain");
    await field.fill("@Portolano.Example");
    await field.press("Enter");
    await expect(page.getByRole("button", { name: say("Remove {name}", { name: "portolano.example" }) })).toBeVisible();
    watch.mean(409, /hidden$/);
    await field.fill("portolano.example");
    await field.press("Enter");
    await expect(field).toHaveAttribute("aria-invalid", "true");
  },
);

test(
  "privacy setting that cannot be saved → the switch reverts, and the user can try again",
  { tag: "@proof" },
  async ({ page, at, say, watch, language }) => {
    await signInQuietly(page, await aPerson(language));
    await page.goto(at("/settings/privacy"));
    const toggle = page.getByRole("switch", { name: say("Show phone and email") });
    watch.mean(500, /settings$/);
    await page.route("**/public/user/settings", (route) =>
      route.request().method() === "PATCH" ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    await toggle.click();
    const again = page.getByRole("button", { name: say("Try again") });
    await expect(again).toBeVisible();
    await expect(toggle).not.toBeChecked();
    await expectAccessible(page, "not saved");
    await page.unroute("**/public/user/settings");
    await again.click();
    await expect(toggle).toBeChecked();
    await expect(saved(page, say)).toBeVisible();
    await page.reload();
    await expect(toggle).toBeChecked();
  },
);

test(
  "settings of notifications about sign-ins and security → no switch, because they are mandatory",
  { tag: "@proof" },
  async ({ page, at, say, language }) => {
    await signInQuietly(page, await aPerson(language));
    await page.goto(at("/settings/notifications"));
    const row = page.getByRole("row", { name: new RegExp(say("Sign-ins and security")) });
    await expect(row.getByText(say("Always"))).toHaveCount(2);
    await expect(row.getByRole("switch")).toHaveCount(0);
    await expectAccessible(page, "notifications");
  },
);
