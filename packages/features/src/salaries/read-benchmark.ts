import type { SalaryBenchmark } from "@orbita/contract";
import type { ReadCtx } from "../kernel/ctx.ts";
import { romeDay } from "../kernel/rome-day.ts";
import { loadLexicon } from "../lexicon/index.ts";
import { findFigures, findSalaryRole } from "./queries.ts";
import { presentFigure } from "./read-role.ts";
import { roleOfTitle } from "./recognise.ts";

/** Years for which a figure is still a fair comparison: this year and the last one. */
const recentYears = 2;

/** The newest figure of the role that a title names: in the region, or else in Italy. */
export async function readBenchmark(
  { tx, now }: Pick<ReadCtx, "tx" | "now">,
  { title, region }: { title: string; region?: string | undefined },
): Promise<SalaryBenchmark> {
  const id = roleOfTitle(title, await loadLexicon(tx, now));
  const role = id === null ? undefined : await findSalaryRole(tx, id);
  if (!role) return { role: null, figure: null };
  const since = Number(romeDay(now).slice(0, 4)) - recentYears;
  const recent = (await findFigures(tx, role.id)).filter(({ year, ccnl }) => year > since && ccnl === null);
  const inRegion = region && recent.find((figure) => figure.region === region);
  const figure = inRegion || recent.find((one) => one.region === null);
  return { role, figure: figure ? presentFigure(figure) : null };
}
