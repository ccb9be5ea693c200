import type { FieldCode } from "@orbita/contract/errors/fields";
import { expect } from "vitest";
import { userEvent } from "vitest/browser";

export type Language = "it" | "en";
export const languages: readonly Language[] = ["it", "en"];

/** A row of a table of rules: the input and the expected error; null means accepted. */
export type Row = {
  readonly field: string;
  readonly value: string;
  readonly refusal: FieldCode | null;
  readonly params?: Readonly<Record<string, number>>;
};

/** The error text at the field, with its limit. */
const words: Partial<Record<FieldCode, Record<Language, string>>> = {
  "field.required": { it: "Questo campo serve", en: "This field is needed" },
  "field.invalidEmail": { it: "Non è un indirizzo email", en: "This is not an email address" },
  "field.tooShort": { it: "Servono almeno {min} caratteri", en: "At least {min} characters are needed" },
  "field.tooLong": { it: "Al massimo {max} caratteri", en: "At most {max} characters fit" },
  "field.notAccepted": { it: "Per continuare devi accettare", en: "You need to accept to go on" },
  "username.characters": {
    it: "Solo lettere, cifre, spazi e , _ . -",
    en: "Only letters, digits, spaces and , _ . -",
  },
  "password.lowercase": { it: "Manca una lettera minuscola", en: "A lowercase letter is missing" },
  "password.uppercase": { it: "Manca una lettera maiuscola", en: "An uppercase letter is missing" },
  "password.digit": { it: "Manca una cifra", en: "A digit is missing" },
  "password.special": { it: "Manca un carattere speciale", en: "A special character is missing" },
  "field.invalidUrl": { it: "Non è un indirizzo web", en: "This is not a web address" },
  "field.inUse": { it: "Già in uso", en: "Already in use" },
  "space.urlCharacters": {
    it: "Solo lettere minuscole, cifre e trattini",
    en: "Only lowercase letters, digits and hyphens",
  },
  "vat.elevenDigits": { it: "Servono 11 cifre", en: "11 digits needed" },
  "year.outOfRange": { it: "Un anno dal {min} al {max}", en: "A year from {min} to {max}" },
  "phone.invalid": { it: "Non è un numero di telefono", en: "This is not a phone number" },
  "postcode.fiveDigits": { it: "Servono 5 cifre", en: "5 digits needed" },
  "fiscalCode.invalid": { it: "Servono 11 cifre o 16 caratteri", en: "11 digits or 16 characters needed" },
  "sdi.invalid": { it: "7 caratteri, oppure un indirizzo PEC", en: "7 characters, or a certified email address" },
  "password.mismatch": { it: "Le due password non coincidono", en: "The two passwords differ" },
};
export const said = (code: FieldCode, language: Language, params: Row["params"] = {}): string => {
  const text = words[code]?.[language];
  if (text === undefined) throw new Error(`no words for ${code}`);
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
};

/** Fills in a field and leaves it: expects the error at the field, or none, also after an earlier error. */
export async function expectVerdicts(container: Element, rows: readonly Row[], language: Language): Promise<void> {
  const [first] = rows;
  const input = container.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${first!.field}"]`)!;
  const verdict = () => {
    const about = input.getAttribute("aria-describedby")?.split(" ") ?? [];
    const error = about.map((id) => document.getElementById(id)).find((node) => node?.id.endsWith("-error"));
    return { invalid: input.getAttribute("aria-invalid"), error: error?.textContent ?? null };
  };
  for (const { value, refusal, params } of rows) {
    await userEvent.fill(input, value === "" ? "x" : value);
    if (value === "") await userEvent.clear(input);
    input.blur();
    const expected = refusal
      ? { invalid: "true", error: said(refusal, language, params) }
      : { invalid: null, error: null };
    await expect.poll(verdict, { message: `${first!.field}: ${JSON.stringify(value)}` }).toEqual(expected);
  }
}
