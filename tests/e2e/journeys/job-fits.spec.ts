import type { JobPost } from "@orbita/contract";
import { expectAccessible } from "../support/axe.ts";
import { enter, tabTo } from "../support/keyboard.ts";
import { aJobPost, aPerson, aSpace, signInQuietly, unique, type SignedInPerson } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import type { Language } from "../support/words.ts";

/** A talent whose job title no other person's jobs have, so that only the given jobs fit. */
async function aTalent(language: Language, title: string): Promise<SignedInPerson> {
  const talent = await aPerson(language);
  const resume = await talent.api.resumes.read({});
  if (!resume) throw new Error("there is no resume");
  await talent.api.resumes.change({
    params: { id: resume.id },
    body: {
      headline: title,
      experience: [{ title, company: "Portolano", start: "2021-03", isCurrent: true, tasks: ["Gru e banchine"] }],
      languages: [
        { code: "language_en", level: "B1", native: false },
        { code: "language_fr", level: "C1", native: false },
      ],
    },
  });
  return talent;
}

async function someJobs(language: Language, title: string): Promise<JobPost[]> {
  const owner = await aPerson(language);
  const [near, far] = [await aSpace(owner), await aSpace(owner)];
  const languages = [
    { code: "language_en", level: "B2" as const, mandatory: true },
    { code: "language_fr", level: "B2" as const, mandatory: false },
  ];
  const post = (space: typeof near, name: string) =>
    aJobPost(owner, space, { title: `${name} ${title}`, published: true, fields: { languages } });
  return [await post(near, "Primo"), await post(far, "Secondo")];
}

test(
  "by keyboard: a talent reads why a job fits, raises a level in the CV and sees the fit change; hides a job and undoes it",
  { tag: "@phone" },
  async ({ page, at, say, language }) => {
    test.slow();
    const title = `Arganista${unique()}`;
    const [talent, jobs] = await Promise.all([aTalent(language, title), someJobs(language, title)]);
    const first = jobs[0]!;
    const listed = async () => (await talent.api.jobFits.list({ query: {} }))?.content.map(({ job }) => job.id) ?? [];
    await expect.poll(async () => (await listed()).length, { timeout: 45_000 }).toBe(2);
    const row = (job: JobPost) => page.getByRole("main").getByRole("listitem").filter({ hasText: job.title });
    const covered = (met: number) => say("{met} of {total} requirements in your CV", { met, total: 2 });
    const raise = say("Your CV says {own}, the job asks for {level}. If your level is higher now, change it.", {
      own: "B1",
      level: "B2",
    });

    await test.step("the list and the comparison of a job with the CV, with the smallest step", async () => {
      await signInQuietly(page, talent);
      await page.goto(at("/fits"));
      await expect(page.getByRole("heading", { level: 1, name: say("Jobs that fit your CV") })).toBeVisible();
      await expect(row(first).getByText(covered(1))).toBeVisible();
      await expectAccessible(page, "the jobs that fit");
      await enter(page, row(first).getByRole("link", { name: first.title }));
      await expect(page).toHaveURL(new RegExp(`id=${first.id}`));
      await expect(page.getByText(raise)).toBeVisible();
      await expect(page.locator("mark").filter({ hasText: "C1" })).toBeVisible();
      await expectAccessible(page, "a job compared with the CV");
    });

    await test.step("the step leads to the line in the CV; after the change the job counts one more requirement", async () => {
      await enter(page, page.getByRole("link", { name: say("Edit line"), exact: true }));
      await expect(page).toHaveURL(/\/resume#open-languages:/);
      const level = page.getByLabel(say("Level"), { exact: true });
      await expect(level).toHaveValue("B1");
      await level.selectOption("C1");
      await enter(page, page.getByRole("button", { name: say("Save"), exact: true }));
      await expect(page.getByRole("status").filter({ hasText: say("Saved at {at}", { at: "" }).trim() })).toBeVisible();
      await page.goto(at("/fits"));
      await expect(row(first).getByText(covered(2))).toBeVisible();
    });

    await test.step("a job that isn’t for the talent leaves the list, with what the reason changes, and is undone", async () => {
      await page.goto(at(`/fits?id=${first.id}`));
      await enter(page, page.getByRole("button", { name: say("Not for me…") }));
      const company = page.getByRole("menuitem", { name: say("Company"), exact: true });
      await expect(company).toBeVisible();
      await expectAccessible(page, "the reasons");
      await company.press("Enter");
      await expect(page.getByText(say("You won’t see jobs from {0}", { 0: first.space.name }))).toBeVisible();
      await expect(row(first)).toBeHidden();
      await enter(page, page.getByRole("button", { name: say("Undo"), exact: true }));
      await expect(row(first)).toBeVisible();
    });

    await test.step("the settings list the reason with its effect; undoing it there brings the job back", async () => {
      await talent.api.jobFits.addReason({ params: { id: first.id }, body: { reason: "salary" } });
      await page.goto(at("/settings/privacy"));
      const undo = page.getByRole("button", { name: say("Undo for {title}", { title: first.title }) });
      await tabTo(page, undo);
      await expectAccessible(page, "the reasons in the settings");
      await page.keyboard.press("Enter");
      await expect(undo).toBeHidden();
      await expect.poll(async () => (await listed()).length).toBe(2);
    });

    await test.step("off in a row of the job list → no comparison there nor in the list of fits; on again from there", async () => {
      await page.goto(at(`/jobs?q=${title}`));
      await expect(page.getByText(covered(2)).first()).toBeVisible();
      await expectAccessible(page, "the job list with requirements");
      await enter(page, page.getByRole("button", { name: say("Actions for {title}", { title: first.title }) }));
      const off = page.getByRole("button", { name: say("Don’t compare jobs with my CV") });
      await enter(page, off.filter({ visible: true }));
      await expect(page.getByText(covered(2))).toHaveCount(0);
      await page.goto(at("/fits"));
      await expectAccessible(page, "the comparison is off");
      await enter(page, page.getByRole("button", { name: say("Turn on"), exact: true }));
      await expect(row(first)).toBeVisible();
    });
  },
);
