import { describe, expect, it } from "vitest";
import { ruleIds, severities, type Ad, type RuleId } from "./ad.ts";
import { fixed, lint } from "./lint.ts";
import { passed } from "./passed.ts";
import { clean, withText } from "./testing/clean.ts";
import { readCases } from "./testing/cases.ts";

const cases = readCases();
const rulesOf = (ad: Ad): RuleId[] => lint(ad).map(({ rule }) => rule);

describe("table of cases", () => {
  it("has positive and negative cases for every rule about words", () => {
    const fields = new Set<RuleId>(["payMissing", "ccnlMissing"]);
    for (const rule of ruleIds.filter((id) => !fields.has(id)))
      for (const isFound of [true, false])
        expect(cases.filter((one) => one.rule === rule && one.isFound === isFound).length, rule).toBeGreaterThan(5);
  });
  it.each(ruleIds)("finds %s in all positive cases", (rule) => {
    const missed = cases.filter((one) => one.rule === rule && one.isFound && !rulesOf(one.ad).includes(rule));
    expect(missed.map(({ text }) => text)).toEqual([]);
  });
  it.each(ruleIds)("finds nothing in the negative cases of %s", (rule) => {
    const invented = cases.filter((one) => one.rule === rule && !one.isFound && lint(one.ad).length > 0);
    expect(invented.map(({ text, ad }) => [text, ...rulesOf(ad)])).toEqual([]);
  });
});

describe("required fields", () => {
  it("requires a minimum and a maximum pay", () => {
    expect(rulesOf({ ...clean, salaryMin: null })).toEqual(["payMissing"]);
    expect(rulesOf({ ...clean, salaryMax: null })).toEqual(["payMissing"]);
    expect(rulesOf(clean)).toEqual([]);
  });
  it("requires a collective agreement, except for a project", () => {
    expect(rulesOf({ ...clean, ccnl: null })).toEqual(["ccnlMissing"]);
    expect(rulesOf({ ...clean, ccnl: "  " })).toEqual(["ccnlMissing"]);
    expect(rulesOf({ ...clean, ccnl: null, contractType: "contract_type_project" })).toEqual([]);
  });
  it("requires the employer's name", () => {
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

describe("a finding", () => {
  it("has the position in the original text", () => {
    const [finding] = lint(withText("Orario flessibile.\n- **Età** massima: 35 anni\n- patente B"));
    expect(finding).toMatchObject({ rule: "ageLimit", severity: "error", field: "description" });
    const { description } = withText("Orario flessibile.\n- **Età** massima: 35 anni\n- patente B");
    expect(description.slice(finding!.start, finding!.end)).toBe(finding!.quote);
    expect(finding!.quote).toContain("35 anni");
  });
  it("is found across wrapped lines, odd apostrophes, combining accents and capitals", () => {
    for (const text of [
      "Richiesta bella\npresenza.",
      "Di bell’aspetto.",
      "ETA\u0300 MASSIMA 35 ANNI",
      "BELLA PRESENZA",
    ])
      expect(rulesOf(withText(text)), text).toHaveLength(1);
  });
  it("in a question has the question's index", () => {
    const findings = lint({ ...clean, questions: ["Da quando potresti iniziare?", "Hai figli?"] });
    expect(findings).toMatchObject([{ rule: "family", field: "questions.1", start: 0 }]);
  });
  it("has the severity of its rule", () => {
    for (const { ad } of cases.slice(0, 300))
      for (const { rule, severity } of lint(ad)) expect(severity).toBe(severities[rule]);
  });
});

describe("lawful exceptions", () => {
  it("protected categories are allowed", () => {
    expect(rulesOf(withText("Posizione riservata alle categorie protette (L. 68/1999)."))).toEqual([]);
  });
  it("an apprenticeship may state its lawful ages, but no others", () => {
    const fields = { contractEconomicType: "contract_economic_type_apprenticeship" } as const;
    expect(rulesOf(withText("Apprendistato per persone fra i 18 e i 29 anni.", fields))).toEqual([]);
    expect(rulesOf(withText("Apprendistato per persone fra i 18 e i 32 anni.", fields))).toEqual(["ageLimit"]);
    expect(rulesOf(withText("Contratto per persone fra i 18 e i 29 anni."))).toEqual(["ageLimit"]);
  });
  it("only an agency with its authorisation may search for an unnamed client", () => {
    const text = "Per nostro cliente cerchiamo una persona.";
    const agency = { name: "Quadri Lavoro", type: "agency", authorisation: "39/0011206" } as const;
    expect(rulesOf(withText(text, { employer: agency }))).toEqual([]);
    expect(rulesOf(withText(text, { employer: { ...agency, authorisation: null } }))).toEqual(["employerAnonymous"]);
    expect(rulesOf(withText(text))).toEqual(["employerAnonymous"]);
  });
});

describe("passed checks and missing fixes", () => {
  it("passed lists the checks that the ad passes", () => {
    expect(passed(clean, lint(clean))).toEqual(["payShown", "ccnlShown", "employerNamed", "neutralTitle", "openToAll"]);
    const commessa = { ...clean, title: "Commessa", ccnl: null, contractType: "contract_type_project" } as const;
    expect(passed(commessa, lint(commessa))).toEqual(["payShown", "employerNamed", "openToAll"]);
  });
  it("fixed returns the same ad if there is no fix", () => {
    const [finding] = lint({ ...clean, ccnl: null });
    expect(fixed(clean, finding!)).toBe(clean);
  });
});
