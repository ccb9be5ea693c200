import { randomUUIDv7 } from "node:crypto";
import type { AlertFrequency } from "@orbita/contract";
import { events, indexes as all } from "@orbita/features";
import { dropIndex, project, standing } from "@orbita/platform";
import { aJobPost, aSpace, aUser, testSearch } from "@orbita/testing";
import { searchDestination } from "../../src/destinations.ts";
import { silent } from "../support/workbench.ts";
import { startNotificationBench } from "../support/notification-bench.ts";

const indexes = all.filter(({ definition }) => ["job-posts", "resumes"].includes(definition.name));
const refreshed = indexes.map(({ definition }) => definition.name);

type SavedSearchOwner = { userId: string } | { spaceId: string; savedBy: string };
type SavedSearchOptions = { filters?: unknown; frequency?: AlertFrequency; name?: string };

/** Functions that create saved searches and the posts and talents they find, and a worker that runs the searches at any time. */
export async function savedSearchWorld() {
  const bench = await startNotificationBench();
  const { db } = bench;
  const search = testSearch();
  await searchDestination({ db, search, events, indexes, log: silent }).prepare?.();
  const { id: spaceId } = await aSpace(db);

  async function save(
    owner: SavedSearchOwner,
    at: Date,
    { filters = [], frequency = "atOnce", name = "Tester" }: SavedSearchOptions = {},
  ) {
    const id = randomUUIDv7();
    const times = { since: at, asked_until: at, due_at: at, opened_at: at, created_at: at };
    const whose = "userId" in owner ? { user_id: owner.userId } : { space_id: owner.spaceId, saved_by: owner.savedBy };
    await db
      .insertInto("saved_searches")
      .values({ id, ...whose, name, filters: JSON.stringify(filters), frequency, ...times })
      .execute();
    return id;
  }

  /** Updates the search documents of an event at once, as the relay would. */
  async function indexed(event: string, payload: object): Promise<void> {
    const { project: documents } = events.find(({ name }) => name === event)!;
    const changed = await documents!(db, [payload]);
    await project(
      search,
      changed.filter(({ index }) => refreshed.includes(index)),
    );
    await search.client.indices.refresh({ index: refreshed.map(search.indexName).join() });
  }
  const reindex = (id: string) => indexed("jobPost.changed", { id, seen: true });

  async function post(at: Date, { title = "Tester", late = false, ...more }: Record<string, unknown> = {}) {
    const { id } = await aJobPost(db, { spaceId, status: "published", title: title as string });
    await db
      .updateTable("job_posts")
      .set({ published_at: at, ...more })
      .where("id", "=", id)
      .execute();
    if (!late) await reindex(id);
    return id;
  }

  /** Inserts a talent who is visible to Spaces from now on. The database triggers set the change times of the rows. */
  async function talent(headline: string) {
    const user = await aUser(db);
    await db.insertInto("user_settings").values({ user_id: user.id, visible_in_talent_search: true }).execute();
    await change(user.id, headline);
    return user;
  }
  async function change(ownerId: string, headline: string): Promise<string> {
    const { id } = await db
      .updateTable("resumes")
      .set({ headline })
      .where("owner_id", "=", ownerId)
      .returning("id")
      .executeTakeFirstOrThrow();
    await indexed("resume.changed", { id, ownerId });
    return id;
  }

  const ask = (at: Date) => bench.routine("savedSearches.ask", () => at, { search });
  const matchesOf = (id: string) =>
    db.selectFrom("saved_search_matches").selectAll().where("search_id", "=", id).orderBy("matched_at").execute();
  const read = (id: string) =>
    db.selectFrom("saved_searches").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

  const stop = async () => {
    for (const { definition } of indexes) {
      const { current } = await standing(search, definition.name);
      if (current !== null) await dropIndex(search, current);
    }
    await search.close();
    await bench.stop();
  };
  return { ...bench, spaceId, search, save, post, reindex, talent, change, ask, matchesOf, read, stop };
}
export type SavedSearchWorld = Awaited<ReturnType<typeof savedSearchWorld>>;
