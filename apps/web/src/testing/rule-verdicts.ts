import type { FieldCode } from "@orbita/contract/errors/fields";
import { fieldText } from "@orbita/i18n/errors";
import { expect } from "vitest";

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

/**
 * Replaces the value of a field as a paste does. `userEvent.fill` sends each value through the browser's protocol, which took most of
 * the time of these tests.
 */
function enterValue(input: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  input.focus();
  const type = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(type.prototype, "value")!.set!.call(input, value);
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

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
    if (value === "") enterValue(input, "x");
    enterValue(input, value);
    input.blur();
    // React fails on more than 50 updates within one task: "Maximum update depth exceeded".
    await new Promise((done) => setTimeout(done));
    const expected = refusal
      ? { invalid: "true", error: expectedError(refusal, language, params) }
      : { invalid: null, error: null };
    await expect
      .poll(verdict, { interval: 10, message: `${first!.field}: ${JSON.stringify(value)}` })
      .toEqual(expected);
  }
}
