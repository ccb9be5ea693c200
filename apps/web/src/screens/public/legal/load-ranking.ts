import type { I18n } from "@lingui/core";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import type { LastFairnessRun } from "./fairness-run.tsx";
import { loadLegal } from "./load-legal.ts";

/** The last fairness test. Never rejects, because the page must show the text even if the test cannot be loaded. */
const lastRun = (): Promise<LastFairnessRun> =>
  answered(api().talentSearch.fairness({})).then(
    ({ last }) => last,
    () => undefined,
  );

export async function loadRanking(i18n: I18n) {
  const [legal, run] = await Promise.all([loadLegal("ranking", i18n), lastRun()]);
  return { ...legal, run };
}
