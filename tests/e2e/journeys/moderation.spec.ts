import { expectAccessible } from "../support/axe.ts";
import { inDatabase } from "../support/database.ts";
import { aPerson, signInQuietly, unique, type SignedInPerson } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test.setTimeout(120_000);

const makeAdmin = ({ email }: SignedInPerson) =>
  inDatabase((db) =>
    db
      .updateTable("users")
      .set({ scopes: ["admin"] })
      .where("email", "=", email)
      .execute(),
  );

test("an administrator hides a reported post with reasons, which the post's author reads and contests", async ({
  page,
  elsewhere,
  at,
  say,
  language,
}) => {
  const [author, reader, admin] = [await aPerson(language), await aPerson(language), await aPerson(language)];
  await makeAdmin(admin);
  const words = `Imbarchi facili, cauzione di 150 euro ${unique()}`;
  const post = (await author.api.posts.create({ body: { text: words } }))!;
  await reader.api.moderation.report({
    body: { kind: "post", id: post.id, reason: "irregularJob", note: "Chiede soldi" },
  });

  await signInQuietly(page, admin);
  await page.goto(at("/admin/feed"));
  await expect(page.getByRole("heading", { level: 1, name: say("Reports") })).toBeVisible();
  await page.getByRole("searchbox", { name: say("Search reported content") }).fill(words);
  await page.getByRole("button", { name: say("Search"), exact: true }).click();
  await page.getByRole("link", { name: words }).click();
  await expect(page.getByRole("heading", { level: 1, name: say("Reported post") })).toBeVisible();
  await expect(page.getByText("Chiede soldi", { exact: true })).toBeVisible();
  await expect(page.locator("body")).not.toContainText(reader.username);
  await expectAccessible(page, "a case that waits");
  await page.getByRole("radio", { name: say("Hide") }).check({ force: true });
  await page.getByLabel(say("Rule")).fill("Regola 3: niente soldi in anticipo");
  await page.getByLabel(say("Explanation")).fill("Chiede una cauzione prima di un colloquio.");
  await page.getByRole("button", { name: say("Preview decision…") }).click();
  const preview = page.getByRole("dialog", { name: say("What the author will read") });
  await expect(preview.getByText("Chiede una cauzione prima di un colloquio.")).toBeVisible();
  await expectAccessible(page, "what an author will read");
  await preview.getByRole("button", { name: say("Hide and notify") }).click();
  await expect(page.getByRole("heading", { name: say("Decision made") })).toBeVisible();

  const own = await elsewhere();
  await signInQuietly(own, author);
  const notices = (await author.api.notifications.list({ query: {} }))!.content;
  const { caseId } = notices.find(({ kind }) => kind === "moderation.decided")!.data;
  await own.goto(at(`/feed/decision/${caseId}`));
  await expect(own.getByRole("heading", { level: 1, name: say("We hid your post") })).toBeVisible();
  await expect(own.getByText(words)).toBeVisible();
  await expect(own.locator("body")).not.toContainText(reader.username);
  await expectAccessible(own, "a statement of reasons");
  await own.getByLabel(say("Reasons for your appeal")).fill("Non è una cauzione: è la quota dell’esame.");
  await own.getByRole("button", { name: say("Send appeal") }).click();
  await expect(own.getByText("Non è una cauzione: è la quota dell’esame.")).toBeVisible();

  // The administrator who decided a case cannot decide its appeal, if there is another administrator.
  await page.reload();
  await expect(page.getByText("Non è una cauzione: è la quota dell’esame.")).toBeVisible();
  const outcome = (await reader.api.moderation.myReports({ query: {} }))!.content[0]!.outcome;
  expect(outcome).toMatchObject({ decision: "disabled" });
});
