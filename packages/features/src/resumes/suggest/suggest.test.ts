import { emptyResume, judgingSections, type Resume } from "@orbita/contract";
import { expect, test } from "vitest";
import { resumeLines } from "./evidence.ts";
import { roleSkills, suggestFor, type TaxonomySkill } from "./index.ts";
import { roles } from "./roles.ts";

const skills: TaxonomySkill[] = [
  ["java", "Java"],
  ["spring-boot", "Spring Boot"],
  ["postgresql", "PostgreSQL"],
  ["docker", "Docker"],
  ["kubernetes", "Kubernetes"],
  ["rest-api", "REST API"],
].map(([code, name], index) => ({ id: `id-${index}`, code: code!, it: name!, en: name! }));

const job = (
  given: Partial<Resume["experience"][number]> & Pick<Resume["experience"][number], "company" | "start">,
): Resume["experience"][number] => ({
  id: given.company,
  origin: "person",
  companyUrl: null,
  title: "Sviluppo",
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
        "Sviluppo servizi in Java e Spring Boot per 14 terminal portuali",
        "Modello dati e ottimizzazione delle query su PostgreSQL",
        "Referente per la revisione del codice",
      ],
    }),
    job({ company: "Studio Levante", start: "2017-09", end: "2020-02" }),
  ],
  technicalSkills: [skill("Java", 5), skill("Docker", 4)],
  years: 8.2,
};

const suggested = suggestFor(resume, { language: "it", skills });
const texts = (section: keyof typeof suggested) => suggested[section].map(({ text }) => text);

test("job position suggested for a resume → has the CV line that supports it", () => {
  expect(suggested.proposedJobPositions[0]).toEqual({
    text: "Sviluppo backend",
    motivation:
      "“Sviluppo servizi in Java e Spring Boot per 14 terminal portuali”, 5,7 anni. Competenze documentate: Java, Spring Boot, PostgreSQL e Docker.",
  });
  expect(texts("proposedJobPositions")).toContain("Guida di un piccolo team");
});

test("skills suggested for a resume → first those that a CV line names and the skill list lacks", () => {
  expect(suggested.proposedTechnicalSkills.slice(0, 2)).toMatchObject([
    { text: "Spring Boot", code: "spring-boot" },
    { text: "PostgreSQL", code: "postgresql" },
  ]);
  expect(texts("proposedTechnicalSkills")).not.toContain("Java");
});

test("questions to the talent → ask for missing information; a question about a gap is optional", () => {
  expect(texts("aiquestions")).toEqual([
    "Che cosa facevi come Sviluppo in Studio Levante?",
    "“Modello dati e ottimizzazione delle query su PostgreSQL”: puoi aggiungere un numero? Per esempio quante persone o quanto tempo.",
    "Fra febbraio 2020 e marzo 2021 il CV non riporta niente: vuoi aggiungere qualcosa?",
    "Che lavoro fai e che cosa cerchi, in due frasi?",
  ]);
});

test("skill with a high level that no CV line supports → becomes an interview question", () => {
  expect(texts("questions")).toContain("Dove hai usato Docker, e per che cosa?");
});

test("suggestions for a resume → every quotation is from the resume, and every suggestion has a reason", () => {
  const lines = resumeLines(resume).map(({ text }) => text);
  const said = judgingSections.flatMap((section) => suggested[section]);
  expect(said.length).toBeGreaterThan(10);
  for (const { text, motivation } of said) {
    expect(motivation).not.toBe("");
    for (const [, quoted] of `${text} ${motivation}`.matchAll(/“([^”]+)”/g))
      expect([...lines, "Sviluppo"].some((line) => line.startsWith(quoted!.replace(/…$/, "")))).toBe(true);
  }
});

test("empty resume → one question to the talent and no assessment", () => {
  const empty = suggestFor({ ...resume, experience: [], technicalSkills: [], years: 0 }, { language: "en", skills });
  expect(empty).toMatchObject({ comments: [], proposedJobPositions: [], criticalSummary: [], questions: [] });
  expect(empty.aiquestions).toHaveLength(1);
});

test("suggestions requested in English → written in English", () => {
  const english = suggestFor(resume, { language: "en", skills });
  expect(english.criticalSummary[0]!.text).toBe(
    "8.2 years in 2 jobs; the longest: 5.7 years (Portolano). The lines mainly support Java, Spring Boot, and PostgreSQL. No line says where you used Docker. One job has no description.",
  );
  expect(roleSkills.length).toBeGreaterThan(200);
});

/** Gives every skill of the role table a unique name, so that a line names exactly the skills it lists. */
const coded: TaxonomySkill[] = roleSkills.map((code, at) => ({ id: code, code, it: `voce${at}x`, en: `item${at}x` }));
const nameOf = (code: string) => coded.find((one) => one.code === code)!.it;
const withLines = (codes: readonly string[]): Resume => ({
  ...resume,
  experience: [
    job({ company: "Aria", start: "2020-01", isCurrent: true, tasks: codes.map((code) => `Uso di ${nameOf(code)}`) }),
  ],
  technicalSkills: [],
});
const positionsOf = (from: Resume) => suggestFor(from, { language: "it", skills: coded }).proposedJobPositions;

test.each(roles.map((role) => [role.it, role] as const))(
  "job position %s → suggested only with a CV line that names a distinguishing skill",
  (_, role) => {
    expect(role.distinguishing.length).toBeGreaterThan(0);
    const shared = role.skills.filter((code) => !role.distinguishing.includes(code));
    expect(positionsOf(withLines(shared)).map(({ text }) => text)).not.toContain(role.it);
    const listed = { ...withLines(shared), technicalSkills: role.distinguishing.map((code) => skill(nameOf(code), 3)) };
    expect(
      positionsOf(listed).map(({ text }) => text),
      "listed skills without a line",
    ).not.toContain(role.it);
    const proposed = positionsOf(withLines(role.skills)).find(({ text }) => text === role.it);
    const quoted = role.distinguishing.map((code) => `“Uso di ${nameOf(code)}”`);
    expect(quoted.some((line) => proposed?.motivation.startsWith(line))).toBe(true);
  },
);

test("Java developer who knows SQL, REST and Git → not suggested for .NET or Node.js", () => {
  const java = withLines(["java", "spring-boot", "sql", "rest-api", "git", "docker", "postgresql"]);
  const positions = positionsOf(java).map(({ text }) => text);
  expect(positions[0]).toBe("Sviluppo backend");
  expect(positions.filter((text) => text.includes(".NET") || text.includes("Node.js"))).toEqual([]);
  const proposed = suggestFor(java, { language: "it", skills: coded }).proposedTechnicalSkills;
  for (const { motivation } of proposed) expect(motivation).toMatch(/“Uso di voce\d+x”/);
});
