import { expectAccessible } from "../support/axe.ts";
import { aPerson, aSpace, signInQuietly, unique, type SignedInPerson } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import type { Language } from "../support/words.ts";

type TalentFixture = { line: string; skill: string; showName: boolean };

/** Creates a talent who is visible in talent search, with a unique line in the CV. */
async function aTalent(language: Language, { line, skill, showName }: TalentFixture): Promise<void> {
  const { api } = await aPerson(language);
  const { id = "" } = (await api.resumes.read({})) ?? {};
  const job = {
    title: "Backend developer",
    company: "Terminal Bettolo",
    start: "2019",
    isCurrent: true,
    tasks: [line],
  };
  const body = { headline: `Sviluppo ${skill}`, contacts: { city: "Genova" }, experience: [job] };
  await api.resumes.change({ params: { id }, body });
  await api.people.changeSettings({ body: { privacy: { visibleInTalentSearch: true, showName } } });
}

/** Returns how many people the talent search finds by exactly the given text in their experience. */
const found = async ({ api }: SignedInPerson, spaceId: string, text: string): Promise<number | undefined> => {
  const body = { size: 20, filters: [{ f: "text", v: text, mm: "c" }] } as never;
  const page = await api.talentSearch.search({ body }, { spaceId });
  return page?.content.filter((hit) => JSON.stringify(hit.experience).includes(text)).length;
};

/** The worker indexes CVs within two seconds, on a busy machine later. */
const whileIndexed = { timeout: 40_000 };
test.setTimeout(120_000);

test(
  "a member finds a talent by text and filter, sees the matching line, and opens the CV, which is marked as seen",
  { tag: "@phone" },
  async ({ page, at, say, language, device }) => {
    const mark = `molo${unique()}`;
    const line = `Servizi in Java 21 per il terminal ${mark}`;
    const member = await aPerson(language);
    const space = await aSpace(member);
    await aTalent(language, { line, skill: "backend", showName: true });
    await aTalent(language, { line: `Reti e cablaggi del terminal ${mark}`, skill: "reti", showName: false });
    await expect.poll(() => found(member, space.id, mark), whileIndexed).toBe(2);

    await signInQuietly(page, member);
    await page.goto(at(`/work/${space.url}/talents`));
    const people = (total: number) => say("{total, plural, one {# person} other {# people}}", { total });
    const field = page.getByRole("searchbox", { name: say("Role, skill or words in a CV") });
    await expect(field).toBeVisible();
    await page.keyboard.press("/");
    await expect(field).toBeFocused();
    await page.keyboard.type(mark);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: people(2) })).toBeVisible();
    await expect(page.getByRole("link", { name: say("Anonymous person"), exact: true })).toHaveCount(1);
    await expectAccessible(page, "people");

    if (device === "phone") {
      await page.getByRole("button", { name: say("Filters"), exact: true }).click();
      await page.getByRole("button", { name: /^Java\b/ }).click();
      const one = say("{0, plural, =0 {No one matches these filters} one {Show # person} other {Show # people}}", {
        0: 1,
      });
      const show = page.getByRole("button", { name: one });
      // Until the search response arrives, the page behind the filter sheet is dimmed.
      await expect(show).toBeVisible();
      await expectAccessible(page, "filters in a sheet");
      await show.click();
    } else await page.getByRole("checkbox", { name: /^Java\b/ }).check();
    await expect(page.getByRole("heading", { level: 1, name: people(1) })).toBeVisible();
    await expect(page.getByRole("definition").getByText(line).first()).toBeVisible();

    await page.keyboard.press("j");
    const who = page.getByRole("link", { name: "Giulia Ferraris", exact: true });
    await expect(who).toBeFocused();
    await page.keyboard.press("Enter");
    const cv = page.getByRole("dialog", { name: "Giulia Ferraris" });
    await expect(cv.getByRole("heading", { name: say("Experience") })).toBeVisible();
    await expectAccessible(page, "an open CV");
    await page.keyboard.press("Escape");
    await expect(cv).toBeHidden();
    await expect(who).toBeFocused();
    await expect(page.getByText(say("You opened this CV on {day}", { day: "" }).trim())).toBeVisible();

    await page.goBack();
    await expect(cv, "the address knows what was open").toBeVisible();
    await page.goto(at(`/work/${space.url}/talents?q=${mark}%20NOT%20terminal`));
    await expect(page.getByRole("heading", { level: 1, name: say("No results for these filters") })).toBeVisible();
    await expectAccessible(page, "nobody");
  },
);
