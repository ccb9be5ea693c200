import type { JobPost, MySpace } from "@orbita/contract";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { aJobPost, aPerson, aSpace, unique, type SignedInPerson } from "../support/people.ts";
import { product } from "../support/product.ts";
import { htmlProblems, linkedDataOf, organizationProblems, rawPage } from "../support/raw-page.ts";
import { expect, test } from "../support/test.ts";
import type { Language } from "../support/words.ts";

const genova = { city: "Genova", province: "GE", region: "Liguria", country: "IT", lat: 44.4072, lon: 8.934 };
const sector = { code: "business_sector_52", it: "Logistica e magazzini", en: "Logistics and warehousing" };
const authorisationNumber = "39/0012345/MA004.A003";

type PublicCompany = { person: SignedInPerson; space: MySpace; post: JobPost; word: string };
let made: Promise<PublicCompany> | undefined;

/** A Space with everything that its page can show. Created once for the file, because the tests only read it. */
async function aCompany(language: Language): Promise<PublicCompany> {
  const person = await aPerson(language);
  const word = `banchina${unique()}`;
  const space = await aSpace(person, `Officine ${unique()}`);
  const params = { id: space.id };
  await person.api.spaces.change({
    params,
    body: {
      type: "agency",
      authorisationNumber,
      headline: `Il software di ${word}, </script> & "altro"`,
      description: "Dal 2009 scriviamo i sistemi dei terminal.\n\nRilasciamo il martedì.",
      businessSector: sector.code,
      companyType: "spa",
      companySize: "50-99",
      yearFounded: 2009,
      website: "lanterna.example",
      primaryPolicy: "primary_policy_hybrid",
      blindFirstStage: true,
      locations: [{ ...genova, street: "Calata Cattaneo", number: "14", postalCode: "16128", legalSeat: true }],
    },
  });
  return { person, space, word, post: await aJobPost(person, space, { published: true }) };
}

const companyOf = (language: Language) => (made ??= aCompany(language));

/** Opens the address once the search index contains the name. */
async function openWhenFound(page: Page, address: string, name: string): Promise<void> {
  await expect.poll(async () => (await rawPage(address)).html.includes(name), { timeout: 45_000 }).toBe(true);
  await page.goto(address);
}

test("a guest finds a Space in the directory by its sector and place, and opens its page", async ({
  page,
  at,
  say,
  language,
  device,
}) => {
  const { space, word } = await companyOf(language);
  await openWhenFound(page, at(`/spaces?q=${word}&hiring=true`), space.name);
  const row = page.getByRole("link", { name: space.name });
  await expect(row).toBeVisible();
  await expectAccessible(page, "directory");

  if (device === "phone") {
    await page
      .getByRole("button", {
        name: say("{count, plural, one {Filters, # active} other {Filters, # active}}", { count: 1 }),
      })
      .click();
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("link", { name: sector[language] }).click();
    await expectAccessible(page, "filters");
    await sheet
      .getByRole("button", {
        name: say("{total, plural, =0 {No matching Spaces} one {Show # Space} other {Show # Spaces}}", { total: 1 }),
      })
      .click();
    await expect(sheet).toBeHidden();
  } else {
    await page.getByRole("button", { name: say("Sector"), exact: true }).click();
    await page.getByRole("dialog").getByRole("link", { name: sector[language] }).click();
  }
  await expect(page).toHaveURL(new RegExp(`sector=${sector.code}`));
  await expect(row).toBeVisible();

  const place = page.getByRole("combobox", { name: say("Near a place") });
  await place.fill("Milano");
  await place.press("Enter");
  await expect(page.getByRole("heading", { name: say("No Spaces with these filters") })).toBeVisible();
  await place.fill("Genova");
  await place.press("Enter");
  await row.click();
  await expect(page.getByRole("heading", { level: 1, name: space.name })).toBeVisible();
});

test(
  "a guest reads the page of a Space and opens one of its jobs",
  { tag: "@proof" },
  async ({ page, at, say, language }) => {
    const { space, post } = await companyOf(language);
    await openWhenFound(page, at(`/space/${space.url}`), post.title);
    const facts = page.getByRole("complementary", { name: say("About the company") });
    for (const text of [
      sector[language],
      "50–99",
      "2009",
      "S.p.A.",
      "Calata Cattaneo 14, 16128",
      say("Registered office"),
    ])
      await expect(facts.getByText(text, { exact: true })).toBeVisible();
    await expect(facts.getByRole("img", { name: say("Map of Italy with {names}", { names: "Genova" }) })).toBeVisible();
    await expect(page.getByText(authorisationNumber)).toBeVisible();
    await expectAccessible(page, "Space");

    await page
      .getByRole("main")
      .getByRole("link", { name: say("Jobs") })
      .click();
    await expect(page).toHaveURL(/view=jobs/);
    await page.getByRole("link", { name: post.title }).click();
    await expect(page.getByRole("heading", { level: 1, name: post.title })).toBeVisible();
  },
);

test(
  "pages of Spaces and for companies are complete, valid HTML without JavaScript; closed Space → 404",
  { tag: "@proof" },
  async ({ at, language }) => {
    const { person, space } = await companyOf(language);
    const path = `/space/${space.url}`;
    const raw = await rawPage(at(path));
    expect(raw.status).toBe(200);
    const data = linkedDataOf(raw);
    expect(data).toHaveLength(1);
    expect(organizationProblems(data[0])).toEqual([]);
    expect(data[0]).toMatchObject({
      name: space.name,
      sameAs: ["https://lanterna.example"],
      foundingDate: "2009",
      address: { addressLocality: "Genova", postalCode: "16128" },
      numberOfEmployees: { minValue: 50, maxValue: 99 },
    });
    // Invalid data prove that the check can fail.
    expect(organizationProblems({ ...(data[0] as object), foundingDate: "long ago" })).not.toEqual([]);
    expect(raw.html).toContain(`rel="canonical" href="${product().origin}${at(path)}"`);
    const image = /property="og:image" content="([^"]+)"/.exec(raw.html)?.[1] ?? "";
    expect(image).toBe(`${product().origin}${at(path)}/share.png`);
    const drawn = await fetch(image);
    expect([drawn.status, drawn.headers.get("content-type")]).toEqual([200, "image/png"]);
    const again = await fetch(image, { headers: { "if-none-match": drawn.headers.get("etag") ?? "" } });
    expect(again.status).toBe(304);

    for (const other of [path, `${path}?view=jobs`, "/spaces", "/companies"]) {
      const page = await rawPage(at(other));
      expect(page.status, other).toBe(200);
      expect(await htmlProblems(page), other).toEqual([]);
    }

    const closed = await aSpace(person);
    expect((await rawPage(at(`/space/${closed.url}`))).status).toBe(200);
    await person.api.spaces.close({ params: { id: closed.id }, body: { url: closed.url } });
    for (const url of [closed.url, "nobody-is-here"]) {
      const missing = await rawPage(at(`/space/${url}`));
      expect(missing.status, url).toBe(404);
      expect(await htmlProblems(missing), url).toEqual([]);
      expect((await rawPage(at(`/space/${url}/share.png`))).status, url).toBe(404);
    }
  },
);

test(
  "page for companies → its link leads to opening a Space",
  { tag: ["@phone", "@proof"] },
  async ({ page, at, say, device }) => {
    await page.goto(at("/"));
    const links = device === "phone" ? page.getByRole("contentinfo") : page.getByRole("banner");
    await links.getByRole("link", { name: say("For companies") }).click();
    await expect(page.getByRole("heading", { level: 1, name: say("Hire in the open.") })).toBeVisible();
    await expectAccessible(page, "for companies");
    await page
      .getByRole("main")
      .getByRole("link", { name: say("Open a Space") })
      .click();
    await expect(page).toHaveURL(/\/(sign-in|sign-up|spaces\/new)/);
  },
);
