import { emptyResume } from "@orbita/contract";
import { loadOccupations, loadSkills } from "@orbita/db/seed";
import { createDatabase, proofCases, type TestDatabase } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { today } from "../judged/assistant/people.ts";
import { occupations } from "../judged/fits/data.ts";
import { judgedFits, renderFitResume, type FitPerson } from "../judged/fits/index.ts";
import { loadLexicon, type Lexicon } from "../src/lexicon/index.ts";
import { makeSuggestions } from "../src/suggestions/make-suggestions.ts";

const { judged } = judgedFits(process.env.SEED ?? "20261119");
const people = proofCases(judged, { short: 30, kindOf: ({ person }) => person.half }).map(({ person }) => person);

let database: TestDatabase;
let skillIds: ReadonlyMap<string, string>;
let lexicon: Lexicon;
beforeAll(async () => {
  database = await createDatabase();
  await loadSkills(database.db);
  await loadOccupations(database.db);
  const skills = await database.db.selectFrom("skills").select(["id", "code"]).execute();
  skillIds = new Map(skills.map(({ id, code }) => [code, id]));
  lexicon = await loadLexicon(database.db, today);
}, 120_000);
afterAll(() => database.drop());

const resumeOf = (person: FitPerson) => {
  const rendered = renderFitResume(person, skillIds).resume;
  return { ...emptyResume, ...rendered, updated: today.toISOString() };
};
const proposalsOf = async (person: FitPerson) => {
  const resume = resumeOf(person);
  return { resume, made: await makeSuggestions(database.db, resume, { language: "it", now: today }) };
};

const codes = new Map(occupations.map(({ key, code }) => [key, code]));
/** The minor group of ISCO-08, which occupations with similar tasks share. */
const fieldOf = (code: string) => lexicon.titles.groupOf(code)?.slice(0, 3);

test("positions proposed to judged people → nearly everybody gets some, and most are of a field that the person works in or near", async () => {
  let [proposed, near, nobody] = [0, 0, 0];
  for (const person of people) {
    const { key, close, related } = person.occupation;
    const fields = new Set([key, ...close, ...related].map((one) => fieldOf(codes.get(one)!)));
    const { resume, made } = await proposalsOf(person);
    if (made.proposedJobPositions.length === 0) nobody += 1;
    for (const { code, line } of made.proposedJobPositions) {
      proposed += 1;
      if (fields.has(fieldOf(code!))) near += 1;
      expect(JSON.stringify(resume), "the line is from the CV").toContain(line!.replace(/…$/, ""));
    }
  }
  expect(nobody / people.length).toBeLessThan(0.2);
  expect(near / proposed).toBeGreaterThan(0.75);
}, 300_000);
