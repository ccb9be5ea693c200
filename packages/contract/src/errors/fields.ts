import type { z } from "zod";

/** Errors of a single field (specification §5), with the names of the parameters that their texts use. */
export const fieldErrors = {
  "field.required": [],
  "field.invalid": [],
  "field.invalidType": [],
  "field.invalidEmail": [],
  "field.invalidUrl": [],
  "field.notANumber": [],
  "field.notPositive": [],
  "field.tooShort": ["min"],
  "field.tooLong": ["max"],
  "field.tooSmall": ["min"],
  "field.tooBig": ["max"],
  "field.tooFew": ["min"],
  "field.tooMany": ["max"],
  "field.unknown": [],
  "field.notAccepted": [],
  "field.inUse": [],
  "username.characters": [],
  "name.characters": [],
  "name.link": [],
  "name.reserved": [],
  "password.lowercase": [],
  "password.uppercase": [],
  "password.digit": [],
  "password.special": [],
  "password.mismatch": [],
  "code.sixDigits": [],
  "phone.invalid": [],
  "postcode.fiveDigits": [],
  "vat.elevenDigits": [],
  "domain.public": [],
  "year.outOfRange": ["min", "max"],
  "date.startAfterEnd": [],
  "date.endBeforeStart": [],
  "space.urlCharacters": [],
  "space.headerMissing": [],
  "space.oneLegalSeat": [],
  "fiscalCode.invalid": [],
  "sdi.invalid": [],
  "vocabulary.codeCharacters": [],
  "salary.maxNotAboveMin": [],
  "salary.gapTooWide": ["gap"],
  "ad.finding": ["rule", "quote"],
  "search.unknownField": [],
  "search.wrongType": [],
  "search.pastWindow": ["window"],
  "search.badCursor": [],
  "search.badQuery": ["at"],
} as const satisfies Record<string, readonly string[]>;

export type FieldCode = keyof typeof fieldErrors;
export const isFieldCode = (code: unknown): code is FieldCode =>
  typeof code === "string" && Object.hasOwn(fieldErrors, code);

export type FieldError = { path: string; code: FieldCode; params: Record<string, string | number> };

type ZodIssue = z.core.$ZodIssue;
type FieldErrorDetail = { code: FieldCode; params?: Record<string, string | number> };

const formatCodes: Record<string, FieldCode> = { email: "field.invalidEmail", url: "field.invalidUrl" };

function tooSmall({ origin, minimum, inclusive, input }: z.core.$ZodIssueTooSmall): FieldErrorDetail {
  const min = Number(minimum);
  if (origin === "string")
    return input === "" ? { code: "field.required" } : { code: "field.tooShort", params: { min } };
  if (origin === "array" || origin === "set") return { code: "field.tooFew", params: { min } };
  if (min === 0 && inclusive === false) return { code: "field.notPositive" };
  return { code: "field.tooSmall", params: { min } };
}

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig): FieldErrorDetail {
  const max = Number(maximum);
  if (origin === "string") return { code: "field.tooLong", params: { max } };
  return { code: origin === "array" || origin === "set" ? "field.tooMany" : "field.tooBig", params: { max } };
}

function invalidType({ expected, input }: z.core.$ZodIssueInvalidType): FieldErrorDetail {
  if (input === undefined || input === null) return { code: "field.required" };
  return { code: expected === "number" || expected === "int" ? "field.notANumber" : "field.invalidType" };
}

function known(issue: ZodIssue): FieldErrorDetail {
  // Custom validation rules use the error code as the message of their Zod issue.
  if (isFieldCode(issue.message)) {
    const params = "params" in issue ? (issue.params as FieldErrorDetail["params"]) : undefined;
    return params ? { code: issue.message, params } : { code: issue.message };
  }
  if (issue.code === "too_small") return tooSmall(issue);
  if (issue.code === "too_big") return tooBig(issue);
  if (issue.code === "invalid_type") return invalidType(issue);
  if (issue.code === "invalid_format") return { code: formatCodes[issue.format] ?? "field.invalid" };
  if (issue.code === "unrecognized_keys") return { code: "field.unknown" };
  // An empty text, such as a select without a choice, also counts as missing.
  const isMissing = issue.input === undefined || issue.input === null || issue.input === "";
  return { code: isMissing ? "field.required" : "field.invalid" };
}

/**
 * Maps Zod issues to our codes, for the responses of the api and the forms in the browser. Only the first error of each field is
 * reported.
 */
export function fieldErrorsOf(issues: readonly ZodIssue[]): FieldError[] {
  const byPath = new Map<string, FieldError>();
  for (const issue of issues) {
    const extra = issue.code === "unrecognized_keys" ? issue.keys : [undefined];
    for (const key of extra) {
      const path = [...issue.path, ...(key === undefined ? [] : [key])].join(".");
      const { code, params = {} } = known(issue);
      if (!byPath.has(path)) byPath.set(path, { path, code, params });
    }
  }
  return [...byPath.values()];
}
