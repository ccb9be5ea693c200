import type { Locator, Page } from "@playwright/test";
import { aColleague, anApplicant, type SignedInApplicant } from "../support/applicants.ts";
import { expectAccessible } from "../support/axe.ts";
import { tabTo } from "../support/keyboard.ts";
import { aJobPost, aPerson, aSpace, signInQuietly } from "../support/people.ts";
import { isListening, listenTo } from "../support/realtime.ts";
import { expect, test } from "../support/test.ts";
import type { Language, Translate } from "../support/words.ts";

const lanes = {
  it: { submitted: "Ricevute", inReview: "In valutazione", shortlisted: "Selezionate" },
  en: { submitted: "Received", inReview: "In review", shortlisted: "Shortlisted" },
};

async function aPipeline(language: Language, count: number) {
  const owner = await aPerson(language);
  const space = await aSpace(owner);
  const post = await aJobPost(owner, space, { published: true });
  const applicants: SignedInApplicant[] = [];
  for (let one = 0; one < count; one += 1) applicants.push(await anApplicant(language, post));
  return { owner, space, post, applicants, path: `/work/${space.url}/job-posts/${post.id}/applications` };
}

const codeOf = (say: Translate, { application: { code } }: SignedInApplicant): string =>
  say("Application {code}", { code });
const lane = (page: Page, name: string): Locator => page.getByRole("region", { name: new RegExp(`^${name}`) });
const told = (page: Page, say: Translate): Locator => page.getByRole("region", { name: say("Messages") });

/** Timeout for names to appear: a worker job reveals the name when a move can no longer be undone. */
const whenRevealed = { timeout: 30_000 };
/** The part of the message after a move that follows the name of the stage. */
const revealing = (say: Translate, count: number): string =>
  say(
    "{count, plural, one {Application moved to “{stage}”.} other {# applications moved to “{stage}”.}} {revealing, plural, one {The name will appear and the email will go out in 10 seconds.} other {The names will appear and the emails will go out in 10 seconds.}}",
    { count, stage: "§", revealing: count },
  ).split("§")[1] ?? "";

test("anonymous card moved by keyboard and undone → stays anonymous on two members' boards; moved for good → shows its name", async ({
  page,
  at,
  say,
  language,
  device,
  elsewhere,
}) => {
  test.skip(device === "phone", "a phone lists one state at a time");
  test.setTimeout(120_000);
  const { owner, space, applicants, path } = await aPipeline(language, 2);
  const colleague = await aColleague(space, language);
  const [first] = applicants as [SignedInApplicant, SignedInApplicant];
  const names = lanes[language];
  const code = codeOf(say, first);
  const theirs = await elsewhere();
  await signInQuietly(theirs, colleague);
  const realtime = listenTo(theirs);
  await theirs.goto(at(path));
  await expect(lane(theirs, names.submitted)).toContainText(code);
  await expect.poll(() => isListening(realtime), "the colleague's board is subscribed before a card moves").toBe(true);

  await signInQuietly(page, owner);
  await page.goto(at(path));
  const card = page.getByRole("link", { name: code });
  await expect(card).toBeVisible();
  await expectAccessible(page, "board");
  const moveByKeys = async () => {
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("status").filter({ hasText: names.inReview })).toBeAttached();
    await page.keyboard.press("Enter");
    await expect(lane(theirs, names.inReview)).toContainText(code, { timeout: 4_000 });
  };
  await tabTo(page, card);
  await moveByKeys();
  await expect(theirs.getByRole("status").filter({ hasText: `${owner.firstName} ${owner.lastName}` })).toBeAttached();
  await expect(lane(page, names.inReview).getByRole("link", { name: code })).toBeFocused();
  await expect(told(page, say)).toContainText(revealing(say, 1));
  await told(page, say)
    .getByRole("button", { name: say("Undo") })
    .click();
  await expect(lane(theirs, names.submitted)).toContainText(code, { timeout: 4_000 });
  await expect(lane(page, names.submitted).getByRole("link", { name: code })).toBeFocused();

  // Waits longer than a move can be undone. No board shows the name, also after a reload.
  await page.waitForTimeout(13_000);
  await theirs.reload();
  await expect(lane(theirs, names.submitted)).toContainText(code);
  for (const board of [page, theirs]) await expect(board.locator("body")).not.toContainText(first.lastName);

  await card.focus();
  await moveByKeys();
  const name = `${first.firstName} ${first.lastName}`;
  for (const board of [page, theirs]) await expect(lane(board, names.inReview)).toContainText(name, whenRevealed);
});

test(
  "several cards of the board are moved and moved back together; rejecting all asks for the text in a dialog first",
  { tag: "@proof" },
  async ({ page, at, say, language, device }) => {
    test.skip(device === "phone", "a phone moves one at a time");
    const { owner, applicants, path } = await aPipeline(language, 3);
    await signInQuietly(page, owner);
    await page.goto(at(`${path}?view=list`));
    const [first, second] = applicants as [SignedInApplicant, SignedInApplicant];
    const box = (name: string) => page.getByRole("checkbox", { name });
    for (const one of [first, second]) await box(say("Select {who}", { who: codeOf(say, one) })).check();
    await expectAccessible(page, "list, two selected");
    await page.getByRole("button", { name: say("Move to…") }).click();
    await expectAccessible(page, "list, the menu of states");
    await page.keyboard.press("2");
    const message = told(page, say);
    await expect(message).toContainText(revealing(say, 2));
    await expect(page.getByRole("row", { name: codeOf(say, first) })).toHaveCount(1);
    await message.getByRole("button", { name: say("Undo") }).click();
    await expect(message).toContainText(say("Move undone. No one was notified."));
    await box(say("Select all on this page")).check();
    await page.getByRole("button", { name: say("Reject…") }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page, "rejection");
  },
);

test(
  "on a phone, a stage of the pipeline is a list, and an open application has its own browser history entry",
  { tag: "@phone" },
  async ({ page, at, say, language, device }) => {
    test.skip(device === "desktop", "a larger screen has the board");
    const { owner, space, applicants, path } = await aPipeline(language, 2);
    const [first] = applicants as [SignedInApplicant, SignedInApplicant];
    const names = lanes[language];
    await signInQuietly(page, owner);
    await page.goto(at(path));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(names.submitted);
    await expectAccessible(page, "phone, received");
    await page.getByRole("button", { name: say("Move {who} or reply", { who: codeOf(say, first) }) }).click();
    await page.getByRole("menuitem", { name: names.inReview }).click();
    await expect(told(page, say)).toContainText(revealing(say, 1));
    const states = page.getByRole("navigation", { name: say("Stages") });
    await states.getByRole("link", { name: names.inReview }).click();
    const name = `${first.firstName} ${first.lastName}`;
    await expect(page.getByRole("link", { name })).toBeVisible(whenRevealed);
    await page.getByRole("link", { name }).click();
    await expect(page.getByRole("dialog", { name })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.goto(at(`/work/${space.url}/applications`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(names.submitted);
    await expectAccessible(page, "phone, all applications");
  },
);
