import { aJobPost, aPerson, aSpace } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test(
  "by accessible role and name alone: a user signs in, suspends a job, publishes it again, and signs out",
  { tag: "@proof" },
  async ({ page, at, say, language }) => {
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
      .getByRole("button", { name: say("Acting as {shown}", { shown: person.firstName }) })
      .click();
    await page
      .getByRole("navigation", { name: say("Act as") })
      .getByRole("link", { name: space.name })
      .click();
    // Guests' pages have a link with the same name.
    await expect(page).toHaveURL(/\/work\//);
    await page
      .getByRole("link", { name: new RegExp(`^${say("Jobs")}`) })
      .filter({ visible: true })
      .first()
      .click();

    const acts = page.getByRole("main").getByRole("button", { name: say("Actions for {0}", { 0: post.title }) });
    const told = page.getByRole("region", { name: say("Messages") });
    await acts.click();
    await page.getByRole("menuitem", { name: say("Suspend…"), exact: false }).click();
    const suspend = page.getByRole("dialog", { name: say("Suspend this job?") });
    await suspend.getByRole("button", { name: say("Suspend"), exact: true }).click();
    await expect(told).toContainText(say("Job suspended. Its slot is free again."));
    await expect(page.getByRole("dialog")).toBeHidden();

    await acts.click();
    await page.getByRole("menuitem", { name: say("Publish…") }).click();
    const publish = page.getByRole("dialog", { name: say("Publish job") });
    await publish.getByRole("button", { name: say("Publish now") }).click();
    await expect(told).toContainText(say("Job published"));

    // Requests that are under way at sign-out end with 401.
    await page.waitForLoadState("networkidle");
    await page.getByRole("button", { name: say("Acting as {shown}", { shown: space.name }) }).click();
    await page
      .getByRole("navigation", { name: say("Act as") })
      .getByRole("button", { name: say("Sign out") })
      .click();
    await expect(page.getByRole("banner").getByRole("link", { name: say("Sign in") })).toBeVisible();
  },
);
