import { describe, expect, test } from "vitest";
import { lexiconOf } from "../../lexicon/index.ts";
import { completeText, labelsOf, type SuggestionLanguage } from "./complete-text.ts";
import { demandOf } from "./job-demand.ts";
import { loadSuggestibleNames } from "./suggestible-names.ts";

const skill = (id: string, it: string, en: string, ...aliases: string[]) => ({
  id,
  ids: [id],
  it,
  en,
  aliases,
  soft: false,
  broader: [],
});
const job = (id: string, [itMasculine, itFeminine, en]: readonly [string, string, string], ...aliases: string[]) => ({
  id,
  itMasculine,
  itFeminine,
  en,
  aliases,
  isco08: "2512",
  weight: 1,
});
const town = (city: string, population: number, typed: string) => ({ city, region: "Piemonte", population, typed });

const lexicon = await lexiconOf({
  skills: [
    skill("java", "Java", "Java"),
    skill("javascript", "JavaScript", "JavaScript"),
    skill("apps", "Sviluppo di app mobili", "Mobile app development"),
  ],
  occupations: [
    job("backend", ["Sviluppatore backend", "Sviluppatrice backend", "Backend developer"], "java developer"),
    job("web", ["Sviluppatore web", "Sviluppatrice web", "Web developer"]),
    job("electronics", ["Ingegnere elettronico", "Ingegnera elettronica", "Electronics engineer"]),
    job("devops", ["DevOps engineer", "DevOps engineer", "DevOps engineer"]),
    job("nurse", ["Infermiere", "Infermiera", "Nurse"], "infermiera di reparto"),
    job("lead", ["Responsabile sviluppo prodotto", "Responsabile sviluppo prodotto", "Head of product"]),
  ],
  codes: [],
  towns: [town("Torino", 850_000, "|torino|turin|"), town("Savigliano", 19_000, "|savigliano|")],
});
const names = await loadSuggestibleNames(lexicon);
const demand = demandOf({
  titleNames: [
    { value: "web", count: 2 },
    { value: "lead", count: 9 },
  ],
  skillNames: [],
  city: [],
  region: [],
});

const completed = (text: string) => completeText(text, names, demand).map(({ entry }) => entry.id);
const chosen = (text: string, language: SuggestionLanguage = "it") =>
  completeText(text, names, demand).map((one) => labelsOf(one, text, language))[0];

describe("completions of a typed text", () => {
  test("own names that begin with the text come first, then later words; demanded ones before all others", () => {
    expect(completed("svil")).toEqual(["web", "lead", "backend", "apps"]);
  });

  test("a name that was typed in full comes before longer names", () => {
    expect(completed("java")).toEqual(["java", "javascript", "backend"]);
  });

  test("a name in the other language or an alias is found", () => {
    expect(completed("nur")).toEqual(["nurse"]);
    expect(completed("infermiera di r")[0]).toBe("nurse");
    expect(completed("turi")).toEqual(["city Torino"]);
  });

  test("only the last words are completed, the longest part first; no name crosses a comma", () => {
    const positions = (text: string) => completeText(text, names, demand).map(({ entry, from }) => [entry.id, from]);
    expect(positions("java dev")).toEqual([
      ["backend", 0],
      ["web", 5],
      ["devops", 5],
      ["apps", 5],
    ]);
    expect(positions("java, dev")).toEqual([
      ["web", 6],
      ["devops", 6],
      ["backend", 6],
      ["apps", 6],
    ]);
  });

  test("a typo is tolerated from four letters on, and only if no name begins with the last words", () => {
    const [first] = completeText("infremi", names, demand);
    expect(first).toMatchObject({ isCorrected: true, entry: { id: "nurse" } });
    expect(completed("ifn")).toEqual([]);
    expect(completed("jaba")).toEqual(["java", "javascript", "backend"]);
    expect(completed("sviluppo")).not.toContain("web");
  });
});

describe("label and text of a completion", () => {
  test.each([
    ["svil", "Sviluppatrice/sviluppatore web", "Sviluppatore web"],
    ["sviluppato", "Sviluppatore web", "Sviluppatore web"],
    ["sviluppatri", "Sviluppatrice web", "Sviluppatrice web"],
    ["elettr", "Ingegnera elettronica/ingegnere elettronico", "Ingegnere elettronico"],
    ["java web dev", "Sviluppatrice/sviluppatore web", "java sviluppatore web"],
    ["java devo", "DevOps engineer", "java DevOps engineer"],
    ["torin", "Torino", "Torino"],
    ["java torin", "Torino", "java Torino"],
    // The search understands a small town only after a word such as "a".
    ["savi", "Savigliano", "a Savigliano"],
    ["cuoco a savi", "Savigliano", "cuoco a Savigliano"],
  ])("“%s” → label %s, text %s", (typed, label, text) => {
    expect(chosen(typed)).toMatchObject({ label: { it: label }, text });
  });

  test("in English → the English label, and “in” before a small town", () => {
    expect(chosen("svil", "en")).toMatchObject({ label: { en: "Web developer" }, text: "Web developer" });
    expect(chosen("savi", "en")).toMatchObject({ text: "in Savigliano" });
  });
});
