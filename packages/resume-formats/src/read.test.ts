import { describe, expect, it } from "vitest";
import { readEuropass, readJsonResume, readOwn } from "./read.ts";

const valueOf = (found: { value: unknown } | null | undefined) => found?.value ?? null;

const foreign = {
  basics: {
    name: "Anna De Luca",
    label: "Contabile",
    email: "anna@posta.example",
    url: "https://anna.example",
    location: { city: "Bari" },
    profiles: [{ network: "x", url: "https://x.example/anna" }],
  },
  work: [
    {
      company: "Rossi S.r.l.",
      position: "Contabile",
      startDate: "2020-03-01",
      highlights: ["Bilanci"],
      summary: "Uno",
    },
  ],
  volunteer: [{ organization: "Croce", position: "Autista", startDate: "2011", endDate: "2012-00-01" }],
  education: [{ institution: "Uni", studyType: "Laurea", area: "Economia", score: 110 }],
  skills: [{ name: "Office", level: "Master", keywords: ["Excel", "Word"] }, { name: "SAP" }, 7],
  languages: [
    { language: "Inglese", fluency: "C1 (IELTS)" },
    { language: "Italian", fluency: "Native speaker" },
    { language: "klingon" },
  ],
  interests: [{ name: "Vela" }],
  projects: [{ name: "Sito", entity: "Pro loco", description: "Un sito", highlights: ["Gratis"], startDate: "2015" }],
  awards: [{ title: "Premio", awarder: "Comune", date: "2019-05-01" }],
};

describe("a JSON Resume of another tool", () => {
  const read = readJsonResume(foreign)!;
  it("reading a JSON Resume of another tool that deviates from the schema → read", () => {
    expect(
      Object.values(read.contacts).map((value) => (Array.isArray(value) ? value.map(valueOf) : valueOf(value))),
    ).toEqual([
      "Anna",
      "De Luca",
      "anna@posta.example",
      null,
      "Bari",
      ["https://anna.example", "https://x.example/anna"],
    ]);
    expect(
      read.experience.map(({ company, start, end, isCurrent }) => [company, start, end, isCurrent].map(valueOf)),
    ).toEqual([
      ["Rossi S.r.l.", "2020-03", null, true],
      ["Croce", "2011", "2012", false],
      ["Pro loco", "2015", null, true],
    ]);
    expect(valueOf(read.education[0]?.degreeTitle)).toBe("Laurea, Economia");
    expect(valueOf(read.education[0]?.grade)).toBe("110");
    expect(read.technicalSkills.map(({ value, level }) => [value, level])).toEqual([
      ["Excel", 5],
      ["Word", 5],
      ["SAP", null],
    ]);
    expect(read.languages.map(({ code, level, native }) => [code, level, native].map(valueOf))).toEqual([
      ["en", "C1", false],
      ["it", null, true],
    ]);
  });

  it("reading projects and awards of a JSON Resume → the nearest kind of entry, with low confidence", () => {
    const project = read.experience.at(-1);
    expect([project?.title, project?.company, project?.description, project?.tasks[0]].map(valueOf)).toEqual([
      "Sito",
      "Pro loco",
      "Un sito",
      "Gratis",
    ]);
    expect(project?.title?.confidence).toBe(0.5);
    expect(read.certifications.map(({ name, issuer, start }) => [name, issuer, start].map(valueOf))).toEqual([
      ["Premio", "Comune", "2019-05"],
    ]);
  });

  it.each([null, 7, "x", [], {}, { basics: {} }, { orbita: 1 }])(
    "readJsonResume: content that is no JSON Resume → null: %j",
    (json) => {
      expect(readJsonResume(json)).toBeNull();
    },
  );
});

describe("readOwn: our own data format", () => {
  const resume = {
    firstName: "Giulia",
    lastName: null,
    headline: null,
    summary: null,
    contacts: {},
    experience: [{ company: "A", title: "B", start: "2020-01", isCurrent: true }],
    technicalSkills: [{ name: "Java", level: 5 }],
    softSkills: [],
    education: [{ degreeTitle: "Laurea", thesis: "Una tesi" }],
    certifications: [],
    courses: [],
    languages: [{ code: "language_it", native: true, mandatory: true }],
    interests: [],
  };
  it("reading a resume in our own data format → read completely", () => {
    const read = readOwn({ orbita: 1, language: "it", resume })!;
    expect(valueOf(read.education[0]?.thesis)).toBe("Una tesi");
    expect(valueOf(read.languages[0]?.code)).toBe("it");
    expect(valueOf(read.languages[0]?.mandatory)).toBe(true);
    expect(read.technicalSkills[0]).toMatchObject({ value: "Java", level: 5 });
  });
  it.each([
    null,
    {},
    { orbita: 2, language: "it", resume },
    { orbita: 1, language: "it", resume: { ...resume, experience: [{ city: "A" }] } },
  ])("readOwn: content that is not in our own data format → null: %j", (json) => {
    expect(readOwn(json)).toBeNull();
  });
});

const candidate = `<?xml version="1.0" encoding="UTF-8"?>
<Candidate xmlns="http://www.europass.eu/1.0" xmlns:oa="http://www.openapplications.org/oagis/9" xmlns:eures="http://www.europass_eures.eu/1.0" xmlns:hr="http://www.hr-xml.org/3">
  <CandidatePerson><PersonName><oa:GivenName>Ada</oa:GivenName><hr:FamilyName>Neri</hr:FamilyName></PersonName>
    <Communication><ChannelCode>Email</ChannelCode><oa:URI>ada@posta.example</oa:URI></Communication>
    <PrimaryLanguageCode name="NORMAL">ita</PrimaryLanguageCode></CandidatePerson>
  <CandidateProfile languageCode="it"><EmploymentHistory><EmployerHistory><hr:OrganizationName>Porto S.p.A.</hr:OrganizationName>
    <PositionHistory><PositionTitle>Gruista</PositionTitle><eures:EmploymentPeriod><eures:StartDate><hr:FormattedDateTime>2019-06-15</hr:FormattedDateTime></eures:StartDate>
      <hr:CurrentIndicator>true</hr:CurrentIndicator></eures:EmploymentPeriod><oa:Description>&lt;p&gt;Banchina&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Carico &amp;amp; scarico&lt;/li&gt;&lt;/ul&gt;</oa:Description><City>Genova</City></PositionHistory>
  </EmployerHistory></EmploymentHistory></CandidateProfile></Candidate>`;

describe("reading Europass", () => {
  it("reading a Europass file of the current editor → read", () => {
    const read = readEuropass(candidate)!;
    const [work] = read.experience;
    expect(
      [work?.company, work?.title, work?.city, work?.start, work?.isCurrent, work?.description].map(valueOf),
    ).toEqual(["Porto S.p.A.", "Gruista", "Genova", "2019-06", true, "Banchina"]);
    expect(work?.tasks.map(valueOf)).toEqual(["Carico & scarico"]);
    expect(read.languages.map(({ code }) => code.value)).toEqual(["it"]);
  });
  it.each(["", "<a>", "<html/>", '<!DOCTYPE a [<!ENTITY b "c">]><SkillsPassport><LearnerInfo/></SkillsPassport>'])(
    "readEuropass: content that is no Europass file → null: %j",
    (xml) => {
      expect(readEuropass(xml)).toBeNull();
    },
  );
});
