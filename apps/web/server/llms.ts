import { basePath, identity, productName } from "@orbita/contract/product";

const operatorText = (): string => {
  const { company } = identity;
  return company ? `${company.name}, ${company.city}, Italy` : productName;
};

/**
 * The text of /llms.txt (llmstxt.org): describes the product and its machine-readable data to language models.
 */
export function llmsText(origin: string): Response {
  const text = `# ${productName}

> A job market in Italian and English, run by ${operatorText()}. Every job shows its salary, its collective agreement (CCNL), the employer and the reply time in days. Candidates are never scored.

Everything below can be read without an account. Pages are in Italian; English ones are under /en. A closed job responds with 410 and leaves every list within seconds.

## Pages

- [Jobs](${origin}/jobs): all open jobs, with filters in the address; the page works without scripts
- [Spaces](${origin}/spaces): the companies and agencies that publish
- [Skills](${origin}/skills): the skills that jobs require
- [How jobs are ordered](${origin}/ranking): the order of results, and the meaning of “sponsored”
- [Sitemap](${origin}/sitemap.xml): every public page with the time of its last change

## Open data

- [RSS 2.0](${origin}/jobs/feed.xml) and [JSON Feed 1.1](${origin}/jobs/feed.json): the newest 50 jobs of any search, with the query parameters of ${origin}/jobs, for example ${origin}/jobs/feed.json?q=java&city=Genova; in English under ${origin}/en/jobs/
- [XML for aggregators](${origin}/jobs/aggregator.xml): all open jobs
- JobPosting data (schema.org) in the page of every job
- [OpenAPI 3.1](${origin}${basePath}/openapi.json): the whole API. Guests may call POST ${basePath}/public/jobpost/search, GET ${basePath}/public/jobpost/{id}, POST ${basePath}/public/space/search and GET ${basePath}/public/space/url/{url}

## Terms of use

- You may show the jobs elsewhere, complete and unchanged, with the publisher’s name, the salary and a link to the page here
- Remove a job when it is closed here: check at least once a day, with If-None-Match where there is an ETag
- Identify yourself in User-Agent, and send at most one request per second
- Data about people looking for work is not open, and nothing may be inferred about them
- [Terms](${origin}/terms), [privacy](${origin}/privacy), [contact](${origin}/contact)
`;
  return new Response(text, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=30" },
  });
}
