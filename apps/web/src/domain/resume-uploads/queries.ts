import { queryOptions } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";

export const uploadsKey = ["resume-uploads"] as const;

export const uploadsQuery = queryOptions({
  queryKey: [...uploadsKey, "list"],
  queryFn: () => answered(api().resumeUploads.list({})),
});

export const uploadQuery = (id: string) =>
  queryOptions({
    queryKey: [...uploadsKey, "one", id],
    queryFn: () => answered(api().resumeUploads.read({ params: { id } })),
  });
