import { queryOptions } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";

/**
 * Query key prefix of members and invitations.
 * Members and invitations are refetched together, because a person who joins moves from one list to the other.
 */
export const membersKey = (spaceId: string) => ["members", spaceId] as const;

export const membersQuery = (spaceId: string) =>
  queryOptions({
    queryKey: [...membersKey(spaceId), "list"],
    queryFn: () => answered(api().members.list({ params: { id: spaceId } })),
  });

export const invitationsQuery = (spaceId: string) =>
  queryOptions({
    queryKey: [...membersKey(spaceId), "invitations"],
    queryFn: () => answered(api().members.invitations({ params: { id: spaceId } })),
  });
