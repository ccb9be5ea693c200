import { readOccupations, readSkills, readVocabulary } from "@orbita/db/seed";
import { seeded } from "@orbita/testing";
import { expect, test } from "vitest";
import { relevanceGrade } from "../../../judged/jobs/grades.ts";
import { drawPosts, type JudgedPost } from "../../../judged/jobs/posts.ts";
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
  "workplace_type",
  "contract_type",
  "contract_economic_type",
];

/** The lexicon of the reference data; here the id of a skill is its code. */
async function readLexicon(): Promise<Lexicon> {
  const [skills, occupations, vocabulary] = await Promise.all([readSkills(), readOccupations(), readVocabulary()]);
  return lexiconOf({
    skills: skills.map((row) => ({ ...row, id: row.code, ids: [row.code], soft: row.kind === "soft", broader: [] })),
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
const posts = drawPosts(seeded(seed)).map((post) => ({
  post,
  ...namesOfPost(post.title, post.skills, lexicon),
}));
const demand = demandOf({
  titleNames: countsOf(posts.flatMap(({ titleNames }) => titleNames)),
  skillNames: countsOf(posts.flatMap(({ skillNames }) => skillNames)),
  city: [],
  region: [],
});

/** The job titles and skills that are shown, without the counts of the engine. */
function shownFor(typed: string): Completion[] {
  const all = completeText(typed, names, demand);
  return ["occupation", "skill"].flatMap((kind) => all.filter(({ entry }) => entry.kind === kind).slice(0, 3));
}

/** The role or skill that a question asks for, without its place and other conditions. */
const subjectOf = ({ wanted: { role, also, skill }, ...question }: JudgedQuestion): JudgedQuestion => ({
  ...question,
  wanted: { ...(role && { role }), ...(also && { also }), ...(skill && { skill }) },
});

/** A suggestion is useful if at least half of the posts that have its name are relevant for the question. */
function isUseful({ entry }: Completion, question: JudgedQuestion): boolean {
  const named = posts.filter(({ titleNames, skillNames }) => [...titleNames, ...skillNames].includes(entry.id));
  const isRelevant = ({ post }: { post: JudgedPost }) => relevanceGrade(post, question) >= 2;
  return named.length > 0 && named.filter(isRelevant).length * 2 >= named.length;
}

const mostLetters = 3;

/** The position of the role or skill in the text: that of its first understood name or other word. */
function subjectStart(text: string): number | null {
  const terms = understandJobText(text, lexicon);
  return terms.find(({ kind }) => ["occupation", "skill", "words"].includes(kind))?.from ?? null;
}

test("judged questions: within three letters of the role or skill, a useful suggestion for at least 90 %", () => {
  const asked = questions.filter(({ wanted }) => wanted.role ?? wanted.skill).map(subjectOf);
  const figures = asked.flatMap((question) => {
    const start = subjectStart(question.text);
    if (start === null) return [];
    const letters = [1, 2, 3].find((count) =>
      shownFor(question.text.slice(0, start + count)).some((one) => isUseful(one, question)),
    );
    return [{ question, letters }];
  });
  const shareWithin = (most: number) =>
    figures.filter(({ letters }) => letters !== undefined && letters <= most).length / figures.length;
  const shares = [1, 2, mostLetters].map((most) => `${(shareWithin(most) * 100).toFixed(1)} % within ${most}`);
  process.stdout.write(`useful suggestion, ${figures.length} questions: ${shares.join(", ")} letters\n`);
  if (process.env.WORST)
    for (const { question } of figures.filter((one) => one.letters === undefined && one.question.half === "tuning"))
      process.stdout.write(`  none for ${question.text}\n`);
  expect(figures.length).toBeGreaterThanOrEqual(120);
  expect(shareWithin(mostLetters)).toBeGreaterThanOrEqual(0.9);
});
