import { htmlOf } from "../src/domain/job-posts/public/page/description-blocks.ts";
import { productName } from "@orbita/contract/product";
import { feedPost, feedProjections, mailDate, postAddress, type FeedPost } from "./feed-post.ts";
import { maintenance } from "./problem.ts";
import { everyOne, type PublicSearch } from "./public-search.ts";
import { element, xmlHead } from "./xml.ts";

/** The contract type of a post, in the values that job aggregators accept. */
function jobTypes({ contractType, contractEconomicType }: FeedPost): string {
  if (contractType === "contract_type_project") return "contract";
  const hours = contractType === "contract_type_parttime" ? "parttime" : "fulltime";
  const kinds: Readonly<Record<string, string>> = {
    contract_economic_type_intern: "internship",
    contract_economic_type_temp: "temporary",
    contract_economic_type_fixed_term: "temporary",
  };
  return [hours, kinds[contractEconomicType ?? ""]].filter(Boolean).join(", ");
}

const remoteTypes: Readonly<Record<string, string>> = {
  workplace_type_full_remote: "Fully remote",
  workplace_type_hybrid: "Hybrid remote",
};

function salaryOf({ salaryMin, salaryMax }: FeedPost): string | null {
  if (salaryMin === null) return null;
  return salaryMax === null || salaryMax === salaryMin
    ? `${salaryMin} EUR per year`
    : `${salaryMin} - ${salaryMax} EUR per year`;
}

export function jobElement(post: FeedPost, origin: string): string {
  const { space, location, remoteFrom } = post;
  const fields = [
    element("title", post.title),
    element("date", mailDate(post.publishedAt)),
    element("lastactivitydate", mailDate(post.updated)),
    element("expirationdate", post.expiresAt && mailDate(post.expiresAt)),
    element("referencenumber", post.id),
    element("url", `${postAddress(origin, post.language, post.id)}?utm_source=aggregator&utm_medium=xml`),
    element("company", post.hiringCompany ?? space.name),
    // The Space that publishes the post. For an agency, the law requires its licence number beside the name.
    element(
      "sourcename",
      space.authorisationNumber ? `${space.name} (aut. n. ${space.authorisationNumber})` : space.name,
    ),
    element("city", location?.city),
    element("state", location?.region ?? remoteFrom?.region),
    element("country", location?.country ?? remoteFrom?.country ?? "IT"),
    element("postalcode", location?.postalCode),
    element("description", htmlOf(post.description)),
    element("salary", salaryOf(post)),
    element("jobtype", jobTypes(post)),
    element("remotetype", remoteTypes[post.workplaceType ?? ""]),
    element("language", post.language),
    // Sites that list a sponsored post must label it as sponsored too.
    element("sponsored", post.sponsored ? "yes" : "no"),
  ];
  return `<job>${fields.join("")}</job>\n`;
}

/** Streams the XML of all open posts, one page of search results at a time, so that not all posts are in memory at once. */
async function* document(pages: AsyncGenerator<object[]>, first: IteratorResult<object[]>, origin: string) {
  yield `${xmlHead}\n<source>\n${element("publisher", productName)}${element("publisherurl", origin)}\n`;
  for (let page = first; !page.done; page = await pages.next())
    yield page.value.map((item) => jobElement(feedPost.parse(item), origin)).join("");
  yield "</source>\n";
}

/**
 * Turns a generator of texts into a response body. Reads the next text only when the client has consumed the last (backpressure).
 */
function streamOf(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await texts.return(undefined)),
  });
}

export const isAggregatorAddress = (pathname: string): boolean => pathname === "/jobs/aggregator.xml";

export function createAggregator({ origin, search }: { origin: string; search: PublicSearch }) {
  return async function aggregator(request: Request, requestId: string): Promise<Response> {
    const pages = everyOne(search, "jobs", feedProjections);
    // Loads the first page before the response starts, so that a failure can still become a 503.
    const first = await pages.next().catch(() => null);
    if (!first) return maintenance(requestId);
    const headers = {
      "content-type": "application/xml; charset=utf-8",
      "cache-control": "public, no-cache",
      "access-control-allow-origin": "*",
    };
    if (request.method === "HEAD") return new Response(null, { headers });
    return new Response(streamOf(document(pages, first, origin)), { headers });
  };
}
