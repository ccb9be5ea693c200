import { randomOf } from "../assistant/random.ts";
import { renderFitAd } from "./ad.ts";
import { isWithinLimits } from "./grades.ts";
import type { FitPerson } from "./people.ts";
import { renderFitResume } from "./resume.ts";
import type { FitSet } from "./set.ts";

export type FitOrder = (person: FitPerson) => string[];

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}+#]{2,}/gu) ?? [];

/** BM25 between the words of the CV and those of the ads. */
function wordScores({ jobs }: FitSet): (person: FitPerson) => (id: string) => number {
  const postings = new Map<string, Map<string, number>>();
  const lengths = new Map<string, number>();
  for (const job of jobs) {
    const { title, description } = renderFitAd(job);
    const found = wordsIn(`${title} ${title} ${description}`);
    lengths.set(job.id, found.length);
    for (const word of found) {
      const posting = postings.get(word) ?? new Map<string, number>();
      postings.set(word, posting.set(job.id, (posting.get(job.id) ?? 0) + 1));
    }
  }
  const usual = [...lengths.values()].reduce((sum, length) => sum + length, 0) / jobs.length;
  return (person) => {
    const { headline, summary, experience, technicalSkills } = renderFitResume(person).resume;
    const text = [headline, summary, ...technicalSkills.map(({ name }) => name)];
    const told = experience.flatMap(({ title, description, tasks }) => [title, description, ...tasks]);
    const scores = new Map<string, number>();
    for (const word of new Set(wordsIn([...text, ...told].join(" ")))) {
      const posting = postings.get(word) ?? [];
      const rare = Math.log(1 + (jobs.length - [...posting].length + 0.5) / ([...posting].length + 0.5));
      for (const [id, count] of posting) {
        const weight = (count * 2.2) / (count + 1.2 * (0.25 + (0.75 * lengths.get(id)!) / usual));
        scores.set(id, (scores.get(id) ?? 0) + rare * weight);
      }
    }
    return (id) => scores.get(id) ?? 0;
  };
}

const within = ({ jobs }: FitSet, person: FitPerson) =>
  jobs.filter((job) => isWithinLimits(person, job)).map(({ id }) => id);

/** Orders to compare with: by chance, by words, and by words among the jobs that the person's limits allow. */
export function fitBaselines(set: FitSet): Readonly<Record<"chance" | "words" | "wordsWithinLimits", FitOrder>> {
  const scoresOf = wordScores(set);
  const byWords = (person: FitPerson, ids: readonly string[]) => {
    const scoreOf = scoresOf(person);
    return ids.toSorted((one, other) => scoreOf(other) - scoreOf(one));
  };
  const all = set.jobs.map(({ id }) => id);
  return {
    chance: (person) => randomOf(`${person.id} chance`).some(within(set, person), 10),
    words: (person) => byWords(person, all),
    wordsWithinLimits: (person) => byWords(person, within(set, person)),
  };
}
