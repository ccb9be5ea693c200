import { aColleague, anApplicant } from "../support/applicants.ts";
import { anAskingPost } from "../support/asking-post.ts";
import { expectAccessible } from "../support/axe.ts";
import { aPerson, aSpace, signInQuietly } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test.setTimeout(120_000);

test("two recruiters see each other's presence, and each submits a scorecard before reading the other’s", async ({
  page,
  elsewhere,
  at,
  say,
  language,
}) => {
  const owner = await aPerson(language);
  const space = await aSpace(owner);
  const post = await anAskingPost(owner, space);
  const { id, code } = (await anApplicant(language, post)).application;
  const colleague = await aColleague(space, language);
  const other = await elsewhere();
  const name = say("Application {code}", { code });
  const looking = say("Also looking now: {names}", { names: "Giulia Ferraris" });
  const hand = { name: say("Hand in my card") };

  for (const [window, who] of [
    [page, owner],
    [other, colleague],
  ] as const) {
    await signInQuietly(window, who);
    await window.goto(at(`/work/${space.url}/job-posts/${post.id}/applications?candidate=${id}`));
    await expect(window.getByRole("dialog", { name })).toBeVisible();
  }
  const [mine, theirs] = [page.getByRole("dialog", { name }), other.getByRole("dialog", { name })];
  for (const drawer of [mine, theirs]) await expect(drawer.getByRole("img", { name: looking })).toBeVisible();

  // The first recruiter submits; the second is notified, and cannot read it yet.
  for (const drawer of [mine, theirs]) await drawer.getByRole("tab", { name: say("Scorecard") }).click();
  await mine.getByRole("radiogroup").first().getByRole("radio").nth(1).check();
  await mine
    .getByRole("button", { name: say("Add a note") })
    .first()
    .click();
  await mine.getByRole("textbox").first().fill("Due servizi in produzione");
  await expectAccessible(page, "a scorecard");
  await mine.getByRole("button", hand).click();
  await expect(mine.getByText("Due servizi in produzione")).toBeVisible();
  await expect(
    theirs.getByText(say("Handed in by {who}: you read it once yours is handed in.", { who: "Giulia Ferraris" })),
  ).toBeVisible();
  await expect(theirs.getByText("Due servizi in produzione")).toBeHidden();

  const theirGroup = theirs.getByRole("radiogroup").first();
  await theirGroup.getByRole("radio").last().focus();
  await other.keyboard.press("ArrowLeft");
  await theirs.getByRole("button", hand).click();
  await expect(theirs.getByText("Due servizi in produzione")).toBeVisible();
  await expectAccessible(other, "scorecards side by side");
  // Without a reload on the first recruiter's side: the second scorecard is there.
  await expect(mine.getByText(/^Giulia Ferraris /).first()).toBeVisible();

  await other.close();
  await expect(mine.getByRole("img", { name: looking })).toBeHidden({ timeout: 20_000 });
});

test("two members edit the team’s note: the later one sees both texts and chooses", async ({
  page,
  elsewhere,
  at,
  say,
  language,
  watch,
}) => {
  const owner = await aPerson(language);
  const space = await aSpace(owner);
  const post = await anAskingPost(owner, space);
  const { id, code } = (await anApplicant(language, post)).application;
  const colleague = await aColleague(space, language);
  await owner.api.applications.addNote({ params: { id }, body: { text: "Da sentire martedì", shared: true } });
  const other = await elsewhere();
  const name = say("Application {code}", { code });
  const change = { name: say("Change the note") };
  for (const [window, who] of [
    [page, owner],
    [other, colleague],
  ] as const) {
    await signInQuietly(window, who);
    await window.goto(at(`/work/${space.url}/job-posts/${post.id}/applications?candidate=${id}`));
    const drawer = window.getByRole("dialog", { name });
    await drawer.getByRole("tab", { name: say("Notes") }).click();
    await drawer.getByRole("button", change).click();
  }
  const [mine, theirs] = [page.getByRole("dialog", { name }), other.getByRole("dialog", { name })];
  await mine.getByRole("textbox", { name: say("Your note") }).fill("Da sentire venerdì");
  await expect(theirs.getByText(say("{who} is writing…", { who: "Giulia" }))).toBeVisible();
  await theirs.getByRole("textbox", { name: say("The note") }).fill("Da sentire giovedì");
  await theirs.getByRole("button", { name: say("Save") }).click();
  await expect(theirs.getByText("Da sentire giovedì")).toBeVisible();

  watch.mean(409, /\/note\//);
  await mine.getByRole("button", { name: say("Save") }).click();
  const choice = page.getByRole("dialog", { name: say("Two of you wrote on this note") });
  await expect(choice.getByText("giovedì")).toBeVisible();
  await expect(choice.getByText("venerdì")).toBeVisible();
  await choice.getByRole("button", { name: say("Save this choice") }).click();
  await expect(choice).toBeHidden();
  await expect(theirs.getByText("Da sentire venerdì")).toBeVisible();
});
