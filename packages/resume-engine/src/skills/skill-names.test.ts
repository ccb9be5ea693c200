import { describe, expect, it, test } from "vitest";
import { measureForms, readForms } from "../../bench/skills/measure.ts";
import { skillMeant } from "../lexicon/knowledge.ts";
import { fold } from "../lexicon/fold.ts";
import { skillNames, type SkillName } from "./skill-names.ts";

describe("skillMeant", () => {
  const { all, sets, kinds, mistaken } = measureForms();
  const rate = ({ right, of }: { right: number; of: number }) => right / of;

  it("skillMeant on spellings of skills → at least 96 % right, in the tuned and in the held-out set", () => {
    expect(all.of).toBeGreaterThanOrEqual(1_000);
    expect(rate(all)).toBeGreaterThanOrEqual(0.96);
    expect(rate(sets["tune"]!)).toBeGreaterThanOrEqual(0.96);
    expect(rate(sets["held"]!)).toBeGreaterThanOrEqual(0.96);
  });

  it("skillMeant on texts that are no skill → 98 % without a skill; wrong skill in less than 1 % of all texts", () => {
    expect(kinds["none"]!.of).toBeGreaterThanOrEqual(100);
    expect(rate(kinds["none"]!)).toBeGreaterThanOrEqual(0.98);
    expect(mistaken.length / all.of).toBeLessThan(0.01);
  });

  it("test data for skillMeant → contains each spelling once", () => {
    const forms = readForms().map(({ form }) => form);
    expect(new Set(forms).size).toBe(forms.length);
  });
});

test.each([
  ["Ottima conoscenza di Excel", "microsoft-excel"],
  ["React 18", "react"],
  ["ITIL v4 Foundation", "itil-foundation"],
  ["Excel ★★★★☆", "microsoft-excel"],
  ["Microsft Excel", "microsoft-excel"],
  ["report in Power BI", "power-bi"],
  ["gestione siti WordPress", "wordpress"],
  ["corso BLSD", "blsd-certificate"],
  ["manutenzione pneumatica", "hydraulic-pneumatic-maintenance"],
  ["liquidatore sinistri", "claims-settlement"],
  ["organizzato/a", "organisational-skills"],
])('skillMeant: the text "%s" → the skill %s', (text, code) => expect(skillMeant(text)?.code).toBe(code));

test.each([
  "Perla",
  "Sketchy",
  "Unità",
  "Accesso",
  "Verona (VR)",
  "Laurea in Java",
  "Corso di pasticceria",
  "Livello avanzato",
])('skillMeant: the text "%s" → no skill', (text) => expect(skillMeant(text)).toBeNull());

const names = (...rows: [name: string, id: string, rank?: SkillName["rank"]][]) =>
  skillNames(
    rows.map(([name, id, rank = "other"]) => ({ name: fold(name), id, rank })),
    (word) => word === "montana",
  );

test("skill lookup: an ambiguous name → the skill whose own label it is, otherwise no skill", () => {
  const { find } = names(
    ["Selezione", "hr", "own"],
    ["selezioni", "fruit"],
    ["Cernita", "fruit"],
    ["cernite", "waste"],
  );
  expect(find("selezioni")).toBe("fruit");
  expect(find("la selezione")).toBe("hr");
  expect(find("cernito")).toBeNull();
});

test("skill lookup: a real word similar to a skill's name → not corrected to that name", () => {
  const { find } = names(["Fontana", "fountains", "own"], ["Montane", "hills", "own"]);
  expect(find("fontanna")).toBe("fountains");
  expect(find("montana")).toBe("hills");
  expect(names(["Montany", "park", "own"]).find("montana")).toBeNull();
});
