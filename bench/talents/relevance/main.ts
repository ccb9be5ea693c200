import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { connectSearch, createTokenSigner, loadTokenKeys, readSessionKeys } from "@orbita/platform";
import { createDatabase, prepareTemplate, serverUrl } from "@orbita/testing";
import { startApi } from "../../child.ts";
import { report } from "../../figures.ts";
import { productionOf } from "../../production.ts";
import { askLadder, buildLadder, steps } from "./ladder.ts";
import { acrossLanguages, figuresOf, type AnsweredQuery } from "./measures.ts";
import { plantAsker, plantPeople, plantReference } from "./plant.ts";
import { productOf } from "./product.ts";
import { judgedSet, type JudgedQuery } from "./set.ts";
import { tableOf, type RelevanceTableRow } from "./table.ts";

const optionOf = (name: string, args: readonly string[]) =>
  args.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const goals = { ndcg10: 0.92, recall50: 0.98, gap: 0.02 };
const worker = fileURLToPath(new URL("../../../apps/worker/src/cli/rebuild.ts", import.meta.url));
const say = (text: string) => process.stderr.write(`${text}\n`);

async function each<T>(
  judged: readonly JudgedQuery[],
  ask: (one: JudgedQuery) => Promise<T>,
  atOnce = 4,
): Promise<T[]> {
  const answers: T[] = [];
  let next = 0;
  const walk = async () => {
    for (let at = next++; at < judged.length; at = next++) answers[at] = await ask(judged[at]!);
  };
  await Promise.all(Array.from({ length: atOnce }, walk));
  return answers;
}

const kinds = ["text", "filters", "mixed", "boolean"] as const;
const half = (answered: readonly AnsweredQuery[], wanted: string) =>
  wanted === "both" ? answered : answered.filter((one) => one.half === wanted);

/** Measures talent search with people and queries whose truth is known. See README.md beside this file. */
export async function relevance(args: readonly string[]): Promise<void> {
  const seed = optionOf("seed", args) ?? "1";
  const wanted = optionOf("half", args) ?? "tuning";
  const began = performance.now();
  const took = () => `${((performance.now() - began) / 1_000).toFixed(0)} s`;
  await prepareTemplate();
  const database = await createDatabase();
  const prefix = `bench-${Math.random().toString(36).slice(2)}-`;
  const search = connectSearch(serverUrl("OPENSEARCH_URL"), prefix);
  const production = productionOf(database.url);
  const env = { ...production.env, OPENSEARCH_PREFIX: prefix };
  let stop = () => {};
  try {
    const ids = await plantReference(database.db);
    const set = judgedSet({ seed, ids, today: new Date() });
    await plantPeople(database.db, set.people);
    say(`${set.people.length} people, ${set.judged.length} questions: ${took()}`);
    await promisify(execFile)(process.execPath, [worker, "resumes"], { env: { ...process.env, ...env } });
    const ladder = await buildLadder(search, set, new Map([...ids].map(([code, id]) => [id, code])));
    say(`indexes: ${took()}`);

    const asker = await plantAsker(database.db);
    const keys = await loadTokenKeys(production.keysFile);
    const signer = createTokenSigner({ keys, sessionKeys: readSessionKeys(production.sessionKey), issuer: "orbita" });
    const { token } = await signer.sign(asker, new Date());
    const api = await startApi(env);
    stop = api.stop;
    const ask = productOf({ origin: api.origin, token, spaceId: asker.spaceId });

    const asked = set.judged.filter((one) => wanted === "both" || one.half === wanted);
    const languageOf = new Map(set.people.map(({ id, language }) => [id, language]));
    const rows: RelevanceTableRow[] = [];
    for (const [step, name] of steps.entries()) {
      const answered = await each(asked, async (one) => ({
        ...one,
        found: await askLadder(search, ladder, one.query, step),
      }));
      rows.push({ name, ...figuresOf(answered), ...acrossLanguages(answered, languageOf) });
    }
    const answered = await each(asked, async (one) => ({ ...one, found: await ask(one.query) }));
    say(`asked: ${took()}`);
    const product = { name: "the product", ...figuresOf(answered), ...acrossLanguages(answered, languageOf) };
    rows.push(product);
    for (const kind of kinds) {
      const some = answered.filter(({ query }) => query.kind === kind);
      rows.push({ name: `  ${kind}`, ...figuresOf(some) });
    }
    for (const language of ["it", "en"] as const) {
      const some = answered.filter(({ query }) => query.language === language);
      rows.push({ name: `  asked in ${language}`, ...figuresOf(some) });
    }
    if (wanted === "both")
      for (const one of ["tuning", "held"]) rows.push({ name: `  ${one} half`, ...figuresOf(half(answered, one)) });
    if (args.includes("--worst") && wanted === "tuning") worst(answered);
    process.stdout.write(tableOf(rows));
    const holds =
      product.ndcg10 >= goals.ndcg10 && product.recall50 >= goals.recall50 && Math.abs(product.gap) <= goals.gap;
    report("talents relevance", { seed, half: wanted, profiles: set.people.length, goals, rows }, holds);
  } finally {
    stop();
    await forget(search, prefix);
    await search.close();
    await database.drop();
    production.forget();
  }
}

/** Deletes the indexes with this prefix one by one, because the engine accepts no pattern here. */
async function forget(search: ReturnType<typeof connectSearch>, prefix: string): Promise<void> {
  const { body } = await search.client.cat.indices({ index: `${prefix}*`, format: "json" });
  for (const { index } of body as { index?: string }[]) await search.client.indices.delete({ index: index! });
}

/** Lists the queries with the worst scores for tuning, never those of the held-out half. */
function worst(answered: readonly AnsweredQuery[]): void {
  const scored = answered.map((one) => ({ one, ...figuresOf([one]) }));
  for (const { one, ndcg10, recall50 } of scored
    .toSorted((a, b) => a.ndcg10 + a.recall50 - b.ndcg10 - b.recall50)
    .slice(0, 25)) {
    const { query, found, grades } = one;
    const top = found.slice(0, 10).map((id) => grades.get(id) ?? 0);
    say(
      `${ndcg10.toFixed(2)} ${recall50.toFixed(2)} ${query.kind} ${JSON.stringify(query.filters)} → ${top.join("")} of ${[3, 2, 1].map((grade) => [...grades.values()].filter((value) => value === grade).length).join("/")}`,
    );
  }
}

if (import.meta.main) await relevance(process.argv.slice(2));
