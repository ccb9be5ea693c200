import { rejectionReason, type Requirement } from "@orbita/contract";
import { describe, expect, test } from "vitest";
import { rejectionText, requirementName } from "./rejections.ts";

const skill = (it: string, more: Partial<Requirement> = {}): Requirement => ({
  kind: "skill",
  id: it,
  label: { it, en: it },
  mandatory: true,
  minYears: null,
  level: null,
  field: null,
  ...more,
});
const base = {
  reason: "requirement" as const,
  name: "Amir",
  requirements: [skill("Kubernetes")],
  liked: skill("PostgreSQL"),
};

describe("suggested text of a rejection", () => {
  test("suggested rejection text → states the reason, a strength of the candidate, and when the Space will write again", () => {
    expect(rejectionText(base, "it")).toBe(
      "Ciao Amir, per questo ruolo andiamo avanti con altre persone. Il motivo è che il ruolo richiede Kubernetes. Ci è piaciuto quello che hai scritto su PostgreSQL. Se apriremo una posizione senza questo requisito, ti scriveremo.",
    );
    expect(rejectionText(base, "en")).toBe(
      "Hi Amir, we’ve decided to move forward with other candidates for this role. The reason is that the role requires Kubernetes. We liked what you wrote about PostgreSQL. If we open a role without this requirement, we’ll get in touch.",
    );
  });

  test("suggested rejection text: hidden name → left out; several requirements → joined as a list", () => {
    const requirements = [skill("Java", { minYears: 3 }), skill("inglese", { level: "B2" })];
    expect(rejectionText({ ...base, name: null, requirements, liked: null }, "it")).toBe(
      "Ciao, per questo ruolo andiamo avanti con altre persone. Il motivo è che il ruolo richiede Java, almeno 3 anni e inglese B2. Se apriremo una posizione senza questi requisiti, ti scriveremo.",
    );
  });

  test("suggested rejection text → below 1,000 characters for every reason; without requirements → no reason", () => {
    for (const reason of rejectionReason.options)
      for (const language of ["it", "en"] as const) {
        const text = rejectionText({ ...base, reason }, language);
        expect(text.length).toBeLessThan(1_000);
        expect(text).toMatch(/^(?:Ciao|Hi) Amir, /);
      }
    expect(rejectionText({ ...base, requirements: [] }, "it")).not.toContain("motivo");
  });
});

test("requirementName of a requirement with minimum years → includes the years", () => {
  expect(requirementName(skill("Java", { minYears: 1 }), "it")).toBe("Java, almeno un anno");
  expect(requirementName(skill("Java", { minYears: 2 }), "en")).toBe("Java, at least 2 years");
});
