import { suggestionLimits } from "@orbita/contract";
import { readOccupations, readSkills, readVocabulary } from "@orbita/db/seed";
import { proofCases, proofSize, seeded } from "@orbita/testing";
import { expect, test } from "vitest";
import { relevanceGrade } from "../../../judged/jobs/grades.ts";
import { drawPosts, postsPerRole, type JudgedPost } from "../../../judged/jobs/posts.ts";
import { questions, type JudgedQuestion } from "../../../judged/jobs/reference.ts";
import { lexiconOf, type Lexicon, type TaxonomyCodeRow } from "../../lexicon/index.ts";
import { namesOfPost } from "../typed/names-in-title.ts";
import { understandJobText } from "../typed/understand-job-text.ts";
import { completeText, type Completion } from "./complete-text.ts";
import { demandOf } from "./job-demand.ts";
import { loadSuggestibleNames } from "./suggestible-names.ts";

const seed = Number(process.env.SEED ?? 20_261_119);
const codeTypes: readonly TaxonomyCodeRow["type"][] = [
  "language",
  "education",
  "workplace_type",
  "contract_type",
  "contract_economic_type",
];

/** The lexicon of the reference data; here the id of a skill is its code. */
async function readLexicon(): Promise<Lexicon> {
  const [skills, occupations, vocabulary] = await Promise.all([readSkills(), readOccupations(), readVocabulary()]);
  return lexiconOf({
    skills: skills
      .toSorted((one, other) => other.weight - one.weight)
      .map((row) => ({ ...row, id: row.code, ids: [row.code], soft: row.kind === "soft", broader: [] })),
    occupations: occupations.map((row) => ({
      ...row,
      itMasculine: row.it_masculine ?? "",
      itFeminine: row.it_feminine ?? "",
      en: row.en ?? "",
    })),
    codes: codeTypes.flatMap((type) =>
      (vocabulary.get(type) ?? []).map(({ code, it, en, aliases }) => ({ type, code, it, en: en ?? it, aliases })),
    ),
    towns: [{ city: "Milano", region: "Lombardia", population: 1_300_000, typed: "|milano|milan|" }],
  });
}

const countsOf = (values: readonly string[]) =>
  [...Map.groupBy(values, (value) => value)].map(([value, { length: count }]) => ({ value, count }));

const lexicon = await readLexicon();
const names = await loadSuggestibleNames(lexicon);
const judged = drawPosts(seeded(seed), proofSize(postsPerRole)).map((post) => ({
  post,
  ...namesOfPost({ title: post.title, language: post.language, skillIds: post.skills }, lexicon),
}));
const demand = demandOf({
  titleNames: countsOf(judged.flatMap(({ titleNames }) => titleNames)),
  skillNames: countsOf(judged.flatMap(({ skillNames }) => skillNames)),
  city: [],
  region: [],
});

/** The job titles and skills that are shown. Names without open jobs are left out, as `suggestJobs` does with the counts of the engine. */
function shownFor(typed: string): Completion[] {
  const all = completeText(typed, names, demand).filter(({ demand: posts }) => posts > 0);
  return (["occupation", "skill"] as const).flatMap((kind) =>
    all.filter(({ entry }) => entry.kind === kind).slice(0, suggestionLimits[kind]),
  );
}

/** The role or skill that a question asks for, without its place and other conditions. */
const subjectOf = ({ wanted: { role, also, skill }, ...question }: JudgedQuestion): JudgedQuestion => ({
  ...question,
  wanted: { ...(role && { role }), ...(also && { also }), ...(skill && { skill }) },
});

/** A suggestion is useful if at least half of the posts that have its name are relevant for the question. */
function isUseful({ entry }: Completion, question: JudgedQuestion): boolean {
  const named = judged.filter(({ titleNames, skillNames }) => [...titleNames, ...skillNames].includes(entry.id));
  const isRelevant = ({ post }: { post: JudgedPost }) => relevanceGrade(post, question) >= 2;
  return named.length > 0 && named.filter(isRelevant).length * 2 >= named.length;
}

const mostLetters = 3;

const shareWithin = (figures: readonly { letters: number | undefined }[], most: number): number =>
  figures.filter(({ letters }) => letters !== undefined && letters <= most).length / figures.length;

/** The position of the role or skill in the text: that of its first understood name or other word. */
function subjectStart(text: string): number | null {
  const terms = understandJobText(text, lexicon);
  return terms.find(({ kind }) => ["occupation", "skill", "words"].includes(kind))?.from ?? null;
}

/** The least share of each half that has a useful suggestion within three letters. */
const bars = { tuning: proofSize({ short: 0.88, whole: 0.9 }), held: proofSize({ short: 0.77, whole: 0.82 }) };

test("judged questions: within three letters of the role or skill, most have a useful suggestion", () => {
  const isAnswerable = (question: JudgedQuestion) => judged.some(({ post }) => relevanceGrade(post, question) >= 2);
  const asked = proofCases(questions, { short: 150, kindOf: ({ half }) => half })
    .filter(({ wanted }) => wanted.role ?? wanted.skill)
    .map(subjectOf)
    .filter(isAnswerable);
  const figures = asked.flatMap((question) => {
    const start = subjectStart(question.text);
    if (start === null) return [];
    const letters = [1, 2, 3].find((count) =>
      shownFor(question.text.slice(0, start + count)).some((one) => isUseful(one, question)),
    );
    const shown = shownFor(question.text.slice(0, start + mostLetters)).map(
      (one) => `${one.entry.label.it} ${one.demand}${isUseful(one, question) ? "!" : ""}`,
    );
    return [{ question, letters, shown }];
  });
  for (const half of ["tuning", "held"] as const) {
    const some = figures.filter(({ question }) => question.half === half);
    const shares = [1, 2, mostLetters].map((most) => `${(shareWithin(some, most) * 100).toFixed(1)} % within ${most}`);
    process.stdout.write(`useful suggestion, ${half}, ${some.length} questions: ${shares.join(", ")} letters\n`);
    expect(shareWithin(some, mostLetters), half).toBeGreaterThanOrEqual(bars[half]);
  }
  if (process.env.WORST)
    for (const { question, shown } of figures.filter(
      (one) => one.letters === undefined && one.question.half === "tuning",
    ))
      process.stdout.write(`  none for ${question.text}: ${shown.join(", ")}\n`);
  expect(figures.length).toBeGreaterThanOrEqual(120);
}, 120_000);
