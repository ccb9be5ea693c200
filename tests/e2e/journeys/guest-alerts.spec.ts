import { sql } from "kysely";
import { expectAccessible } from "../support/axe.ts";
import { inDatabase } from "../support/database.ts";
import { mailsTo } from "../support/mail.ts";
import { aJobPost, aPerson, aSpace, newPerson, unique } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

/** The address in the mail, as a path of this product. */
const linkIn = (text: string, pattern: RegExp): string => {
  const url = new URL(pattern.exec(text)![0]);
  return url.pathname + url.hash;
};

test(
  "a guest asks for alerts of a search without results, confirms by mail, gets a new job and turns the alerts off",
  { tag: "@proof" },
  async ({ page, at, say, language }) => {
    test.setTimeout(240_000);
    const { email } = newPerson();
    const member = await aPerson(language);
    const space = await aSpace(member);
    const word = `officina${unique()}`;
    const mails = async () => (await mailsTo(email)).map(({ text }) => text);

    await page.goto(at(`/jobs?q=${word}`));
    await page.getByRole("button", { name: say("Get job alerts") }).press("Enter");
    const panel = page.getByRole("dialog", { name: say("Get job alerts") });
    await panel.getByLabel(say("Email"), { exact: true }).fill(email);
    await panel.getByLabel(say("Alert frequency")).selectOption(say("Right away"));
    await expect(panel.getByText(say("Check complete: you’re not a bot."))).toBeVisible();
    await expectAccessible(page, "asking for alerts");
    await panel.getByRole("button", { name: say("Get alerts"), exact: true }).click();
    await expect(panel.getByRole("status").getByText(email)).toBeVisible();
    await expectAccessible(page, "alerts requested");

    await expect.poll(async () => (await mails()).length, { timeout: 30_000 }).toBe(1);
    await page.goto(linkIn((await mails())[0]!, /https?:\S+\/account\/confirm-alert#\S+/));
    await expect(page.getByRole("heading", { level: 1, name: say("Confirm job alerts") })).toBeVisible();
    await expectAccessible(page, "confirming alerts");
    await page.getByRole("button", { name: say("Confirm alerts") }).click();
    await expect(page.getByRole("heading", { level: 1, name: say("Alerts confirmed") })).toBeVisible();
    await expect(page.getByText(word)).toBeVisible();

    // Leaves out the first run, which records what existed at the confirmation: nothing, because the word is new.
    await inDatabase((db) =>
      sql`update saved_searches s set asked_until = greatest(asked_until, since + interval '1 millisecond'), due_at = now()
        from alert_guests g where g.id = s.guest_id and g.email = ${email}`.execute(db),
    );
    await aJobPost(member, space, { published: true, title: `Tester ${word}` });
    await expect.poll(async () => (await mails()).length, { timeout: 150_000 }).toBe(2);
    const alert = (await mails())[1]!;
    expect(alert).toContain(`Tester ${word}`);

    await page.goto(linkIn(alert, /https?:\S+\/account\/job-alerts#\S+/));
    await expect(page.getByRole("link", { name: word })).toBeVisible();
    await expectAccessible(page, "alerts of a guest");
    await page.getByRole("button", { name: say("Turn off all alerts") }).click();
    await expect(
      page.getByText(
        say("No alerts go to your address, and we don’t store it. You can request alerts again from a job search."),
      ),
    ).toBeVisible();
    const kept = await inDatabase((db) =>
      db.selectFrom("alert_guests").select("id").where("email", "=", email).execute(),
    );
    expect(kept).toEqual([]);
  },
);
