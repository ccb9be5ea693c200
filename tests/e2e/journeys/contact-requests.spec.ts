import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { aPerson, aSpace, signInQuietly, type SignedInPerson } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import type { Translate } from "../support/words.ts";

test.setTimeout(150_000);

/** Makes a person visible in talent search, with a phone number. */
async function findable({ api }: SignedInPerson): Promise<string> {
  await api.accounts.changeMe({ body: { phone: "010 999 8887" } });
  await api.people.changeSettings({ body: { privacy: { visibleInTalentSearch: true } } });
  const resume = await api.resumes.read({});
  await api.resumes.change({ params: { id: resume!.id }, body: { headline: "Backend" } });
  return resume!.id;
}

async function choose(page: Page, label: string, option: RegExp): Promise<void> {
  await page.getByRole("combobox", { name: label }).click();
  await page.getByRole("option", { name: option }).first().click();
}

async function write(page: Page, say: Translate): Promise<void> {
  const dialog = page.getByRole("dialog", { name: say("Contact request to {name}", { name: "Giulia Ferraris" }) });
  await dialog.getByLabel(say("Job title"), { exact: true }).fill("Sviluppo backend Java");
  await dialog.getByLabel(say("Minimum gross salary per year")).fill("38000");
  await dialog.getByLabel(say("Maximum gross salary per year")).fill("45000");
  await choose(page, say("Working hours"), /tempo pieno|full/i);
  await choose(page, say("Workplace type"), /ibrid|hybrid/i);
  await dialog.getByLabel(say("Message")).fill("Ti andrebbe di parlarne?");
  const send = dialog.getByRole("button", { name: say("Send contact request") });
  await send.click();
  // Work that is not fully remote needs a place.
  await expect(dialog.getByLabel(say("City"))).toBeFocused();
  await expectAccessible(page, "a contact request that lacks its place");
  await dialog.getByLabel(say("City")).fill("Genova");
  await send.click();
  await expect(dialog).toBeHidden();
}

test("a talent found in the search accepts a contact request → only then the recruiter sees the shared contact", async ({
  page,
  elsewhere,
  at,
  say,
  language,
}) => {
  const [recruiter, talent] = [await aPerson(language), await aPerson(language)];
  const space = await aSpace(recruiter);
  const resumeId = await findable(talent);

  await signInQuietly(page, recruiter);
  await page.goto(at(`/work/${space.url}/talents?talent=${resumeId}`));
  const contact = page.getByRole("button", { name: say("Contact {name}", { name: "Giulia Ferraris" }) });
  await contact.click();
  await write(page, say);
  await expect(contact).toBeHidden();
  await page.goto(at(`/work/${space.url}/contact-requests`));
  await expect(page.getByRole("heading", { name: "Giulia Ferraris" })).toBeVisible();
  await expect(page.getByText(talent.email)).toBeHidden();
  await expectAccessible(page, "a contact request that waits");

  const other = await elsewhere();
  await signInQuietly(other, talent);
  await other.goto(at("/contact-requests"));
  await other.getByRole("link", { name: "Sviluppo backend Java" }).click();
  await expect(other.getByText("Ti andrebbe di parlarne?")).toBeVisible();
  await expectAccessible(other, "a contact request to answer");
  await other.getByRole("button", { name: say("Accept and share…") }).click();
  const sure = other.getByRole("dialog", {
    name: say("Share your contact details with {name}?", { name: space.name }),
  });
  await expect(sure.getByText(talent.email)).toBeVisible();
  await expect(sure.getByText("+390109998887")).toBeVisible();
  await expectAccessible(other, "what a yes shows");
  // The talent's setting "Show phone and email" is off, so only ticked contacts are shared.
  const email = sure.getByRole("checkbox", { name: talent.email });
  await expect(email).not.toBeChecked();
  await email.check();
  await sure.getByRole("button", { name: say("Accept and share"), exact: true }).click();
  await expect(sure).toBeHidden();

  // Without a reload, the recruiter's page shows the shared contact.
  await expect(page.getByRole("link", { name: talent.email })).toBeVisible();
  await expect(page.getByRole("link", { name: "+390109998887" })).toBeHidden();
});
