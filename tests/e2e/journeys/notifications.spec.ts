import { anApplicant } from "../support/applicants.ts";
import { expectAccessible } from "../support/axe.ts";
import { mailsTo } from "../support/mail.ts";
import { aJobPost, aPerson, aSpace, signInQuietly } from "../support/people.ts";
import { isListening, listenTo } from "../support/realtime.ts";
import { expect, test } from "../support/test.ts";

/** Waits for the mail about a new application and returns the path of its unsubscribe link. */
async function wayOut(address: string): Promise<string> {
  let path: string | undefined;
  const look = async () => {
    const found = (await mailsTo(address)).map(({ text }) => /\/(?:en\/)?unsubscribe\/[\w.-]+/.exec(text)?.[0]);
    return (path = found.find(Boolean));
  };
  await expect.poll(look, { message: `mail to ${address}`, timeout: 20_000 }).toBeTruthy();
  return path ?? "";
}

test("a member is notified of a new application at once, finds it by its code, and unsubscribes from the mails", async ({
  page,
  at,
  say,
  language,
  device,
  elsewhere,
}) => {
  test.slow();
  const member = await aPerson(language);
  const space = await aSpace(member);
  const post = await aJobPost(member, space, { published: true });
  const ear = listenTo(page);
  await signInQuietly(page, member);
  await page.goto(at(`/work/${space.url}`));
  await expect(page.getByText(say("No replies are due today."))).toBeVisible();
  await expectAccessible(page, "overview");
  await expect.poll(() => isListening(ear), { timeout: 45_000 }).toBe(true);

  const { application } = await anApplicant(language, post);
  const unread = say("Notifications, {unread, plural, one {# unread} other {# unread}}", { unread: 1 });
  const bell = page.getByRole(device === "phone" ? "link" : "button", { name: unread });
  await expect(bell).toBeVisible();
  await bell.click();
  const told = page.getByRole("link", { name: say("New application: <0>{0}</0>", { 0: application.code }) });
  await expect(told).toBeVisible();
  await expectAccessible(page, "notifications");
  await told.click();
  const atCandidate = new RegExp(`/job-posts/${post.id}/applications\\?.*candidate=${application.id}`);
  await expect(page).toHaveURL(atCandidate);

  await page.goto(at(`/work/${space.url}/members`));
  await expect(
    page.getByRole(device === "phone" ? "link" : "button", { name: say("Notifications"), exact: true }),
  ).toBeVisible();
  if (device === "phone") await page.getByRole("button", { name: say("Search or go to…") }).click();
  else await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: say("Search or go to…") });
  await field.fill(application.code.toLowerCase());
  const found = page.getByRole("option", { name: say("Application {code}", { code: application.code }) });
  await expect(found).toHaveAttribute("aria-selected", "true");
  await expectAccessible(page, "search");
  await field.press("Enter");
  await expect(page).toHaveURL(atCandidate);

  const guest = await elsewhere();
  await guest.goto(await wayOut(member.email));
  await guest.getByRole("button", { name: say("Turn off emails") }).click();
  await expect(guest.getByRole("heading", { name: say("Emails turned off") })).toBeVisible();
  await expectAccessible(guest, "switched off");
  const settings = await member.api.people.settings({});
  const received = settings?.notifications.find(({ kind }) => kind === "application.received");
  expect(received).toMatchObject({ here: true, email: false });
});
