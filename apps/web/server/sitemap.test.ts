import { expect, test, vi } from "vitest";
import { createSitemap, robots, sitemapOf } from "./sitemap.ts";

test("each page stands in Italian and English, and each names the other", () => {
  const xml = sitemapOf("https://orbita.example", [{ path: "/jobs/1", changed: "2026-11-15T10:00:00Z" }]);
  expect(xml.match(/<loc>/g)).toHaveLength(2);
  expect(xml).toContain("<loc>https://orbita.example/jobs/1</loc><lastmod>2026-11-15</lastmod>");
  expect(xml).toContain("<loc>https://orbita.example/en/jobs/1</loc>");
  expect(xml.match(/hreflang="en" href="https:\/\/orbita.example\/en\/jobs\/1"/g)).toHaveLength(2);
});

test("robots stay out of what is behind a sign-in, in every language", async () => {
  const text = await robots("https://orbita.example").text();
  expect(text).toContain("Disallow: /work/\n");
  expect(text).toContain("Disallow: /*/work/\n");
  expect(text).toContain("Sitemap: https://orbita.example/sitemap.xml\n");
});

test("Spaces and posts are named, page after page", async () => {
  const spaces = Array.from({ length: 101 }, (_, n) => ({ id: String(n), url: `space-${n}` }));
  const answer = (body: { page?: number }, all: object[]) => {
    const page = body.page ?? 0;
    return { content: all.slice(page * 100, (page + 1) * 100), cursor: null, totalPages: Math.ceil(all.length / 100) };
  };
  vi.stubGlobal("fetch", async (url: string, { body }: { body: string }) =>
    Response.json(answer(JSON.parse(body), url.includes("/space/") ? spaces : [{ id: "post", publishedAt: null }])),
  );
  const sitemap = createSitemap({ origin: "https://orbita.example", apiUrl: "http://api" });
  const xml = await (await sitemap("all")).text();
  vi.unstubAllGlobals();
  for (const path of ["/spaces", "/companies", "/space/space-0", "/en/space/space-100", "/jobs/post"])
    expect(xml, path).toContain(`<loc>https://orbita.example${path}</loc>`);
});
