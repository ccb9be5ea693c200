import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { MySpace } from "@orbita/contract";
import { repository } from "../product/folders.ts";
import { expectAccessible } from "../support/axe.ts";
import { mailsTo } from "../support/mail.ts";
import { aPerson, aSpace, signInQuietly, unique, type SignedInPerson } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import type { Language } from "../support/words.ts";

/** A separate process reads CVs, on machines that run other tests too, so reading may take long. */
const whileRead = { timeout: 40_000 };
test.setTimeout(120_000);

const name = "it01-single.pdf";
const cv = () => readFileSync(join(repository, "packages/resume-engine/bench/cvbench/pdfall", name));

/**
 * Waits for the mail that notifies the person of the added CV, and returns the path of its link. The address receives other
 * mails too.
 */
async function noticeFor(address: string): Promise<string> {
  let path: string | undefined;
  const look = async () => {
    const texts = (await mailsTo(address)).map(({ text }) => /\/(?:en\/)?notice\/[\w-]+/.exec(text)?.[0]);
    return (path = texts.find(Boolean));
  };
  await expect.poll(look, { message: `notice to ${address}`, timeout: 20_000 }).toBeTruthy();
  return path ?? "";
}

/** Adds a CV through the api, for a journey that begins when the person has been notified. */
async function aCandidate(
  { api }: SignedInPerson,
  { id: spaceId }: MySpace,
  email: string,
  language: Language,
): Promise<void> {
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

test("a Space adds a CV → the person is notified, reads all stored data and has it deleted without an account", async ({
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
  const nothing = page.getByRole("heading", { name: say("No CVs added yet") });
  await expect(nothing).toBeVisible();
  await expectAccessible(page, "no CV yet");

  await page.getByRole("button", { name: say("Add CV…") }).click();
  const dialog = page.getByRole("dialog");
  await expectAccessible(page, "which CV");
  await dialog
    .getByLabel(say("<0>Drop the CV here</0> or <1>choose a file from your device</1>"))
    .setInputFiles({ name, mimeType: "application/pdf", buffer: cv() });
  await expect(dialog.getByRole("heading", { name: say("Whose CV is it?") })).toBeVisible(whileRead);
  await expect(dialog.getByLabel(say("First name"), { exact: true }), "as it was read").not.toHaveValue("");
  const whose = await dialog.getByLabel(say("Last name"), { exact: true }).inputValue();
  await dialog.getByLabel(say("Email"), { exact: true }).fill(address);
  await dialog.getByLabel(say("Source"), { exact: true }).selectOption("referral");
  await dialog.getByLabel(say("Legal basis")).selectOption("legitimateInterest");
  await expectAccessible(page, "whose it is");
  await dialog.getByRole("button", { name: say("Add to Space") }).click();
  await expect(dialog).toBeHidden();
  await expectAccessible(page, "the list");

  await page.getByRole("link", { name: new RegExp(whose) }).click();
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(whose) })).toBeVisible();
  await expect(page.getByText(say("Someone who knows them"))).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: say("Experience") })).toBeVisible();
  await expectAccessible(page, "a candidate");
  // Leaves the candidate's page, which would otherwise receive the change event of the deletion and request the CV once more.
  await page.goto(list);

  const guest = await elsewhere();
  const notice = await noticeFor(address);
  await guest.goto(notice);
  await expect(guest.getByRole("heading", { level: 1, name: new RegExp(space.name) })).toBeVisible();
  await expect(guest.getByText(say("Someone who knows them"))).toBeVisible();
  await expect(guest.getByRole("heading", { level: 2, name: say("Experience") }), "all that is kept").toBeVisible();
  await expectAccessible(guest, "the notice");
  await guest.getByRole("button", { name: say("Delete my CV") }).click();
  await expectAccessible(guest, "Show asked once more");
  await guest.getByRole("button", { name: say("Delete permanently") }).click();
  await expect(guest.getByRole("heading", { level: 1, name: say("CV deleted") })).toBeVisible();
  await expectAccessible(guest, "deleted");
  watch.mean(404, /\/notice\//);
  await guest.goto(notice);
  await expect(guest.getByRole("heading", { level: 1, name: say("CV not found") })).toBeVisible();
  await expectAccessible(guest, "nothing is kept");

  await page.reload();
  await expect(nothing).toBeVisible();
});

test(
  "a person takes over the CV that a Space added → it waits for the person's review, and the Space loses it",
  { tag: "@proof" },
  async ({ page, at, say, language }) => {
    const member = await aPerson(language);
    const space = await aSpace(member);
    const person = await aPerson(language);
    await aCandidate(member, space, person.email, language);
    await signInQuietly(page, person);
    await page.goto(await noticeFor(person.email));
    await page.getByRole("button", { name: say("Claim this CV") }).click();
    await expect(page).toHaveURL(new RegExp(at("/resume/uploads/")));
    await expect(page.getByRole("heading", { level: 1, name: say("Review what we read") })).toBeVisible();
    await expectAccessible(page, "taken over");
    const kept = await member.api.candidates.list({ params: { id: space.id }, query: {} });
    expect(kept?.totalElements).toBe(0);
  },
);
