import { factualSections, inVersion, type Resume } from "@orbita/contract";
import { describe, expect, it } from "vitest";
import { giulia } from "./fixtures/giulia.ts";
import { fromResume } from "./printed.ts";
import { makeView } from "./view/make-view.ts";
import { neutralTitle } from "./view/neutral-title.ts";
import { withoutTraces } from "./view/without-traces.ts";

describe("a version", () => {
  const version = { headline: "Architetta software", summary: null, leftOut: [giulia.experience[1]!.id, "interests"] };
  it("leaves out what it names and replaces what it says", () => {
    const printed = inVersion(giulia, version);
    expect(printed.headline).toBe("Architetta software");
    expect(printed.summary).toBe(giulia.summary);
    expect(printed.experience).toEqual([giulia.experience[0]]);
    expect(printed.interests).toEqual([]);
    expect(giulia.experience).toHaveLength(2);
  });
  it("may leave out the summary", () => {
    expect(inVersion(giulia, { ...version, summary: "Altro", leftOut: ["summary"] }).summary).toBeNull();
  });
});

describe("what is printed", () => {
  it("is what the person says, never what judges them", () => {
    const resume = { ...giulia, comments: [{ text: "Giudizio", shared: true }] } as unknown as Resume;
    expect(JSON.stringify(fromResume(resume))).not.toContain("Giudizio");
  });

  const titles = (order: typeof giulia.sectionOrder) =>
    makeView({ ...giulia, sectionOrder: order }, "accademico", "it").main.map(({ title }) => title);
  it("stands in the template's order until the person chooses one", () => {
    expect(titles([...factualSections])[0]).toBe("Formazione");
    expect(titles(factualSections.filter((section) => section !== "experience"))[0]).toBe("Formazione");
    expect(titles([...factualSections].toReversed())).toEqual([
      "Lingue e interessi",
      "Corsi e certificazioni",
      "Formazione",
      "Competenze",
      "Esperienza professionale",
    ]);
  });
});

it("says the taxonomy's words in the document's language, small within a sentence, and one's own as they are", () => {
  const own = giulia.softSkills[0]!;
  const known = { ...own, name: "Ascolto attivo", label: { it: "Ascolto attivo", en: "Active listening" } };
  const softSkills = [known, known, { ...own, name: "Excel" }];
  const said = (language: "it" | "en") =>
    makeView({ ...giulia, softSkills }, "sobrio", language).main.find(({ kind }) => kind === "text");
  expect(said("it")).toMatchObject({ text: "Ascolto attivo, ascolto attivo, Excel." });
  expect(said("en")).toMatchObject({ text: "Active listening, active listening, Excel." });
});

it.each([
  ["Sviluppatrice backend", "Sviluppo backend"],
  ["Direttore commerciale", "Direzione commerciale"],
  ["Impiegata amministrativa", "Impiegato/a amministrativo/a"],
  ["Operatrice socio-sanitaria", "Operatore/trice socio-sanitario/a"],
  ["Barista", "Barista"],
  ["Project manager", "Project manager"],
  ["Responsabile vendite", "Responsabile vendite"],
  ["Saleswoman", "Salesperson"],
])("%s is neutral as %s", (title, neutral) => {
  expect(neutralTitle(title, "it")).toBe(neutral);
});

it("takes names, companies, schools, addresses and numbers out of sentences", () => {
  const strip = withoutTraces(giulia);
  expect(strip("Giulia in Portolano, poi Studio Levante S.r.l.: 40 mila eventi, tel. +39 347 555 0142, g@x.it")).toBe(
    "… in …, poi …: 40 mila eventi, tel. …, …",
  );
});
