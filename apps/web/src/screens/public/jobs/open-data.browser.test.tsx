import { expect, test } from "vitest";
import { jobElement } from "../../../../server/aggregator.ts";
import { rssFeed } from "../../../../server/feed-text.ts";
import { aFeedPost, hostile } from "../../../../server/testing/feed-posts.ts";
import { sitemapOf } from "../../../../server/sitemap.ts";

const origin = "https://orbita.example";

/** Parses with the browser's strict XML parser. `problem` is the parser's error message, empty for a valid document. */
function read(xml: string): { document: Document; problem: string } {
  const document = new DOMParser().parseFromString(xml, "application/xml");
  return { document, problem: document.querySelector("parsererror")?.textContent ?? "" };
}

// oxlint-disable-next-line no-control-regex -- matches control characters on purpose
const writable = (text: string): string => text.replaceAll(/[\u0000-\u001F\uFFFE\uD83D](?![\uDC00-\uDFFF])/g, "");

test.each(hostile)("job with the hostile text %j → escaped in feeds", (text) => {
  const post = aFeedPost({ title: text, description: text, space: { ...aFeedPost().space, name: text } });
  const list = `${origin}/jobs?q=${encodeURIComponent(text.toWellFormed())}`;
  const feed = { title: text, summary: text, language: "it" as const, origin, list, self: list, changed: post.updated };
  const rss = read(rssFeed({ ...feed, posts: [post] }));
  expect(rss.problem).toBe("");
  expect(rss.document.querySelectorAll("item")).toHaveLength(1);
  expect(rss.document.querySelector("item > title")?.textContent).toBe(writable(text));

  const jobs = read(`<source>${jobElement(post, origin)}</source>`);
  expect(jobs.problem).toBe("");
  expect(jobs.document.querySelectorAll("job")).toHaveLength(1);
  expect(jobs.document.querySelector("company")?.textContent).toBe(writable(text));
});

test("a sitemap is valid XML; invalid XML → the check fails", () => {
  expect(read(sitemapOf(origin, [{ path: "/space/a&b", changed: "2026-11-15T10:00:00.000Z" }])).problem).toBe("");
  expect(read("<a>&b;</a>").problem).not.toBe("");
});
