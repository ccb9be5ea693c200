import { addTextRecord } from "../product/dns-zone.ts";
import { expectAccessible } from "../support/axe.ts";
import { anUnverifiedSpace, aPerson, signInQuietly, unique } from "../support/people.ts";
import { product } from "../support/product.ts";
import { expect, test } from "../support/test.ts";

test(
  "unverified Space → the page lists what is locked; a DNS record verifies the Space, and guests see the badge",
  { tag: "@proof" },
  async ({ page, at, say, language, elsewhere }) => {
    test.setTimeout(120_000);
    const owner = await aPerson(language);
    const space = await anUnverifiedSpace(owner);
    const domain = `officine-${unique()}.example`;
    const guest = await elsewhere();
    await guest.goto(at(`/space/${space.url}`));
    await expect(guest.getByText(say("Not verified"), { exact: true })).toBeVisible();

    await signInQuietly(page, owner);
    await page.goto(at(`/work/${space.url}/talents`));
    await page
      .getByRole("main")
      .getByRole("link", { name: say("Verify the Space") })
      .click();
    const main = page.getByRole("main");
    await expect(main.getByText(say("Until the Space is verified"))).toBeVisible();
    const parts = main.getByRole("navigation", { name: say("Settings sections") });
    await expect(parts.locator("[aria-current]")).toHaveText([say("Verification")]);
    await expectAccessible(page, "verification, not verified");

    await main.getByRole("button", { name: say("Add domain…"), exact: true }).click();
    const dialog = page.getByRole("dialog", { name: say("Add a domain") });
    await dialog.getByLabel(say("Domain"), { exact: true }).fill(`https://www.${domain}/`);
    await dialog.getByRole("button", { name: say("Add domain"), exact: true }).click();
    await expect(main.getByText(`_orbita.${domain}`)).toBeVisible();
    const check = main.getByRole("button", { name: say("Check now"), exact: true });
    await check.click();
    await expect(main.getByText(/record non trovato|record not found/).first()).toBeVisible();

    const value = (await main.getByText(/^orbita-verification=/).textContent()) ?? "";
    addTextRecord(product().folder, `_orbita.${domain}`, value);
    await check.click();
    await expect(main.getByText(say("Until the Space is verified"))).toHaveCount(0);
    await expect(main.getByText(say("Verified"), { exact: true }).first()).toBeVisible();
    await expectAccessible(page, "verification, verified");

    await guest.reload();
    await expect(guest.getByText(say("Verified"), { exact: true })).toBeVisible();
    await expect(guest.getByText(domain)).toBeVisible();
  },
);
