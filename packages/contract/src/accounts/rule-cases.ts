import type { FieldCode } from "../errors/fields.ts";
import { accountLimits } from "./limits.ts";

/**
 * Test cases for the account rules of specification §5: the last accepted value and the first refused value of each limit. The
 * tests of the api and of the forms in the browser share this table, so that both enforce the same rules with the same codes.
 */
export type RuleCase = {
  readonly field:
    | "email"
    | "username"
    | "password"
    | "passwordConfirmation"
    | "firstName"
    | "lastName"
    | "phone"
    | "code";
  readonly value: string;
  /** The expected error code; null if the value is accepted. */
  readonly refusal: FieldCode | null;
  readonly params?: Readonly<Record<string, number>>;
};

const { username, password, name, phone } = accountLimits;

const of = (length: number): string => "abcdefghij".repeat(Math.ceil(length / 10)).slice(0, length);
const secret = (length: number): string => `Aa1-${of(length - 4)}`;
const address = (length: number): string => {
  const domain = `@${of(60)}.${of(60)}.example`;
  return `${of(length - domain.length)}${domain}`;
};
const digits = (length: number): string => "0102030405".repeat(2).slice(0, length);

const cases =
  (field: RuleCase["field"]) =>
  (value: string, refusal: FieldCode | null = null, params?: Record<string, number>): RuleCase => ({
    field,
    value,
    refusal,
    ...(params && { params }),
  });
const email = cases("email");
const user = cases("username");
const pass = cases("password");
const again = cases("passwordConfirmation");
const first = cases("firstName");
const last = cases("lastName");
const tel = cases("phone");
const code = cases("code");

/** The password that `passwordConfirmation` is compared with. */
export const confirmedPassword = "Segreta-1";

export const ruleCases: readonly RuleCase[] = [
  email("", "field.required"),
  email("   ", "field.required"),
  email("giulia", "field.invalidEmail"),
  email("giulia@", "field.invalidEmail"),
  email("giulia@posta", "field.invalidEmail"),
  email("giu lia@posta.example", "field.invalidEmail"),
  email("giulia@posta.example.", "field.invalidEmail"),
  email("giulia.ferraris+orbita@posta.example"),
  email(" GIULIA.F@Posta.Example "),
  email(address(254)),
  email(address(255), "field.tooLong", { max: 254 }),

  user("", "field.required"),
  user(of(username.min - 1), "field.tooShort", { min: username.min }),
  user(of(username.min)),
  user(of(username.max)),
  user(of(username.max + 1), "field.tooLong", { max: username.max }),
  user("a,b_c.d-e f"),
  user("Niccolò 99"),
  ..."@/!?'#".split("").map((character) => user(`giulia${character}f`, "username.characters")),

  pass("", "field.required"),
  pass(secret(password.min - 1), "field.tooShort", { min: password.min }),
  pass(secret(password.min)),
  pass(secret(password.max)),
  pass(secret(password.max + 1), "field.tooLong", { max: password.max }),
  pass("SEGRETA-1", "password.lowercase"),
  pass("segreta-1", "password.uppercase"),
  pass("Segreta-a", "password.digit"),
  pass("Segreta11", "password.special"),
  pass("Segrèta 1"),

  again("Segreta-2", "password.mismatch"),
  again("segreta-1", "password.mismatch"),
  again(`${confirmedPassword} `, "password.mismatch"),
  again(confirmedPassword),

  ...[first, last].flatMap((named) => [
    named("", "field.required"),
    named("   ", "field.required"),
    named(of(name.min - 1), "field.tooShort", { min: name.min }),
    named(` ${of(name.min - 1)} `, "field.tooShort", { min: name.min }),
    named(of(name.min)),
    named(of(name.max)),
    named(of(name.max + 1), "field.tooLong", { max: name.max }),
  ]),

  tel(digits(phone.digits)),
  tel(digits(phone.digits - 1)),
  tel(digits(phone.digits - 2), "phone.invalid"),
  tel("+39 347 555 0142"),
  tel("+39 347 555 014"),
  tel("+39 347 555 01", "phone.invalid"),
  tel("347.555.0142"),
  tel("347-555-01423", "phone.invalid"),
  tel("+3999 347 555 0142", "phone.invalid"),
  tel("abc 555 0142", "phone.invalid"),

  code("12345", "code.sixDigits"),
  code("1234567", "code.sixDigits"),
  code("12a456", "code.sixDigits"),
  code("１２３４５６", "code.sixDigits"),
  code(" 123456 "),
];

export const ruleCasesOf = (...fields: readonly RuleCase["field"][]): readonly RuleCase[] =>
  ruleCases.filter(({ field }) => fields.includes(field));
