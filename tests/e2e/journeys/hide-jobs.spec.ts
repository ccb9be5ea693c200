import { expectAccessible } from "../support/axe.ts";
import { enter, tabTo } from "../support/keyboard.ts";
import { aJobPost, aPerson, aSpace, signInQuietly, unique } from "../support/people.ts";
import { rawPage } from "../support/raw-page.ts";
import { expect, test } from "../support/test.ts";

test("by keyboard: a talent hides a job and a Space from the search, undoes one from the message and one in the settings", async ({
  page,
  at,
  say,
  language,
}) => {
  const member = await aPerson(language);
  const [near, far] = [await aSpace(member), await aSpace(member)];
  const word = `argano${unique()}`;
  const post = (space: typeof near, title: string) =>
    aJobPost(member, space, { title: `${title} ${word}`, published: true });
  const jobs = [await post(near, "Montaggio"), await post(near, "Collaudo"), await post(far, "Disegno")];
  const list = at(`/jobs?q=${word}`);
  const foundByGuests = async () => (await rawPage(list)).html;
  await expect
    .poll(async () => foundByGuests().then((html) => jobs.every(({ id }) => html.includes(id))), { timeout: 45_000 })
    .toBe(true);

  const talent = await aPerson(language);
  await signInQuietly(page, talent);
  const count = (total: number) =>
    page.getByRole("heading", { level: 1, name: say("{0, plural, one {# job} other {# jobs}}", { 0: total }) });
  const results = page.getByRole("region", { name: say("Results") });
  const row = (index: number) => results.getByRole("listitem").filter({ hasText: jobs[index]!.title });
  const hide = async (index: number, action: string) => {
    await enter(page, page.getByRole("button", { name: say("Actions for {title}", { title: jobs[index]!.title }) }));
    await enter(page, page.getByRole("button", { name: action }).filter({ visible: true }));
  };

  // The page of a job marks it as seen.
  await page.goto(at(`/jobs/${jobs[0]!.id}`));
  await expect.poll(async () => (await talent.api.jobMarks.read({}))?.seen).toEqual([jobs[0]!.id]);
  await page.goto(list);
  await expect(count(3)).toBeVisible();
  await expect(row(0).getByText(say("Seen"), { exact: true })).toBeVisible();
  await expectAccessible(page, "a marked job");

  await hide(0, say("Hide this job"));
  await expect(count(2)).toBeVisible();
  await expect(row(0)).toBeHidden();
  await expect(
    results.getByText(say("{count, plural, one {# job hidden} other {# jobs hidden}}", { count: 1 })),
  ).toBeVisible();
  await expect(results.getByRole("listitem").locator("h2 a:focus")).toHaveCount(1);
  await enter(page, page.getByRole("button", { name: say("Undo") }));
  await expect(count(3)).toBeVisible();

  await hide(1, say("Hide all jobs from {0}", { 0: near.name }));
  await expect(count(1)).toBeVisible();
  // Other people still find all three.
  const html = await foundByGuests();
  expect(jobs.filter(({ id }) => html.includes(id))).toHaveLength(3);

  await enter(page, results.getByRole("link", { name: say("Show", {}, "hidden jobs"), exact: true }));
  await expect(count(3)).toBeVisible();
  await expect(row(0).getByText(say("Hidden"), { exact: true })).toBeVisible();
  await expectAccessible(page, "hidden jobs are listed");
  await enter(page, results.getByRole("link", { name: say("Manage hidden jobs") }));

  const again = page.getByRole("button", { name: say("Show again: {name}", { name: near.name }) });
  await tabTo(page, again);
  await expectAccessible(page, "hidden Spaces in the settings");
  await page.keyboard.press("Enter");
  await expect(again).toBeHidden();
  await expect.poll(async () => (await talent.api.jobMarks.read({}))?.hiddenSpaces).toEqual([]);
  await page.goto(list);
  await expect(count(3)).toBeVisible();
});
