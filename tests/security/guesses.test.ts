import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { accountLimits } from "@orbita/contract";
import { nextMailTo, proofSize } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { crowd } from "./support/crowd.ts";
import { aBrowser, refusalOf, startProduct, type BrowserIdentity, type RunningProduct } from "./support/product.ts";

const count = proofSize({ short: 400, whole: 10_000 });
const { code, wrongPasswords } = accountLimits;

let product: RunningProduct;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.stop());

/** The error code of requests that the server sheds under load, before any check. */
const busy = "server.overloaded";

type Person = Awaited<ReturnType<RunningProduct["aPerson"]>>;

/** An account owner who has signed in once from their own browser. */
async function anOwner(): Promise<Person & { browser: BrowserIdentity }> {
  const person = await product.aPerson();
  const browser = aBrowser();
  expect(await signIn(person, browser)).toBeNull();
  return { ...person, browser };
}

/** Signs in, and retries while the server is overloaded, as a person would. */
async function signIn({ email, password }: Person, browser: BrowserIdentity): Promise<string | null> {
  for (;;) {
    const refusal = await refusalOf(product.from(browser).accounts.login({ body: { email, password } }));
    if (refusal !== busy) return refusal;
    await sleep(500);
  }
}

/**
 * Resets the password by the link in the newest mail, also if an unknown browser requested that mail. Attackers cannot block
 * this way to sign in.
 */
async function resetByMail({ email }: Person, browser: BrowserIdentity) {
  const { text } = await nextMailTo(email, { seconds: 60 });
  const token = /#([\w-]{43})/.exec(text)![1]!;
  const password = "Segreta-tutta-nuova-2";
  const body = { token, password, passwordConfirmation: password };
  return refusalOf(product.from(browser).credentials.setPassword({ body }));
}

const sums = (answers: Record<string, number>[]) => (answer: string) =>
  answers.reduce((total, each) => total + (each[answer] ?? 0), 0);

test(`${count} password guesses from many addresses and browsers → none succeeds, and the owner can sign in`, async () => {
  const owner = await anOwner();
  const guess = (n: number) =>
    refusalOf(product.from(aBrowser()).accounts.login({ body: { email: owner.email, password: `Indovinata-${n}-a` } }));
  const first = await crowd(count / 2, guess);
  // While the guessing continues, the owner signs in again from the known browser.
  const [second, inside] = await Promise.all([
    crowd(count / 2, guess),
    Promise.all([1, 2, 3].map(() => signIn(owner, owner.browser))),
  ]);
  expect(inside).toEqual([null, null, null]);
  const sum = sums([first, second]);
  const tried = sum("account.invalidCredentials");
  const refused = sum("request.tooMany") + sum(busy);
  expect({ granted: sum("granted"), all: tried + refused }).toEqual({ granted: 0, all: count });
  // Up to three times the limit of guesses is allowed, because each of the two processes counts on its own if Valkey does
  // not answer in time.
  expect(tried).toBeLessThanOrEqual(wrongPasswords.strangers * 3);

  // From a new browser the password is rate limited, but a reset by mail works.
  const elsewhere = aBrowser();
  expect(await signIn(owner, elsewhere)).toBe("request.tooMany");
  expect(await refusalOf(product.from(elsewhere).credentials.resetPassword({ body: owner }))).toBeNull();
  expect(await resetByMail(owner, elsewhere)).toBeNull();
  console.log(JSON.stringify({ guesses: "password", count, tried, refused }));
});

test(`${count} guesses of a reset code from many addresses and browsers → none succeeds, and the owner can sign in`, async () => {
  const owner = await anOwner();
  const { email } = owner;
  const digits = () => String(randomInt(10 ** code.digits)).padStart(code.digits, "0");
  const mine = aBrowser();
  // The guesser also keeps requesting codes, a third of the time from the same browser and otherwise from new browsers.
  const guess = async (n: number) => {
    const browser = n % 3 === 0 ? mine : aBrowser();
    if (n % 10 === 0) await refusalOf(product.from(browser).credentials.resetPassword({ body: { email } }));
    return refusalOf(product.from(browser).credentials.validateReset({ body: { email, code: digits() } }));
  };
  const first = await crowd(count / 2, guess);
  const [second, inside] = await Promise.all([crowd(count / 2, guess), signIn(owner, owner.browser)]);
  expect(inside).toBeNull();
  const sum = sums([first, second]);
  const tried = sum("account.codeInvalid");
  const refused = sum("account.codeExpired") + sum("request.tooMany") + sum(busy);
  expect({ granted: sum("granted"), all: tried + refused }).toEqual({ granted: 0, all: count });
  // Each code allows five attempts from the browser that requested it, and five from all others together.
  expect(tried).toBeLessThanOrEqual(code.perHour * 2 * code.tries);

  // The hourly limit of codes for unknown browsers is used up. A known browser has its own limit; a new browser can use the
  // link in the mail.
  expect(await refusalOf(product.from(aBrowser()).credentials.resetPassword({ body: { email } }))).toBe(
    "request.tooMany",
  );
  expect(await refusalOf(product.from(owner.browser).credentials.resetPassword({ body: { email } }))).toBeNull();
  expect(await resetByMail(owner, aBrowser())).toBeNull();
  console.log(JSON.stringify({ guesses: "code", count, tried, chance: tried / 10 ** code.digits }));
});
