import { expectArrived } from "../support/arrive.ts";
import { expectAccessible } from "../support/axe.ts";
import { enter, tabTo } from "../support/keyboard.ts";
import { htmlProblems, rawPage } from "../support/raw-page.ts";
import { expect, test } from "../support/test.ts";

const pages = [
  { path: "/terms", link: "Terms", it: "Termini d’uso", en: "Terms of use" },
  { path: "/privacy", link: "Privacy", it: "Informativa privacy", en: "Privacy notice" },
  { path: "/cookies", link: "Cookies", it: "Cookie e memoria del browser", en: "Cookies and browser storage" },
  {
    path: "/accessibility",
    link: "Accessibility",
    it: "Dichiarazione di accessibilità",
    en: "Accessibility statement",
  },
  { path: "/ranking", link: "How we order jobs", it: "Come ordiniamo i risultati", en: "How we order results" },
  { path: "/data", link: "Data we use", it: "I dati che usiamo", en: "Data we use" },
] as const;

test(
  "by keyboard alone: every legal text is reachable from the footer",
  { tag: "@proof" },
  async ({ page, at, say, language }) => {
    test.setTimeout(150_000);
    await page.goto(at("/jobs"));
    for (const { path, link, [language]: title } of pages) {
      await enter(page, page.getByRole("contentinfo").getByRole("link", { name: say(link), exact: true }));
      await expect(page).toHaveURL(at(path));
      await expectArrived(page, title);
      await expectAccessible(page, path);
    }
  },
);

test(
  "section of a legal text opened from the table of contents → the URL names the section",
  { tag: "@proof" },
  async ({ page, at, language, device }) => {
    test.skip(device === "phone", "phones read from top to bottom");
    await page.goto(at("/privacy"));
    const contents = page.getByRole("navigation", { name: language === "it" ? "In questa pagina" : "On this page" });
    await contents.getByRole("link").nth(5).click();
    await expect(page).toHaveURL(at("/privacy#rights"));
    await expect(page.getByRole("heading", { level: 2 }).nth(5)).toBeInViewport();
    await expect(contents.getByRole("link").nth(5)).toHaveAttribute("aria-current", "true");
  },
);

test("without JavaScript the legal texts are complete and indexable", async ({ at, language }) => {
  for (const { path, [language]: title } of pages) {
    const page = await rawPage(at(path));
    expect(page.status).toBe(200);
    expect(page.html).toContain(`<title>${title} · Orbita</title>`);
    expect(page.html).toMatch(/<meta name="description" content="[^"]{50,}"/);
    expect(page.html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${at(path)}"`));
    expect(page.html).toMatch(/hreflang="x-default"/i);
    expect(await htmlProblems(page)).toEqual([]);
  }
  const { html: sitemap } = await rawPage("/sitemap-pages.xml");
  for (const { path } of pages) expect(sitemap).toContain(`${at(path)}</loc>`);
});

test(
  "the terms open in a new tab from the sign-up form, and the form keeps its input",
  { tag: "@proof" },
  async ({ page, at, say, language }) => {
    await page.goto(at("/sign-up"));
    const name = page.getByLabel(say("First name"), { exact: true });
    await name.fill("Giulia");
    const terms = page.getByRole("main").getByRole("link", { name: say("Terms of use") });
    await tabTo(page, terms);
    const [opened] = await Promise.all([page.context().waitForEvent("page"), page.keyboard.press("Enter")]);
    await expect(opened.getByRole("heading", { level: 1 })).toHaveText(pages[0][language]);
    await opened.close();
    await expect(name).toHaveValue("Giulia");
  },
);
