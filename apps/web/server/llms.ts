import { basePath, productName } from "@orbita/contract/product";
import { operator } from "../src/shell/operator.ts";

/**
 * The text of /llms.txt (llmstxt.org): describes the product and its machine-readable data to language models.
 */
export function llmsText(origin: string): Response {
  const text = `# ${productName}

> A job market in Italian and English, run by ${operator.name}, ${operator.seat}, Italy. Every ad says its pay and collective agreement (CCNL), who hires, and within how many days an answer comes. Candidates are never scored.

Everything below can be read without an account. Pages are in Italian; English ones are under /en. What is closed answers 410 and is gone from every list within seconds.

## Pages

- [Jobs](${origin}/jobs): all open job posts, with filters in the address; works without scripts
- [Spaces](${origin}/spaces): the companies and agencies that publish
- [Skills](${origin}/skills): what jobs ask for
- [How jobs are ordered](${origin}/ranking): the whole rule, and what sponsored means
- [Sitemap](${origin}/sitemap.xml): every public page with the time of its last change

## Open data

- [RSS 2.0](${origin}/jobs/feed.xml) and [JSON Feed 1.1](${origin}/jobs/feed.json): the newest 50 posts of any search; take the same query as ${origin}/jobs, for example ${origin}/jobs/feed.json?q=java&city=Genova; in English under ${origin}/en/jobs/
- [XML for aggregators](${origin}/jobs/aggregator.xml): all open posts
- JobPosting data (schema.org) in the page of every job post
- [OpenAPI 3.1](${origin}${basePath}/openapi.json): the whole api. Guests may call POST ${basePath}/public/jobpost/search, GET ${basePath}/public/jobpost/{id}, POST ${basePath}/public/space/search and GET ${basePath}/public/space/url/{url}

## Terms of use

- You may show the posts elsewhere, whole and unchanged, with the name of who publishes, the pay, and a link to the page here
- Take a post away when it is gone here: ask again at least once a day, with If-None-Match where there is an ETag
- Say who you are in User-Agent, and keep to one request a second
- Nothing about people who look for work is open, and nothing may be inferred about them
- [Terms](${origin}/terms), [privacy](${origin}/privacy), [contact](${origin}/contact)
`;
  return new Response(text, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
