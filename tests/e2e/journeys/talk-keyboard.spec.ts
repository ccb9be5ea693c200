import type { Locator, Page } from "@playwright/test";
import { dayAfter, mondayOf, wallTimeAt } from "@orbita/contract/interviews/wall-time";
import { atAnApplicant, leaveWaiting, publishOpen } from "../support/applicants.ts";
import { anAskingPost } from "../support/asking-post.ts";
import { expectAccessible } from "../support/axe.ts";
import { enter, moveFocus, tabTo } from "../support/keyboard.ts";
import { aJobPost, aPerson, aSpace, signInQuietly } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test.setTimeout(180_000);

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const isLate = dayAfter(mondayOf(wallTimeAt(zone, new Date()).day), 4) <= wallTimeAt(zone, new Date()).day;

/** Moves to a tab by keyboard. A tab list is one tab stop, and arrow keys move between its tabs. */
async function arrowTo(page: Page, drawer: Locator, name: string): Promise<void> {
  await tabTo(page, drawer.getByRole("tab", { selected: true }));
  const wanted = drawer.getByRole("tab", { name });
  for (let presses = 0; presses < 10 && (await wanted.getAttribute("aria-selected")) !== "true"; presses += 1) {
    await moveFocus(page, "ArrowRight");
    // The selection follows the focus with a delay, so `aria-selected` may still be set on the previous tab.
    await expect(drawer.getByRole("tab", { selected: true })).toBeFocused();
  }
  await expect(wanted).toBeFocused();
}

/** Moves down to a menu item and activates it. */
async function choose(page: Page, item: Locator): Promise<void> {
  await expect(item).toBeVisible();
  for (let presses = 0; presses < 10; presses += 1) {
    if (await item.evaluate((one) => one === document.activeElement)) break;
    await moveFocus(page, "ArrowDown");
  }
  await expect(item).toBeFocused();
  await page.keyboard.press("Enter");
}

async function write(page: Page, field: Locator, words: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(words);
}

test(
  "by keyboard alone: a recruiter writes a message template and sends a message with it, and the talent replies",
  { tag: "@proof" },
  async ({ page, elsewhere, at, say, language }) => {
    const { talent } = await atAnApplicant({ page, at, language }, publishOpen);
    const drawer = page.getByRole("dialog", { name: "Giulia Ferraris" });
    await arrowTo(page, drawer, say("Messages"));

    const templates = drawer.getByRole("button", { name: say("Templates") });
    await enter(page, templates);
    await expect(page.getByRole("menuitem", { name: say("Manage templates…") })).toBeFocused();
    await page.keyboard.press("Enter");
    await enter(page, page.getByRole("button", { name: say("New template") }));
    const form = page.getByRole("dialog", { name: say("New template") });
    await write(page, form.getByLabel(say("Name"), { exact: true }), "Primo contatto");
    await write(page, form.getByLabel(say("In Italian")), "Ciao {name}, hai mezz’ora?");
    await write(page, form.getByLabel(say("In English")), "Hi {name}, do you have half an hour?");
    await expectAccessible(page, "a template");
    await enter(page, form.getByRole("button", { name: say("Save") }));
    await expect(page.getByRole("dialog", { name: say("Templates") }).getByText("Primo contatto")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: say("Templates") })).toBeHidden();

    await enter(page, templates);
    await expect(page.getByRole("menuitem", { name: "Primo contatto" })).toBeFocused();
    await page.keyboard.press("Enter");
    const field = drawer.getByLabel(say("Your message"));
    await expect(field).toHaveValue(/^(Ciao|Hi) Giulia/);
    await tabTo(page, field);
    await page.keyboard.press("Control+Enter");
    await expect(drawer.getByRole("log").getByText(/^(Ciao|Hi) Giulia/)).toBeVisible();

    const other = await elsewhere();
    await signInQuietly(other, talent);
    await other.goto(at("/messages"));
    await enter(other, other.getByRole("main").getByRole("listitem").getByRole("link").first());
    await write(other, other.getByLabel(say("Your message")), "Giovedì alle 15.");
    await enter(other, other.getByRole("button", { name: say("Send"), exact: true }));
    await expect(drawer.getByRole("log").getByText("Giovedì alle 15.")).toBeVisible();
  },
);

test(
  "by keyboard alone: a recruiter proposes interview times, the talent accepts one, and a scorecard is submitted",
  { tag: "@proof" },
  async ({ page, elsewhere, at, say, language, device }) => {
    test.skip(device === "phone", "the week is a list of buttons there, and no grid to move in");
    const { talent } = await atAnApplicant({ page, at, language }, anAskingPost);
    const name = say("Application {code}", { code: talent.application.code });
    const drawer = page.getByRole("dialog", { name, exact: true });
    await arrowTo(page, drawer, say("Interview"));
    await enter(page, drawer.getByRole("button", { name: say("Propose interview…") }));
    const dialog = page.getByRole("dialog", { name: say("Invite {name} to an interview", { name }) });
    // Shows a week that is wholly in the future, whatever the day is today.
    if (!isLate) await enter(page, dialog.getByRole("button", { name: say("Next week") }));
    await tabTo(page, dialog.getByRole("gridcell").and(dialog.locator('[tabindex="0"]')));
    for (const key of ["ArrowRight", "Space", "ArrowRight", "ArrowDown", "ArrowDown", "Space"])
      await page.keyboard.press(key);
    await expect(dialog.getByRole("gridcell", { selected: true })).toHaveCount(2);
    await write(page, dialog.getByLabel(say("Link"), { exact: true }), "https://meet.example/lanterna");
    await write(page, dialog.getByLabel(say("Interview topics")), "Code e magazzini");
    await enter(page, dialog.getByRole("button", { name: /^(Invia|Send) 2/ }));
    await expect(dialog).toBeHidden();
    await expect(drawer.getByText(say("Times proposed")).first()).toBeVisible();

    const other = await elsewhere();
    await signInQuietly(other, talent);
    await other.goto(at(`/applications?id=${talent.application.id}`));
    const card = other.getByRole("region", { name: say("Interview") });
    await tabTo(other, card.getByRole("radio").first());
    await other.keyboard.press("ArrowDown");
    await expect(card.getByRole("radio").nth(1)).toBeChecked();
    await enter(other, card.getByRole("button", { name: say("Choose this time") }));
    await expect(drawer.getByText(say("Booked"), { exact: true })).toBeVisible();

    await arrowTo(page, drawer, say("Scorecard"));
    const group = drawer.getByRole("radiogroup").first();
    await tabTo(page, group.getByRole("radio", { checked: true }));
    await page.keyboard.press("ArrowLeft");
    await enter(page, drawer.getByRole("button", { name: say("Add note") }).first());
    await write(page, drawer.getByRole("textbox").first(), "Due servizi in produzione");
    await enter(page, drawer.getByRole("button", { name: say("Submit scorecard") }));
    await expect(drawer.getByText("Due servizi in produzione")).toBeVisible();
    await expectAccessible(page, "a card that was handed in");
  },
);

test(
  "by keyboard alone: an owner moves on two candidates with late replies, and closes the job with a last reply",
  { tag: "@proof" },
  async ({ page, at, say, language }) => {
    const owner = await aPerson(language);
    const space = await aSpace(owner);
    const { id, title } = await aJobPost(owner, space, { published: true });
    await leaveWaiting(space.id, id, 4);
    await signInQuietly(page, owner);
    await page.goto(at(`/work/${space.url}/job-posts`));
    await enter(page, page.getByRole("button", { name: say("Show who’s waiting") }));
    const waiting = page.getByRole("list", { name: say("Candidates with an overdue reply") });
    await expect(waiting.getByRole("listitem")).toHaveCount(4);
    await expectAccessible(page, "who waits, above the posts");
    for (const place of [0, 1]) {
      await tabTo(page, waiting.getByRole("checkbox").nth(place));
      await page.keyboard.press("Space");
    }
    await enter(page, page.getByRole("button", { name: say("Move to…") }));
    await choose(page, page.getByRole("menuitem", { name: /^(Selezionata|Shortlisted)/ }));
    // After these two replies, two others are still late, which is too few for a warning.
    await expect(page.getByText(say("Reply soon to keep publishing"))).toBeHidden();

    await enter(page, page.getByRole("button", { name: say("Actions for {0}", { 0: title }) }));
    await choose(page, page.getByRole("menuitem", { name: say("Close job…") }));
    const dialog = page.getByRole("dialog", { name: say("Close this job?") });
    await tabTo(page, dialog.getByRole("radio").first());
    await page.keyboard.press("Space");
    await expect(dialog.getByLabel(say("In English"))).toHaveValue(/\S/);
    await expectAccessible(page, "closing with an answer");
    await enter(page, dialog.getByRole("button", { name: say("Close job"), exact: true }));
    await expect(dialog).toBeHidden();
  },
);
