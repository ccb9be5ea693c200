import { aJobPost, aPerson, aSpace } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test("by role and name alone: sign in, suspend a job, publish it again, sign out", async ({
  page,
  at,
  say,
  language,
  watch,
}) => {
  const person = await aPerson(language);
  const space = await aSpace(person);
  const post = await aJobPost(person, space, { published: true });
  await page.goto(at("/"));
  await page
    .getByRole("banner")
    .getByRole("link", { name: say("Sign in") })
    .click();
  await page.getByRole("textbox", { name: say("Email") }).fill(person.email);
  await page.getByRole("textbox", { name: say("Password") }).fill(person.password);
  await page.getByRole("button", { name: say("Sign in"), exact: true }).click();
  await page
    .getByRole("banner")
    .getByRole("button", { name: say("Act as: {shown}", { shown: person.firstName }) })
    .click();
  await page
    .getByRole("navigation", { name: say("Act as") })
    .getByRole("link", { name: space.name })
    .click();
  await page
    .getByRole("link", { name: new RegExp(`^${say("Job posts")}`) })
    .filter({ visible: true })
    .first()
    .click();

  const acts = page.getByRole("main").getByRole("button", { name: say("Acts on {0}", { 0: post.title }) });
  const told = page.getByRole("region", { name: say("Messages") });
  await acts.click();
  await page.getByRole("menuitem", { name: say("Suspend"), exact: false }).click();
  const suspend = page.getByRole("dialog", { name: say("Suspend the job post?") });
  await suspend.getByRole("button", { name: say("Suspend"), exact: true }).click();
  await expect(told).toContainText(say("The job post is suspended, its slot is free"));
  await expect(page.getByRole("dialog")).toBeHidden();

  await acts.click();
  await page.getByRole("menuitem", { name: say("Publish…") }).click();
  const publish = page.getByRole("dialog", { name: say("Publish the job post") });
  await publish.getByRole("button", { name: say("Publish now") }).click();
  await expect(told).toContainText(say("The job post is published"));

  // Waits until the page's requests are finished before signing out. The change events of the publication may start two more.
  await page.waitForLoadState("networkidle");
  watch.mean(401, /contract\/status$|notifications\/unread$/);
  await page.getByRole("button", { name: say("Act as: {shown}", { shown: space.name }) }).click();
  await page
    .getByRole("navigation", { name: say("Act as") })
    .getByRole("button", { name: say("Sign out") })
    .click();
  await expect(page.getByRole("banner").getByRole("link", { name: say("Sign in") })).toBeVisible();
});
