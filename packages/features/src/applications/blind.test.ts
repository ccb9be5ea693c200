import { emptyResume, type Evidence, type Resume } from "@orbita/contract";
import { expect, test } from "vitest";
import {
  cardForMembers,
  evidenceForMembers,
  makeCard,
  resumeForMembers,
  searchWords,
  textForMembers,
} from "./blind.ts";

const item = { origin: "person" as const };
const snapshot: Resume = {
  ...emptyResume,
  id: "0199a000-0000-7000-8000-000000000001",
  username: "elena.costa",
  firstName: "Elena",
  lastName: "Costa",
  profileImage: "0199a000-0000-7000-8000-000000000002",
  headline: "Sviluppatrice backend, Elena Costa",
  contacts: { email: "elena@posta.example", phone: null, city: "Genova", links: ["https://elena.example"] },
  summary: "Sono Elena, nata il 12/03/1994 a Genova.",
  experience: [
    {
      ...item,
      id: "e1",
      company: "Portolano",
      companyUrl: "https://portolano.example",
      title: "Sviluppatrice",
      city: "Genova",
      start: "2019",
      end: null,
      isCurrent: true,
      years: 7,
      description: null,
      tasks: ["API con Java: vedi elena.example"],
    },
  ],
  years: 7,
  updated: "2026-11-15T10:00:00.000Z",
};
const line = { section: "experience" as const, itemId: "e1", start: "2019", end: null, isCurrent: true };
const evidence = [
  {
    requirement: { kind: "skill", id: "java", label: { it: "Java", en: "Java" }, mandatory: true },
    verdict: "met",
    lines: [{ ...line, text: "API con Java: vedi elena.example", at: "Costa & figli" }],
  },
] as unknown as Evidence[];
const card = makeCard(snapshot, evidence);
const row = { id: "a1", snapshot, evidence, card, blind: true, revealed_at: null };
const seen = { ...row, revealed_at: new Date() };

const traces = /elena|costa\b|genova|1994|posta\.example|portolano\.example|000000000002|sviluppatrice/i;

test("blind application → members get no identifying data until the candidate is revealed", () => {
  const all = [
    resumeForMembers(row),
    evidenceForMembers(row),
    cardForMembers(row),
    textForMembers(row, "Saluti, Elena"),
    searchWords(snapshot).open,
  ];
  expect(JSON.stringify(all)).not.toMatch(traces);
  expect(resumeForMembers(row)).toMatchObject({ headline: "Sviluppo backend, …", city: null, contacts: null });
  expect(cardForMembers(row)).toMatchObject({ name: null, line: "API con Java: vedi …", years: 7 });
  expect(searchWords(snapshot).open).toContain("Portolano");
});

test("two blind applications with the same CV entry → different entry ids, and evidence refers to the new id", () => {
  const [entry] = resumeForMembers(row).experience!;
  expect(entry!.id).not.toBe("e1");
  expect(evidenceForMembers(row)[0]!.lines[0]!.itemId).toBe(entry!.id);
  expect(resumeForMembers({ ...row, id: "a2" }).experience![0]!.id).not.toBe(entry!.id);
  expect(resumeForMembers(row).experience![0]!.id).toBe(entry!.id);
  expect(evidenceForMembers(seen)[0]!.lines[0]!.itemId).toBe("e1");
});

test("blind application → entries, sections and last change shown without the order and time that identify the person", () => {
  const skill = (id: string, name: string) => ({
    ...item,
    id,
    name,
    skillId: null,
    label: null,
    category: null,
    level: 3,
  });
  const shown = (skills: readonly ReturnType<typeof skill>[], sectionOrder: Resume["sectionOrder"]) =>
    resumeForMembers({ ...row, snapshot: { ...snapshot, technicalSkills: [...skills], sectionOrder } });
  const [go, sql] = [skill("s1", "Go"), skill("s2", "SQL")];
  const one = shown([go, sql], ["technicalSkills", "experience"]);
  expect(shown([sql, go], ["experience", "technicalSkills"])).toEqual(one);
  expect(one.updated).toBe("2026-11-15T00:00:00.000Z");
});

test("blind application → summary, tasks, evidence, card and motivation are gender-neutral", () => {
  const text = "Sono una sviluppatrice laureata a pieni voti.";
  const told = { ...snapshot, summary: text, experience: [{ ...snapshot.experience[0]!, tasks: [text] }] };
  const lines = [{ ...line, text, at: "Editrice Moderna" }];
  const proof = [{ ...evidence[0]!, lines }] as unknown as Evidence[];
  const blind = { ...row, snapshot: told, evidence: proof, card: makeCard(told, proof) };
  const all = [resumeForMembers(blind), evidenceForMembers(blind), cardForMembers(blind), textForMembers(blind, text)];
  expect(JSON.stringify(all)).not.toMatch(/sviluppatrice|laureata|una svil/);
  expect(evidenceForMembers(blind)[0]!.lines[0]).toMatchObject({ at: "Editrice Moderna" });
  expect(evidenceForMembers(blind)[0]!.lines[0]!.text).toBe(resumeForMembers(blind).summary);
});

test("candidate revealed → members see all data of the application", () => {
  expect(resumeForMembers(seen)).toMatchObject({ firstName: "Elena", city: "Genova", contacts: snapshot.contacts });
  expect(cardForMembers(seen)).toMatchObject({ name: "Elena Costa", profileImage: snapshot.profileImage });
  expect(textForMembers(seen, "Saluti, Elena")).toBe("Saluti, Elena");
  expect(searchWords(snapshot).named).toMatch(/Elena Costa[^]*Genova/);
});
