import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { readHistory } from "@orbita/db";
import { createDatabase, type TestDatabase } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";

const program = fileURLToPath(new URL("../../src/cli/setup.ts", import.meta.url));
const options = {
  product: "Borea",
  company: "Borea Lavoro S.r.l.",
  vat: "IT 02790110998",
  street: "Via San Luca 4",
  "postal-code": "16124",
  city: "Genova",
  province: "GE",
  "support-email": "aiuto@borea.example",
  "authority-email": "autorita@borea.example",
  "first-name": "Ivo",
  "last-name": "Canepa",
  email: "ivo@borea.example",
};

let database: TestDatabase;
beforeAll(async () => void (database = await createDatabase()));
afterAll(() => database.drop());

function setUp(changed: Partial<typeof options> = {}) {
  const given = Object.entries({ ...options, ...changed }).flatMap(([name, value]) => [`--${name}`, value]);
  const env = { ...process.env, DATABASE_URL: database.url, WEB_ORIGIN: "https://borea.example" };
  return spawnSync(process.execPath, [program, ...given], { env, encoding: "utf8", timeout: 180_000 });
}
const identity = () => database.db.selectFrom("installation").selectAll().executeTakeFirstOrThrow();

test("setup of a new installation → stores the identity once and prints the administrator's enrolment link", async () => {
  const refused = setUp({ vat: "123", email: "ivo" });
  expect([refused.status, refused.stderr]).toEqual([2, "--vat: vat.elevenDigits\n--email: field.invalidEmail\n"]);
  expect((await identity()).product).toBe("Orbita");

  const made = setUp();
  expect([made.stderr, made.status]).toEqual(["", 0]);
  expect(made.stdout).toMatch(/https:\/\/borea\.example\/account\/passkey#\S+\n$/);
  expect(await identity()).toMatchObject({
    product: "Borea",
    company: "Borea Lavoro S.r.l.",
    vat: "02790110998",
    fiscal_code: "02790110998",
    support_email: "aiuto@borea.example",
  });
  const administrator = database.db.selectFrom("users").select("scopes").where("email", "=", options.email);
  expect(await administrator.executeTakeFirstOrThrow()).toEqual({ scopes: ["admin"] });
  expect((await readHistory(database.db, "installation", "true")).at(-1)).toMatchObject({
    why: "set up on the command line",
  });

  expect(setUp({ product: "Zefiro", email: "altra@borea.example" }).status).toBe(1);
  expect((await identity()).product).toBe("Borea");
}, 720_000);
