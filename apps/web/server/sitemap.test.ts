import { expect, test } from "vitest";
import { robots, sitemapOf } from "./sitemap.ts";

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
