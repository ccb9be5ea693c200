import { emptyResume, resumeTemplates } from "@orbita/contract";
import { describe, expect, it, vi } from "vitest";
import { giulia } from "../fixtures/giulia.ts";
import { openPdf } from "@orbita/document-kit/fixtures";
import { ownFileName } from "../own/own-format.ts";
import { writeOwn } from "../own/write-own.ts";
import { fromResume, type PrintedResume } from "../printed.ts";
import { writePdf } from "./write-pdf.ts";

// The timeout is long because other tests may use the CPU cores at the same time.
vi.setConfig({ testTimeout: 30_000 });

const blind = { code: "5ZLC", region: "Liguria", revealedFrom: "In valutazione" };
const named = resumeTemplates.filter((template) => template !== "anonimo");
const isAccessible = (pdf: Uint8Array) => Buffer.from(pdf).toString("latin1").includes("pdfuaid:part");

/** The position of each word in the text; -1 if it does not come after the previous word. */
function places(text: string, words: string[]): number[] {
  let from = 0;
  return words.map((word) => {
    const at = text.indexOf(word, from);
    if (at >= 0) from = at + word.length;
    return at;
  });
}

const orders: Record<string, string[]> = {
  sobrio: [
    "Giulia Ferraris",
    "Genova",
    "Progetto",
    "Esperienza",
    "mar 2021 – Presente",
    "Sviluppo servizi",
    "set 2017",
    "Competenze tecniche",
    "Linguaggi:",
    "Competenze trasversali",
    "Istruzione",
    "Tesi:",
    "Certificazioni e corsi",
    "Lingue e interessi",
  ],
  editoriale: [
    "Giulia Ferraris",
    "Progetto",
    "Esperienza",
    "Sviluppatrice backend",
    "Portolano",
    "mar 2021",
    "Competenze",
    "Trasversali",
    "Istruzione",
    "Certificazioni e corsi",
    "(2023)",
    "Lingue e interessi",
  ],
  "due-colonne": [
    "Giulia Ferraris",
    "Progetto",
    "Esperienza",
    "Istruzione",
    "Corsi",
    "Competenze tecniche",
    "Lingue",
    "madrelingua",
    "Certificazioni",
    "Interessi",
    "Vela",
  ],
  accademico: [
    "Giulia Ferraris",
    "Progetto",
    "1. Formazione",
    "2. Esperienza professionale",
    "3. Corsi e certificazioni",
    "4. Competenze",
    "5. Lingue e interessi",
  ],
};

describe.each(named)("PDF template %s", (template) => {
  const pdf = writePdf(giulia, { template, language: "it" });
  it("resume PDF of a template → one page, tagged, titled, text in reading order", async () => {
    const { text, pages, roles, links, title, language } = await openPdf(pdf);
    expect(pages).toHaveLength(1);
    expect(isAccessible(pdf)).toBe(true);
    expect([title, language]).toEqual(["Giulia Ferraris, CV", "it"]);
    expect(places(text.replaceAll(/\s+/g, " "), orders[template]!)).not.toContain(-1);
    for (const role of ["H1", "H2", "H3", "P", "L", "LI", "Link"]) expect(roles).toContain(role);
    expect(links).toEqual(["mailto:giulia.ferraris@posta.example", "tel:+393475550142", "https://portolano.example/"]);
  });

  it("resume PDF of a template → has the resume data attached", async () => {
    const { attached } = await openPdf(pdf);
    expect(JSON.parse(attached[ownFileName]!)).toEqual(writeOwn(giulia, "it"));
  });
});

describe("the anonymous PDF template", () => {
  const telling: PrintedResume = {
    ...giulia,
    summary: "Sono Giulia Ferraris, da Portolano dal 2021: scrivimi a giulia@posta.example o +39 347 555 0142.",
  };
  it("anonymous resume PDF → contains no identifying data and no attachment", async () => {
    const pdf = writePdf(telling, { template: "anonimo", language: "it", blind });
    const { text, attached, author, title, links } = await openPdf(pdf);
    expect(text).toContain("Candidatura 5ZLC");
    expect(text).toContain("Sviluppo backend, 9,2 anni");
    expect(text).toContain("5,7 anni, in corso");
    expect(text).toContain("Azienda");
    for (const trace of [
      "Giulia",
      "Ferraris",
      "Portolano",
      "Levante",
      "Università di Genova",
      "Savona",
      "posta.example",
      "555",
      "set 2017",
      "Sviluppatrice",
    ])
      expect(text).not.toContain(trace);
    expect([attached, author, links, title]).toEqual([{}, null, [], "Candidatura 5ZLC, CV"]);
    expect(isAccessible(pdf)).toBe(true);
    expect(Buffer.from(pdf).includes("Ferraris")).toBe(false);
  });
});

const strange = [
  "#panic()",
  "$x$ \\ y",
  "@ref <b>",
  "*b* _i_ `c`",
  "= no heading",
  "- no list",
  '#import "base.typ"',
  "Żółć Москва Αθήνα",
  "東京",
  "مرحبا",
  "😀",
  "%d {z} [x](y) ~ -- //no",
];

describe("a person's text in the PDF", () => {
  const hostile: PrintedResume = {
    ...giulia,
    lastName: strange.join(" "),
    headline: '#eval("1+1")',
    summary: strange.join("\n"),
    experience: giulia.experience.map((entry) => ({
      ...entry,
      company: "#panic()",
      companyUrl: "javascript:alert(1)",
      tasks: strange,
    })),
  };
  it.each(resumeTemplates)(
    "resume PDF prints a person's text literally, never as markup: template %s",
    async (template) => {
      const pdf = writePdf(hostile, { template, language: "en", blind });
      const { text, links } = await openPdf(pdf);
      const plain = text.replaceAll(/\s+/g, " ");
      // Arabic is not checked, because it is drawn right to left and some PDF readers extract it letter by letter.
      const words = ["#panic()", "$x$ \\ y", "@ref <b>", "*b* _i_ `c`", "= no heading", "Żółć Москва Αθήνα", "東京"];
      for (const word of template === "anonimo" ? words.slice(1) : words) expect(plain).toContain(word);
      expect(links.join()).not.toContain("javascript");
      expect(isAccessible(pdf)).toBe(true);
    },
  );

  it("resume PDF with a name in letters that no font has → written, but not marked as accessible", async () => {
    const pdf = writePdf({ ...giulia, firstName: "한국\u0000\ud800" }, { template: "sobrio", language: "it" });
    expect(isAccessible(pdf)).toBe(false);
    expect((await openPdf(pdf)).text).toContain("Ferraris");
  });

  it("empty resume → a PDF of one page, in every template", async () => {
    const empty = fromResume(emptyResume);
    for (const template of resumeTemplates) {
      expect((await openPdf(writePdf(empty, { template, language: "it" }))).pages).toHaveLength(1);
    }
  });
});

describe("the PDF of a long resume", () => {
  const lorem = "Gestione quotidiana dei fornitori, controllo delle bolle e quadratura di fine mese. ";
  it.each(named)(
    "PDF of a long resume → no heading at the end of a page, template %s",
    async (template) => {
      for (const size of [3, 5]) {
        const experience = Array.from({ length: 14 }, (_, index) => ({
          ...giulia.experience[index % 2]!,
          title: `Titolo numero ${index}`,
          tasks: Array.from({ length: 1 + ((index * size) % 6) }, () => lorem.repeat(2)),
        }));
        const { pages } = await openPdf(writePdf({ ...giulia, experience }, { template, language: "it" }));
        expect(pages.length).toBeGreaterThan(2);
        for (const page of pages.slice(0, -1)) {
          const lines = page.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("Giulia Ferraris ·"));
          // The last line of the page. In a page with two columns the main column comes before the aside.
          const last = lines.at(-1) ?? "";
          expect(last).not.toMatch(
            /^(\d\. )?(Titolo numero|Competenze|Istruzione|Formazione|Certificazioni|Corsi|Lingue)/,
          );
          expect(last).not.toMatch(/^(Portolano|Studio Levante)/);
        }
      }
    },
    30_000,
  );
});
