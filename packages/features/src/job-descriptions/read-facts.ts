import type { Db } from "@orbita/db";
import type { JobAdFacts, JobAdPost, SpaceFacts } from "./facts.ts";
import { findJobTitle, findWords } from "./queries.ts";
import { plainTitle, titlesOf } from "./titles.ts";

const codesIn = (post: JobAdPost): string[] =>
  [
    post.contractType,
    post.contractEconomicType,
    post.travelType,
    post.workplaceType,
    post.ccnl,
    post.education,
    ...(post.languages ?? []).map(({ code }) => code),
    ...(post.benefits ?? []).map(({ code }) => code),
  ].filter((code) => typeof code === "string");

export async function readFacts(db: Db, post: JobAdPost, space: SpaceFacts): Promise<JobAdFacts> {
  const skills = (post.skills ?? []).map(({ id }) => id);
  const words = await findWords(db, { codes: codesIn(post), skills });
  const facts = { post, words, space };
  const known = await findJobTitle(db, [post.title, plainTitle(post.title)]);
  return { ...facts, title: titlesOf(facts, known) };
}
