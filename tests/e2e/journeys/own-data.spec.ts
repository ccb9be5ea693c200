import { readFile } from "node:fs/promises";
import { dateLocale } from "@orbita/contract";
import { actsAs } from "../support/acts.ts";
import { expectArrived } from "../support/arrive.ts";
import { expectAccessible } from "../support/axe.ts";
import { mailsTo } from "../support/mail.ts";
import { aPerson, aSpace, signInQuietly } from "../support/people.ts";
import { confirmByPassword } from "../support/step-up.ts";
import { expect, test } from "../support/test.ts";

test(
  "data export → downloads a JSON file named after the user and the date, with the account's data",
  { tag: "@proof" },
  async ({ page, at, say, language }) => {
    const person = await aPerson(language);
    await signInQuietly(page, person);
    await page.goto(at("/settings/data"));
    await expect(page.getByRole("button", { name: say("Download"), exact: true })).toBeVisible();
    await expectAccessible(page, "your data");
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: say("Download"), exact: true }).click();
    await confirmByPassword(page, say, person.password);
    const file = await coming;
    expect(file.suggestedFilename()).toBe(`orbita-${person.username}-${new Date().toISOString().slice(0, 10)}.json`);
    const data = JSON.parse(await readFile(await file.path(), "utf8")) as object;
    expect(data).toMatchObject({ account: { email: person.email, username: person.username } });
  },
);

test("account deleted by typing its username → hidden; signing in offers to keep it, and both choices work", async ({
  page,
  at,
  say,
  watch,
  language,
}) => {
  const person = await aPerson(language);
  const space = await aSpace(person);
  await person.api.people.changeSettings({ body: { privacy: { profileVisibility: "everyone" } } });
  await signInQuietly(page, person);
  await page.goto(at("/settings/data"));
  await page.getByRole("button", { name: say("Delete…") }).click();
  await confirmByPassword(page, say, person.password);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(space.name)).toBeVisible();
  await expectAccessible(page, "delete dialog");

  const field = dialog.getByLabel(say("Enter your username to confirm"));
  const confirm = dialog.getByRole("button", { name: say("Delete account") });
  watch.mean(409, /me$/);
  await field.fill("somebody.else");
  await confirm.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page, "wrong name");
  await field.fill(person.username);
  await confirm.click();
  await expectArrived(page, say("Your account is closed"));
  const day = new Intl.DateTimeFormat(dateLocale(language), {
    day: "numeric",
    month: "long",
    timeZone: "Europe/Rome",
  });
  const until = day.format(new Date(Date.now() + 14 * 86_400_000));
  await expect(page.getByText(until)).toBeVisible();
  await expectAccessible(page, "goodbye");
  expect((await page.context().cookies()).filter(({ name }) => name === "__Host-orbita")).toEqual([]);
  await expect.poll(async () => (await mailsTo(person.email)).length, { timeout: 45_000 }).toBeGreaterThan(1);

  watch.mean(404, /./);
  await page.goto(at(`/u/${person.username}`));
  await expect(page.getByRole("heading", { level: 1, name: "Giulia Ferraris" })).toBeHidden();
  await page.goto(at(`/space/${space.url}`));
  await expect(page.getByRole("heading", { level: 1, name: space.name })).toBeHidden();

  const signIn = async () => {
    await page.goto(at("/sign-in"));
    await page.getByLabel(say("Email"), { exact: true }).fill(person.email);
    await page.getByLabel(say("Password"), { exact: true }).fill(person.password);
    await page.getByRole("button", { name: say("Sign in"), exact: true }).click();
    await expectArrived(page, say("Cancel account deletion?"));
  };
  await test.step("signing in to a deleted account restores nothing; other pages redirect to the question whether to keep it", async () => {
    await signIn();
    await expect(page.getByText(until)).toBeVisible();
    await expectAccessible(page, "keep the account?");
    await page.goto(at("/settings"));
    await expectArrived(page, say("Cancel account deletion?"));
    await page.getByRole("button", { name: say("Delete as planned") }).click();
    await expectArrived(page, say("Your account is closed"));
    await page.goto(at(`/u/${person.username}`));
    await expect(page.getByRole("heading", { level: 1, name: "Giulia Ferraris" })).toBeHidden();
  });
  await signIn();
  await page.getByRole("button", { name: say("Cancel deletion") }).click();
  await expect(actsAs(page, say, person.firstName)).toBeVisible();
  await page.goto(at(`/u/${person.username}`));
  await expect(page.getByRole("heading", { level: 1, name: "Giulia Ferraris" })).toBeVisible();
  await page.goto(at(`/space/${space.url}`));
  await expect(page.getByRole("heading", { level: 1, name: space.name })).toBeVisible();
});
