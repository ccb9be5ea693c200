import { applicationSearch, boardQuery, type ApplicationCard, type Page } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { guest, handlers, type ReadCtx } from "@orbita/features";
import type { BenchRequest } from "../against-sql.ts";
import type { ApplicationsWorld } from "./generate.ts";

type SearchBody = Parameters<typeof applicationSearch.parse>[0];

const contextOf = (db: Db, { spaceId, ownerId }: ApplicationsWorld): ReadCtx =>
  ({
    tx: db,
    now: new Date(),
    actor: { ...guest, id: ownerId, spaceId, memberships: [{ spaceId, role: "owner" }] },
  }) as unknown as ReadCtx;

const search = (db: Db, world: ApplicationsWorld, body: SearchBody) =>
  handlers.applications.search(contextOf(db, world), { body: applicationSearch.parse(body) }) as Promise<
    Page<ApplicationCard>
  >;

/** Returns the cursor of a page far from the beginning of the list. */
async function cursorAt(db: Db, world: ApplicationsWorld, body: { size: number }, pages: number): Promise<string> {
  let cursor: string | null = null;
  for (let page = 0; page < pages; page++) {
    const next: Page<ApplicationCard> = await search(db, world, { ...body, ...(cursor && { cursor }) });
    cursor = next.cursor;
  }
  return cursor!;
}

export async function applicationQuestions(db: Db, world: ApplicationsWorld): Promise<BenchRequest[]> {
  const { postId } = world;
  const inPost = [{ f: "jobPostId", v: postId, mm: "is" }];
  const ofSpace = { size: 20 };
  const bodies: Record<string, SearchBody> = {
    list: { size: 20 },
    listOfPost: { size: 20, filters: inPost },
    listByEvidence: { size: 20, sort: "met:desc", filters: inPost },
    late: { size: 20, filters: [...inPost, { f: "late", v: true }] },
    words: { size: 20, filters: [...inPost, { f: "text", v: "postgresql 1999", mm: "c" }] },
    deep: { ...ofSpace, cursor: await cursorAt(db, world, { size: 100 }, 60).then((cursor) => cursor) },
  };
  const board = { jobPostId: postId };
  return [
    {
      name: "board",
      path: "/talent/application/board",
      body: board,
      ask: (one) => handlers.applications.board(contextOf(one, world), { body: boardQuery.parse(board) }),
    },
    ...Object.entries(bodies).map(([name, body]): BenchRequest => ({
      name,
      path: "/talent/application/search",
      body: body as object,
      ask: (one) => search(one, world, body),
    })),
  ];
}

/** Reads the whole list of a Space page by page: every item must occur exactly once. */
export async function walkApplications(db: Db, world: ApplicationsWorld) {
  const seen = new Map<string, number>();
  let cursor: string | null = null;
  let total = 0;
  do {
    const page: Page<ApplicationCard> = await search(db, world, { size: 100, ...(cursor && { cursor }) });
    for (const { id } of page.content) seen.set(id, (seen.get(id) ?? 0) + 1);
    cursor = page.cursor;
    total ||= page.totalElements;
  } while (cursor);
  const repeated = [...seen.values()].filter((times) => times > 1).length;
  return { total, seen: seen.size, lost: total - seen.size, repeated };
}
