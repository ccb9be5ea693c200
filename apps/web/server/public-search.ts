import { basePath } from "@orbita/contract/product";
import { z } from "zod";

const found = z.object({
  content: z.array(z.looseObject({ id: z.string() })),
  cursor: z.string().nullish(),
  totalElements: z.number(),
});
export type PublicSearchPage = z.output<typeof found>;
export type Item = PublicSearchPage["content"][number];

/** The public searches, by their api addresses. */
const paths = {
  jobs: "/public/jobpost/search",
  spaces: "/public/space/search",
  places: "/location/search",
} as const;
export type Searched = keyof typeof paths;

/** Calls the api as a guest. Throws on any failure: a partial list would mean that the rest is gone. */
export type PublicSearch = (what: Searched, body: object) => Promise<PublicSearchPage>;

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

/** All results, a page at a time; the cursor prevents gaps and duplicates while others publish. */
export async function* everyOne(search: PublicSearch, what: Searched, projections: string[] = []) {
  let cursor: string | null | undefined;
  for (;;) {
    const answer = await search(what, { size: pageSize, projections, ...(cursor && { cursor }) });
    if (answer.content.length > 0) yield answer.content;
    cursor = answer.cursor;
    if (!cursor || answer.content.length < pageSize) return;
  }
}
