import type { I18n } from "@lingui/core";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import type { LastFairnessRuns } from "./fairness-run.tsx";
import { loadLegal } from "./load-legal.ts";

/** The last fairness tests. Never rejects, because the page must show the text even if the tests cannot be loaded. */
const lastRuns = (): Promise<LastFairnessRuns> =>
  answered(api().talentSearch.fairness({})).then(
    ({ last, lastJobs }) => ({ talents: last, jobs: lastJobs }),
    () => undefined,
  );

export async function loadRanking(i18n: I18n) {
  const [legal, runs] = await Promise.all([loadLegal("ranking", i18n), lastRuns()]);
  return { ...legal, runs };
}
