import { emptyResume, judgingSections, type Resume } from "@orbita/contract";
import { expect, test } from "vitest";
import { evidenceIn, longerIn, type RelatedSkill } from "../evidence/index.ts";
import { cvSubjects } from "../fits/index.ts";
import { lexiconOf, occupationSkillsIn } from "../lexicon/index.ts";
import { resumeLines } from "./cv-lines.ts";
import { readCv } from "./cv-reading.ts";
import { candidatesFor } from "./candidates.ts";
import { suggestFor } from "./suggest.ts";

type NarrowerSkills = Readonly<Record<string, readonly string[]>>;
/** The narrower skills of broader ones, and the related skills of others. */
const narrower: NarrowerSkills = {
  Java: ["Spring Boot"],
  "Sviluppo backend": ["Spring Boot"],
  Database: ["PostgreSQL"],
};
const related: NarrowerSkills = { Kubernetes: ["Docker"], "Sviluppo backend": ["Java"] };
const names = [
  ["Java", "Java"],
  ["Spring Boot", "Spring Boot"],
  ["PostgreSQL", "PostgreSQL"],
  ["Database", "Databases"],
  ["Docker", "Docker"],
  ["Kubernetes", "Kubernetes"],
  ["Sviluppo backend", "Back-end development", "sviluppatore backend"],
  ["Sviluppo web", "Web development", "sviluppatore web"],
  ["Cucina italiana", "Italian cuisine", "cuoco"],
  ["Metallurgia", "Metallurgy"],
] as const;
const skillRows = names.map(([it, en, ...aliases]) => ({
  id: it,
  ids: [it as string],
  it,
  en,
  aliases,
  soft: false,
  broader: Object.keys(narrower).filter((broad) => narrower[broad]!.includes(it)),
}));
const occupation = (id: string, isco08: string, weight: number, titles: readonly [string, string, string]) => {
  const [itMasculine, itFeminine, en] = titles;
  return { id, itMasculine, itFeminine, en, aliases: [], isco08, weight };
};
const lexicon = await lexiconOf({
  skills: skillRows,
  occupations: [
    occupation("software", "2512", 800, ["Programmatore", "Programmatrice", "Programmer"]),
    occupation("backend", "2512", 600, ["Sviluppatore backend", "Sviluppatrice backend", "Backend developer"]),
    occupation("web", "2513", 600, ["Sviluppatore web", "Sviluppatrice web", "Web developer"]),
    occupation("kubernetes", "2522", 300, [
      "Specialista Kubernetes",
      "Specialista Kubernetes",
      "Kubernetes specialist",
    ]),
    occupation("java", "2514", 10, ["Tecnico Java", "Tecnica Java", "Java technician"]),
    occupation("cook", "5120", 900, ["Cuoco", "Cuoca", "Cook"]),
  ],
  codes: [],
  towns: [],
});
const skillsOf = await occupationSkillsIn(lexicon);

const longer = longerIn(skillRows.flatMap(({ it, en, aliases }) => [it, en, ...aliases]));
function familyOf(id: string): RelatedSkill[] {
  const of = (one: string, by: RelatedSkill["by"]): RelatedSkill => {
    const { it, en, aliases } = skillRows.find((row) => row.id === one)!;
    const all = [it, en, ...aliases];
    return { id: one, ids: [one], by, it, en, names: all, longer: longer(all), soft: false };
  };
  return [
    of(id, "same"),
    ...(narrower[id] ?? []).map((one) => of(one, "narrower")),
    ...(related[id] ?? []).map((one) => of(one, "related")),
  ];
}
const relations = { skills: new Map(skillRows.map(({ id }) => [id, familyOf(id)])), formsOfTitle: () => [] };
const now = new Date("2026-11-15");

function suggestionsFor(resume: Resume, language: "it" | "en" = "it") {
  const subjects = cvSubjects(resume, null, lexicon);
  const candidates = candidatesFor(subjects, lexicon, skillsOf);
  const cv = readCv({ resume, lexicon, subjects, candidates }, evidenceIn(resume, relations, now));
  return suggestFor(cv, { language, skillsOf, codes: new Map(names.map(([id]) => [id, `code ${id}`])) });
}

const job = (
  given: Partial<Resume["experience"][number]> & Pick<Resume["experience"][number], "company" | "start">,
): Resume["experience"][number] => ({
  id: given.company,
  origin: "person",
  companyUrl: null,
  title: "Programmatore",
  city: null,
  end: null,
  isCurrent: false,
  years: 3.5,
  description: null,
  tasks: [],
  ...given,
});
const skill = (name: string, level: number | null) => ({
  id: name,
  origin: "person" as const,
  skillId: null,
  name,
  label: null,
  category: null,
  level,
});

const resume: Resume = {
  ...emptyResume,
  experience: [
    job({
      company: "Portolano",
      start: "2021-03",
      isCurrent: true,
      years: 5.7,
      tasks: [
        "Sviluppo backend in Java e Spring Boot per 14 terminal portuali",
        "Ottimizzazione delle query su PostgreSQL",
        "Non ho mai usato Kubernetes",
      ],
    }),
    job({ company: "Studio Levante", title: "Tirocinio", start: "2017-09", end: "2020-02" }),
  ],
  technicalSkills: [skill("Java", 5), skill("Docker", 4)],
  years: 8.2,
};

const suggested = suggestionsFor(resume);
const texts = (section: keyof typeof suggested, of = suggested) => of[section].map(({ text }) => text);

test("position proposed for a CV → has the code of its job title, the title for both genders, and the CV line", () => {
  expect(suggested.proposedJobPositions[0]).toEqual({
    text: "Sviluppatore/Sviluppatrice backend",
    motivation:
      "“Sviluppo backend in Java e Spring Boot per 14 terminal portuali”, 5,7 anni. Competenze documentate: Sviluppo backend.",
    line: "Sviluppo backend in Java e Spring Boot per 14 terminal portuali",
    code: "backend",
  });
});

test("occupation that the person has → is not proposed", () => {
  expect(suggested.proposedJobPositions.map(({ code }) => code)).not.toContain("software");
  const backend = { ...resume, headline: "Sviluppatrice backend" };
  expect(suggestionsFor(backend).proposedJobPositions.map(({ code }) => code)).not.toContain("backend");
});

test("occupation whose skill the CV denies, or does not mention → is not proposed", () => {
  const codes = suggested.proposedJobPositions.map(({ code }) => code);
  expect(codes).not.toContain("kubernetes");
  expect(codes).not.toContain("cook");
});

test("occupation of another field → proposed only with a line about its skill, not with a listed skill alone", () => {
  const listed = { ...resume, technicalSkills: [...resume.technicalSkills, skill("Cucina italiana", 3)] };
  expect(suggestionsFor(listed).proposedJobPositions.map(({ code }) => code)).not.toContain("cook");
  const kitchen = job({
    company: "Mensa",
    start: "2015-01",
    end: "2016-01",
    tasks: ["Cucina italiana per 80 coperti"],
  });
  const cook = suggestionsFor({ ...resume, experience: [...resume.experience, kitchen] }).proposedJobPositions;
  expect(cook.find(({ code }) => code === "cook")?.line).toBe("Cucina italiana per 80 coperti");
});

test("rare occupation that is not close to those of the CV → is not proposed", () => {
  expect(suggested.proposedJobPositions.map(({ code }) => code)).not.toContain("java");
});

test("order of proposed positions → the occupation with more evidence before one with less", () => {
  const web = { ...resume.experience[0]!, tasks: [...resume.experience[0]!.tasks, "Corso su sviluppo web"] };
  const order = suggestionsFor({ ...resume, experience: [web] }).proposedJobPositions.map(({ code }) => code);
  expect(order).toEqual(["backend", "web"]);
});

test("skills proposed for a CV → lines name them or imply them by a narrower skill, and the list lacks them", () => {
  expect(suggested.proposedTechnicalSkills.map(({ code }) => code)).toEqual([
    "code Sviluppo backend",
    "code Spring Boot",
    "code PostgreSQL",
  ]);
  const withoutJava = {
    ...resume,
    headline: "Tecnica Java",
    technicalSkills: [],
    experience: [{ ...resume.experience[0]!, tasks: ["Servizi in Spring Boot"] }],
  };
  expect(suggestionsFor(withoutJava).proposedTechnicalSkills).toContainEqual({
    text: "Java",
    motivation: "“Servizi in Spring Boot”: Spring Boot rientra in questa competenza. Aggiungila solo se la sai usare.",
    line: "Servizi in Spring Boot",
    code: "code Java",
  });
  expect(texts("proposedTechnicalSkills")).not.toContain("Java");
});

test("questions to the talent → ask for missing information; a question about a gap is optional", () => {
  expect(texts("aiquestions")).toEqual([
    "Che cosa facevi come Tirocinio in Studio Levante?",
    "“Ottimizzazione delle query su PostgreSQL”: puoi aggiungere un numero? Per esempio quante persone o quanto tempo.",
    "Fra febbraio 2020 e marzo 2021 il CV non riporta niente: vuoi aggiungere qualcosa?",
    "Che lavoro fai e che cosa cerchi, in due frasi?",
  ]);
});

test("skill with a high level that no CV line supports → becomes an interview question that rests on its entry", () => {
  expect(suggested.questions).toContainEqual({
    text: "Dove hai usato Docker, e per che cosa?",
    motivation: "Questa competenza è indicata di livello alto, ma nessuna riga la nomina.",
    line: "Docker",
  });
});

test("suggestions for a CV → every quotation and every line is from the CV, and every suggestion has a reason", () => {
  const lines = [
    ...resumeLines(resume).map(({ text }) => text),
    ...resume.experience.map(({ title }) => title),
    ...resume.technicalSkills.map(({ name }) => name),
  ];
  const isOwn = (line: string) => lines.some((own) => own.startsWith(line.replace(/…$/, "")));
  const all = judgingSections.flatMap((section) => suggested[section]);
  expect(all.length).toBeGreaterThan(10);
  for (const { text, motivation, line } of all) {
    expect(motivation).not.toBe("");
    expect(line === null || isOwn(line), line ?? "").toBe(true);
    for (const [, quoted] of `${text} ${motivation}`.matchAll(/“([^”]+)”/g)) expect(isOwn(quoted!), quoted).toBe(true);
  }
  expect([...suggested.criticalSummary, ...suggested.questions].every(({ line }) => line !== null)).toBe(true);
});

test("empty CV → one question to the talent and no assessment", () => {
  const empty = suggestionsFor({ ...resume, experience: [], technicalSkills: [], years: 0 }, "en");
  expect(empty).toMatchObject({ comments: [], proposedJobPositions: [], criticalSummary: [], questions: [] });
  expect(empty.aiquestions).toHaveLength(1);
});

test("suggestions in English → written in English, one statement each", () => {
  expect(texts("criticalSummary", suggestionsFor(resume, "en"))).toEqual([
    "8.2 years in 2 jobs; the longest: 5.7 years (Portolano).",
    "The lines mainly support Back-end development, Java, Spring Boot, and PostgreSQL.",
    "No line says where you used Docker.",
    "One job has no description.",
  ]);
});
