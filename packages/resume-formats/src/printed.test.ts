import { factualSections, inVersion, type Resume } from "@orbita/contract";
import { describe, expect, it } from "vitest";
import { giulia } from "./fixtures/giulia.ts";
import { fromResume } from "./printed.ts";
import { makeView } from "./view/make-view.ts";
import { neutralTitle } from "./view/neutral-title.ts";
import { withoutTraces } from "./view/without-traces.ts";

describe("a version of a resume", () => {
  const version = { headline: "Architetta software", summary: null, leftOut: [giulia.experience[1]!.id, "interests"] };
  it("printing a resume version → leaves out its listed entries and uses its headline", () => {
    const printed = inVersion(giulia, version);
    expect(printed.headline).toBe("Architetta software");
    expect(printed.summary).toBe(giulia.summary);
    expect(printed.experience).toEqual([giulia.experience[0]]);
    expect(printed.interests).toEqual([]);
    expect(giulia.experience).toHaveLength(2);
  });
  it("printing a resume version without the summary → the summary is left out", () => {
    expect(inVersion(giulia, { ...version, summary: "Altro", leftOut: ["summary"] }).summary).toBeNull();
  });
});

describe("a printed resume", () => {
  it("printed resume → contains the person's own data, never comments of others", () => {
    const resume = { ...giulia, comments: [{ text: "Giudizio", shared: true }] } as unknown as Resume;
    expect(JSON.stringify(fromResume(resume))).not.toContain("Giudizio");
  });

  const titles = (order: typeof giulia.sectionOrder) =>
    makeView({ ...giulia, sectionOrder: order }, "accademico", "it").main.map(({ title }) => title);
  it("section order of a printed resume → the template's, until the person chooses an order", () => {
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

it("printed skills → taxonomy label in the document's language, lower case in a sentence; free text unchanged", () => {
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
])('anonymous resume: gender-neutral form of the job title "%s" → "%s"', (title, neutral) => {
  expect(neutralTitle(title, "it")).toBe(neutral);
});

it("anonymous resume: withoutTraces → removes names, companies, phone numbers and email addresses from sentences", () => {
  const strip = withoutTraces(giulia);
  expect(strip("Giulia in Portolano, poi Studio Levante S.r.l.: 40 mila eventi, tel. +39 347 555 0142, g@x.it")).toBe(
    "… in …, poi …: 40 mila eventi, tel. …, …",
  );
});
