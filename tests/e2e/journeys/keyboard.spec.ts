import { actsAs, switchPanel } from "../support/acts.ts";
import { enter, tabTo } from "../support/keyboard.ts";
import { aJobPost, aPerson, aSpace, unique } from "../support/people.ts";
import { rawPage } from "../support/raw-page.ts";
import { expect, test } from "../support/test.ts";

test("by keyboard alone: a guest finds a job, signs in and publishes a job", async ({
  page,
  at,
  say,
  language,
  device,
}) => {
  test.setTimeout(150_000);
  const person = await aPerson(language);
  const space = await aSpace(person);
  const mark = unique();
  const shown = await aJobPost(person, space, { title: `Ruolo in vista ${mark}`, published: true });
  const draft = await aJobPost(person, space, { title: `Ruolo in bozza ${mark}` });
  await expect
    .poll(async () => (await rawPage(at(`/jobs?q=${mark}`))).html.includes(shown.id), { timeout: 45_000 })
    .toBe(true);

  await page.goto(at("/"));
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: say("Skip to content") })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(
    page.getByRole("combobox", { name: say("Role, skill, place or company") }),
    "the bar was skipped",
  ).toBeFocused();
  await page.keyboard.type(mark);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(at(`/jobs?q=${mark}`));
  await enter(page, page.getByRole("region", { name: say("Results") }).getByRole("link", { name: shown.title }));
  if (device === "desktop")
    await enter(page, page.getByRole("link", { name: say("Open page for {0}", { 0: shown.title }) }));
  await expect(page).toHaveURL(at(`/jobs/${shown.id}`));
  await expect(page.getByRole("heading", { level: 1, name: shown.title })).toBeFocused();

  await page.keyboard.press("Shift+Tab");
  await enter(page, page.getByRole("banner").getByRole("link", { name: say("Sign in") }));
  await expect(page.getByRole("heading", { level: 1, name: say("Welcome back") })).toBeFocused();
  await tabTo(page, page.getByRole("textbox", { name: say("Email") }));
  await page.keyboard.type(person.email);
  await tabTo(page, page.getByLabel(say("Password"), { exact: true }));
  await page.keyboard.type(person.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(at(`/jobs/${shown.id}`));

  await enter(page, actsAs(page, say, person.firstName));
  await enter(page, switchPanel(page, say).getByRole("link", { name: space.name }));
  await expect(page).toHaveURL(at(`/work/${space.url}`));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await enter(
    page,
    page
      .getByRole("link", { name: new RegExp(`^${say("Jobs")}`) })
      .filter({ visible: true })
      .first(),
  );
  await expect(page.getByRole("heading", { level: 1, name: say("Jobs") })).toBeFocused();
  await enter(page, page.getByRole("link", { name: draft.title }));
  await expect(page.getByRole("heading", { level: 1, name: draft.title })).toBeVisible();
  const open = page.getByRole("button", { name: say("Publish…") });
  await enter(page, open);
  const dialog = page.getByRole("dialog", { name: say("Publish job") });
  await expect(dialog).toBeVisible();
  for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press("Tab");
  expect(await dialog.evaluate((element) => element.contains(document.activeElement)), "the focus stays in it").toBe(
    true,
  );
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await page.keyboard.press("Enter");
  await enter(page, dialog.getByRole("button", { name: say("Publish now") }));
  await expect(page.getByText(say("Job published"))).toBeVisible();
});
