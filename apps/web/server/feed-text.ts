import { labelledTitle } from "@orbita/contract/job-posts/sponsored";
import { mailDate, postAddress, postHtml, type FeedPost } from "./feed-post.ts";
import type { JobFeed } from "./feeds.ts";
import { element, escapeXml, xmlHead } from "./xml.ts";

const linkOf = ({ origin, language }: JobFeed, { id }: FeedPost, medium: string): string =>
  `${postAddress(origin, language, id)}?utm_source=feed&utm_medium=${medium}`;

/** RSS 2.0 as specified by the RSS Advisory Board. An Atom element holds the feed's own address. */
export function rssFeed(feed: JobFeed): string {
  const items = feed.posts.map((post) =>
    [
      "<item>",
      element("title", labelledTitle(post, feed.language)),
      element("link", linkOf(feed, post, "rss")),
      `<guid isPermaLink="true">${escapeXml(postAddress(feed.origin, feed.language, post.id))}</guid>`,
      element("pubDate", mailDate(post.publishedAt)),
      element("dc:creator", post.space.name),
      element("description", postHtml(post, feed.language)),
      "</item>",
    ].join(""),
  );
  return [
    xmlHead,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    element("title", feed.title),
    element("link", feed.list),
    `<atom:link href="${escapeXml(feed.self)}" rel="self" type="application/rss+xml"/>`,
    element("description", feed.summary),
    element("language", feed.language),
    element("lastBuildDate", feed.changed && mailDate(feed.changed)),
    element("ttl", 60),
    ...items,
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

/** JSON Feed 1.1. The pay is in an extension field, which the JSON Feed specification allows. */
export function jsonFeed(feed: JobFeed): string {
  const { language } = feed;
  const items = feed.posts.map((post) => ({
    id: postAddress(feed.origin, language, post.id),
    url: linkOf(feed, post, "json"),
    title: labelledTitle(post, language),
    content_html: postHtml(post, language),
    date_published: post.publishedAt,
    date_modified: post.updated,
    language: post.language,
    authors: [{ name: post.space.name, url: `${feed.origin}/space/${post.space.url}` }],
    tags: post.skills.map((skill) => skill[language]),
    _orbita: {
      sponsored: post.sponsored,
      pay: { min: post.salaryMin, max: post.salaryMax, currency: "EUR", unit: "year" },
      ccnl: post.ccnl,
      workplace: post.workplaceType,
      city: post.location?.city ?? null,
      hiring_company: post.hiringCompany ?? post.space.name,
      reply_days: post.replyDays,
      expires: post.expiresAt,
    },
  }));
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    description: feed.summary,
    home_page_url: feed.list,
    feed_url: feed.self,
    language,
    items,
  });
}
