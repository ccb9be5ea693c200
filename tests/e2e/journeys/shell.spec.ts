import { actsAs, switchPanel } from "../support/acts.ts";
import { expectArrived } from "../support/arrive.ts";
import { expectAccessible } from "../support/axe.ts";
import { aJobPost, aPerson, aSpace, signInQuietly } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test(
  "a guest changes the language → the texts change without a page load; the Arabic address → mirrored layout",
  { tag: "@phone" },
  async ({ page, language, say }) => {
    await page.goto(language === "it" ? "/jobs?q=java" : "/en/jobs?q=java");
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const languages = page.getByRole("navigation", { name: say("Languages") });
    const [code, own] = language === "it" ? (["en", "English"] as const) : (["it", "Italiano"] as const);
    await languages.getByRole("link", { name: own }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", code);
    await expect(page).toHaveURL(code === "en" ? "/en/jobs?q=java" : "/jobs?q=java");
    await expect(page).toHaveTitle(code === "en" ? /^Jobs · / : /^Annunci di lavoro · /);
    expect(await page.evaluate(() => "sameDocument" in window), "no reload").toBe(true);
    const offered = page.getByRole("contentinfo").locator("a[hreflang]");
    await expect(offered, "only complete languages are offered").toHaveCount(2);
    await page.goto("/ar/jobs?q=java");
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  },
);

test(
  "language changed while React still hydrates the page → no hydration mismatch",
  { tag: "@proof" },
  async ({ page, language }) => {
    const [path, code] = language === "it" ? (["/jobs?q=java", "en"] as const) : (["/en/jobs?q=java", "it"] as const);
    await page.addInitScript((other) => {
      let clicked = false;
      new MutationObserver(() => {
        if (clicked || document.documentElement?.dataset.alive === undefined) return;
        clicked = true;
        document.querySelector<HTMLElement>(`nav a[hreflang="${other}"]`)?.click();
      }).observe(document, { subtree: true, attributes: true, childList: true });
    }, code);
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("lang", code);
    // `watch` fails the test if React reports a mismatch.
    await page.waitForLoadState("networkidle");
  },
);

test(
  "list of job posts: page and size are in the URL only if they differ from the defaults; invalid ones are removed",
  { tag: "@proof" },
  async ({ page, at, say, language }) => {
    const person = await aPerson(language);
    const space = await aSpace(person);
    await Promise.all(Array.from({ length: 12 }, (_, n) => aJobPost(person, space, { title: `Ruolo numero ${n}` })));
    await signInQuietly(page, person);
    const list = at(`/work/${space.url}/job-posts`);
    await page.goto(`${list}?page=0&size=11`);
    await expect(page).toHaveURL(list);
    const pages = page.getByRole("navigation", { name: say("Pages") });
    await expect(pages).toContainText(say("{first}–{last} of {total}", { first: 1, last: 11, total: 12 }));
    await pages.getByRole("link", { name: say("Page {humanPage}", { humanPage: 2 }) }).click();
    await expect(page).toHaveURL(`${list}?page=1`);
    await expect(pages).toContainText(say("{first}–{last} of {total}", { first: 12, last: 12, total: 12 }));
    await page.goto(`${list}?size=5&page=2`);
    await expect(pages).toContainText(say("{first}–{last} of {total}", { first: 11, last: 12, total: 12 }));
    await page.goto(`${list}?page=minus&size=100000`);
    await expect(page, "what the address says wrongly counts as not said").toHaveURL(list);
    await expect(pages).toBeVisible();
    await expectAccessible(page, "job posts of a Space");
  },
);

test(
  "following a link → the new page's heading is focused and the page is scrolled to the top",
  { tag: "@proof" },
  async ({ page, at, say, language }) => {
    const person = await aPerson(language);
    const space = await aSpace(person);
    const post = await aJobPost(person, space, { published: true });
    await page.goto(at(`/jobs/${post.id}`));
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: say("Jobs"), exact: true })
      .click();
    await expect(page).toHaveURL(at("/jobs"));
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.getByRole("banner").getByRole("link", { name: "Orbita" }).click();
    await expectArrived(page, say("The right job tells you what it pays."), say("Jobs with the salary shown"));
  },
);

test(
  "Escape closes the Space switcher or a dialog, and the focus returns to the button that opened it",
  { tag: "@phone" },
  async ({ page, at, say, language }) => {
    const person = await aPerson(language);
    const space = await aSpace(person);
    await signInQuietly(page, person);
    await page.goto(at("/"));
    const door = actsAs(page, say, person.firstName);
    await door.click();
    const panel = switchPanel(page, say);
    await expect(panel.getByRole("link", { name: space.name })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(door).toBeFocused();

    await page.goto(at(`/work/${space.url}/job-posts`));
    const create = page.getByRole("button", { name: say("New job…") }).first();
    await create.click();
    const dialog = page.getByRole("dialog", { name: say("New job") });
    await expect(dialog.getByLabel(say("Title"), { exact: true })).toBeFocused();
    await expectAccessible(page, "new job");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(create).toBeFocused();
  },
);
