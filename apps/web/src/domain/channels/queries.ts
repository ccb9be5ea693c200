import type { Channel, ChannelTopic } from "@orbita/contract";
import { keepPreviousData, queryOptions, type QueryClient } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";

export const channelsKey = ["channels"] as const;

/** The channels that the user is a member of or invited to, for the sidebar of the feed. */
export const myChannelsQuery = queryOptions({
  queryKey: [...channelsKey, "mine"],
  queryFn: () => answered(api().channels.mine({})),
});

export const channelQuery = (url: string) =>
  queryOptions({
    queryKey: [...channelsKey, "one", url],
    queryFn: () => answered(api().channels.readByUrl({ params: { url } })),
  });

export const nearQuery = queryOptions({
  queryKey: [...channelsKey, "near"],
  queryFn: () => answered(api().channels.near({})),
});

type ChannelSearchInput = { topic?: ChannelTopic | undefined; text?: string | undefined; size: number };

export const foundQuery = ({ topic, text, size }: ChannelSearchInput) =>
  queryOptions({
    queryKey: [...channelsKey, "found", topic, text, size],
    queryFn: () =>
      answered(
        api().channels.search({
          body: {
            size,
            sort: "members:desc",
            filters: [
              ...(topic ? [{ f: "topic" as const, v: topic }] : []),
              ...(text ? [{ f: "name" as const, v: text, mm: "c" as const }] : []),
            ],
          },
        }),
      ),
    placeholderData: keepPreviousData,
  });

export type MemberState = "member" | "asked" | "invited";

export const channelMembersQuery = (id: string, state: MemberState, page: number) =>
  queryOptions({
    queryKey: [...channelsKey, "members", id, state, page],
    queryFn: () => answered(api().channels.members({ params: { id }, query: { state, page } })),
    placeholderData: keepPreviousData,
  });

/** Caches a channel whose membership changed, and refetches all lists of channels. */
export async function noteChannel(queries: QueryClient, channel: Channel): Promise<void> {
  queries.setQueryData(channelQuery(channel.url).queryKey, channel);
  await queries.invalidateQueries({ queryKey: channelsKey });
}
