import { expectAccessible } from "../support/axe.ts";
import { aJobPost, aPerson, aSpace, unique } from "../support/people.ts";
import { rawPage } from "../support/raw-page.ts";
import { expect, test } from "../support/test.ts";

const milano = { city: "Milano", province: "MI", region: "Lombardia", country: "IT", lat: 45.4643, lon: 9.1895 };
const bergamo = { city: "Bergamo", province: "BG", region: "Lombardia", country: "IT", lat: 45.6946, lon: 9.6698 };
const jobs = "{count, plural, one {# job} other {# jobs}}";

test(
  "a guest opens the map of a search, goes to a region by keyboard, and from a drawn province to the list of its jobs",
  { tag: ["@phone", "@proof"] },
  async ({ page, at, say, language }) => {
    const person = await aPerson(language);
    const space = await aSpace(person);
    const word = `cartografia${unique()}`;
    const titles = [`Rilievi ${word}`, `Disegno ${word}`, `Archivio ${word}`] as const;
    const post = (title: string, fields: object) => aJobPost(person, space, { title, published: true, fields });
    const remote = {
      workplaceType: "workplace_type_full_remote",
      location: null,
      remoteFrom: { country: "IT", region: null },
    };
    await post(titles[0], { location: milano });
    await post(titles[1], { location: bergamo });
    const last = await post(titles[2], remote);
    await expect
      .poll(async () => (await rawPage(at(`/jobs?q=${word}`))).html.includes(last.id), { timeout: 45_000 })
      .toBe(true);

    await page.goto(at(`/jobs?q=${word}`));
    await page.getByRole("link", { name: say("Map"), exact: true }).click();
    await expect(
      page.getByText(
        say("{remote, plural, one {# remote job without a place} other {# remote jobs without a place}}", {
          remote: 1,
        }),
      ),
    ).toBeVisible();
    const lombardia = page.getByRole("link", { name: `Lombardia ${say(jobs, { count: 2 })}` });
    await expectAccessible(page, "job map");
    // The drawing loads once the page works, so the next link does not load a new document.
    await expect(page.locator("svg a path").first()).toBeVisible();
    await lombardia.focus();
    await page.keyboard.press("Enter");
    const heading = page.getByRole("heading", {
      level: 2,
      name: say("Jobs {place} by province", { place: "in Lombardia" }),
    });
    await expect(heading).toBeFocused();
    await expect(page.getByRole("link", { name: `Bergamo ${say(jobs, { count: 1 })}` })).toBeVisible();

    await page
      .locator("svg a", { has: page.locator("title", { hasText: /^Milano$/ }) })
      .locator("path")
      .click();
    await expect(page.getByRole("heading", { level: 1, name: say(jobs, { count: 1 }) })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`province=MI$`));
    await expect(page.getByRole("link", { name: titles[0] })).toBeVisible();
  },
);
