import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { aPerson, aSpace, signInQuietly } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import type { Language, Translate } from "../support/words.ts";

test.setTimeout(120_000);

/** The timeouts are longer than usual: the first request for some data may have to read them from the disk. */
const unhurried = { timeout: 30_000 };
const line = "Servizi in Java 21 e PostgreSQL per 14 terminal portuali";

/** Creates a talent who is visible in talent search, with the given tasks in the CV. Returns the CV's id. */
async function aTalent(language: Language, tasks: readonly string[]): Promise<string> {
  const { api } = await aPerson(language);
  const { id = "" } = (await api.resumes.read({})) ?? {};
  const job = { title: "Operations", company: "Terminal Bettolo", start: "2019", isCurrent: true, tasks: [...tasks] };
  await api.resumes.change({ params: { id }, body: { headline: "Operations", experience: [job] } });
  await api.people.changeSettings({ body: { privacy: { visibleInTalentSearch: true } } });
  return id;
}

const questions = {
  it: { skill: "Ha lavorato con Java?", age: "Quanti anni ha?", compare: "Confronta per Java e Kubernetes" },
  en: { skill: "Has she worked with Java?", age: "How old is she?", compare: "Compare by Java and Kubernetes" },
};

/** Asks a question by keyboard. The streamed answer is complete once the conversation is no longer busy. */
async function ask(page: Page, say: Translate, question: string): Promise<void> {
  const field = page.getByRole("textbox", { name: say("Question") });
  await field.fill(question);
  const answered = page.waitForResponse((answer) => answer.url().endsWith("/get-resume-assistant-response"), unhurried);
  await field.press("Enter");
  await answered;
  await expect(page.getByRole("region", { name: say("Conversation") })).toHaveAttribute("aria-busy", "false");
  await expect(field).toBeFocused();
}

test("asking the assistant about a CV: a line is quoted and opened, age is declined, the conversation stays until deleted", async ({
  page,
  at,
  say,
  language,
  device,
}) => {
  const talent = await aTalent(language, [line, "Turni e reperibilità dei varchi"]);
  const member = await aPerson(language);
  const space = await aSpace(member);
  const words = questions[language];
  await signInQuietly(page, member);
  await page.goto(at(`/work/${space.url}/talents?talent=${talent}`));
  await page.getByRole("link", { name: say("Open profile") }).click(unhurried);
  await expect(page.getByRole("heading", { level: 1, name: "Giulia Ferraris" })).toBeVisible();
  await expectAccessible(page, "the page of a talent");

  const opener = page.getByRole("button", { name: say("Ask about the CV") });
  await opener.press("Enter");
  const drawer = page.getByRole("dialog", { name: say("Ask about the CV") });
  const talk = drawer.getByRole("region", { name: say("Conversation") });
  await expect(drawer.getByRole("list", { name: say("Suggested questions") })).toBeVisible(unhurried);
  await expectAccessible(page, "before the first question");
  await ask(page, say, words.skill);
  await expect(talk.getByText(line)).toBeVisible();
  await expectAccessible(page, "an answer with its line");

  await ask(page, say, words.age);
  await expect(talk.getByText(/276\/2003/)).toBeVisible();
  await expectAccessible(page, "a question that is declined");

  await drawer
    .getByRole("button", { name: say("go to the line") })
    .first()
    .press("Enter");
  const quoted = page.getByRole("main").getByText(line);
  await expect(quoted).toBeFocused();
  if (device === "phone") await expect(drawer, "it makes way for the line").toBeHidden();
  else await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expectAccessible(page, "a line that is marked");

  await page.reload();
  await opener.press("Enter");
  await expect(talk.getByText(line)).toBeVisible();
  await expect(talk.getByText(/276\/2003/)).toBeVisible();
  await drawer.getByRole("button", { name: say("Delete conversation") }).click();
  await expectAccessible(page, "deleting the conversation");
  const gone = page.waitForResponse((answer) => answer.request().method() === "DELETE");
  await page.getByRole("button", { name: say("Delete"), exact: true }).click();
  await gone;
  await expect(talk.getByText(line)).toBeHidden();
  await page.reload();
  await opener.press("Enter");
  await expect(drawer.getByRole("list", { name: say("Suggested questions") })).toBeVisible();
  await expect(talk.getByText(line)).toBeHidden();
});

test(
  "asking the assistant about a shortlist: people are compared by the asked criteria, and a quote opens the CV",
  { tag: "@proof" },
  async ({ page, at, say, language, device }) => {
    const talents = [
      await aTalent(language, [line]),
      await aTalent(language, ["Kubernetes in produzione su tre cluster"]),
    ];
    const member = await aPerson(language);
    const space = await aSpace(member);
    const list = await member.api.shortlists.create({ body: { name: "Backend" } }, { spaceId: space.id });
    const id = list?.id ?? "";
    for (const resumeId of talents)
      await member.api.shortlists.put({ params: { id, resumeId }, body: { note: null } }, { spaceId: space.id });
    await signInQuietly(page, member);
    await page.goto(at(`/work/${space.url}/shortlists/${id}`));
    await page.getByRole("button", { name: say("Ask about this list") }).press("Enter");
    const drawer = page.getByRole("dialog", { name: say("Ask about this list") });
    await expect(drawer.getByRole("textbox", { name: say("Question") })).toBeVisible(unhurried);
    await ask(page, say, questions[language].compare);
    if (device === "desktop") {
      const table = drawer.getByRole("table");
      await expect(table.getByRole("columnheader", { name: "Kubernetes" })).toBeVisible();
      await expect(table.getByRole("rowheader", { name: "Giulia Ferraris" })).toHaveCount(2);
    } else await expect(drawer.getByRole("heading", { level: 3, name: "Giulia Ferraris" })).toHaveCount(2);
    await expect(drawer.getByText(say("The CV doesn’t say")).first()).toBeVisible();
    await expectAccessible(page, "a comparison");
    await drawer
      .getByRole("button", { name: say("open the CV") })
      .first()
      .press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Giulia Ferraris" })).toBeVisible();
    await expect(page.getByRole("main").getByText(/^(Servizi in Java|Kubernetes in)/)).toBeFocused();
  },
);
