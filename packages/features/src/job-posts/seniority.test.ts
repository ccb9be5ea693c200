import { expect, test } from "vitest";
import { seniorityOf } from "./seniority.ts";

const permanent = "contract_economic_type_permanent";

test.each([
  ["Sviluppatrice/sviluppatore Java", null],
  ["Internal auditor", null],
  ["Senior back-end developer", "senior"],
  ["Contabile, profilo junior", "junior"],
  ["Sr. data engineer", "senior"],
  ["Senior team lead, payments", "lead"],
  ["Capoturno produzione", "lead"],
  ["Responsabile acquisti", "lead"],
  ["Coordinatrice/coordinatore infermieristico", "lead"],
  ["Stage in ufficio legale", "entry"],
  ["Graduate programme", "entry"],
])("job title “%s” → seniority %s", (title, level) => {
  expect(seniorityOf({ title, contractEconomicType: permanent })).toBe(level);
});

test.each(["contract_economic_type_intern", "contract_economic_type_apprenticeship"] as const)(
  "contract %s → entry level, whatever the title",
  (contractEconomicType) => {
    expect(seniorityOf({ title: "Senior developer", contractEconomicType })).toBe("entry");
  },
);

test("no contract type and no level in the title → no seniority", () => {
  expect(seniorityOf({ title: "Welder", contractEconomicType: null })).toBeNull();
});
