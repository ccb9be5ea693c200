import { queryOptions } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";

/** Who comes in is no longer invited: both lists are asked again together. */
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
