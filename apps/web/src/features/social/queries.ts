import { queryOptions } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";

export const connectedQuery = queryOptions({
  queryKey: ["connected-accounts"],
  queryFn: async () => {
    const [offered, connected] = await Promise.all([
      answered(api().social.providers({})),
      answered(api().social.connected({})),
    ]);
    return { offered, connected };
  },
});
