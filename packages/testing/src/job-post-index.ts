import { addToOutbox, inTransaction, type Db, type OutboxDestination } from "@orbita/db";
import { type SearchClient, connectSearch } from "@orbita/platform";
import { freshPrefix } from "./processes.ts";
import { serverUrl } from "./servers.ts";

/** The real search engine with a separate prefix, and with a long timeout for busy machines. */
export const testSearch = (prefix = freshPrefix()): SearchClient =>
  connectSearch(serverUrl("OPENSEARCH_URL"), prefix, { patienceMs: 20_000 });

const index = "job-posts";
type JobPostIndexChange = { status?: "published" | "suspended"; title?: string };
const everywhere: readonly OutboxDestination[] = ["search", "broker"];

export type PostChange = JobPostIndexChange & { id: string };

/**
 * Changes posts and publishes the events in one transaction, as a use case does, but without its rules: for thousands of changes at
 * once.
 */
export const changePosts = (db: Db, changes: readonly PostChange[], destinations = everywhere): Promise<void> =>
  inTransaction(db, { actorId: null, requestId: "test" }, async (tx) => {
    for (const { id, ...change } of changes) {
      await tx.updateTable("job_posts").set(change).where("id", "=", id).execute();
      await addToOutbox(tx, { name: "jobPost.changed", payload: { id, seen: true }, destinations });
    }
  });

export const changePost = (db: Db, id: string, change: JobPostIndexChange, destinations = everywhere): Promise<void> =>
  changePosts(db, [{ id, ...change }], destinations);

/** Every published post as `version title`, by id. The search index must contain exactly these. */
async function inTable(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("job_posts as post")
    .innerJoin("spaces as space", "space.id", "post.space_id")
    .innerJoin("contracts as contract", "contract.space_id", "space.id")
    .select(["post.id", "post.title", "post.version as own"])
    .select(["space.version as of_space", "contract.version as of_contract"])
    .where("post.status", "=", "published")
    .execute();
  return new Map(
    rows.map(({ id, title, own, of_space, of_contract }) => [id, `${own + of_space + of_contract} ${title}`]),
  );
}

type IndexedJobPostHit = { _id: string; _version: number; _source: { title: string } };

async function inIndex(search: SearchClient): Promise<Map<string, string>> {
  const name = search.indexName(index);
  const found = new Map<string, string>();
  await search.client.indices.refresh({ index: name });
  for (let after: string | undefined; ;) {
    const from = after === undefined ? {} : { search_after: [after] };
    const body = { size: 5_000, version: true, sort: [{ id: "asc" }], _source: ["title"], ...from };
    const answer = await search.client.search({ index: name, body: body as never });
    const hits = answer.body.hits.hits as unknown as IndexedJobPostHit[];
    if (hits.length === 0) return found;
    for (const { _id, _version, _source } of hits) found.set(_id, `${_version} ${_source.title}`);
    after = hits.at(-1)!._id;
  }
}

/** Reads the table and the index in full. Equal maps mean that no document is lost, stale or left over. */
export async function auditIndex(db: Db, search: SearchClient) {
  return { table: await inTable(db), index: await inIndex(search) };
}

/** The versions of these documents in the index now; missing documents are left out. */
export async function versionsOf(search: SearchClient, ids: readonly string[]): Promise<Map<string, number>> {
  const { body } = await search.client.mget({
    index: search.indexName(index),
    body: { ids: [...ids] },
    _source: false,
  });
  const docs = body.docs as unknown as { _id: string; _version: number; found?: boolean }[];
  return new Map(docs.filter(({ found }) => found).map(({ _id, _version }) => [_id, _version]));
}
