import type { ParsedDocument } from "@orbita/contract/resume-uploads/reading";

const lines = [
  "Giulia Ferraris",
  "Genova · giulia@posta.example",
  "Sviluppatrice backend, Portolano S.p.A.\tmar 2021 – oggi",
  "Servizi in Java 21 per 14 terminal portuali.",
  "Laurea in Ingegneria informatica\t2017",
  "Java, PostgreSQL",
  "Inglese C1",
  "Referente per il patentino ADR aziendale dal 2019.",
  "cat. protette: no",
];

/** A field that the engine found, with the position of its text in the lines of the test CV. */
function found<T>(value: T, words: string, confidence = 0.98) {
  const line = lines.findIndex((text) => text.includes(words));
  const from = lines[line]?.indexOf(words) ?? 0;
  return { value, confidence, spans: line < 0 ? [] : [{ line, from, to: from + words.length }] };
}
const none = { companyUrl: null, city: null, description: null, start: null, end: null, isCurrent: null };

/** A small CV as the engine reads it, in lines of an A4 page. */
export const aReading = (more: Partial<ParsedDocument> = {}): ParsedDocument => ({
  engine: "test",
  kind: "pdf",
  language: "it",
  pages: [{ width: 595, height: 842 }],
  words: 38,
  lines: lines.map((text, index) => ({ page: 1, box: [50, 50 + index * 20, 400, 14], text })),
  hidden: [],
  unplaced: [7, 8].map((line) => ({
    text: lines[line]!,
    spans: [{ line, from: 0, to: lines[line]!.length }],
    guess: line === 7 ? ("certifications" as const) : null,
    sensitive: line === 8,
  })),
  resume: {
    contacts: {
      firstName: found("Giulia", "Giulia"),
      lastName: found("Ferraris", "Ferraris"),
      email: found("giulia@posta.example", "giulia@posta.example"),
      phone: null,
      city: found("Genova", "Genova", 0.7),
      links: [],
    },
    headline: null,
    summary: null,
    experience: [
      {
        ...none,
        title: found("Sviluppatrice backend", "Sviluppatrice backend"),
        company: found("Portolano S.p.A.", "Portolano S.p.A."),
        companyUrl: found("https://portolano.example", "nowhere", 0.4),
        start: found("2021-03", "mar 2021"),
        isCurrent: found(true, "oggi"),
        tasks: [found("Servizi in Java 21 per 14 terminal portuali.", "Servizi in Java 21 per 14 terminal portuali.")],
      },
    ],
    education: [
      {
        ...none,
        degreeTitle: found("Laurea in Ingegneria informatica", "Laurea in Ingegneria informatica"),
        institution: null,
        grade: null,
        thesis: null,
        end: found("2017", "2017"),
      },
    ],
    technicalSkills: [
      { ...found("Java", "Java, "), code: null, level: null },
      { ...found("PostgreSQL", "PostgreSQL"), code: null, level: null },
    ],
    softSkills: [],
    languages: [{ code: found("en", "Inglese"), level: found("C1", "C1"), native: null }],
    certifications: [],
    courses: [],
    interests: [],
  },
  ...more,
});
