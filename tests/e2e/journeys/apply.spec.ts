import type { JobPost } from "@orbita/contract";
import { expectAccessible } from "../support/axe.ts";
import { enter, tabTo } from "../support/keyboard.ts";
import { aJobPost, aPerson, aSpace, signInQuietly, type SignedInPerson } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import type { Language } from "../support/words.ts";

/** The labels of two application states, as the talent reads them. */
const states = {
  it: { received: "Ricevuta", withdrawn: "Ritirata" },
  en: { received: "Received", withdrawn: "Withdrawn" },
};

const question = "Hai la patente B?";

async function aPost(language: Language): Promise<{ owner: SignedInPerson; post: JobPost; space: string }> {
  const owner = await aPerson(language);
  const space = await aSpace(owner);
  const languages = [
    { code: "language_en", level: "B2" as const, mandatory: true },
    { code: "language_de", level: "B1" as const, mandatory: false },
  ];
  const screeningQuestions = [{ text: question, kind: "yesNo" as const, mandatory: true, options: [] }];
  const post = await aJobPost(owner, space, { published: true, fields: { languages, screeningQuestions } });
  return { owner, post, space: space.name };
}

async function aTalent(language: Language): Promise<SignedInPerson> {
  const talent = await aPerson(language);
  const resume = await talent.api.resumes.read({});
  if (!resume) throw new Error("there is no resume");
  await talent.api.resumes.change({
    params: { id: resume.id },
    body: {
      summary: "Scrivo i servizi che dicono ai terminal quando arriva ogni cassa.",
      languages: [{ code: "language_en", level: "C1", native: false }],
    },
  });
  return talent;
}

test(
  "by keyboard alone: a talent checks the requirements, applies, follows the application, withdraws and re-sends it",
  { tag: "@phone" },
  async ({ page, at, say, language }) => {
    test.slow();
    const [{ post, space }, talent] = await Promise.all([aPost(language), aTalent(language)]);
    const { received, withdrawn } = states[language];
    const visible = (name: string) => page.getByRole("button", { name, exact: true }).filter({ visible: true });
    const dialog = page.getByRole("dialog");

    await test.step("a signed-in talent opens a job → the evidence in the CV is shown beside the requirements", async () => {
      await signInQuietly(page, talent);
      await page.goto(at(`/jobs/${post.id}`));
      await expect(page.getByRole("heading", { name: say("Requirements and what your CV says") })).toBeVisible();
      await expect(page.getByRole("img", { name: say("Not found in the CV") })).toBeVisible();
      await expect(page.locator("mark")).toContainText("C1");
      await expect(page.getByRole("heading", { name: say("Requirements"), exact: true })).toBeHidden();
      await expect(page.getByRole("heading", { name: say("People who can read your application") })).toBeVisible();
      await expectAccessible(page, "a post with the evidence of a CV");
    });

    await test.step("applying by keyboard: missing answers are marked, typed text is kept, then the application is sent", async () => {
      await enter(page, visible(say("Apply")));
      await expect(dialog).toHaveAccessibleName(say("Apply to {name}", { name: space }));
      await expect(dialog.getByLabel(say("Cover note"))).toBeFocused();
      await page.keyboard.type("Conosco la banchina.");
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await enter(page, visible(say("Apply")));
      await expect(dialog.getByLabel(say("Cover note"))).toHaveValue("Conosco la banchina.");
      await expectAccessible(page, "the application");
      await enter(page, dialog.getByRole("button", { name: say("Send application") }));
      await expect(dialog.getByText(say("Answer this question"))).toBeVisible();
      await expect(dialog.getByRole("radio", { name: say("Yes") })).toBeFocused();
      await page.keyboard.press("Space");
      await enter(page, dialog.getByRole("button", { name: say("Send application") }));
      await expect(dialog).toHaveAccessibleName(say("Application sent"));
      await expectAccessible(page, "sent");
      await enter(page, dialog.getByRole("link", { name: say("Track application") }));
    });

    await test.step("the application is in the talent's list, with its timeline and the CV that was sent", async () => {
      await expect(page).toHaveURL(new RegExp(`${at("/applications")}\\?id=`));
      const timeline = page.getByRole("list", { name: say("Timeline") });
      await expect(timeline.getByRole("listitem")).toHaveCount(1);
      await expect(timeline.getByText(received)).toBeVisible();
      await enter(page, page.getByRole("button", { name: say("Verify timeline") }));
      await expect(page.getByRole("status").filter({ hasText: /[0-9a-f]{12}/ })).toBeVisible();
      await expectAccessible(page, "an application");
      await enter(page, page.getByRole("button", { name: say("CV you sent") }));
      await expect(dialog.getByText("Scrivo i servizi che dicono ai terminal")).toBeVisible();
      await expectAccessible(page, "the CV that was sent");
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    });

    await test.step("the talent withdraws the application with a message and sends it again", async () => {
      await enter(page, page.getByRole("button", { name: say("Withdraw…"), exact: true }));
      await expect(dialog.getByLabel(say("Reason"))).toBeFocused();
      await page.keyboard.type("Ci penso ancora.");
      await expectAccessible(page, "withdrawing");
      await enter(page, dialog.getByRole("button", { name: say("Withdraw application") }));
      await expect(dialog).toBeHidden();
      const timeline = page.getByRole("list", { name: say("Timeline") });
      await expect(timeline.getByText(withdrawn)).toBeVisible();
      await expect(timeline.getByText("Ci penso ancora.")).toBeVisible();
      await enter(page, page.getByRole("link", { name: say("Send again") }));
      await expect(page).toHaveURL(at(`/jobs/${post.id}`));
      await expect(dialog.getByLabel(say("Cover note"))).toBeFocused();
      await dialog.getByRole("radio", { name: say("No") }).check();
      await enter(page, dialog.getByRole("button", { name: say("Send application") }));
      await expect(dialog).toHaveAccessibleName(say("Application sent"));
      await page.keyboard.press("Escape");
      await enter(page, page.getByRole("link", { name: say("Open your application") }).filter({ visible: true }));
      await expect(page.getByRole("list", { name: say("Timeline") }).getByRole("listitem")).toHaveCount(3);
    });
  },
);

test("a guest who applies signs in and returns to the application form; the list shows open and closed applications", async ({
  page,
  at,
  say,
  language,
}) => {
  const [{ owner, post }, talent] = await Promise.all([aPost(language), aTalent(language)]);
  await page.goto(at(`/jobs/${post.id}`));
  const apply = page.getByRole("link", { name: say("Apply"), exact: true }).filter({ visible: true });
  await tabTo(page, apply);
  await apply.click();
  await page.getByLabel(say("Email"), { exact: true }).fill(talent.email);
  await page.getByLabel(say("Password"), { exact: true }).fill(talent.password);
  await page.getByRole("button", { name: say("Sign in"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel(say("Cover note"))).toBeFocused();

  await test.step("the talent's list shows a sent application as open, and as closed once its job is closed", async () => {
    await dialog.getByRole("radio", { name: say("Yes") }).check();
    await page.keyboard.press("Escape");
    await page.goto(at("/applications"));
    await expect(page.getByText(say("No open applications"))).toBeVisible();
    await expectAccessible(page, "no applications");
    await talent.api.applications.apply({
      body: { jobPostId: post.id, answers: [{ question: 0, answer: "yes" }] },
    });
    await page.reload();
    const row = page.getByRole("link", { name: post.title });
    await expect(row.first()).toBeVisible();
    await expectAccessible(page, "applications");
    await owner.api.jobPosts.unpublish({ params: { id: post.id }, body: { outcome: "cancelled" } });
    await page.getByRole("link", { name: new RegExp(language === "it" ? "^Chiuse" : "^Closed") }).click();
    await expect(row.first()).toBeVisible({ timeout: 20_000 });
    await page.getByRole("link", { name: new RegExp(language === "it" ? "^Salvati" : "^Saved") }).click();
    await expect(page).toHaveURL(at("/saved"));
    await expect(page.getByRole("heading", { level: 1, name: say("Saved jobs") })).toBeVisible();
    await expectAccessible(page, "nothing saved, beside one's applications");
  });
});
