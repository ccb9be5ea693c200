import type { Page } from "@playwright/test";
import { anApplicant, publishOpen, type SignedInApplicant } from "../support/applicants.ts";
import { expectAccessible } from "../support/axe.ts";
import { tabTo } from "../support/keyboard.ts";
import { aJobPost, aPerson, aSpace, signInQuietly } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import type { Language, Translate } from "../support/words.ts";

test.setTimeout(120_000);

async function aPipeline(language: Language, count: number, { blind = true } = {}) {
  const owner = await aPerson(language);
  const space = await aSpace(owner);
  const post = await (blind ? aJobPost(owner, space, { published: true }) : publishOpen(owner, space));
  const applicants: SignedInApplicant[] = [];
  for (let one = 0; one < count; one += 1) applicants.push(await anApplicant(language, post));
  return { owner, applicants, path: `/work/${space.url}/job-posts/${post.id}/applications` };
}

const codeOf = (say: Translate, { application: { code } }: SignedInApplicant): string =>
  say("Application {code}", { code });
const interviewLane = (page: Page, language: Language) =>
  page.getByRole("region", { name: language === "it" ? /^Colloqui/ : /^Interview/ });
const inviteTitle = (say: Translate, name: string) => say("Invite {name} to an interview", { name });

/** Collects the paths of requests that would move an application or propose interview times. */
function watchMoves(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === "POST" && /\/application\/move$|\/interview$/.test(pathname)) sent.push(pathname);
  });
  return sent;
}

test(
  "keyboard legend of the applications board → each key does what the legend says, and none sends a request",
  { tag: "@proof" },
  async ({ page, at, say, language, device }) => {
    test.skip(device === "phone", "a phone has no board");
    const { owner, applicants, path } = await aPipeline(language, 2);
    const [first] = applicants as [SignedInApplicant, SignedInApplicant];
    const sent = watchMoves(page);
    await signInQuietly(page, owner);
    await page.goto(at(path));
    const card = page.getByRole("link", { name: codeOf(say, first) });
    await tabTo(page, card);

    await page.keyboard.press("m");
    await expect(page.getByRole("menu")).toBeVisible();
    await expect(page.getByRole("menuitem").first()).toBeVisible();
    await expectAccessible(page, "the menu of states, by M");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toBeHidden();
    await expect(card).toBeFocused();

    await page.keyboard.press("x");
    await expect(page.getByRole("button", { name: say("Move to…") })).toBeVisible();
    await page.keyboard.press("x");
    await expect(page.getByRole("button", { name: say("Move to…") })).toBeHidden();

    await page.keyboard.press("Space");
    for (let lanes = 0; lanes < 3; lanes += 1) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: inviteTitle(say, codeOf(say, first)) });
    await expect(dialog).toBeVisible();
    await expectAccessible(page, "the interview dialog after a move by keys");
    await dialog.getByRole("button", { name: say("Cancel"), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(interviewLane(page, language)).not.toContainText(first.application.code);

    await tabTo(page, card);
    await page.keyboard.press("m");
    await expect(page.getByRole("menu")).toBeVisible();
    await page.keyboard.press("4");
    await expect(page.getByRole("dialog")).toContainText(
      say("The email will say that the application is at the offer stage and will contain only what you write here."),
    );
    await page.keyboard.press("Escape");
    expect(sent, "nothing is sent before a dialog is confirmed").toEqual([]);
  },
);

test(
  "card dragged to Interview → a dialog opens first; without times the application moves with one request",
  { tag: "@proof" },
  async ({ page, at, say, language, device }) => {
    test.skip(device === "phone", "a phone has no board");
    const { owner, applicants, path } = await aPipeline(language, 1, { blind: false });
    const [only] = applicants as [SignedInApplicant];
    const name = `${only.firstName} ${only.lastName}`;
    const sent = watchMoves(page);
    await signInQuietly(page, owner);
    await page.goto(at(path));
    const card = page.getByRole("link", { name });
    await card.hover();
    await page.mouse.down();
    const lane = await interviewLane(page, language).boundingBox();
    await page.mouse.move(lane!.x + lane!.width / 2, lane!.y + 140, { steps: 12 });
    await page.mouse.up();
    const dialog = page.getByRole("dialog", { name: inviteTitle(say, name) });
    await expect(dialog).toBeVisible();
    expect(sent).toEqual([]);
    await dialog.getByRole("button", { name: say("Move without proposing times…") }).click();
    const plain = page.getByRole("dialog");
    await expect(plain.getByText(/10/)).toBeVisible();
    await expectAccessible(page, "a move without times");
    await plain.locator("button[type=submit]").click();
    await expect(interviewLane(page, language)).toContainText(name);
    expect(sent).toHaveLength(1);
  },
);

test(
  "three rejections in a row → the drawer shows the next open application each time and keeps the focus",
  { tag: "@proof" },
  async ({ page, at, say, language, device }) => {
    test.skip(device === "phone", "on a phone there are no arrow keys");
    const { owner, applicants, path } = await aPipeline(language, 4);
    await signInQuietly(page, owner);
    await page.goto(at(path));
    const open = () => new URL(page.url()).searchParams.get("candidate");
    await page
      .getByRole("link", { name: codeOf(say, applicants[0]!) })
      .first()
      .click();
    const seen = new Set<string>();
    for (let count = 0; count < 3; count += 1) {
      await expect.poll(open).not.toBeNull();
      const current = open()!;
      expect(seen.has(current), "never the same application twice").toBe(false);
      seen.add(current);
      await page.getByRole("button", { name: say("Reject…"), exact: true }).click();
      await page
        .getByRole("dialog")
        .getByRole("radio", { name: new RegExp(`^${say("Other candidates are a closer match")}`) })
        .check();
      await page.getByRole("button", { name: say("Reject and reply") }).click();
      await expect.poll(open, { message: "the next one is open" }).not.toBe(current);
    }
    expect(applicants.map(({ application }) => application.id)).toContain(open());
    const drawer = page.getByRole("dialog");
    await expect.poll(() => drawer.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  },
);
