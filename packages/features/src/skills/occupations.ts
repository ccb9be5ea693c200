import { occupationFields, type Occupation, type Page, type SearchPayload } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { runSearch, type IndexDefinition, type LabelNames, type Projection } from "@orbita/platform";
import type { ReadCtx } from "../kernel/ctx.ts";
import { presentOccupation } from "./present.ts";
import { countOccupations, findOccupations, occupationIds } from "./queries.ts";

export const occupationIndex: IndexDefinition = { name: "occupations", fields: occupationFields };

export const searchOccupations = (ctx: ReadCtx, payload: SearchPayload): Promise<Page<Occupation>> =>
  runSearch<Occupation>(ctx.search, occupationIndex, payload);

export async function projectOccupations(db: Db, ids: readonly string[]): Promise<Projection[]> {
  if (ids.length === 0) return [];
  const rows = await findOccupations(db, ids);
  return rows.map((row) => {
    const doc = presentOccupation(row);
    const name: LabelNames = { names: [...new Set([doc.itMasculine, doc.itFeminine, doc.en])], others: row.aliases };
    const source = { id: doc.id, doc, name, rank: row.weight, isco08: doc.isco08, weight: row.weight };
    return { index: occupationIndex.name, id: doc.id, version: row.version, source };
  });
}

export const occupationSource = {
  definition: occupationIndex,
  ids: occupationIds,
  project: projectOccupations,
  count: countOccupations,
};
