import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { accountLimits } from "@orbita/contract";
import { nextMailTo, proofSize } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { crowd } from "./support/crowd.ts";
import { aBrowser, refusalOf, startProduct, type Browser, type Product } from "./support/product.ts";

const count = proofSize({ short: 400, whole: 10_000 });
const { code, wrongPasswords } = accountLimits;

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.stop());

/** What is shed under load was not looked at. */
const busy = "server.overloaded";

type Person = Awaited<ReturnType<Product["aPerson"]>>;

/** Somebody who signed in once from a browser of theirs. */
async function anOwner(): Promise<Person & { browser: Browser }> {
  const person = await product.aPerson();
  const browser = aBrowser();
  expect(await signIn(person, browser)).toBeNull();
  return { ...person, browser };
}

/** Told that we are busy, a person tries again. */
async function signIn({ email, password }: Person, browser: Browser): Promise<string | null> {
  for (;;) {
    const refusal = await refusalOf(product.from(browser).accounts.login({ body: { email, password } }));
    if (refusal !== busy) return refusal;
    await sleep(500);
  }
}

/** The way in that no stranger can close: the link in the newest mail, whoever asked for it. */
async function resetByMail({ email }: Person, browser: Browser) {
  const { text } = await nextMailTo(email, { seconds: 60 });
  const token = /#([\w-]{43})/.exec(text)![1]!;
  const password = "Segreta-tutta-nuova-2";
  const body = { token, password, passwordConfirmation: password };
  return refusalOf(product.from(browser).credentials.setPassword({ body }));
}

const sums = (answers: Record<string, number>[]) => (answer: string) =>
  answers.reduce((total, each) => total + (each[answer] ?? 0), 0);

test(`${count} guesses at a password from many addresses and browsers: none is right, and the owner gets in`, async () => {
  const owner = await anOwner();
  const guess = (n: number) =>
    refusalOf(product.from(aBrowser()).accounts.login({ body: { email: owner.email, password: `Indovinata-${n}-a` } }));
  const first = await crowd(count / 2, guess);
  // While they go on: where one was signed in before, with the password, again and again.
  const [second, inside] = await Promise.all([
    crowd(count / 2, guess),
    Promise.all([1, 2, 3].map(() => signIn(owner, owner.browser))),
  ]);
  expect(inside).toEqual([null, null, null]);
  const sum = sums([first, second]);
  const tried = sum("account.invalidCredentials");
  const refused = sum("request.tooMany") + sum(busy);
  expect({ granted: sum("granted"), all: tried + refused }).toEqual({ granted: 0, all: count });
  // A Valkey that does not answer in time makes each of the two processes count alone.
  expect(tried).toBeLessThanOrEqual(wrongPasswords.strangers * 3);

  // On a new browser the password has to wait, and the mailbox need not.
  const elsewhere = aBrowser();
  expect(await signIn(owner, elsewhere)).toBe("request.tooMany");
  expect(await refusalOf(product.from(elsewhere).credentials.resetPassword({ body: owner }))).toBeNull();
  expect(await resetByMail(owner, elsewhere)).toBeNull();
  console.log(JSON.stringify({ guesses: "password", count, tried, refused }));
});

test(`${count} guesses at a code from many addresses and browsers: none is right, and the owner gets in`, async () => {
  const owner = await anOwner();
  const { email } = owner;
  const digits = () => String(randomInt(10 ** code.digits)).padStart(code.digits, "0");
  const mine = aBrowser();
  // Who guesses also asks, over and over, and from the browser that asked as well as from others.
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
  // Each code: five tries of who asked for it, five of all the others.
  expect(tried).toBeLessThanOrEqual(code.perHour * 2 * code.tries);

  // They have used up the hour's codes for strangers. A known browser has its own; on a new one the link in the mail does.
  expect(await refusalOf(product.from(aBrowser()).credentials.resetPassword({ body: { email } }))).toBe(
    "request.tooMany",
  );
  expect(await refusalOf(product.from(owner.browser).credentials.resetPassword({ body: { email } }))).toBeNull();
  expect(await resetByMail(owner, aBrowser())).toBeNull();
  console.log(JSON.stringify({ guesses: "code", count, tried, chance: tried / 10 ** code.digits }));
});
