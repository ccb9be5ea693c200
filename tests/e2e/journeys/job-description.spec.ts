import { expectAccessible } from "../support/axe.ts";
import { aJobPost, aPerson, aSpace, signInQuietly } from "../support/people.ts";
import { rawPage } from "../support/raw-page.ts";
import { expect, test } from "../support/test.ts";

test(
  "a proposed job description is marked, edited and published → the job's page discloses the use of AI",
  { tag: "@proof" },
  async ({ page, at, say, language }) => {
    test.setTimeout(60_000);
    const person = await aPerson(language);
    const space = await aSpace(person);
    const post = await aJobPost(person, space, { fields: { description: "", language: "it" } });
    await signInQuietly(page, person);
    await page.goto(at(`/work/${space.url}/job-posts/${post.id}`));

    const description = page.getByLabel(say("Description"), { exact: true });
    await page.getByRole("button", { name: say("Suggest description") }).click();
    await expect(description, "pay as it was given").toHaveValue(/38\.000/);
    await expect(description).toHaveValue(/198\/2006/);
    const marks = page.getByRole("region", { name: say("AI-written paragraphs") });
    const rows = marks.getByRole("listitem");
    await expect(rows.first()).toBeVisible();
    const count = await rows.count();
    expect(count).toBeGreaterThan(2);
    await expectAccessible(page, "a proposed text");

    // Edits a paragraph by keyboard, from its row in the list of AI paragraphs.
    await rows.first().getByRole("button").press("Enter");
    await expect(description).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.type(" Il mare è vicino.");
    await expect(rows).toHaveCount(count - 1);
    await expect(page.getByRole("button", { name: say("Save draft") })).toBeDisabled({ timeout: 45_000 });
    const saved = await person.api.jobPosts.readOwn({ params: { id: post.id } });
    expect(saved?.draftedParagraphs).toHaveLength(count - 1);

    await page.getByRole("button", { name: say("Publish…") }).click();
    const publish = page.getByRole("dialog", { name: say("Publish job") });
    await expect(publish.getByText(/\bAI\b/)).toBeVisible();
    await expectAccessible(page, "what an AI wrote, before publishing");
    await publish.getByRole("button", { name: say("Publish now") }).click();
    await expect(publish).toBeHidden();
    const { html } = await rawPage(at(`/jobs/${post.id}`));
    expect(html).toContain(say("Parts of this text were written with AI."));
  },
);
