import { anApplicant, type SignedInApplicant } from "../support/applicants.ts";
import { anAskingPost } from "../support/asking-post.ts";
import { expectAccessible } from "../support/axe.ts";
import { aPerson, aSpace, signInQuietly } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test.setTimeout(120_000);

/** The server notifies the talent of a move after 10 seconds, when it can no longer be undone. */
const whenTold = { timeout: 30_000 };
const stateOf = async ({ api, application: { id } }: SignedInApplicant) => {
  const mine = await api.applications.readMine({ params: { id } });
  return { status: mine?.status, kinds: mine?.steps.map(({ kind }) => kind) };
};

test(
  "a recruiter reads anonymous applications and hires a candidate step by step; the candidate sees each state",
  { tag: "@phone" },
  async ({ page, at, say, language, device }) => {
    const recruiter = await aPerson(language);
    const space = await aSpace(recruiter);
    const post = await anAskingPost(recruiter, space);
    const talent = await anApplicant(language, post);
    const { id, code } = talent.application;

    await signInQuietly(page, recruiter);
    await page.goto(at(`/work/${space.url}/job-posts/${post.id}/applications?candidate=${id}`));
    const drawer = page.getByRole("dialog", { name: say("Application {code}", { code }) });
    await expect(drawer).toBeVisible();
    await expect(drawer.getByText(/Servizi in Java 21/)).toBeVisible();
    await expect(page.locator("body")).not.toContainText(talent.lastName);
    await expect(
      drawer.getByText(
        say("You’ll see the person’s name, photo, age and address once you move this application to “In review”."),
      ),
    ).toBeVisible();
    await expectAccessible(page, "a blind candidate");

    await drawer.getByRole("button", { name: say("Move to In review") }).click();
    const named = page.getByRole("dialog", { name: `${talent.firstName} ${talent.lastName}` });
    await expect(
      drawer.getByText(
        say("The name, photo and contact details will appear in a few seconds, once the move can no longer be undone."),
      ),
    ).toBeVisible();
    await expect(named).toBeVisible(whenTold);
    await expect
      .poll(() => stateOf(talent), whenTold)
      .toEqual({ status: "inReview", kinds: ["sent", "moved", "revealed"] });

    await named.getByRole("button", { name: say("Move to Shortlisted"), exact: true }).click();
    const words = language === "it" ? "Ci vediamo martedì alle dieci." : "See you on Tuesday at ten.";
    const acts = ["Move to Interview…", "Move to Offer…", "Hire…"] as const;
    for (const [index, act] of acts.entries()) {
      await named.getByRole("button", { name: say(act) }).click();
      if (index === 0) await page.getByRole("button", { name: say("Move without proposing times…") }).click();
      const dialog = page.getByRole("dialog", { name: say("Move {who} to another stage", { who: talent.firstName }) });
      if (index === 0) {
        await expectAccessible(page, "a move with words");
        await dialog.getByRole("textbox").fill(words);
      }
      await dialog.getByRole("button", { name: new RegExp(`^${say("Move to {0}", { 0: "" }).trim()}`) }).click();
      await expect(dialog).toBeHidden();
    }
    if (device === "phone") await named.getByRole("tab").last().click();
    const history = named.getByRole("list", { name: say("Application timeline") });
    await expect(history.getByText(words)).toBeVisible();
    await expect(history.getByText(say("Name and photo shown to the Space"))).toBeVisible();
    await named.getByRole("button", { name: say("Verify") }).click();
    const verified = say(
      "{steps, plural, one {# entry verified and unchanged} other {# entries verified and unchanged}} (seal <0>{seal}</0>)",
      { steps: 2, seal: "§" },
    );
    const [, seal = ""] = /(\(.*)§/.exec(verified) ?? [];
    await expect(named.getByRole("status").filter({ hasText: seal })).toBeVisible();
    await expectAccessible(page, "a candidate who was hired");
    await expect.poll(async () => (await stateOf(talent)).status, whenTold).toBe("hired");
  },
);

test("a rejection is previewed as a mail, refuses discriminatory words, and can be undone until the mail is sent", async ({
  page,
  at,
  say,
  language,
}) => {
  const recruiter = await aPerson(language);
  const space = await aSpace(recruiter);
  const post = await anAskingPost(recruiter, space);
  const talent = await anApplicant(language, post);
  await signInQuietly(page, recruiter);
  await page.goto(at(`/work/${space.url}/job-posts/${post.id}/applications?candidate=${talent.application.id}`));
  const answer = page.getByRole("button", { name: say("Reject and reply") });

  async function reject(): Promise<void> {
    await page.getByRole("button", { name: say("Reject…"), exact: true }).click();
    await page.getByRole("radio", { name: say("A requirement is missing") }).check();
    await page.getByRole("button", { name: "Kubernetes", exact: true }).click();
    const mail = page.getByRole("region", { name: say("Email preview") });
    await expect(mail.getByText(/Kubernetes/).first()).toBeVisible();
  }

  await reject();
  await expectAccessible(page, "the answer, as a mail");
  const text = page.getByLabel(say("Reply text"));
  const proposed = await text.inputValue();
  await text.fill(language === "it" ? "Sei troppo giovane." : "You are too young.");
  await expect(page.getByText(/276\/2003/)).toBeVisible();
  await answer.click();
  await expect(answer, "unlawful words are not sent").toBeVisible();
  await text.fill(proposed);
  await answer.click();
  await expect(answer).toBeHidden();
  const [untold = ""] = say("The email hasn’t been sent yet: it will go out at {time}.", { time: "§" }).split("§");
  await expect(page.getByText(untold)).toBeVisible();
  expect(await stateOf(talent), "nothing is told yet").toEqual({ status: "submitted", kinds: ["sent"] });

  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("Undo"), exact: true })
    .click();
  await expect(page.getByRole("button", { name: say("Move to In review") })).toBeVisible();
  const now = await recruiter.api.applications.read({ params: { id: talent.application.id } });
  expect(now).toMatchObject({ status: "submitted", blind: true, name: null });
  expect(now?.steps.map(({ kind }) => kind)).toEqual(["sent"]);
});
