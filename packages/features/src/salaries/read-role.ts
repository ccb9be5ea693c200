import type { SalaryFigure, SalaryRoleFigures } from "@orbita/contract";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { findAgreements, findComputedAt, findFigures, findSalaryRole } from "./queries.ts";

export const presentFigure = ({ year, region, ccnl, level, ads, spaces, low, median, high }: SalaryFigure) => ({
  year,
  region,
  ccnl,
  level,
  ads,
  spaces,
  low,
  median,
  high,
});

/** All published figures of a role, and the names of their agreements. A role without figures has an empty list. */
export async function readRole({ tx }: Pick<ReadCtx, "tx">, { id }: { id: string }): Promise<SalaryRoleFigures> {
  const role = (await findSalaryRole(tx, id)) ?? fail("salaryRole.notFound");
  const figures = await findFigures(tx, id);
  const codes = new Set(figures.flatMap(({ ccnl }) => ccnl ?? []));
  const [agreements, computedAt] = [await findAgreements(tx, [...codes]), await findComputedAt(tx)];
  return {
    role,
    figures: figures.map(presentFigure),
    agreements: Object.fromEntries(agreements),
    computedAt: computedAt?.toISOString() ?? null,
  };
}
