import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { aCv } from "../support/documents.ts";
import { aPerson, signInQuietly } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import type { Translate } from "../support/words.ts";

/** A worker process that other tests use too reads the documents, so reading may take long. */
const whileRead = { timeout: 40_000 };
test.setTimeout(120_000);

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const readyTitle = (say: Translate, count: number) =>
  say("{fields, plural, one {Your CV is ready: # field to review} other {Your CV is ready: # fields to review}}", {
    fields: count,
  });

test("a new user uploads a CV in onboarding → reviews it, is reminded on the CV page, confirms it into the profile, and says what they look for", async ({
  page,
  browser,
  at,
  say,
  language,
}) => {
  const person = await aPerson(language);
  await signInQuietly(page, person);
  const goOn = () => page.getByRole("button", { name: say("Continue"), exact: true }).click();
  await page.goto(at("/"));
  await page
    .getByRole("main")
    .getByRole("link", { name: say("Continue") })
    .click();
  await page.getByRole("radio", { name: new RegExp(`^${RegExp.escape(say("I’m looking for work"))}`) }).check();
  await goOn();
  await expect(heading(page, say("Which language do you prefer?"))).toBeFocused();
  await goOn();
  await expect(heading(page, say("What’s your name?"))).toBeFocused();
  await goOn();
  await page
    .getByLabel(say("<0>Drop your CV here</0> or <1>choose a file from your device</1>"))
    .setInputFiles(await aCv(browser));
  await expect(page.getByRole("button", { name: say("Choose another file") })).toBeVisible();
  await goOn();

  await expect(page, "the uploaded CV, not the home page").toHaveURL(/\/resume\/uploads\//);
  await expect(heading(page, say("Review what we read"))).toBeVisible(whileRead);
  const proposed = await page.getByRole("status").filter({ hasText: /\d+/ }).first().textContent();
  const count = Number(/\d+/.exec(proposed ?? "")?.[0]);

  await page.goto(at("/resume"));
  await expect(heading(page, readyTitle(say, count)), "the same number as in the review").toBeVisible();
  await expectAccessible(page, "an empty profile with a CV to review");
  await page.getByRole("button", { name: say("Start from scratch") }).click();
  await expect(heading(page, `${person.firstName} ${person.lastName}`)).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: readyTitle(say, count) })).toBeVisible();
  await expectAccessible(page, "the editor with a CV to review");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^(Rivedi|Review)$/ })
    .click();

  await expect(heading(page, say("Review what we read"))).toBeVisible();
  await page
    .getByRole("button", { name: /\d+/ })
    .filter({ hasText: /^(Accetta|Accept) \d+/ })
    .click();
  await page.getByRole("button", { name: say("Add to profile") }).click();
  const anyway = page.getByRole("dialog").getByRole("button", { name: /\d+/ });
  await anyway.click();
  await expect(page).toHaveURL(at("/resume"));
  await expect(page.getByText("Portolano S.p.A.").first()).toBeVisible();
  await expect(page.getByText(readyTitle(say, count)), "nothing waits any longer").toBeHidden();

  const title = say("What you’re looking for");
  const wishes = page.getByRole("region", { name: title, exact: true });
  await wishes.getByRole("button", { name: say("Add “{title}”", { title }) }).click();
  await wishes.getByRole("combobox", { name: /^(Luogo|Sede|Location)/ }).fill("Genova");
  await page.getByRole("option", { name: "Genova (GE)" }).click();
  await wishes.getByRole("checkbox", { name: /^(Tempo indeterminato|Permanent)$/ }).check();
  await wishes.getByRole("textbox", { name: say("Minimum gross salary per year") }).fill("38000");
  await expectAccessible(page, "the form of the wishes");
  await wishes.getByRole("button", { name: say("Save"), exact: true }).click();
  await expect(wishes.getByText("Genova (GE)")).toBeVisible();
  await page.reload();
  await expect(wishes.getByText("Genova (GE)")).toBeVisible();
  await expect(wishes.getByText(/38[.,]000/)).toBeVisible();
});
