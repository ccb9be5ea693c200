import { openGate, type SwitchableProxy } from "../product/gate.ts";
import { startApi, startWeb, type ApiProcess, type WebProcess } from "../product/servers.ts";
import { expectAccessible } from "../support/axe.ts";
import { aJobPost, aPerson, aSpace, signInQuietly } from "../support/people.ts";
import { product } from "../support/product.ts";
import { rawPage } from "../support/raw-page.ts";
import { expect, test } from "../support/test.ts";

test("sign-up page goes offline → says so, keeps the typed text and recovers by itself", async ({
  page,
  context,
  at,
  say,
  watch,
}) => {
  await page.goto(at("/sign-up"));
  await page.getByLabel(say("Email"), { exact: true }).fill("giulia@posta.example");
  watch.pause();
  await context.setOffline(true);
  const bar = page
    .getByRole("status")
    .filter({ hasText: say("You’re offline. What you wrote is safe on this device.") });
  await expect(bar).toBeVisible();
  await expectAccessible(page, "offline");
  await expect(page.getByLabel(say("Email"), { exact: true })).toHaveValue("giulia@posta.example");
  await context.setOffline(false);
  await expect(bar).toBeHidden();
  watch.resume();
  await expect(page.getByLabel(say("Email"), { exact: true })).toHaveValue("giulia@posta.example");
});

test("address without a page → a 404 page with links", async ({ page, at, say, watch }) => {
  watch.mean(404, /nowhere$/);
  const answer = await page.goto(at("/nowhere"));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: say("This page doesn’t exist") })).toBeVisible();
  await expect(page).toHaveTitle(`${say("This page doesn’t exist")} · Orbita`);
  await expectAccessible(page, "not found");
  await page.getByRole("link", { name: say("Search jobs") }).click();
  await expect(page).toHaveURL(at("/jobs"));
});

test(
  "address of a job that does not exist → a 404 page that says that the job is no longer open",
  { tag: "@proof" },
  async ({ page, at, say, watch }) => {
    watch.mean(404, /jobs\/|jobpost\//);
    const answer = await page.goto(at("/jobs/01a1ddc1-0000-7000-8000-000000000000"));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: say("This job is no longer open") })).toBeVisible();
    await expect(page).toHaveTitle(`${say("This job is no longer open")} · Orbita`);
    await expectAccessible(page, "job gone");
  },
);

test(
  "user opens pages of a Space they do not belong to → a page that says that access is not allowed",
  { tag: "@proof" },
  async ({ page, at, say, language }) => {
    const [person, other] = await Promise.all([aPerson(language), aPerson(language)]);
    const space = await aSpace(other);
    await signInQuietly(page, person);
    await page.goto(at(`/work/${space.url}/job-posts`));
    await expect(
      page.getByRole("heading", { level: 1, name: say("You don’t have permission to see this content") }),
    ).toBeVisible();
    await expectAccessible(page, "not allowed");
  },
);

test(
  "job search without results → the page suggests which filter to remove",
  { tag: "@proof" },
  async ({ page, at, say }) => {
    await page.goto(at("/jobs?q=xyzzyplugh&city=Genova"));
    await expect(page.getByRole("heading", { level: 1, name: say("No jobs with these filters") })).toBeVisible();
    await expectAccessible(page, "no results");
    await page.getByRole("link", { name: say("Remove all filters") }).click();
    await expect(page).toHaveURL(at("/jobs"));
  },
);

test(
  "list of jobs of a Space without any → an invitation to write the first job post",
  { tag: "@proof" },
  async ({ page, at, say, language }) => {
    const person = await aPerson(language);
    const space = await aSpace(person);
    await signInQuietly(page, person);
    await page.goto(at(`/work/${space.url}/job-posts`));
    await expect(page.getByRole("heading", { name: say("Your jobs will appear here") })).toBeVisible();
    await expectAccessible(page, "no jobs");
  },
);

test.describe("unavailable API", () => {
  let gate: SwitchableProxy;
  let inner: SwitchableProxy;
  let web: WebProcess;
  test.beforeAll(async () => {
    const { apiUrl, innerApiUrl, environment, folder } = product();
    [gate, inner] = await Promise.all([openGate(apiUrl), openGate(innerApiUrl)]);
    web = await startWeb(
      { environment, folder, name: `web-${process.pid}` },
      { apiUrl: gate.url, innerUrl: inner.url },
    );
  });
  test.afterAll(async () => {
    await web?.stop();
    await Promise.all([gate?.close(), inner?.close()]);
  });

  test("API stopped → a maintenance page with status 503; Try again works once the API is back", async ({
    page,
    at,
    say,
    watch,
  }) => {
    gate.shut();
    inner.shut();
    watch.pause();
    const answer = await page.goto(web.origin + at("/jobs"));
    expect(answer?.status()).toBe(503);
    const title = page.getByRole("heading", { level: 1, name: say("Maintenance in progress") });
    await expect(title).toBeVisible();
    await expectAccessible(page, "maintenance");
    gate.open();
    inner.open();
    await page.getByRole("button", { name: say("Try again") }).click();
    await expect(title).toBeHidden();
    await expect(page.getByRole("search", { name: say("Jobs") })).toBeVisible();
  });

  test(
    "API stopped → a signed-in user sees the maintenance page and is not sent to sign-in",
    { tag: "@proof" },
    async ({ page, at, say, watch, language }) => {
      await signInQuietly(page, await aPerson(language));
      gate.shut();
      inner.shut();
      watch.pause();
      await page.goto(web.origin + at("/settings"));
      const title = page.getByRole("heading", { level: 1, name: say("Maintenance in progress") });
      await expect(title).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(at("/settings"));
      gate.open();
      inner.open();
      await page.getByRole("button", { name: say("Try again") }).click();
      await expect(title).toBeHidden();
      expect(new URL(page.url()).pathname).toBe(at("/settings"));
    },
  );
});

test.describe("script of the page that does not load", () => {
  test(
    "script fails to load → the page says so, and works after a reload",
    { tag: "@proof" },
    async ({ page, at, say, watch }) => {
      await page.goto(at("/jobs"));
      watch.pause();
      // The app reloads once by itself, for deploys. The journey pretends that this has just happened, so that the error is shown.
      await page.evaluate(() => sessionStorage.setItem("orbita.reloaded", String(Date.now())));
      await page.route(/\/assets\/.*\.(js|css)$/, (route) => route.abort());
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: say("Help"), exact: true })
        .click();
      await expect(page.getByRole("heading", { level: 1, name: say("We couldn’t load this content") })).toBeVisible();
      await expectAccessible(page, "a script did not arrive");
      await page.unroute(/\/assets\/.*\.(js|css)$/);
      await page.getByRole("button", { name: say("Reload page") }).click();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("heading", { level: 1, name: say("We couldn’t load this content") })).toBeHidden();
      watch.resume();
    },
  );
});

test.describe("unavailable search engine", () => {
  let engine: SwitchableProxy;
  let api: ApiProcess;
  let web: WebProcess;
  test.beforeAll(async () => {
    const { environment, folder } = product();
    engine = await openGate(environment.OPENSEARCH_URL ?? "");
    api = await startApi({
      environment: { ...environment, OPENSEARCH_URL: engine.url },
      folder,
      name: `api-${process.pid}`,
    });
    web = await startWeb(
      { environment, folder, name: `web-search-${process.pid}` },
      { apiUrl: api.url, innerUrl: api.innerUrl },
    );
    engine.shut();
  });
  test.afterAll(async () => {
    await web?.stop();
    await api?.stop();
    await engine?.close();
  });

  test(
    "search engine unavailable → the jobs page says that search is unavailable, and job pages still work",
    { tag: "@proof" },
    async ({ page, at, say, language, watch }) => {
      const person = await aPerson(language);
      const space = await aSpace(person);
      const post = await aJobPost(person, space, { published: true });
      watch.mean(503, /jobpost\/search$/);
      await page.goto(web.origin + at("/jobs"));
      await expect(page.getByRole("heading", { name: say("Search is temporarily unavailable") })).toBeVisible();
      await expectAccessible(page, "search resting");
      await page.goto(web.origin + at(`/jobs/${post.id}`));
      await expect(page.getByRole("heading", { level: 1, name: post.title })).toBeVisible();
      engine.open();
      await page.goto(web.origin + at("/jobs"));
      await expect(page.getByRole("heading", { name: say("Search is temporarily unavailable") })).toBeHidden({
        timeout: 45_000,
      });
      expect((await rawPage(at(`/jobs/${post.id}`))).status).toBe(200);
    },
  );
});
