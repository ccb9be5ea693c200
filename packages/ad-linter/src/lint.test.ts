import { describe, expect, it } from "vitest";
import { ruleIds, severities, type Ad, type RuleId } from "./ad.ts";
import { fixed, lint } from "./lint.ts";
import { passed } from "./passed.ts";
import { clean, withText } from "./testing/clean.ts";
import { readCases } from "./testing/cases.ts";

const cases = readCases();
const rulesOf = (ad: Ad): RuleId[] => lint(ad).map(({ rule }) => rule);

describe("the table of linter cases", () => {
  it("linter case table → more than five positive and five negative cases for every rule about words", () => {
    const fields = new Set<RuleId>(["payMissing", "ccnlMissing"]);
    for (const rule of ruleIds.filter((id) => !fields.has(id)))
      for (const isFound of [true, false])
        expect(cases.filter((one) => one.rule === rule && one.isFound === isFound).length, rule).toBeGreaterThan(5);
  });
  it.each(ruleIds)("linting the positive cases of rule %s → a finding of that rule in each", (rule) => {
    const missed = cases.filter((one) => one.rule === rule && one.isFound && !rulesOf(one.ad).includes(rule));
    expect(missed.map(({ text }) => text)).toEqual([]);
  });
  it.each(ruleIds)("linting the negative cases of rule %s → no finding", (rule) => {
    const invented = cases.filter((one) => one.rule === rule && !one.isFound && lint(one.ad).length > 0);
    expect(invented.map(({ text, ad }) => [text, ...rulesOf(ad)])).toEqual([]);
  });
});

describe("required fields of an ad", () => {
  it("an ad without a minimum or a maximum pay → the linter finding payMissing", () => {
    expect(rulesOf({ ...clean, salaryMin: null })).toEqual(["payMissing"]);
    expect(rulesOf({ ...clean, salaryMax: null })).toEqual(["payMissing"]);
    expect(rulesOf(clean)).toEqual([]);
  });
  it("an ad without a collective agreement → the linter finding ccnlMissing, except for a project contract", () => {
    expect(rulesOf({ ...clean, ccnl: null })).toEqual(["ccnlMissing"]);
    expect(rulesOf({ ...clean, ccnl: "  " })).toEqual(["ccnlMissing"]);
    expect(rulesOf({ ...clean, ccnl: null, contractType: "contract_type_project" })).toEqual([]);
  });
  it("an ad without the employer's name → the finding employerAnonymous, whose fix asks the author", () => {
    const [finding] = lint({ ...clean, employer: { ...clean.employer, name: " " } });
    expect(finding).toMatchObject({
      rule: "employerAnonymous",
      field: "employer",
      start: 0,
      end: 0,
      quote: "",
      fix: { kind: "ask" },
    });
  });
});

describe("position and severity of a finding", () => {
  it("a fault inside Markdown → position and quote of the linter finding match the original text", () => {
    const [finding] = lint(withText("Orario flessibile.\n- **Età** massima: 35 anni\n- patente B"));
    expect(finding).toMatchObject({ rule: "ageLimit", severity: "error", field: "description" });
    const { description } = withText("Orario flessibile.\n- **Età** massima: 35 anni\n- patente B");
    expect(description.slice(finding!.start, finding!.end)).toBe(finding!.quote);
    expect(finding!.quote).toContain("35 anni");
  });
  it("a fault written with line wraps, unusual apostrophes, combining accents or capitals → the linter finds it", () => {
    for (const text of [
      "Richiesta bella\npresenza.",
      "Di bell’aspetto.",
      "ETA\u0300 MASSIMA 35 ANNI",
      "BELLA PRESENZA",
    ])
      expect(rulesOf(withText(text)), text).toHaveLength(1);
  });
  it("a fault in the second screening question → the linter finding has the index of that question", () => {
    const findings = lint({ ...clean, questions: ["Da quando potresti iniziare?", "Hai figli?"] });
    expect(findings).toMatchObject([{ rule: "family", field: "questions.1", start: 0 }]);
  });
  it("every linter finding → has the severity of its rule", () => {
    for (const { ad } of cases.slice(0, 300))
      for (const { rule, severity } of lint(ad)) expect(severity).toBe(severities[rule]);
  });
});

describe("lawful exceptions to the rules for ads", () => {
  it("an ad reserved for protected categories (L. 68/1999) → no linter finding", () => {
    expect(rulesOf(withText("Posizione riservata alle categorie protette (L. 68/1999)."))).toEqual([]);
  });
  it("an apprenticeship for ages 18 to 29 → no finding; for other ages, or in another contract → ageLimit", () => {
    const fields = { contractEconomicType: "contract_economic_type_apprenticeship" } as const;
    expect(rulesOf(withText("Apprendistato per persone fra i 18 e i 29 anni.", fields))).toEqual([]);
    expect(rulesOf(withText("Apprendistato per persone fra i 18 e i 32 anni.", fields))).toEqual(["ageLimit"]);
    expect(rulesOf(withText("Contratto per persone fra i 18 e i 29 anni."))).toEqual(["ageLimit"]);
  });
  it("an ad for an unnamed client → no finding only for an agency with an authorisation number", () => {
    const text = "Per nostro cliente cerchiamo una persona.";
    const agency = { name: "Quadri Lavoro", type: "agency", authorisation: "39/0011206" } as const;
    expect(rulesOf(withText(text, { employer: agency }))).toEqual([]);
    expect(rulesOf(withText(text, { employer: { ...agency, authorisation: null } }))).toEqual(["employerAnonymous"]);
    expect(rulesOf(withText(text))).toEqual(["employerAnonymous"]);
  });
});

describe("passed checks and missing fixes", () => {
  it("ad linted → `passed` lists only the checks without findings", () => {
    expect(passed(clean, lint(clean))).toEqual(["payShown", "ccnlShown", "employerNamed", "neutralTitle", "openToAll"]);
    const commessa = { ...clean, title: "Commessa", ccnl: null, contractType: "contract_type_project" } as const;
    expect(passed(commessa, lint(commessa))).toEqual(["payShown", "employerNamed", "openToAll"]);
  });
  it("applying a linter finding without an automatic fix → the ad is unchanged", () => {
    const [finding] = lint({ ...clean, ccnl: null });
    expect(fixed(clean, finding!)).toBe(clean);
  });
});
