import { queryOptions } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";

/** What this installation is set up for does not change while somebody looks. */
export const offeredQuery = queryOptions({
  queryKey: ["social", "offered"],
  queryFn: () => answered(api().social.providers({})),
  staleTime: Infinity,
});
