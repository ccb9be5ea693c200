import { emptyRead, emptyReading, emptyResume, type Decisions, type ParsedDocument } from "@orbita/contract";
import { describe, expect, test } from "vitest";
import { guest } from "../kernel/ctx.ts";
import { isOwnUpload, maySee } from "./policy.ts";
import { beforeReading, changeDecisions, factsOf, passed, placeLanguages, proposalPath } from "./rules.ts";

const found = (value: string, line: number, from: number) => ({
  value,
  confidence: 1,
  spans: [{ line, from, to: from + value.length }],
});
const empty: ParsedDocument = {
  ...emptyReading,
  pages: [{ width: 1, height: 1 }],
  words: 5,
  lines: [{ page: 0, box: [0, 0, 1, 1], text: "Lingue: italiano, klingon fluente" }],
  resume: { ...emptyRead, contacts: { ...emptyRead.contacts, email: found("a@b.it", 0, 0) } },
};
const language = (code: string, from: number, to: number) => ({
  code: { value: code, confidence: 1, spans: [{ line: 0, from, to }] },
  level: null,
  native: null,
});

describe("languages of an uploaded CV", () => {
  const reading = {
    ...empty,
    resume: { ...empty.resume, languages: [language("it", 8, 16), language("tlh", 18, 25)] },
  };

  test("CV with an unknown language → listed as unplaced text, in the document's words", () => {
    const placed = placeLanguages(reading, new Set(["language_it"]));
    expect(placed.resume.languages.map(({ code }) => code.value)).toEqual(["it"]);
    expect(placed.unplaced).toEqual([
      { text: "klingon", spans: [{ line: 0, from: 18, to: 25 }], guess: "languages", sensitive: false },
    ]);
  });

  test("CV with known languages → they stay in the languages section", () => {
    expect(placeLanguages(reading, new Set(["language_it", "language_tlh"]))).toEqual(reading);
  });
});

test("factsOf a reading → counts only the fields that the review proposes, not those that the resume already has", () => {
  const facts = { pages: 1, words: 5, hidden: 0, fields: 1, unplaced: 0 };
  expect(factsOf(empty, emptyResume)).toEqual(facts);
  const same = { ...emptyResume, contacts: { ...emptyResume.contacts, email: "a@b.it" } };
  expect(factsOf(empty, same)).toEqual({ ...facts, fields: 0 });
});

test("review decision on a field decided before → replaces the earlier decision; null removes it", () => {
  const before: Decisions = { headline: { kind: "accept" }, summary: { kind: "skip" } };
  expect(changeDecisions(before, { headline: null, summary: { kind: "accept" } })).toEqual({
    summary: { kind: "accept" },
  });
});

test("CV upload read a second time → starts after the scan stage", () => {
  const at = new Date(0);
  const stages = (["received", "scanned", "extracted", "recognised"] as const).map((stage) => passed(stage, at));
  expect(beforeReading(stages).map(({ stage }) => stage)).toEqual(["received", "scanned"]);
});

test("resume field invalid → reported at the path of its proposal", () => {
  const ids = new Map([["experience.3", "abc"]]);
  const content = { experience: [{ id: "old" }, { id: "abc" }] };
  expect(proposalPath("experience.1.companyUrl", content, ids)).toBe("experience.3.companyUrl");
  expect(proposalPath("experience.1.end", content, ids)).toBe("experience.3.period");
  expect(proposalPath("experience.0.end", content, ids)).toBe("experience.0.end");
  expect(proposalPath("contacts.email", content, ids)).toBe("contacts.email");
});

describe("maySee, the access to uploaded CVs", () => {
  const [anna, space] = ["anna", "space"];
  const actor = (id: string, role?: "viewer" | "recruiter" | "owner") => ({
    ...guest,
    id,
    memberships: role ? [{ spaceId: space, role }] : [],
  });
  const own = { owner_id: anna, space_id: null };
  const theirs = { owner_id: null, space_id: space };

  test("upload of a person → visible only to that person, not even to an admin", () => {
    expect(isOwnUpload(actor(anna), own)).toBe(true);
    for (const other of [guest, actor("bea"), { ...actor("carla"), admin: true }])
      expect(maySee(other, own)).toBe(false);
  });

  test("upload of a Space → visible to its recruiters and owners, not to its viewers", () => {
    const seen = (["viewer", "recruiter", "owner"] as const).map((role) => maySee(actor("dora", role), theirs));
    expect(seen).toEqual([false, true, true]);
    expect(isOwnUpload(actor("dora", "owner"), theirs)).toBe(false);
    expect(isOwnUpload(guest, theirs)).toBe(false);
  });
});
