import { leaveWaiting } from "../support/applicants.ts";
import { expectAccessible } from "../support/axe.ts";
import { mailsTo } from "../support/mail.ts";
import { aJobPost, aPerson, aSpace, signInQuietly } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

// The worker updates the counts each minute.
test.setTimeout(240_000);
const whenCounted = { timeout: 100_000 };

test("a warning comes first; then publishing is refused with the list of late replies, which are answered there, and it succeeds", async ({
  page,
  at,
  say,
  language,
  watch,
}) => {
  const owner = await aPerson(language);
  const space = await aSpace(owner);
  const open = await aJobPost(owner, space, { published: true });
  const draft = await aJobPost(owner, space);
  await leaveWaiting(space.id, open.id, 3);

  await signInQuietly(page, owner);
  await page.goto(at(`/work/${space.url}`));
  await expect(page.getByText(say("Publications are about to stop"))).toBeVisible();
  await expectAccessible(page, "near the stop");
  await expect
    .poll(async () => (await owner.api.notifications.list({ query: {} }))?.content.map(({ kind }) => kind), whenCounted)
    .toContain("promise.near");
  await expect
    .poll(async () => (await mailsTo(owner.email)).map(({ subject }) => subject), whenCounted)
    .toContainEqual(expect.stringMatching(/pubblicazioni stanno|publications are/i));

  await leaveWaiting(space.id, open.id, 2);
  watch.mean(409, /publish$/);
  await page.goto(at(`/work/${space.url}/job-posts/${draft.id}`));
  await page.getByRole("button", { name: say("Publish…") }).click();
  const dialog = page.getByRole("dialog", { name: say("Publish the job post") });
  await dialog.getByRole("button", { name: say("Publish now") }).click();
  const waiting = dialog.getByRole("list", { name: say("Who waits past the promised day") });
  await expect(waiting.getByRole("listitem")).toHaveCount(5);
  await expectAccessible(page, "refused, with who waits");

  const answer = "{0, plural, =0 {Answer…} one {Answer # person…} other {Answer # people…}}";
  await dialog.getByRole("button", { name: say(answer, { 0: 5 }) }).click();
  await page.getByRole("radio", { name: say("The position is gone") }).check();
  const mail = page.getByRole("region", { name: /^(La mail|The mail)/ });
  await expect(mail.getByText(/Il posto non c’è più|The position is no longer there/).first()).toBeVisible();
  await page.getByRole("button", { name: say("Do not select, and answer") }).click();
  await expect(waiting).toBeHidden();
  await dialog.getByRole("button", { name: say("Publish now") }).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(async () => (await owner.api.jobPosts.readOwn({ params: { id: draft.id } }))?.jobPostStatus)
    .toBe("published");
  await page.goto(at(`/work/${space.url}`));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(say("Publications are about to stop"))).toBeHidden();
});
