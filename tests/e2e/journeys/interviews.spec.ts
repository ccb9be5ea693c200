import type { Locator, Page } from "@playwright/test";
import { dayAfter, mondayOf, wallTimeAt } from "@orbita/contract/interviews/wall-time";
import { atAnApplicant } from "../support/applicants.ts";
import { anAskingPost } from "../support/asking-post.ts";
import { expectAccessible } from "../support/axe.ts";
import { signInQuietly } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import type { Translate } from "../support/words.ts";

test.setTimeout(150_000);

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
/** Monday of next week, so that all times of that week are in the future. */
const monday = dayAfter(mondayOf(wallTimeAt(zone, new Date()).day), 7);

/** The accessible name of an interview time: the day in words and the time. */
function nameOf(locale: string, days: number, time: string): string {
  const at = new Date(`${dayAfter(monday, days)}T12:00:00Z`);
  const day = new Intl.DateTimeFormat(locale, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
  return `${day.format(at)}, ${time}`;
}

async function showWeek(dialog: Locator, say: Translate): Promise<void> {
  const before = dialog.getByRole("button", { name: say("Previous week") });
  if (await before.isDisabled()) await dialog.getByRole("button", { name: say("Next week") }).click();
}

type ProposalContext = { page: Page; say: Translate; locale: string; phone: boolean };

async function propose({ page, say, locale, phone }: ProposalContext, name: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: say("Invite {name} to an interview", { name }) });
  await showWeek(dialog, say);
  const half = (days: number, time: string) =>
    dialog.getByRole(phone ? "button" : "gridcell", { name: nameOf(locale, days, time), exact: true });
  await half(1, "9:30").click();
  if (phone) await half(2, "10:30").click();
  // On a desktop, the second time is chosen by keyboard.
  else for (const key of ["ArrowRight", "ArrowDown", "ArrowDown", "Space"]) await page.keyboard.press(key);
  await dialog.getByLabel(say("Link"), { exact: true }).fill("https://meet.example/lanterna");
  await dialog.getByLabel(say("Interview topics")).fill("Code e magazzini");
  await expectAccessible(page, "times to propose");
  await dialog.getByRole("button", { name: /^(Invia|Send) 2/ }).click();
  await expect(dialog).toBeHidden();
}

test("interview times for a blind application are proposed, accepted, moved and cancelled, and both sides see it at once", async ({
  page,
  elsewhere,
  at,
  say,
  language,
  device,
}) => {
  const locale = language === "it" ? "it" : "en-GB";
  const { talent } = await atAnApplicant({ page, at, language }, anAskingPost);
  const name = say("Application {code}", { code: talent.application.code });
  const drawer = page.getByRole("dialog", { name, exact: true });
  await drawer.getByRole("tab", { name: say("Interview") }).click();
  await drawer.getByRole("button", { name: say("Propose interview…") }).click();
  await propose({ page, say, locale, phone: device === "phone" }, name);
  await expect(drawer.getByText(say("Times proposed")).first()).toBeVisible();
  await expectAccessible(page, "times that were proposed");

  const other = await elsewhere();
  await signInQuietly(other, talent);
  await other.goto(at(`/applications?id=${talent.application.id}`));
  const card = other.getByRole("region", { name: say("Interview") });
  await card.getByRole("radio", { name: nameOf(locale, 2, "10:30") }).check();
  await expectAccessible(other, "times to take");
  await card.getByRole("button", { name: say("Choose this time") }).click();
  await expect(card.getByText(say("Booked"), { exact: true })).toBeVisible();
  const download = other.waitForEvent("download");
  await card.getByRole("button", { name: say("Add to calendar") }).click();
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);

  // Without a reload, the member's page shows the agreed time.
  await expect(drawer.getByText(say("Booked"), { exact: true })).toBeVisible();
  await card.getByRole("button", { name: say("Ask for another time…") }).click();
  await other.getByRole("dialog").getByLabel(say("When are you available?")).fill("Dopo le 15");
  await other
    .getByRole("dialog")
    .getByRole("button", { name: say("Send"), exact: true })
    .click();
  await expect(drawer.getByText("“Dopo le 15”")).toBeVisible();

  await drawer.getByRole("button", { name: say("Cancel interview…") }).click();
  const sure = page.getByRole("dialog", { name: say("Cancel this interview?") });
  await sure.getByLabel(say("Reason")).fill("La posizione è sospesa");
  await sure.getByRole("button", { name: say("Cancel interview") }).click();
  await expect(card.getByText("“La posizione è sospesa”")).toBeVisible();
  await expectAccessible(other, "a cancelled interview");
});
