import { randomUUIDv7 } from "node:crypto";
import type { Tx } from "@orbita/db";
import { demoChannels, demoFeed, seededRandom, type DemoChannel } from "@orbita/db/seed";
import { sql } from "kysely";

/** The ids of the demo users by their usernames. */
export type UserIds = ReadonlyMap<string, string>;
/** The id and the members of each demo channel, by the channel's URL. */
export type SeededChannels = ReadonlyMap<string, { readonly id: string; readonly members: readonly string[] }>;

const day = 86_400_000;

export async function findCrowd(tx: Tx): Promise<UserIds> {
  const rows = await tx
    .selectFrom("users")
    .select(["id", "username"])
    .where("email_verified_at", "is not", null)
    .where(sql<boolean>`scopes = '{}'`)
    .orderBy("email")
    .execute();
  return new Map(rows.map(({ id, username }) => [username, id]));
}

export function idOf(crowd: UserIds, username: string): string {
  const id = crowd.get(username);
  if (!id) throw new Error(`demo: ${username} is not there`);
  return id;
}

/** The users who write posts and comments in a channel according to the demo data; they must be its members. */
function writersOf(url: string): ReadonlySet<unknown> {
  const posts = demoFeed.filter(({ channel }) => channel === url);
  const comments = posts.flatMap((post) => (post.comments ?? []).flatMap((one) => [one, ...(one.answers ?? [])]));
  return new Set([...posts, ...comments].map(({ by }) => by));
}

type PlantChannelsOptions = { readonly crowd: UserIds; readonly opened: Date };

async function plantChannel(tx: Tx, channel: DemoChannel, { crowd, opened }: PlantChannelsOptions) {
  const { url, type = "open", topic, description, rules = [], share, moderators = [] } = channel;
  const { asked = [], invited = [], giulia } = channel;
  const id = randomUUIDv7();
  const at = { created_at: opened, updated_at: opened };
  await tx
    .insertInto("channels")
    .values({ id, name: url, url, type, topic, description, rules: [...rules], ...at })
    .execute();
  // The random numbers are seeded by the URL, so that adding a channel does not change the members of the others.
  const random = seededRandom(Array.from(url).reduce((sum, letter) => sum * 31 + letter.codePointAt(0)!, 7));
  const apart = new Set([...moderators, ...asked, ...invited, "giulia.ferraris"]);
  const writers = writersOf(url);
  const drawn = [...crowd.keys()].filter(
    (username) => (random.next() < share || writers.has(username)) && !apart.has(username),
  );
  const inside = [...moderators, ...drawn, ...(giulia === undefined ? [] : ["giulia.ferraris"])];
  const row = (username: string, state: string) => ({
    channel_id: id,
    user_id: idOf(crowd, username),
    state,
    role: moderators.includes(username) ? "moderator" : "member",
    ...at,
  });
  const rows = [
    ...inside.map((username) => row(username, "member")),
    ...asked.map((username) => row(username, "asked")),
    ...invited.map((username) => row(username, "invited")),
  ];
  await tx.insertInto("channel_members").values(rows).execute();
  return { id, members: inside.map((username) => idOf(crowd, username)) };
}

export async function plantChannels(tx: Tx, crowd: UserIds, now: Date): Promise<SeededChannels> {
  const planted = new Map<string, { id: string; members: string[] }>();
  // Demo channels get increasing dates, because lists are sorted by them.
  for (const [at, channel] of demoChannels.entries()) {
    const opened = new Date(now.getTime() - (120 - at) * day);
    planted.set(channel.url, await plantChannel(tx, channel, { crowd, opened }));
  }
  return planted;
}
