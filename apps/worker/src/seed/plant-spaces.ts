import { because, type Tx } from "@orbita/db";
import { demoSpaces, spaceKeys, type DemoPost, type SpaceKey } from "@orbita/db/seed";
import { handlers } from "@orbita/features";
import { actAs, type Person } from "./act-as.ts";
import type { Members } from "./plant-people.ts";

/** Those who may write the posts of each Space. */
export type Writers = ReadonlyMap<SpaceKey, readonly Person[]>;

/** What a visitor of the demo can still publish. */
const spareSlots = 2;

type Options = { readonly members: Members; readonly posts: readonly DemoPost[]; readonly opened: Date };

export async function plantSpaces(tx: Tx, options: Options): Promise<Writers> {
  const writers = new Map<SpaceKey, Person[]>();
  for (const key of spaceKeys) writers.set(key, await plantSpace(tx, key, options));
  return writers;
}

async function plantSpace(tx: Tx, key: SpaceKey, { members, posts, opened }: Options): Promise<Person[]> {
  const { name, url } = demoSpaces[key];
  const people = members.get(key) ?? [];
  const [owner, ...others] = people;
  if (!owner) throw new Error(`${name} has nobody to open it`);
  const ctx = await actAs(tx, { id: owner.id, memberships: [] }, opened);
  const { id: spaceId } = await handlers.spaces.create(ctx, { body: { name, url, type: "company" } });
  await because(tx, "demo data");
  const published = posts.filter(({ space, state }) => space === key && state !== "draft").length;
  await tx.updateTable("spaces").set({ created_at: opened }).where("id", "=", spaceId).execute();
  await tx
    .updateTable("contracts")
    .set({ free_slots: published + spareSlots })
    .where("space_id", "=", spaceId)
    .execute();
  for (const { id, role } of others)
    await tx.insertInto("members").values({ space_id: spaceId, user_id: id, role, created_at: opened }).execute();
  return people
    .filter(({ role }) => role !== "viewer")
    .map(({ id, role }) => ({ id, memberships: [{ spaceId, role }] }));
}
