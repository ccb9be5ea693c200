import { basePath } from "@orbita/contract/product";
import { z } from "zod";

const found = z.object({
  content: z.array(z.looseObject({ id: z.string() })),
  cursor: z.string().nullish(),
  totalElements: z.number(),
  /** For jobs: no post matches the whole text, only parts of it. */
  approximate: z.boolean().optional(),
});
export type PublicSearchPage = z.output<typeof found>;
export type PublicSearchItem = PublicSearchPage["content"][number];

/** Api paths of the public searches. */
const paths = {
  jobs: "/public/jobpost/search",
  spaces: "/public/space/search",
  places: "/location/search",
} as const;
export type PublicSearchTarget = keyof typeof paths;

/**
 * Searches through the api as a guest.
 * Throws on any failure, because readers of a partial list would take the missing items for deleted.
 */
export type PublicSearch = (what: PublicSearchTarget, body: object) => Promise<PublicSearchPage>;

export function createPublicSearch(apiUrl: string, send: typeof fetch = fetch): PublicSearch {
  return async (what, body) => {
    const response = await send(`${apiUrl}${basePath}${paths[what]}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-request-scope": "public" },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`the search answered ${response.status}`);
    return found.parse(await response.json());
  };
}

const pageSize = 100;

/** Yields all results, a page at a time. The cursor prevents gaps and duplicates when items are published in between. */
export async function* everyOne(search: PublicSearch, what: PublicSearchTarget, projections: string[] = []) {
  let cursor: string | null | undefined;
  for (;;) {
    const answer = await search(what, { size: pageSize, projections, ...(cursor && { cursor }) });
    if (answer.content.length > 0) yield answer.content;
    cursor = answer.cursor;
    if (!cursor || answer.content.length < pageSize) return;
  }
}
