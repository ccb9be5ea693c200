import type { ShareLink } from "@orbita/contract";
import { queryOptions } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";

export const linksQuery = queryOptions<ShareLink[]>({
  queryKey: ["resume-links"],
  queryFn: () => answered(api().resumes.links({})),
});

/** The URL of a share link. The URL of an anonymous link omits the username, which would reveal the person. */
export const linkAddress = (username: string, { code, anonymous }: Pick<ShareLink, "code" | "anonymous">): string =>
  `${window.location.origin}/u/${anonymous ? "-" : encodeURIComponent(username)}?c=${code}`;
