import { leaveWaiting } from "../support/applicants.ts";
import { expectAccessible } from "../support/axe.ts";
import { mailsTo } from "../support/mail.ts";
import { aJobPost, aPerson, aSpace, signInQuietly } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

// The worker updates the counts of late replies each minute.
test.setTimeout(240_000);
const whenCounted = { timeout: 100_000 };

test("Space with late replies → warned; with more of them → cannot publish until the listed candidates get replies", async ({
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
  await expect(page.getByText(say("Reply soon to keep publishing"))).toBeVisible();
  await expectAccessible(page, "near the stop");
  await expect
    .poll(async () => (await owner.api.notifications.list({ query: {} }))?.content.map(({ kind }) => kind), whenCounted)
    .toContain("promise.near");
  await expect
    .poll(async () => (await mailsTo(owner.email)).map(({ subject }) => subject), whenCounted)
    .toContainEqual(expect.stringMatching(/continuare a pubblicare|keep publishing/i));

  await leaveWaiting(space.id, open.id, 2);
  watch.mean(409, /publish$/);
  await page.goto(at(`/work/${space.url}/job-posts/${draft.id}`));
  await page.getByRole("button", { name: say("Publish…") }).click();
  const dialog = page.getByRole("dialog", { name: say("Publish job") });
  await dialog.getByRole("button", { name: say("Publish now") }).click();
  const waiting = dialog.getByRole("list", { name: say("Candidates with an overdue reply") });
  await expect(waiting.getByRole("listitem")).toHaveCount(5);
  await expectAccessible(page, "refused, with who waits");

  const answer =
    "{0, plural, =0 {Reject and reply…} one {Reject # person and reply…} other {Reject # people and reply…}}";
  await dialog.getByRole("button", { name: say(answer, { 0: 5 }) }).click();
  await page.getByRole("radio", { name: say("Position closed") }).check();
  const mail = page.getByRole("region", { name: /^(Anteprima dell’email|Email preview)/ });
  await expect(mail.getByText(/La posizione è stata chiusa|The position has been closed/).first()).toBeVisible();
  await page.getByRole("button", { name: say("Reject and reply") }).click();
  await expect(waiting).toBeHidden();
  await dialog.getByRole("button", { name: say("Publish now") }).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(async () => (await owner.api.jobPosts.readOwn({ params: { id: draft.id } }))?.jobPostStatus)
    .toBe("published");
  await page.goto(at(`/work/${space.url}`));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(say("Reply soon to keep publishing"))).toBeHidden();
});
