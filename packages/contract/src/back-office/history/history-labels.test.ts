import { expect, test } from "vitest";
import { isSafe, type Route } from "../../kernel/route.ts";
import { routes } from "../../routes.ts";
import { actionLabels } from "./action-labels.ts";
import { describeReason } from "./index.ts";

test("every admin route that changes data without a reason → the history has a label for its summary", () => {
  const all = Object.values(routes).flatMap((feature) => Object.values(feature as Record<string, Route>));
  const summaries = all
    .filter((route) => route.area === "admin" && !isSafe(route) && !route.reasoned)
    .map(({ summary }) => summary);
  expect(summaries.length).toBeGreaterThan(10);
  expect(summaries.filter((summary) => !Object.hasOwn(actionLabels, summary))).toEqual([]);
});

test("a stored reason: a code → its label; free text of an administrator → unchanged, also if a code follows it", () => {
  expect(describeReason("noAnswer").en).toBe("No one confirmed that the job is still open");
  expect(describeReason("Asked by phone")).toEqual({ it: "Asked by phone", en: "Asked by phone" });
  expect(describeReason("Asked by phone · domain added").it).toBe("Asked by phone · Dominio aggiunto");
  expect(describeReason("SDI: NS").it).toBe("Ricevuta SDI NS");
  expect(describeReason("case 0199: Spam").en).toBe("Moderation decision (Spam)");
});
