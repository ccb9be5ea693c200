import { spaceFields, type Page, type SearchPayload, type Space } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { runSearch, type IndexDefinition, type Projection } from "@orbita/platform";
import type { ReadCtx } from "../kernel/ctx.ts";
import { projected } from "../kernel/projected.ts";
import {
  countShownSpaces,
  findSpaceDocuments,
  spaceIds,
  spaceIdsOfPosts,
  type SpaceDocumentRow,
} from "./index-queries.ts";
import { findSpaces } from "./page-queries.ts";
import { presentSpace } from "./present.ts";
import { countedFields } from "./promises.ts";

export const spaceIndex: IndexDefinition = { name: "spaces", fields: spaceFields };

/**
 * Searches Spaces. The index returns ids and order; the content is read from the tables, so that a member who left or a renamed
 * label needs no new document.
 */
export async function searchSpaces({ tx, search }: ReadCtx, payload: SearchPayload): Promise<Page<Space>> {
  const { content, ...page } = await runSearch<{ id: string }>(search, spaceIndex, { ...payload, projections: ["id"] });
  const rows =
    content.length > 0
      ? await findSpaces(
          tx,
          content.map(({ id }) => id),
        )
      : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const found = content.flatMap(({ id }) => byId.get(id) ?? []);
  return { ...page, content: projected(found.map(presentSpace), payload.projections) };
}

const several = (values: readonly (string | null)[]) => [...new Set(values.filter((value) => value !== null))];

function documentOf(row: SpaceDocumentRow): object {
  const { places } = row;
  return {
    id: row.id,
    doc: { id: row.id },
    text: [row.name, row.headline, row.description, ...row.words, ...places.map(({ city }) => city)]
      .filter(Boolean)
      .join("\n"),
    name: row.name,
    url: row.url,
    type: row.type,
    businessSector: row.business_sector,
    companySize: row.company_size,
    primaryPolicy: row.primary_policy,
    yearFounded: row.year_founded,
    city: several(places.map(({ city }) => city)),
    province: several(places.map(({ province }) => province)),
    region: several(places.map(({ region }) => region)),
    country: several(places.map(({ country }) => country)),
    place: places.flatMap(({ lat, lon }) => (lat === null || lon === null ? [] : [{ lat, lon }])),
    openJobPosts: row.open_job_posts,
    ...countedFields(row),
    created: row.created_at.toISOString(),
  };
}

/**
 * Search documents of Spaces. A document depends on the Space (with its locations), its posts and its reply figures, so its
 * version is the sum of their versions. Spaces are never deleted.
 */
export async function projectSpaces(db: Db, ids: readonly string[]): Promise<Projection[]> {
  if (ids.length === 0) return [];
  const rows = await findSpaceDocuments(db, ids);
  return rows.map((row) => ({
    index: spaceIndex.name,
    id: row.id,
    version: row.version + row.posts_version + row.promises_version,
    source: row.enabled ? documentOf(row) : null,
  }));
}

/** The search documents of the Spaces that own these posts. They contain the number of open posts, so they change with it. */
export const projectSpacesOfPosts = async (db: Db, postIds: readonly string[]): Promise<Projection[]> =>
  postIds.length === 0 ? [] : projectSpaces(db, await spaceIdsOfPosts(db, postIds));

export const spaceSource = { definition: spaceIndex, ids: spaceIds, project: projectSpaces, count: countShownSpaces };
