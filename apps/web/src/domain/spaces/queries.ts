import { queryOptions } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";

export const ownSpaceQuery = (id: string) =>
  queryOptions({
    queryKey: ["own-space", id],
    queryFn: () => answered(api().spaces.readOwn({ params: { id } }, { spaceId: id })),
  });
