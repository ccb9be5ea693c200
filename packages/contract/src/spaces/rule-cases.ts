import type { FieldCode } from "../errors/fields.ts";
import { spaceLimits as limits, reservedSpaceUrls } from "./limits.ts";

/**
 * Cases of specification §5 on Spaces: the last accepted and the first rejected value of each limit. The API tests and the
 * browser's form tests share this table, so that both enforce the same rules with the same codes. Empty optional fields are not
 * covered, because forms send them as null.
 */
export type SpaceRuleCase = {
  readonly field:
    | "name"
    | "url"
    | "authorisationNumber"
    | "vat"
    | "headline"
    | "description"
    | "website"
    | "yearFounded"
    | "email"
    | "phone"
    | "postalCode"
    | "street"
    | "number"
    | "legalName"
    | "fiscalCode"
    | "sdi"
    | "policyDescription";
  /** The value as the user types it; a year is sent as a number. */
  readonly value: string;
  /** The expected error code; null if the value is valid. */
  readonly refusal: FieldCode | null;
  readonly params?: Readonly<Record<string, number>>;
  /** The country of the office whose postcode the case tests. */
  readonly country?: string;
};

const of = (length: number): string => "abcdefghij".repeat(Math.ceil(length / 10)).slice(0, length);

type FieldErrorParams = Record<string, number>;
const cases =
  (field: SpaceRuleCase["field"], country?: string) =>
  (value: string, refusal: FieldCode | null = null, params?: FieldErrorParams): SpaceRuleCase => ({
    field,
    value,
    refusal,
    ...(params && { params }),
    ...(country !== undefined && { country }),
  });

/** Cases for text with a maximum and an optional minimum length. */
const bounded = (field: SpaceRuleCase["field"], { min = 1, max }: { min?: number; max: number }): SpaceRuleCase[] => {
  const one = cases(field);
  return [
    one("", "field.required"),
    one("   ", "field.required"),
    ...(min > 1
      ? [one(of(min - 1), "field.tooShort", { min }), one(` ${of(min - 1)} `, "field.tooShort", { min })]
      : []),
    one(of(min)),
    one(of(max)),
    one(of(max + 1), "field.tooLong", { max }),
  ];
};

const url = cases("url");
const vat = cases("vat");
const website = cases("website");
const year = cases("yearFounded");
const email = cases("email");
const tel = cases("phone");
const postcode = cases("postalCode", "IT");
const abroad = cases("postalCode", "GB");
const fiscal = cases("fiscalCode");
const sdi = cases("sdi");

const thisYear = new Date().getUTCFullYear();
const years = { min: limits.year.min, max: thisYear };

export const spaceRuleCases: readonly SpaceRuleCase[] = [
  ...bounded("name", limits.name),

  url("", "field.required"),
  url(of(limits.url.min - 1), "field.tooShort", { min: limits.url.min }),
  url(of(limits.url.min)),
  url(of(limits.url.max)),
  url(of(limits.url.max + 1), "field.tooLong", { max: limits.url.max }),
  url("lanterna-9"),
  url("9-lanterna"),
  ...["Lanterna", "lanterna_9", "lanternà", "lan terna", "lanterna.it", "lanterna/9"].map((value) =>
    url(value, "space.urlCharacters"),
  ),
  ...reservedSpaceUrls.map((value) => url(value, "field.inUse")),

  vat("02318470990"),
  vat("IT02318470990"),
  vat("it 02318470990"),
  vat("IT 023.184.709.90"),
  // A wrong check digit is only a warning, so the number is accepted.
  vat("02318470994"),
  vat("0231847099", "vat.elevenDigits"),
  vat("023184709905", "vat.elevenDigits"),
  vat("IT0231847099", "vat.elevenDigits"),
  vat("FR02318470990", "vat.elevenDigits"),
  vat("0231847099A", "vat.elevenDigits"),
  vat("０２３１８４７０９９０", "vat.elevenDigits"),

  ...bounded("authorisationNumber", limits.authorisation),
  ...bounded("headline", limits.headline),
  ...bounded("description", limits.description),
  ...bounded("policyDescription", limits.policyDescription),
  ...bounded("legalName", limits.legalName),
  ...bounded("street", limits.street),
  ...bounded("number", limits.number),

  website("lanterna.example"),
  website("www.lanterna.example"),
  website("https://lanterna.example/chi?a=1"),
  website("http://città.example"),
  website(`lanterna.example/${of(limits.website.max - 17)}`),
  website(`lanterna.example/${of(limits.website.max - 16)}`, "field.tooLong", { max: limits.website.max }),
  ...["lanterna", "lanterna.", ".example", "lan terna.example", "ftp://lanterna.example", "javascript:alert(1)"].map(
    (value) => website(value, "field.invalidUrl"),
  ),

  year(String(years.min - 1), "year.outOfRange", years),
  year(String(years.min)),
  year(String(years.max)),
  year(String(years.max + 1), "year.outOfRange", years),

  email("lanterna", "field.invalidEmail"),
  email("lavoro@lanterna", "field.invalidEmail"),
  email(" Lavoro@Lanterna.example "),

  tel("010 555 0178"),
  tel("+39 010 555 0178"),
  tel("+39 010 555 017"),
  tel("+39 010 555 01", "phone.invalid"),
  tel("(010) 555-0178"),
  tel("0105550178"),
  tel("010555017"),
  tel("01055501", "phone.invalid"),
  tel("010-555-01789", "phone.invalid"),
  tel("+3999 010 555 0178", "phone.invalid"),
  tel("centralino1", "phone.invalid"),

  postcode("16128"),
  postcode("1612", "postcode.fiveDigits"),
  postcode("161280", "postcode.fiveDigits"),
  postcode("1612a", "postcode.fiveDigits"),
  abroad("SW1A 1AA"),
  abroad(of(12)),
  abroad(of(13), "field.tooLong", { max: 12 }),

  fiscal("02318470990"),
  fiscal("rssmra80a01d969s"),
  fiscal("0231847099", "fiscalCode.invalid"),
  fiscal("RSSMRA80A01D969", "fiscalCode.invalid"),
  fiscal("RSSMRA80A01D969SX", "fiscalCode.invalid"),

  sdi("M5UXCR1"),
  sdi("m5uxcr1"),
  sdi("fatture@pec.lanterna.example"),
  sdi("M5UXCR", "sdi.invalid"),
  sdi("M5UXCR12", "sdi.invalid"),
];

export const spaceRuleCasesOf = (...fields: readonly SpaceRuleCase["field"][]): readonly SpaceRuleCase[] =>
  spaceRuleCases.filter(({ field }) => fields.includes(field));
