import { talentSearchPayload } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { plantScale, scaleAsker } from "@orbita/db/seed";
import { guest, handlers, type StepCtx } from "@orbita/features";
import { connectSearch, dropIndex, standing, type SearchClient } from "@orbita/platform";
import { serverUrl } from "@orbita/testing";
import { bearerOf } from "../../bearer.ts";
import { startApi, type ServerProcess } from "../../child.ts";
import { recordEngineRequests, type EngineReplay } from "../../engine-requests.ts";
import { report, round } from "../../figures.ts";
import type { LoadRequest } from "../../load.ts";
import { productionOf } from "../../production.ts";
import { fillIndex, measureIndex } from "./fill-index.ts";
import { ownDatabase, type OwnDatabase } from "./own-database.ts";
import { talentQuestions, type TalentBenchQuery } from "./questions.ts";

export type ScaleBenchOptions = { fresh: boolean; keep: boolean; shards: number };
/** The test set-up for one number of profiles: its tables, its index, an API on them, and the requests to the API and to the engine. */
export type ScaleBench = {
  talents: number;
  url: string;
  api: ServerProcess;
  questions: Record<string, TalentBenchQuery>;
  ours: (name: string) => LoadRequest;
  bare: (name: string) => () => Promise<void>;
  end: () => Promise<void>;
};

async function plantTalents({ url }: OwnDatabase, talents: number): Promise<void> {
  // Measures the seeding from its first batch on, because loading the reference data before takes the same time at every size.
  let [began, seconds] = [0, 0];
  const { talents: planted } = await plantScale({
    url,
    talents,
    posts: 1_000,
    onProgress: ({ kind }) => {
      if (kind !== "talents") return;
      began ||= performance.now();
      seconds = (performance.now() - began) / 1_000;
    },
  });
  if (planted > 0)
    report("talents.seed", { talents, seconds: round(seconds, 1), perSecond: Math.round(planted / seconds) }, true);
}

/** Sends the requests of the talent search to the engine alone. */
function bareSearch(db: Db, search: SearchClient, { body }: TalentBenchQuery): Promise<EngineReplay> {
  const { spaceId, userId } = scaleAsker;
  const actor = { ...guest, id: userId, spaceId, memberships: [{ spaceId, role: "owner", verified: true }] };
  // A stub of the disclosure log, so that the benchmark does not record that people were shown to a Space.
  const prepare = async () => ({ allowed: new Set<string>(), shown: 0 });
  const platform = { disclosureQuota: { shownPerDay: 0, openedPerDay: 0 } };
  return recordEngineRequests(search, (recorded) => {
    const ctx = { tx: db, now: new Date(), actor, search: recorded, prepare, platform } as unknown as StepCtx;
    return handlers.talentSearch.search(ctx, { body: talentSearchPayload.parse(body) });
  });
}

export async function openStand(talents: number, { fresh, keep, shards }: ScaleBenchOptions): Promise<ScaleBench> {
  const database = await ownDatabase(`bench_talents_${talents}`, { fresh });
  const prefix = `bench-talents-${talents}-`;
  const search = connectSearch(serverUrl("OPENSEARCH_URL"), prefix);
  await plantTalents(database, talents);
  const filled = await fillIndex({ ...database, search }, { fresh, shards });
  const size = await measureIndex(search);
  report("talents.index", { talents, shards, ...size, ...(filled ?? { kept: true }) }, true);
  const questions = await talentQuestions(database.db);
  const bare: Record<string, EngineReplay> = {};
  for (const [name, question] of Object.entries(questions))
    bare[name] = await bareSearch(database.db, search, question);
  const production = productionOf(database.url);
  const api = await startApi({ ...production.env, OPENSEARCH_PREFIX: prefix });
  const authorization = await (await bearerOf(database.db, production, scaleAsker.userId))();
  const scope = { "x-request-scope": "talent", "x-space-id": scaleAsker.spaceId };
  const headers = { "content-type": "application/json", ...scope, authorization };
  return {
    talents,
    url: database.url,
    api,
    questions,
    ours: (name) => ({
      url: `${api.origin}/api/v1/resume/search`,
      method: "POST",
      headers,
      body: JSON.stringify(questions[name]!.body),
    }),
    bare: (name) => bare[name]!,
    end: async () => {
      api.stop();
      if (!keep) await dropIndex(search, (await standing(search, "resumes")).current!);
      await search.close();
      await (keep ? database.db.destroy() : database.drop());
      production.forget();
    },
  };
}
