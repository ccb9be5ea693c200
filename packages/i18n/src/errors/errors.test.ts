import { compileMessage } from "@lingui/message-utils/compileMessage";
import { fieldErrors, problems, type FieldCode, type ProblemCode } from "@orbita/contract";
import { describe, expect, it } from "vitest";
import { fieldText, fieldTexts } from "./fields.ts";
import { problemText, problemTexts } from "./problems.ts";

type MessageToken = ReturnType<typeof compileMessage>[number];

/** The parameters of an ICU message, also those inside its plural and select forms. */
const namesIn = (tokens: readonly MessageToken[]): string[] =>
  tokens.flatMap((token) => {
    if (typeof token === "string") return [];
    const [name, , forms] = token;
    const inner = typeof forms === "object" && forms !== null ? Object.values(forms) : [];
    return [name, ...inner.flatMap((form) => (Array.isArray(form) ? namesIn(form as MessageToken[]) : []))];
  });
const named = (text: string) => namesIn(compileMessage(text));

describe("texts of problems and field errors", () => {
  it("error texts with parameters such as a limit or a year → filled in both languages", () => {
    expect(problemText("access.denied", "en")).toBe(
      "You don’t have permission for this page or action. Go back, or sign in with another account.",
    );
    expect(problemText("access.denied", "it")).toBe(
      "Non hai i permessi per questa pagina o questa azione. Torna indietro o accedi con un altro account.",
    );
    expect(problemText("jobPost.noSlotsLeft", "it", { plan: "free", total: 3 })).toBe(
      "I tuoi 3 slot gratuiti sono tutti occupati. Sospendi o chiudi uno di quegli annunci per liberarne uno.",
    );
    expect(problemText("jobPost.noSlotsLeft", "en", { plan: "premium", total: 0 })).toBe(
      "Your contract has no slots for sponsored jobs. Contact support to add some.",
    );
    expect(problemText("account.codeInvalid", "en", { triesLeft: 1 })).toBe(
      "This code is wrong. You have 1 attempt left.",
    );
    expect(problemText("file.tooLarge", "en", { max: 5_120 })).toBe(
      "The file is too large. Choose one of 5 MB or less.",
    );
    expect(fieldText("field.tooSmall", "it", { min: 10_000 })).toBe("Inserisci almeno 10.000");
    expect(fieldText("year.outOfRange", "en", { min: 1700, max: 2026 })).toBe("Enter a year from 1700 to 2026");
  });

  it("error text of each code → uses only the parameters that the code has", () => {
    for (const code of Object.keys(problems) as ProblemCode[]) {
      const spec = problems[code];
      const carried = "params" in spec ? Object.keys(spec.params.shape) : [];
      for (const text of Object.values(problemTexts[code]))
        expect(carried).toEqual(expect.arrayContaining(named(text)));
    }
    for (const code of Object.keys(fieldErrors) as FieldCode[])
      for (const text of Object.values(fieldTexts[code]))
        expect([...fieldErrors[code]]).toEqual(expect.arrayContaining(named(text)));
  });

  it("error texts → no exclamation mark, no “Ops” and no straight apostrophe, as the voice guide requires", () => {
    for (const { it: italian, en } of [...Object.values(problemTexts), ...Object.values(fieldTexts)])
      expect(`${italian} ${en}`).not.toMatch(/!|\bOps\b|'/);
  });
});
