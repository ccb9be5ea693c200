import type { FieldCode } from "@orbita/contract/errors/fields";
import { fieldText } from "@orbita/i18n/errors";
import { expect } from "vitest";
import { userEvent } from "vitest/browser";

export type AdLanguage = "it" | "en";
export const adLanguages: readonly AdLanguage[] = ["it", "en"];

/** A row of a table of rules: the input and the expected error; null means accepted. */
export type RuleVerdict = {
  readonly field: string;
  readonly value: string;
  readonly refusal: FieldCode | null;
  readonly params?: Readonly<Record<string, number>>;
};

/** The expected error text of a field, with the limit that its rule names. */
export const expectedError = (code: FieldCode, language: AdLanguage, params: RuleVerdict["params"] = {}): string =>
  fieldText(code, language, params);

/** Fills in a field and leaves it: expects the error at the field, or none, also after an earlier error. */
export async function expectVerdicts(
  container: Element,
  rows: readonly RuleVerdict[],
  language: AdLanguage,
): Promise<void> {
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
      ? { invalid: "true", error: expectedError(refusal, language, params) }
      : { invalid: null, error: null };
    await expect.poll(verdict, { message: `${first!.field}: ${JSON.stringify(value)}` }).toEqual(expected);
  }
}
