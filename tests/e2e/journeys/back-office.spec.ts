import { readFile } from "node:fs/promises";
import { expectAccessible } from "../support/axe.ts";
import { inDatabase } from "../support/database.ts";
import { mailsTo } from "../support/mail.ts";
import { aPerson, signInQuietly, type SignedInPerson } from "../support/people.ts";
import { confirmByPassword } from "../support/step-up.ts";
import { expect, test } from "../support/test.ts";

test.setTimeout(180_000);

const makeAdmin = ({ email }: SignedInPerson) =>
  inDatabase((db) =>
    db
      .updateTable("users")
      .set({ scopes: ["admin"] })
      .where("email", "=", email)
      .execute(),
  );

/** These labels come from the entity definitions and are in no catalogue, so `say` cannot look them up. */
const words = {
  it: { users: "Utenti", history: "Storico", disabled: "Disattivato" },
  en: { users: "Users", history: "History", disabled: "Disabled" },
};

/** Waits for the mail with the statement of reasons to a user who can no longer sign in. Returns the path of its link. */
async function decisionIn(address: string): Promise<string> {
  let path: string | undefined;
  await expect
    .poll(
      async () => {
        const texts = (await mailsTo(address)).map(({ text }) => text);
        path = texts.map((text) => /https?:\/\/[^/\s]+(\/\S*decision\S*)/.exec(text)?.[1]).find(Boolean);
        return path;
      },
      { message: `a statement of reasons to ${address}`, timeout: 30_000 },
    )
    .toBeDefined();
  return path!;
}

test("an administrator finds a user, reads the history, and disables the account with reasons that the user can read", async ({
  page,
  elsewhere,
  at,
  say,
  language,
}) => {
  const { users, history, disabled } = words[language];
  const [person, admin] = await Promise.all([aPerson(language), aPerson(language)]);
  await makeAdmin(admin);
  await signInQuietly(page, admin);
  await page.goto(at("/admin/users"));
  await page.getByRole("searchbox", { name: say("Search {kind}", { kind: users }) }).fill(person.email);
  const row = page.locator("[data-row]").filter({ visible: true });
  await expect(row).toHaveCount(1);
  await expectAccessible(page, "the users");
  await row.click();

  const drawer = page.getByRole("dialog", { name: `${person.firstName} ${person.lastName}` });
  await expect(drawer.getByRole("heading", { name: say("Why do you need to see this?") })).toBeVisible();
  await drawer.getByLabel(say("Reason")).fill("Richiesta 4471");
  await drawer.getByRole("button", { name: say("Open", {}, "verb"), exact: true }).click();
  await expect(drawer.getByText("Richiesta 4471")).toBeVisible();
  await drawer.getByRole("link", { name: history }).click();
  await expect(drawer.getByText(say("Account created"))).toBeVisible();
  await expectAccessible(page, "a person and their history");

  await drawer.getByRole("button", { name: say("Disable…"), exact: true }).click();
  const dialog = page.getByRole("dialog").filter({ has: page.getByLabel(say("Explanation")) });
  await dialog.getByLabel(say("Rule")).fill("Termini d’uso, account: una persona, un account");
  await dialog.getByLabel(say("Explanation")).fill("Questo profilo è il secondo della stessa persona.");
  await dialog.getByLabel(say("Reason (for our history)")).fill("Segnalazione di profilo doppio");
  await dialog.getByRole("button", { name: say("Preview decision") }).click();
  const preview = page.getByRole("dialog", { name: say("This is what the person will read") });
  await expect(preview.getByText("Questo profilo è il secondo della stessa persona.")).toBeVisible();
  await expectAccessible(page, "what the person will read");
  await preview.getByRole("button", { name: say("Disable and notify") }).click();
  await expect(drawer.getByText("Segnalazione di profilo doppio")).toBeVisible();
  await expect(drawer.getByRole("switch", { name: disabled })).not.toBeChecked();

  const own = await elsewhere();
  await own.goto(await decisionIn(person.email));
  await expect(own.getByText("Questo profilo è il secondo della stessa persona.")).toBeVisible();
  await expectAccessible(own, "a statement of reasons by its link");
});

test(
  "an administrator saves a list of users as a view and exports it as CSV in the background",
  { tag: "@proof" },
  async ({ page, at, say, language }) => {
    const admin = await aPerson(language);
    await makeAdmin(admin);
    await signInQuietly(page, admin);
    await page.goto(at("/admin/users?scopes=admin"));
    await page.getByRole("button", { name: say("Views") }).click();
    await page.getByRole("menuitem", { name: say("Save this view…") }).click();
    await page.getByLabel(say("View name")).fill("Chi amministra");
    await page.getByRole("button", { name: say("Save") }).click();
    await page.goto(at("/admin/users"));
    await page.getByRole("button", { name: say("Views") }).click();
    await page.getByRole("menuitem", { name: "Chi amministra" }).click();
    await expect(page).toHaveURL(/scopes=admin/);

    await page.getByRole("button", { name: "CSV" }).click();
    await confirmByPassword(page, say, admin.password);
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(say("Reason")).fill("Elenco di chi amministra, per la verifica annuale");
    await dialog.locator("button[type=submit]").click();
    const strip = page.getByRole("region", { name: say("CSV export") });
    const ready = strip.getByRole("button", { name: say("Download") });
    await expect(ready).toBeVisible({ timeout: 60_000 });
    const [download] = await Promise.all([page.waitForEvent("download"), ready.click()]);
    expect(download.suggestedFilename()).toMatch(/\.csv$/);
    expect(await readFile(await download.path(), "utf8")).toContain(admin.email);
  },
);
