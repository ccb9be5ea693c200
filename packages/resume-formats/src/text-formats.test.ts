import mammoth from "mammoth";
import { describe, expect, it, vi } from "vitest";
import { writeDocx } from "./docx/write-docx.ts";
import { anyResumes } from "./fixtures/index.ts";
import { giulia } from "./fixtures/giulia.ts";
import { writeMarkdown } from "./markdown/write-markdown.ts";
import type { PrintedResume } from "./printed.ts";

// The timeout is long because other tests may use the CPU cores at the same time.
vi.setConfig({ testTimeout: 30_000 });

/** Every word of the resume that the written file must contain, in any order. */
const wordsOf = (resume: PrintedResume): string[] =>
  [
    resume.firstName,
    resume.lastName,
    resume.headline,
    resume.summary,
    resume.contacts.email,
    ...resume.experience.flatMap(({ title, company, description, tasks }) => [title, company, description, ...tasks]),
    ...resume.education.flatMap((one) => [one.degreeTitle, one.institution, one.grade, one.thesis, one.description]),
    ...[...resume.technicalSkills, ...resume.softSkills, ...resume.interests].map(({ name }) => name),
    ...resume.certifications.flatMap(({ name, issuer }) => [name, issuer]),
    ...resume.courses.flatMap(({ name, provider, topics }) => [name, provider, ...topics]),
  ].flatMap((text) => text?.split(/\s+/) ?? []);

const resumes = anyResumes(40);

describe("resume as a Word file", () => {
  it("resume as a Word file → opens and contains every word of the resume", async () => {
    for (const [index, resume] of resumes.slice(0, 12).entries()) {
      const buffer = Buffer.from(await writeDocx(resume, index % 2 ? "en" : "it"));
      const { value: text } = await mammoth.extractRawText({ buffer });
      const found = text.toLowerCase();
      for (const word of wordsOf(resume)) expect(found).toContain(word.toLowerCase());
    }
  });

  it("resume as a Word file → uses real heading and list styles", async () => {
    const { value: html } = await mammoth.convertToHtml({ buffer: Buffer.from(await writeDocx(giulia, "it")) });
    expect(html).toContain("<h1>Giulia Ferraris</h1>");
    expect(html).toContain("<h2>Esperienza</h2>");
    expect(html).toMatch(/<h3>Sviluppatrice backend\s+mar 2021 – Presente<\/h3>/);
    expect(html).toContain("<li>Modello dati e ottimizzazione delle query su PostgreSQL 15.</li>");
    expect(html).toContain('<a href="mailto:giulia.ferraris@posta.example">');
  });
});

describe("resume as Markdown", () => {
  it("resume as Markdown → headings, links and lists as if written by hand", () => {
    expect(writeMarkdown(giulia, "it").split("\n").slice(0, 22).join("\n")).toMatchInlineSnapshot(`
      "# Giulia Ferraris

      Sviluppatrice backend

      Genova · [giulia.ferraris@posta.example](mailto:giulia.ferraris@posta.example) · [+39 347 555 0142](tel:+393475550142)

      Progetto e mantengo servizi backend per la logistica portuale. Nove anni di Java, gli ultimi cinque su sistemi che non si possono fermare. Cerco una squadra che misuri prima di riscrivere.

      ## Esperienza

      ### Sviluppatrice backend

      [Portolano S.p.A., Genova](https://portolano.example) · mar 2021 – Presente

      - Sviluppo servizi in Java 21 e Spring Boot per 14 terminal portuali: 40 mila eventi al giorno.
      - Modello dati e ottimizzazione delle query su PostgreSQL 15.
      - Portato il tempo di risposta delle prenotazioni da 900 a 140 ms.
      - Referente per la revisione del codice in una squadra di cinque.

      ### Sviluppatrice Java

      Studio Levante S.r.l., Savona · set 2017 – feb 2021"
    `);
  });

  it("resume as Markdown: Markdown syntax in a person's text → escaped", () => {
    const hostile = { ...giulia, headline: "# no *b* [x](y) <i>", summary: "1. a\n- b\n= c" };
    const text = writeMarkdown(hostile, "en");
    expect(text).toContain(String.raw`\# no \*b\* \[x\](y) \<i\>`);
    expect(text).toContain(String.raw`1\. a`);
    expect(text).toContain(String.raw`\- b`);
  });
});
