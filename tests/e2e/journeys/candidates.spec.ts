import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { MySpace } from "@orbita/contract";
import { repository } from "../product/folders.ts";
import { expectAccessible } from "../support/axe.ts";
import { mailsTo } from "../support/mail.ts";
import { aPerson, aSpace, signInQuietly, unique, type Member } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import type { Language } from "../support/words.ts";

/** CVs are read by a separate process, on machines that run other tests too. */
const whileRead = { timeout: 40_000 };
test.setTimeout(120_000);

const name = "it01-single.pdf";
const cv = () => readFileSync(join(repository, "packages/resume-engine/bench/cvbench/pdfall", name));

/** The path of the link in the notice, once the mail has arrived; the address receives other mails too. */
async function noticeFor(address: string): Promise<string> {
  let path: string | undefined;
  const look = async () => {
    const texts = (await mailsTo(address)).map(({ text }) => /\/(?:en\/)?notice\/[\w-]+/.exec(text)?.[0]);
    return (path = texts.find(Boolean));
  };
  await expect.poll(look, { message: `notice to ${address}`, timeout: 20_000 }).toBeTruthy();
  return path ?? "";
}

/** Added through the api, for a journey that begins with the notice. */
async function aCandidate({ api }: Member, { id: spaceId }: MySpace, email: string, language: Language): Promise<void> {
  const file = new File([new Uint8Array(cv())], name, { type: "application/pdf" });
  const sent = await api.candidates.parse(
    { body: {}, files: [file] },
    { spaceId, idempotencyKey: crypto.randomUUID() },
  );
  const params = { id: sent?.id ?? "" };
  await expect.poll(async () => (await api.candidates.readUpload({ params }))?.state, whileRead).toBe("ready");
  const who = { firstName: "Marco", lastName: "Bianchi", email, language };
  const why = { source: "referral", legalBasis: "legitimateInterest" } as const;
  await api.candidates.add({ params: { id: spaceId }, body: { uploadId: params.id, ...who, ...why } });
}

test("a Space adds a CV; the person is notified, reads all stored data and has it deleted without an account", async ({
  page,
  at,
  say,
  language,
  watch,
  elsewhere,
}) => {
  const member = await aPerson(language);
  const space = await aSpace(member);
  const address = `marco.${unique()}@posta.example`;
  await signInQuietly(page, member);
  const list = at(`/work/${space.url}/candidates`);
  await page.goto(list);
  const nothing = page.getByRole("heading", { name: say("No CV added yet") });
  await expect(nothing).toBeVisible();
  await expectAccessible(page, "no CV yet");

  await page.getByRole("button", { name: say("Add a CV") }).click();
  const dialog = page.getByRole("dialog");
  await expectAccessible(page, "which CV");
  await dialog.getByLabel(say("Drop the CV here")).setInputFiles({ name, mimeType: "application/pdf", buffer: cv() });
  await expect(dialog.getByRole("heading", { name: say("Whose CV is it?") })).toBeVisible(whileRead);
  await expect(dialog.getByLabel(say("First name"), { exact: true }), "as it was read").not.toHaveValue("");
  const whose = await dialog.getByLabel(say("Last name"), { exact: true }).inputValue();
  await dialog.getByLabel(say("Email"), { exact: true }).fill(address);
  await dialog.getByLabel(say("Where you have it from")).selectOption("referral");
  await dialog.getByLabel(say("By what right you keep it")).selectOption("legitimateInterest");
  await expectAccessible(page, "whose it is");
  await dialog.getByRole("button", { name: say("Add to the Space") }).click();
  await expect(dialog).toBeHidden();
  await expectAccessible(page, "the list");

  await page.getByRole("link", { name: new RegExp(whose) }).click();
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(whose) })).toBeVisible();
  await expect(page.getByText(say("Somebody who knows them"))).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: say("Experience") })).toBeVisible();
  await expectAccessible(page, "a candidate");
  // Leaves the page, which would otherwise be notified of the deletion and request the CV once more.
  await page.goto(list);

  const guest = await elsewhere();
  const notice = await noticeFor(address);
  await guest.goto(notice);
  await expect(guest.getByRole("heading", { level: 1, name: new RegExp(space.name) })).toBeVisible();
  await expect(guest.getByText(say("Somebody who knows them"))).toBeVisible();
  await expect(guest.getByRole("heading", { level: 2, name: say("Experience") }), "all that is kept").toBeVisible();
  await expectAccessible(guest, "the notice");
  await guest.getByRole("button", { name: say("Have it deleted") }).click();
  await expectAccessible(guest, "asked once more");
  await guest.getByRole("button", { name: say("Yes, delete it for good") }).click();
  await expect(guest.getByRole("heading", { level: 1, name: say("It is deleted") })).toBeVisible();
  await expectAccessible(guest, "deleted");
  watch.mean(404, /\/notice\//);
  await guest.goto(notice);
  await expect(guest.getByRole("heading", { level: 1, name: say("Nothing is kept here") })).toBeVisible();
  await expectAccessible(guest, "nothing is kept");

  await page.reload();
  await expect(nothing).toBeVisible();
});

test("a notified person takes the CV over: it waits for their review, and the Space loses it", async ({
  page,
  at,
  say,
  language,
}) => {
  const member = await aPerson(language);
  const space = await aSpace(member);
  const person = await aPerson(language);
  await aCandidate(member, space, person.email, language);
  await signInQuietly(page, person);
  await page.goto(await noticeFor(person.email));
  await page.getByRole("button", { name: say("Take it over into my profile") }).click();
  await expect(page).toHaveURL(new RegExp(at("/resume/uploads/")));
  await expect(page.getByRole("heading", { level: 1, name: say("Review what we read") })).toBeVisible();
  await expectAccessible(page, "taken over");
  const kept = await member.api.candidates.list({ params: { id: space.id }, query: {} });
  expect(kept?.totalElements).toBe(0);
});
