import { randomUUIDv7 } from "node:crypto";
import { resumeTemplates, type ExportFormat } from "@orbita/contract";
import { readDocument } from "@orbita/resume-engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, startApi, type ApiClient, type TestApi } from "../support/harness.ts";
import { aTalent, seedWords } from "../support/talents.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await seedWords(api);
});
afterAll(() => api.stop());

const content = {
  headline: "Sviluppatrice backend",
  contacts: { email: "giulia@posta.example", phone: "347 555 0142", city: "Genova", links: [] },
  wishes: ["Da remoto"],
  summary: "Nove anni di Java.",
  experience: [
    { id: "porto", company: "Portolano", title: "Backend", start: "2021-03", isCurrent: true, tasks: ["Servizi"] },
    { id: "levante", company: "Levante", title: "Java", start: "2017-09", end: "2021-02" },
  ],
  education: [{ degreeTitle: "Laurea", institution: "Università di Genova", end: "2017" }],
  languages: [{ code: "language_it", native: true }],
  comments: [{ text: "Giudizio condiviso", shared: true }],
};

type ResumeExportQuery = Parameters<ApiClient["resumes"]["export"]>[0]["query"];
const bytesOf = async (file: { blob: Blob } | undefined) => new Uint8Array(await file!.blob.arrayBuffer());
const exported = (client: ApiClient, format: ExportFormat, query: ResumeExportQuery = {}) =>
  client.resumes.export({ params: { format }, query });
const readBack = async (file: { blob: Blob } | undefined) =>
  readDocument(await bytesOf(file), { now: new Date("2026-11-15") });

describe("user exports their own resume", () => {
  test.each([
    ["pdf", "application/pdf", ".pdf"],
    ["docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document", ".docx"],
    ["json", "application/json", ".json"],
    ["md", "text/markdown", ".md"],
    ["europass", "application/xml", ".xml"],
  ] as const)(
    "resume exported as %s → has the right media type, file name and content",
    async (format, type, ending) => {
      const { client, first_name, last_name } = await aTalent(api, content);
      const { blob, filename } = (await exported(client, format))!;
      expect([blob.type.split(";")[0], filename]).toEqual([type, `${first_name} ${last_name}, CV${ending}`]);
      expect(blob.size).toBeGreaterThan(200);
      if (format !== "pdf" && format !== "docx") {
        const text = await blob.text();
        for (const word of ["Portolano", "Nove anni di Java", "Università di Genova"]) expect(text).toContain(word);
        for (const word of ["Giudizio", "Da remoto"]) expect(text).not.toContain(word);
      }
    },
  );

  test.each(resumeTemplates)(
    "resume PDF with template %s → can be imported again; with the template anonimo → cannot, and has no identifying data",
    async (template) => {
      const { client, last_name } = await aTalent(api, content);
      const file = await exported(client, "pdf", { template, language: "en" });
      const { kind, resume, lines } = await readBack(file);
      const text = lines.map((line) => line.text).join("\n");
      expect(text).toMatch(/experience/i);
      expect(text).not.toContain("Giudizio");
      if (template === "anonimo") {
        expect(kind).toBe("pdf");
        expect(file!.filename).toMatch(/^[2-9A-Z]{4}, CV\.pdf$/);
        for (const trace of [last_name, "Portolano", "2021", "posta.example"]) expect(text).not.toContain(trace);
      } else {
        expect(kind).toBe("orbita");
        expect(resume.experience.map(({ company }) => company?.value)).toEqual(["Portolano", "Levante"]);
      }
    },
  );

  test("PDF of a resume version → text and embedded data contain only what the version includes", async () => {
    const { client } = await aTalent(api, content);
    const { id } = (await client.resumes.addVersion({
      body: { name: "Per i porti", headline: "Altro titolo", leftOut: ["levante", "education"] },
    }))!;
    const { resume, lines } = await readBack(await exported(client, "pdf", { version: id }));
    expect(resume.headline?.value).toBe("Altro titolo");
    expect(resume.experience.map(({ company }) => company?.value)).toEqual(["Portolano"]);
    expect(resume.education).toEqual([]);
    expect(lines.map(({ text }) => text).join()).not.toMatch(/Levante|Laurea|Per i porti/);
  });

  test("exporting another user's resume version → not found; exporting a resume as a guest → unauthenticated", async () => {
    const { client } = await aTalent(api, content);
    const other = await aTalent(api, content);
    const { id } = (await other.client.resumes.addVersion({ body: { name: "Mia" } }))!;
    expect(await codeOf(exported(client, "pdf", { version: id }))).toBe("resume.versionNotFound");
    expect(await codeOf(exported(client, "md", { version: randomUUIDv7() }))).toBe("resume.versionNotFound");
    expect(await codeOf(exported(api.guest, "pdf"))).toBe("access.unauthenticated");
  });
});

describe("PDF of a public profile", () => {
  const pdfOf = (client: ApiClient, username: string, c?: string) =>
    client.resumes.profilePdf({ params: { username }, query: c === undefined ? {} : { c } });

  test("PDF of a public profile → contains only what the profile page shows, also in its embedded data", async () => {
    const shown = { ...content, shownSections: ["summary", "languages"] };
    const { username } = await aTalent(api, shown, { profileVisibility: "everyone", showContacts: true });
    const file = await pdfOf(api.guest, username);
    const raw = await bytesOf(file);
    const { resume, lines } = await readDocument(raw, { now: new Date("2026-11-15") });
    expect(resume.summary?.value).toBe("Nove anni di Java.");
    expect(resume.experience).toEqual([]);
    const text = JSON.stringify([resume, lines]);
    for (const hidden of ["Portolano", "347", "posta.example", "Giudizio", "Laurea"])
      expect(text).not.toContain(hidden);
  });

  test("profile PDF by a share link that excludes PDFs, or of an invisible profile → not found", async () => {
    const { client, username } = await aTalent(api, content, { profileVisibility: "nobody" });
    const sections = ["summary", "experience"] as const;
    const without = (await client.resumes.addLink({ body: { label: "A", sections: [...sections], pdf: false } }))!;
    expect(await codeOf(pdfOf(api.guest, username, without.code))).toBe("people.notFound");
    expect(await codeOf(pdfOf(api.guest, username))).toBe("people.notFound");
  });

  test("profile PDF by an anonymous share link → without the name and other identifying data", async () => {
    const { client, username, last_name } = await aTalent(api, content, { profileVisibility: "nobody" });
    const body = { label: "Agenzia", sections: ["summary" as const, "experience" as const], anonymous: true };
    const { code } = (await client.resumes.addLink({ body }))!;
    const file = await pdfOf(api.guest, username, code);
    const { kind, lines } = await readBack(file);
    const text = lines.map((line) => line.text).join("\n");
    expect(kind).toBe("pdf");
    expect(text).toContain("Candidatura");
    for (const trace of [last_name, "Portolano", "Laurea", "Genova"]) expect(text).not.toContain(trace);
    expect(file!.filename).not.toContain(last_name);
  });
});
