import { expect, test } from "vitest";
import { createAggregator, jobElement } from "./aggregator.ts";
import type { PublicSearch } from "./public-search.ts";
import { aFeedPost } from "./testing/feed-posts.ts";

const origin = "https://orbita.example";

test("a job in the aggregator feed has its date, reference, tracked link, company, address, pay, job type and tasks", () => {
  const xml = jobElement(aFeedPost(), origin);
  for (const said of [
    "<date>Sat, 14 Nov 2026 08:00:00 GMT</date>",
    "<referencenumber>post</referencenumber>",
    `<url>${origin}/jobs/post?utm_source=aggregator&amp;utm_medium=xml</url>`,
    "<company>Lanterna Software</company>",
    "<city>Genova</city><state>Liguria</state><country>IT</country><postalcode>16121</postalcode>",
    "<salary>38000 - 45000 EUR per year</salary><jobtype>fulltime</jobtype><remotetype>Hybrid remote</remotetype>",
    "&lt;li&gt;progettare API&lt;/li&gt;",
  ])
    expect(xml).toContain(said);
});

test.each([true, false])("job with sponsored = %s → the aggregator feed labels the job accordingly", (sponsored) =>
  expect(jobElement(aFeedPost({ sponsored }), origin)).toContain(`<sponsored>${sponsored ? "yes" : "no"}</sponsored>`),
);

test.each([
  [{ contractType: "contract_type_project", contractEconomicType: null }, "contract"],
  [{ contractType: "contract_type_parttime" }, "parttime"],
  [{ contractEconomicType: "contract_economic_type_intern" }, "fulltime, internship"],
  [
    { contractType: "contract_type_parttime", contractEconomicType: "contract_economic_type_temp" },
    "parttime, temporary",
  ],
])("contract fields %j → job type %s in the aggregator feed", (fields, types) =>
  expect(jobElement(aFeedPost(fields), origin)).toContain(`<jobtype>${types}</jobtype>`),
);

test("remote job of an agency → the feed names the allowed region and country, the client and the agency's licence", () => {
  const space = { ...aFeedPost().space, type: "agency", authorisationNumber: "39/0012345" };
  const remote = {
    workplaceType: "workplace_type_full_remote",
    location: null,
    remoteFrom: { country: "IT", region: "Liguria" },
  };
  const xml = jobElement(aFeedPost({ ...remote, space, hiringCompany: "Portolano S.p.A." }), origin);
  expect(xml).toContain(
    "<company>Portolano S.p.A.</company><sourcename>Lanterna Software (aut. n. 39/0012345)</sourcename>",
  );
  expect(xml).toContain("<state>Liguria</state><country>IT</country>");
  expect(xml).toContain("<remotetype>Fully remote</remotetype>");
});

/** A search of `count` posts in pages of a hundred. The page with the index `fails` throws. */
function searchOf(count: number, fails = -1): PublicSearch {
  return async (_, body) => {
    const page = Number((body as { cursor?: string }).cursor ?? 0);
    if (page === fails) throw new Error("away");
    const here = Math.min(100, count - page * 100);
    const content = Array.from({ length: here }, (_item, n) => aFeedPost({ id: `post-${page * 100 + n}` }));
    return { content, cursor: (page + 1) * 100 < count ? String(page + 1) : null, totalElements: count };
  };
}
const ask = (search: PublicSearch) => createAggregator({ origin, search })(new Request(origin), "request");

test("250 open jobs in three search pages → the aggregator feed lists each job once", async () => {
  const xml = await (await ask(searchOf(250))).text();
  expect(new Set([...xml.matchAll(/<referencenumber>([^<]+)/g)].map(([, id]) => id)).size).toBe(250);
  expect(xml.match(/<job>/g)).toHaveLength(250);
  expect(xml.endsWith("</source>\n")).toBe(true);
});

test("aggregator feed: no open jobs → an empty list; unavailable api → 503; api fails midway → the stream fails", async () => {
  expect(await (await ask(searchOf(0))).text()).toContain("</source>");
  expect((await ask(searchOf(10, 0))).status).toBe(503);
  await expect((await ask(searchOf(250, 1))).text()).rejects.toThrow("away");
});
