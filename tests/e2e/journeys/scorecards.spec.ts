import { aColleague, anApplicant } from "../support/applicants.ts";
import { anAskingPost } from "../support/asking-post.ts";
import { expectAccessible } from "../support/axe.ts";
import { aPerson, aSpace, signInQuietly } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test.setTimeout(120_000);

test(
  "two recruiters see each other online, and each submits a scorecard before reading the other’s",
  { tag: "@proof" },
  async ({ page, elsewhere, at, say, language }) => {
    const owner = await aPerson(language);
    const space = await aSpace(owner);
    const post = await anAskingPost(owner, space);
    const { id, code } = (await anApplicant(language, post)).application;
    const colleague = await aColleague(space, language);
    const other = await elsewhere();
    const name = say("Application {code}", { code });
    const looking = say("Also being viewed by {names}", { names: "Giulia Ferraris" });
    const hand = { name: say("Submit scorecard") };

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

    // The first recruiter submits a scorecard. The second is notified of it and cannot read it yet.
    for (const drawer of [mine, theirs]) await drawer.getByRole("tab", { name: say("Scorecard") }).click();
    await mine.getByRole("radiogroup").first().getByRole("radio").nth(1).check();
    await mine
      .getByRole("button", { name: say("Add note") })
      .first()
      .click();
    await mine.getByRole("textbox").first().fill("Due servizi in produzione");
    await expectAccessible(page, "a scorecard");
    await mine.getByRole("button", hand).click();
    await expect(mine.getByText("Due servizi in produzione")).toBeVisible();
    await expect(
      theirs.getByText(
        say("Scorecards already submitted by {who}. You’ll see them once you’ve submitted yours.", {
          who: "Giulia Ferraris",
        }),
      ),
    ).toBeVisible();
    await expect(theirs.getByText("Due servizi in produzione")).toBeHidden();

    const theirGroup = theirs.getByRole("radiogroup").first();
    await theirGroup.getByRole("radio").last().focus();
    await other.keyboard.press("ArrowLeft");
    await theirs.getByRole("button", hand).click();
    await expect(theirs.getByText("Due servizi in produzione")).toBeVisible();
    await expectAccessible(other, "scorecards side by side");
    // Without a reload, the first recruiter's page shows the second scorecard.
    await expect(mine.getByText(/^Giulia Ferraris /).first()).toBeVisible();

    await other.close();
    await expect(mine.getByRole("img", { name: looking })).toBeHidden({ timeout: 20_000 });
  },
);

test(
  "two members edit the same note on an application → the second to save sees both texts and chooses",
  { tag: "@proof" },
  async ({ page, elsewhere, at, say, language, watch }) => {
    const owner = await aPerson(language);
    const space = await aSpace(owner);
    const post = await anAskingPost(owner, space);
    const { id, code } = (await anApplicant(language, post)).application;
    const colleague = await aColleague(space, language);
    await owner.api.applications.addNote({ params: { id }, body: { text: "Da sentire martedì", shared: true } });
    const other = await elsewhere();
    const name = say("Application {code}", { code });
    const change = { name: say("Edit note") };
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
    await expect(
      theirs.getByText(
        say("{count, plural, one {{who} is writing…} other {{who} are writing…}}", { count: 1, who: "Giulia" }),
      ),
    ).toBeVisible();
    await theirs.getByRole("textbox", { name: say("Note") }).fill("Da sentire giovedì");
    await theirs.getByRole("button", { name: say("Save") }).click();
    await expect(theirs.getByText("Da sentire giovedì")).toBeVisible();

    watch.mean(409, /\/note\//);
    await mine.getByRole("button", { name: say("Save") }).click();
    const choice = page.getByRole("dialog", { name: say("This note has two versions") });
    await expect(choice.getByText("giovedì")).toBeVisible();
    await expect(choice.getByText("venerdì")).toBeVisible();
    await choice.getByRole("button", { name: say("Save this choice") }).click();
    await expect(choice).toBeHidden();
    await expect(theirs.getByText("Da sentire venerdì")).toBeVisible();
  },
);
