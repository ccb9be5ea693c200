import { queryOptions } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";

export const installationQuery = queryOptions({
  queryKey: ["admin", "installation"],
  queryFn: () => answered(api().installation.read({})),
});
