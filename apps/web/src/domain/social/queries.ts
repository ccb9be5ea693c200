import { queryOptions } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";

/** The providers of an installation do not change during a visit. */
export const offeredQuery = queryOptions({
  queryKey: ["social", "offered"],
  queryFn: () => answered(api().social.providers({})),
  staleTime: Infinity,
});
