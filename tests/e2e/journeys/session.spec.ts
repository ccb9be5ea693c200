import type { Page } from "@playwright/test";
import { sql } from "kysely";
import { actsAs, switchPanel } from "../support/acts.ts";
import { expectArrived } from "../support/arrive.ts";
import { expectAccessible } from "../support/axe.ts";
import { inDatabase } from "../support/database.ts";
import { problemText } from "@orbita/i18n/errors";
import { aPerson, aSpace, signInQuietly, type PersonCredentials } from "../support/people.ts";
import { isListening, listenTo } from "../support/realtime.ts";
import { expect, test } from "../support/test.ts";
import type { Translate } from "../support/words.ts";

async function signIn(
  page: Page,
  say: Translate,
  { email, password }: Pick<PersonCredentials, "email" | "password">,
): Promise<void> {
  await page.getByLabel(say("Email"), { exact: true }).fill(email);
  await page.getByLabel(say("Password"), { exact: true }).fill(password);
  await page.getByRole("button", { name: say("Sign in"), exact: true }).click();
}

const kept = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem("orbita") ?? "{}") as { state?: Record<string, unknown> }).state,
  );

test("sign-in with a wrong password → refused with an explanation; with the right one → a session with secure cookies", async ({
  page,
  at,
  say,
  watch,
  language,
}) => {
  const person = await aPerson(language);
  await page.goto(at("/sign-in"));
  await expectAccessible(page, "sign in");
  watch.mean(401, /login$/);
  await signIn(page, say, { ...person, password: "Sbagliata-2026" });
  await expect(page.getByText(problemText("account.invalidCredentials", language))).toBeVisible();
  await expect(page.getByLabel(say("Password"), { exact: true })).toBeFocused();
  await expectAccessible(page, "wrong password");
  await signIn(page, say, person);
  await expect(actsAs(page, say, person.firstName)).toBeVisible();
  const cookies = await page.context().cookies();
  const found = cookies.map(({ name, httpOnly, secure, sameSite }) => ({ name, httpOnly, secure, sameSite }));
  expect(found.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
    { name: "__Host-orbita", httpOnly: true, secure: true, sameSite: "Lax" },
    { name: "__Host-orbita-device", httpOnly: true, secure: true, sameSite: "Lax" },
  ]);
});

test("user signs out → their data is cleared, and the realtime connection reconnects as a guest", async ({
  page,
  at,
  say,
  language,
}) => {
  const person = await aPerson(language);
  const space = await aSpace(person);
  const ear = listenTo(page);
  await signInQuietly(page, person);
  await page.goto(at(`/work/${space.url}/job-posts`));
  await expect(actsAs(page, say, space.name), "acts for the Space, which is then remembered").toBeVisible();
  await page.goto(at("/"));
  await expect.poll(() => isListening(ear)).toBe(true);
  expect(ear.doors.at(-1)?.queue, "a queue of the person").not.toContain("guest");
  expect(await kept(page)).toMatchObject({ auth: "cookie", user: { email: person.email }, space: space.url });

  await actsAs(page, say, person.firstName).click();
  await expectAccessible(page, "switch menu");
  await switchPanel(page, say)
    .getByRole("button", { name: say("Sign out") })
    .click();
  await expect(page.getByRole("link", { name: say("Sign in") }).first()).toBeVisible();
  await expect.poll(() => ear.doors.at(-1)?.queue).toContain("guest");
  await expect.poll(() => isListening(ear)).toBe(true);
  expect(await kept(page)).toMatchObject({ auth: null, user: null, space: null });
  const left = (await page.context().cookies()).map(({ name }) => name);
  expect(left, "the browser stays known, so that nobody can lock its owner out of it").toEqual([
    "__Host-orbita-device",
  ]);
  await page.goto(at(`/work/${space.url}/job-posts`));
  await expect(page).toHaveURL((url) => url.pathname === at("/sign-in"));
});

test(
  "session's access token expired → refreshed before the next request, and no request is refused",
  { tag: "@proof" },
  async ({ page, at, say, watch, language }) => {
    const person = await aPerson(language);
    await signInQuietly(page, person);
    const pairOf = () =>
      inDatabase(async (db) => {
        const { rows } = await sql<{ sealed: string; expires: Date }>`
        select encode(sealed, 'hex') as sealed, access_expires_at as expires from web_sessions w
        join sessions s on s.id = w.session_id join users u on u.id = s.user_id where u.email = ${person.email}`.execute(
          db,
        );
        return rows[0];
      });
    const before = await pairOf();
    await inDatabase((db) =>
      sql`update web_sessions set access_expires_at = now() - interval '1 minute'
    where session_id in (select s.id from sessions s join users u on u.id = s.user_id where u.email = ${person.email})`.execute(
        db,
      ),
    );
    // Concurrent requests share one refresh, and none of them is refused.
    watch.problems.length = 0;
    await page.goto(at("/"));
    await expect(actsAs(page, say, person.firstName)).toBeVisible();
    const after = await pairOf();
    expect(after?.sealed, "the pair was traded for a new one").not.toBe(before?.sealed);
    expect(after?.expires.getTime()).toBeGreaterThan(Date.now() + 60_000);
  },
);

test(
  "guest opens a page that needs an account → signs in first and then arrives at that page",
  { tag: "@proof" },
  async ({ page, at, say, language }) => {
    const person = await aPerson(language);
    await page.goto(at("/spaces/new"));
    await expect(page).toHaveURL((url) => url.pathname === at("/sign-in"));
    await signIn(page, say, person);
    await expectArrived(page, say("Open a Space"));
    await expect(page).toHaveURL(at("/spaces/new"));
  },
);
