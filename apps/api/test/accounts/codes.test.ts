import { accountLimits } from "@orbita/contract";
import { aUser } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { problemOf, startApi, type TestApi } from "../support/harness.ts";
import { aRegistration, letters, mailedCode, otherThan, visitor } from "../support/people.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const jobsFor = async (codeIds: readonly string[]) => {
  const { rows } = await sql<{ data: { codeId: string } }>`
    select data from pgboss.job where name = 'accounts.sendCode'`.execute(api.db);
  return rows.filter(({ data }) => codeIds.includes(data.codeId));
};
const codeRows = (userId: string | null) =>
  api.db
    .selectFrom("one_time_codes")
    .selectAll()
    .where("user_id", userId ? "=" : "is", userId)
    .execute();

const guess = (email: string, code: string) =>
  problemOf(visitor(api).accounts.validateEmail({ body: { email, code } }));
const registered = async () => {
  const body = aRegistration();
  const { id } = (await visitor(api).accounts.register({ body }))!;
  return { id, email: body.email, code: await mailedCode(api, id) };
};

test("a mailed code → occurs neither in the mail job nor in the database", async () => {
  const { id, code } = await registered();
  const [row] = await codeRows(id);
  const jobs = await jobsFor([row!.id]);
  expect(jobs).toHaveLength(1);
  expect(JSON.stringify([jobs, row])).not.toContain(code);
});

test("five wrong attempts at a mailed code → the right code is refused too", async () => {
  const { email, code } = await registered();
  for (const left of [4, 3, 2, 1, 0])
    expect(await guess(email, otherThan(code))).toMatchObject({
      code: "account.codeInvalid",
      params: { triesLeft: left },
    });
  expect((await guess(email, code))?.code).toBe("account.codeExpired");
});

test("a hundred guesses of a mailed code at once → five are checked", async () => {
  const { email, code } = await registered();
  const answers = await Promise.all(Array.from({ length: 100 }, () => guess(email, otherThan(code))));
  expect(answers.filter((answer) => answer?.code === "account.codeInvalid")).toHaveLength(accountLimits.code.tries);
  expect(answers.filter((answer) => answer?.code === "account.codeExpired")).toHaveLength(95);
});

test("an expired, used or superseded code → refused; a mailed code is valid for five minutes", async () => {
  const { id, email, code } = await registered();
  const [{ expires_at: expires, created_at: created } = { expires_at: new Date(0), created_at: new Date(0) }] =
    await codeRows(id);
  expect(expires.getTime() - created.getTime()).toBe(5 * 60_000);

  await visitor(api).accounts.sendVerificationEmail({ body: { email } });
  const newer = await mailedCode(api, id);
  expect(newer === code ? null : (await guess(email, code))?.code).toBe("account.codeInvalid");
  await api.db.updateTable("one_time_codes").set({ expires_at: new Date() }).where("user_id", "=", id).execute();
  expect((await guess(email, newer))?.code).toBe("account.codeExpired");

  await visitor(api).accounts.sendVerificationEmail({ body: { email } });
  const newest = await mailedCode(api, id);
  expect(await guess(email, newest)).toBeNull();
  expect((await guess(email, newest))?.code).toBe("account.codeExpired");
});

test("requesting a code for an unregistered, a registered and a confirmed address → identical responses", async () => {
  const known = await registered();
  const confirmed = await aUser(api.db);
  const strange = `${letters(12)}@posta.example`;
  const talk = async (email: string) => {
    const answers = [(await guess(email, "000000"))?.code === "account.codeExpired" ? "none" : "pending"];
    await visitor(api).accounts.sendVerificationEmail({ body: { email } });
    const [row] = await api.db
      .selectFrom("one_time_codes")
      .selectAll()
      .orderBy("created_at", "desc")
      .limit(1)
      .execute();
    const wrong = otherThan(api.platform.codes.codeOf(row!.id));
    for (let n = 0; n < 6; n++) {
      const { code, params, title } = (await guess(email, wrong))!;
      answers.push(`${code} ${JSON.stringify(params)} ${title}`);
    }
    return { answers: answers.slice(1), jobs: (await jobsFor([row!.id])).length };
  };
  const [one, two, three] = [await talk(known.email), await talk(strange), await talk(confirmed.email)];
  expect(two).toEqual(one);
  expect(three).toEqual(one);
  expect(one.jobs).toBe(1);
  expect(JSON.stringify(await codeRows(null))).not.toContain(strange);
});

test("a code requested by a signed-in user → mailed to the user's own address; by a guest → an address is required", async () => {
  const { id } = await registered();
  await (await api.as(id)).accounts.sendVerificationEmail({ body: {} });
  expect(await codeRows(id)).toHaveLength(1);
  expect(await problemOf(visitor(api).accounts.sendVerificationEmail({ body: {} }))).toMatchObject({
    code: "request.invalid",
    errors: [{ path: "email", code: "field.required" }],
  });
});
