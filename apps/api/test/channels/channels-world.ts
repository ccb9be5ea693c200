import type { ApiClient, TestApi } from "../support/harness.ts";
import { aPerson } from "../support/people.ts";

/** A user with helper functions that call the routes of channels. */
export async function aGoer(api: TestApi, options: Parameters<typeof aPerson>[1] = {}) {
  const person = await aPerson(api, { visibility: "everyone", ...options });
  return { ...person, ...doing(person.client) };
}
export type ChannelUser = Awaited<ReturnType<typeof aGoer>>;

const doing = ({ channels }: ApiClient) => ({
  open: async (url: string) => (await channels.readByUrl({ params: { url } }))!,
  join: async (id: string) => (await channels.join({ params: { id } }))!,
  leave: (id: string) => channels.leave({ params: { id } }),
  mine: async () => (await channels.mine({}))!,
  find: async (name: string) =>
    (await channels.search({ body: { filters: [{ f: "name", v: name, mm: "c" }], size: 100 } }))!.content,
  members: async (id: string, state: "member" | "asked" | "invited" = "member") =>
    (await channels.members({ params: { id }, query: { state } }))!.content,
  invite: async (id: string, username: string) => (await channels.invite({ params: { id }, body: { username } }))!,
  changeMember: async (id: string, userId: string, body: { accepted?: true; role?: "member" | "moderator" }) =>
    (await channels.changeMember({ params: { id, userId }, body }))!,
  removeMember: (id: string, userId: string) => channels.removeMember({ params: { id, userId } }),
});

export const channelMemberRow = (api: TestApi, channelId: string, userId: string) =>
  api.db
    .selectFrom("channel_members")
    .selectAll()
    .where("channel_id", "=", channelId)
    .where("user_id", "=", userId)
    .executeTakeFirst();

export const channelNotifications = (api: TestApi, userId: string) =>
  api.db
    .selectFrom("notifications")
    .select(["kind", "channel_id", "from_id", "data"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();

/** The recipients and messages that the relay would send for the last change of this channel. */
export async function announced(api: TestApi, channelId: string) {
  const { events } = await import("@orbita/features");
  const event = events.find(({ name }) => name === "channel.changed")!;
  const rows = await api.db
    .selectFrom("outbox")
    .select("payload")
    .where("name", "=", "channel.changed")
    .orderBy("id")
    .execute();
  const payloads = rows.map(({ payload }) => payload as { id: string }).filter(({ id }) => id === channelId);
  return event.announce!(api.db, payloads.slice(-1));
}
