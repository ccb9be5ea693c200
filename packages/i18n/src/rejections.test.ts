import { rejectionReason, type Requirement } from "@orbita/contract";
import { describe, expect, test } from "vitest";
import { rejectionMail, rejectionText, requirementName, withoutOpening } from "./rejections.ts";

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

describe("the text of a rejection", () => {
  test("states the reason, a strength and when to expect news", () => {
    expect(rejectionText(base, "it")).toBe(
      "Ciao Amir, per questo ruolo andiamo avanti con altre persone. Il motivo: serviva Kubernetes. Le tue righe su PostgreSQL ci sono piaciute. Se apriamo un posto senza questo requisito, ti scriviamo.",
    );
    expect(rejectionText(base, "en")).toBe(
      "Hello Amir, for this role we are going on with other people. The reason: it needs Kubernetes. We liked your lines on PostgreSQL. If we open a role without this requirement, we will write to you.",
    );
  });

  test("omits a hidden name and joins several requirements as a list", () => {
    const requirements = [skill("Java", { minYears: 3 }), skill("inglese", { level: "B2" })];
    expect(rejectionText({ ...base, name: null, requirements, liked: null }, "it")).toBe(
      "Ciao, per questo ruolo andiamo avanti con altre persone. Il motivo: servivano Java, almeno 3 anni e inglese B2. Se apriamo un posto senza questi requisiti, ti scriviamo.",
    );
  });

  test("stays within its limits for every reason, and omits requirements if the reason names none", () => {
    for (const reason of rejectionReason.options)
      for (const language of ["it", "en"] as const) {
        const text = rejectionText({ ...base, reason }, language);
        expect(text.length).toBeLessThan(1_000);
        expect(text.startsWith(rejectionMail[language].title("Amir"))).toBe(true);
      }
    expect(rejectionText({ ...base, requirements: [] }, "it")).not.toContain("motivo");
  });

  test("the mail does not repeat the opening sentence of its title", () => {
    expect(withoutOpening(rejectionText(base, "it"), "it")).toMatch(/^Il motivo/);
    expect(withoutOpening(rejectionText({ ...base, name: null }, "en"), "en")).toMatch(/^The reason/);
    expect(withoutOpening("Caro Amir, grazie.", "it")).toBe("Caro Amir, grazie.");
    expect(withoutOpening("Ciao, per questo ruolo andiamo avanti con altre persone.", "it")).not.toBe("");
  });
});

test("a requirement includes its years or its level", () => {
  expect(requirementName(skill("Java", { minYears: 1 }), "it")).toBe("Java, almeno un anno");
  expect(requirementName(skill("Java", { minYears: 2 }), "en")).toBe("Java, at least 2 years");
});
