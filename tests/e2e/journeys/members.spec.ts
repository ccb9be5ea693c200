import type { Page } from "@playwright/test";
import { actsAs, switchPanel } from "../support/acts.ts";
import { expectAccessible } from "../support/axe.ts";
import { codeFor, mailsTo } from "../support/mail.ts";
import { aPerson, aSpace, newPerson, signInQuietly, type PersonCredentials } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import type { Translate } from "../support/words.ts";

/** Waits for the invitation mail and returns the path of its link, with the fragment. */
async function invitationFor(address: string): Promise<string> {
  await expect.poll(async () => (await mailsTo(address)).length, { timeout: 45_000 }).toBeGreaterThan(0);
  const text = (await mailsTo(address)).at(-1)?.text ?? "";
  const link = /https?:\/\/[^/\s]+(\S*\/invitation\/\S+)/.exec(text)?.[1];
  if (!link) throw new Error(`no link in the mail: ${text}`);
  return link;
}

/** Signs up as the invited person. The form already contains the invited address. */
async function signUp(page: Page, say: Translate, person: PersonCredentials): Promise<void> {
  await expect(page.getByLabel(say("Email"), { exact: true })).toHaveValue(person.email);
  await page.getByLabel(say("First name"), { exact: true }).fill(person.firstName);
  await page.getByLabel(say("Last name"), { exact: true }).fill(person.lastName);
  await page.getByLabel(say("Username"), { exact: true }).fill(person.username);
  await page.getByLabel(say("Password"), { exact: true }).fill(person.password);
  await page.getByLabel(say("Confirm password"), { exact: true }).fill(person.password);
  await page.getByRole("checkbox", { name: say("I accept the terms of use and the privacy notice") }).check();
  await page.getByRole("button", { name: say("Create account") }).click();
  await page.getByRole("textbox", { name: say("Six-digit code") }).fill(await codeFor(person.email));
}

test("an owner invites an email address, whose user joins by the mail’s link, and removes the member again", async ({
  page,
  at,
  say,
  watch,
  language,
  elsewhere,
}) => {
  // The removed member's page may send requests that are refused.
  watch.mean(403, /\/(space|jobpost|talent)\//);
  const owner = await aPerson(language);
  const space = await aSpace(owner);
  const invited = { ...newPerson(), firstName: "Sara", lastName: "Neri" };
  await signInQuietly(page, owner);
  await page.goto(at(`/work/${space.url}/members`));
  const main = page.getByRole("main");
  const actsFor = (name: string) =>
    main.getByRole("button", { name: say("Actions for {name}", { name }) }).filter({ visible: true });

  // The last owner cannot leave the Space, and the menu gives the reason.
  await actsFor("Giulia Ferraris").click();
  const removeSelf = page.getByRole("menuitem", { name: say("Remove from Space…"), exact: false });
  await expect(removeSelf).toBeDisabled();
  await expect(removeSelf).toContainText(
    say(
      "You’re the only member, and a Space always has at least one. Invite someone first, or close the Space in its settings.",
    ),
  );
  await expectAccessible(page, "members, alone");
  await page.keyboard.press("Escape");

  await main.getByLabel(say("Email"), { exact: true }).fill(invited.email);
  await main.getByRole("button", { name: say("Invite"), exact: true }).click();
  // If the Space has a single owner, the default role of an invitation is recruiter.
  await expect(main.getByLabel(say("Role"), { exact: true })).toHaveValue("recruiter");
  await main.getByRole("button", { name: say("Send invitation"), exact: true }).click();
  await expect(main.getByText(say("Pending invitations"))).toBeVisible();
  await expect(main.getByText(invited.email)).toBeVisible();

  // The address was invited already, so the page offers to send the invitation again.
  await main.getByLabel(say("Email"), { exact: true }).fill(invited.email);
  await main.getByRole("button", { name: say("Invite"), exact: true }).click();
  await expect(main.getByRole("status").getByRole("button", { name: say("Send again"), exact: true })).toBeVisible();
  await main.getByRole("button", { name: say("Edit address"), exact: true }).click();

  const theirs = await elsewhere();
  await theirs.goto(await invitationFor(invited.email));
  await expect(theirs.getByRole("heading", { level: 1 })).toContainText(space.name);
  await expectAccessible(theirs, "invitation");
  await theirs.getByRole("link", { name: say("Create account and join") }).click();
  await signUp(theirs, say, invited);
  await theirs.getByRole("main").getByRole("button", { name: space.name }).click();
  await expect(theirs).toHaveURL(new RegExp(`/work/${space.url}`));

  // Both the owner's page and the removed member's browser receive the change event.
  await actsFor("Sara Neri").click();
  await page.getByRole("menuitem", { name: say("Remove from Space…") }).click();
  const asking = page.getByRole("dialog", { name: say("Remove {name} from the Space?", { name: "Sara Neri" }) });
  await expectAccessible(page, "remove a member");
  await asking.getByRole("button", { name: say("Remove from Space") }).click();
  await expect(actsFor("Sara Neri")).toHaveCount(0);
  await expect(theirs.getByRole("region", { name: say("Messages") })).toContainText(
    say("You’re no longer a member of the Space {0}", { 0: space.name }),
  );
  await expect(theirs).not.toHaveURL(/\/work\//);
});

test(
  "a member of two Spaces switches between them, and the browser opens the last chosen Space",
  { tag: "@proof" },
  async ({ page, at, say, language }) => {
    const person = await aPerson(language);
    const [first, second] = [await aSpace(person), await aSpace(person)];
    await signInQuietly(page, person);
    await page.goto(at("/work"));
    await expect(page).toHaveURL(at(`/work/${first.url}`));
    await actsAs(page, say, first.name).click();
    const panel = switchPanel(page, say);
    await expect(panel.getByRole("link", { name: first.name })).toHaveAttribute("aria-current", /page|true/);
    await expectAccessible(page, "the switch");
    await panel.getByRole("link", { name: second.name }).click();
    await expect(page).toHaveURL(at(`/work/${second.url}`));
    await expect(actsAs(page, say, second.name)).toBeVisible();
    await page.goto(at("/work"));
    await expect(page).toHaveURL(at(`/work/${second.url}`));
  },
);
