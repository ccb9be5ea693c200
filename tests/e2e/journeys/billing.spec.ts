import { expectAccessible } from "../support/axe.ts";
import { billingData, clickFromNetwork } from "../support/billing.ts";
import { aJobPost, aPerson, aSpace, signInQuietly } from "../support/people.ts";
import { answerBank, meetStripe, testCards, typeCard } from "../support/stripe.ts";
import { expect, test } from "../support/test.ts";

test("sponsoring a job needs billing data and a card confirmed by the bank; clicks beyond the budget are not counted", async ({
  page,
  context,
  at,
  say,
  language,
  watch,
}) => {
  test.setTimeout(150_000);
  const person = await aPerson(language);
  const space = await aSpace(person);
  const post = await aJobPost(person, space, { published: true });
  await meetStripe(context);
  watch.mean(402, /confirm$/);
  await signInQuietly(page, person);

  // Each obstacle to sponsoring links to the page that resolves it.
  await page.goto(at(`/work/${space.url}/job-posts`));
  const openPlan = async () => {
    await page.getByRole("button", { name: say("Actions for {0}", { 0: post.title }) }).click();
    await page.getByRole("menuitem", { name: say("Change plan…") }).click();
    return page.getByRole("dialog", { name: say("Change plan") });
  };
  const barred = await openPlan();
  await barred.getByRole("link", { name: say("Complete billing details") }).click();
  await expect(page).toHaveURL(at(`/work/${space.url}/billing`));
  await page.getByRole("button", { name: say("Edit billing details…") }).click();
  const data = page.getByRole("dialog", { name: say("Billing details") });
  await expect(data.getByText(say("Enter the legal name as it appears in the business register."))).toBeVisible();
  await data.getByLabel(say("Legal name"), { exact: true }).fill(billingData.legalName);
  await data.getByLabel(say("Tax code"), { exact: true }).fill(billingData.fiscalCode);
  await data.getByLabel(say("SDI code or certified email (PEC)"), { exact: true }).fill("ABC");
  const place = data.getByRole("combobox", { name: say("Location", {}, "place"), exact: true });
  await place.fill("Geno");
  await page.getByRole("option", { name: /Genova/ }).click();
  await data.getByLabel(say("Street"), { exact: true }).fill("Via Garibaldi");
  await data.getByLabel(say("House number"), { exact: true }).fill("12");
  await data.getByLabel(say("Postcode"), { exact: true }).fill("16124");
  await data.getByRole("button", { name: say("Save"), exact: true }).click();
  await expect(data.getByLabel(say("SDI code or certified email (PEC)"), { exact: true })).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await expectAccessible(page, "billing data");
  await data.getByLabel(say("SDI code or certified email (PEC)"), { exact: true }).fill(billingData.sdi);
  await data.getByRole("button", { name: say("Save"), exact: true }).click();
  await expect(data).toBeHidden();

  // The owner first enters a declined card, then a card that its bank wants confirmed.
  await page.getByRole("button", { name: say("Add card…") }).click();
  const add = page.getByRole("dialog", { name: say("Add card") });
  const save = add.getByRole("button", { name: say("Save card") });
  await expect(save).toBeVisible({ timeout: 45_000 });
  await expectAccessible(page, "a card is added", { strangers: 1 });
  await typeCard(page, testCards.declined);
  await save.click();
  await expect(add.getByRole("alert")).toContainText(
    say("The bank declined the card. Ask your bank why, or use another card."),
  );
  await typeCard(page, testCards.authenticating);
  await save.click();
  await answerBank(page, "Complete");
  await expect(add).toBeHidden({ timeout: 45_000 });
  const cards = page.getByRole("region", { name: say("Payment methods") });
  await expect(cards.getByText("Visa •••• 3155", { exact: true })).toBeVisible();
  await expect(cards.getByText(say("Default", {}, "a card"), { exact: true })).toBeVisible();
  await expectAccessible(page, "billing");

  await page.goto(at(`/work/${space.url}/job-posts`));
  const plan = await openPlan();
  await plan.getByRole("radio", { name: say("Sponsored") }).check();
  const status = (await person.api.spaces.contractStatus({ params: { id: space.id } }))!;
  const { clickPrice, minDailyBudget: budget } = status.sponsoring;
  await plan
    .getByLabel(say("Daily budget"))
    .fill(language === "it" ? String(budget).replace(".", ",") : String(budget));
  await plan.getByRole("button", { name: say("Change plan") }).click();
  await expect(plan).toBeHidden();

  // Visits the job until the day's budget is used up. The next click and a repeated click cost nothing.
  const fits = Math.floor(Math.round(budget * 100) / Math.round(clickPrice * 100));
  for (let from = 1; from <= fits + 1; from += 1) await clickFromNetwork(post.id, from);
  await clickFromNetwork(post.id, 1);
  await page.goto(at(`/work/${space.url}/billing/ledger`));
  const ledger = page.getByRole("region", { name: new RegExp(say("Click log for {name}", { name: "" }).trim()) });
  await expect(ledger.getByText(new RegExp(`^${fits} .+ ${fits + 2}$`)), "counted, of all").toBeVisible();
  const outcomes =
    language === "it" ? ["Budget esaurito", "Già contato oggi"] : ["Budget used up", "Already counted today"];
  for (const outcome of outcomes)
    await expect(ledger.getByText(outcome, { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expectAccessible(page, "ledger");
});
