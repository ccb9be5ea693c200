import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";

export const personAiQuery = queryOptions({
  queryKey: ["ai", "person"],
  queryFn: () => answered(api().aiCalls.mySettings({})),
});

export const spaceAiQuery = (id: string) =>
  queryOptions({
    queryKey: ["ai", "space", id],
    queryFn: () => answered(api().aiCalls.spaceSettings({ params: { id } })),
  });

const size = 10;

/** One page of the register of AI calls: of the current user if `spaceId` is null, otherwise of the Space. */
export const registerQuery = (spaceId: string | null, page: number) =>
  queryOptions({
    queryKey: ["ai", "register", spaceId, page],
    queryFn: () =>
      answered(
        spaceId === null
          ? api().aiCalls.myRegister({ query: { page, size } })
          : api().aiCalls.spaceRegister({ params: { id: spaceId }, query: { page, size } }),
      ),
    placeholderData: keepPreviousData,
  });
