import { salaryLimits } from "@orbita/contract";
import { alone, type Db } from "@orbita/db";
import { romeDay } from "../kernel/rome-day.ts";
import type { Routine, WorkCtx } from "../kernel/work.ts";
import { loadLexicon, type Lexicon } from "../lexicon/index.ts";
import { chooseFigures, type SalaryAd } from "./choose-figures.ts";
import { salaryLevelOf, roleOfTitle } from "./recognise.ts";
import { findComputedAt, findSalaryAds, saveFigures, type SalaryFigureRow } from "./queries.ts";

const pageSize = 2_000;

/** The jobs of a year by role. Jobs whose title names no known role are left out. */
async function readAds(db: Db, year: number, lexicon: Lexicon): Promise<Map<string, SalaryAd[]>> {
  const byRole = new Map<string, SalaryAd[]>();
  for (let after: string | null = null; ;) {
    const rows = await findSalaryAds(db, { year, after, limit: pageSize });
    for (const { title, space_id: spaceId, region, ccnl, ccnl_level, value } of rows) {
      const role = roleOfTitle(title, lexicon);
      if (role === null) continue;
      const ads = byRole.get(role) ?? [];
      byRole.set(role, ads);
      ads.push({ spaceId, region, ccnl, level: ccnl === null ? null : salaryLevelOf(ccnl_level), value });
    }
    if (rows.length < pageSize) return byRole;
    after = rows.at(-1)!.id;
  }
}

async function figuresOf(db: Db, year: number, lexicon: Lexicon): Promise<SalaryFigureRow[]> {
  const byRole = await readAds(db, year, lexicon);
  return [...byRole].flatMap(([occupation_id, ads]) =>
    chooseFigures(ads).map((cell) => ({ ...cell, occupation_id, year })),
  );
}

/**
 * Computes all figures and replaces the former ones in one transaction. A run that fails leaves the former figures, and the next
 * begins again. Returns the number of figures.
 */
export function computeSalaryFigures({ db, now }: Pick<WorkCtx, "db" | "now">): Promise<number> {
  return alone(db, "salary figures", async () => {
    const lexicon = await loadLexicon(db, now);
    const thisYear = Number(romeDay(now).slice(0, 4));
    const rows: SalaryFigureRow[] = [];
    for (let year = thisYear; year > thisYear - salaryLimits.years; year--)
      rows.push(...(await figuresOf(db, year, lexicon)));
    await db.transaction().execute((tx) => saveFigures(tx, rows, now));
    return rows.length;
  });
}

/**
 * Figures do not change during a day, because two versions of one figure would reveal the job between them. Later runs of a night
 * only repeat a failed run.
 */
async function computeOncePerDay(ctx: WorkCtx): Promise<number> {
  const last = await findComputedAt(ctx.db);
  return last && romeDay(last) === romeDay(ctx.now) ? 0 : computeSalaryFigures(ctx);
}

export const salaryRoutines: readonly Routine[] = [
  { name: "salaries.compute", cron: "10 3,4,5,6 * * *", run: computeOncePerDay },
];
