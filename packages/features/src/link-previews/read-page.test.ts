import { expect, test } from "vitest";
import { cleanText } from "./clean-text.ts";
import { decodePage } from "./decode-page.ts";
import { factsOfPage, factsOfSite, headlineOf } from "./facts.ts";
import { readPage } from "./read-page.ts";

const url = "https://www.officine-bianchi.example/chi-siamo";

test.each<[text: string, clean: string | null]>([
  ["  due \n parole\t ", "due parole"],
  ["<b>grassetto</b> e <i>corsivo</i>", "grassetto e corsivo"],
  ["prima <script>alert(1)</script> dopo", "prima alert(1) dopo"],
  ["<scr<b></b>ipt>alert(1)</scr<b></b>ipt>", "alert(1)"],
  [`${"<a".repeat(400)}x`, null],
  ["3 < 5 e 7 > 2", "3 < 5 e 7 > 2"],
  ["I <3 Genova", "I <3 Genova"],
  ["testo \u202eorbita\u202c \u0000\u0007 fine", "testo orbita fine"],
  ["👩‍💻 scrive", "👩‍💻 scrive"],
  ["می‌خواهم", "می‌خواهم"],
  ["\u200b\u2060", null],
  ["   ", null],
])("page text %j → plain text without markup", (text, clean) => {
  const said = cleanText(text, 200);
  if (clean !== null || !text.includes("<a<a")) expect(said).toBe(clean);
  expect(said ?? "").not.toMatch(/<[a-z/!?]/i);
});

test("long page text → cut between graphemes", () => {
  expect(cleanText("a".repeat(300), 10)).toBe(`${"a".repeat(9)}…`);
  expect(cleanText(`${"a".repeat(8)}👩‍💻bcd`, 10)).toBe(`${"a".repeat(8)}…`);
});

test("elements nested more than 1,000 deep → the rest of the page is ignored", () => {
  const title = (depth: number) => readPage(`${"<div>".repeat(depth)}<title>Deep</title>`).title;
  expect(title(900)).toBe("Deep");
  expect(title(1_001)).toBe(null);
  // Without the limit this page takes half a minute of CPU time.
  expect(readPage(`<title>First</title>${"<div>".repeat(200_000)}`).title).toBe("First");
});

test("web pages with hostile nesting → processed in less than three seconds", () => {
  const begun = performance.now();
  for (const text of ["<a".repeat(50_000), "<".repeat(100_000), `<a ${'x="'.repeat(50_000)}`, " ".repeat(200_000)])
    cleanText(text, 200);
  readPage("<svg><title>".repeat(20_000));
  readPage(`<meta property=og:title content="${"x".repeat(1_000_000)}">`);
  readPage(`<script type="application/ld+json">${"[".repeat(300_000)}</script>`);
  expect(performance.now() - begun).toBeLessThan(3_000);
});

test("encoding of a web page → from the byte order mark, the header or the page itself, else UTF-8", () => {
  const latin = Buffer.from("<meta charset=iso-8859-1><title>città</title>", "latin1");
  expect(decodePage({ bytes: latin, charset: null })).toContain("città");
  expect(decodePage({ bytes: Buffer.from("città", "latin1"), charset: "windows-1252" })).toBe("città");
  expect(decodePage({ bytes: Buffer.from("\ufeffcittà"), charset: "iso-8859-1" })).toBe("città");
  expect(decodePage({ bytes: Buffer.from("città"), charset: "no-such-thing" })).toBe("città");
  expect(decodePage({ bytes: Buffer.from([0x93, 0xfa, 0x96, 0x7b]), charset: "shift_jis" })).toBe("日本");
});

test("link preview → prefers Open Graph data, and uses the browser title last", () => {
  const page = readPage(`<svg><title>disegno</title></svg><title>Titolo &amp; c</title>
    <meta name="description" content="Per tutti"><meta property="og:description" content="Per gli altri">
    <meta property="og:image" content="//cdn.example/a.png"><meta name="twitter:image" content="javascript:alert(1)">`);
  expect(factsOfPage(page, url)).toEqual({
    title: "Titolo & c",
    description: "Per gli altri",
    site: "officine-bianchi.example",
    pictures: ["https://cdn.example/a.png"],
  });
});

test.each<[html: string, name: string | null]>([
  ["<title>Home | Officine Bianchi</title>", "Officine Bianchi"],
  ["<title>Officine Bianchi - Lavorazioni meccaniche di precisione</title>", "Officine Bianchi"],
  ["<title>Lavorazioni: Officine Bianchi</title>", "Officine Bianchi"],
  ["<title>Un altro nome – benvenuti</title>", "Un altro nome"],
  ['<meta property="og:site_name" content="Bianchi SpA"><title>Home</title>', "Bianchi SpA"],
  ['<script type="application/ld+json">{"@type":"Corporation","name":"Bianchi Spa"}</script>', "Bianchi Spa"],
  ['<script type="application/ld+json">{"@type":"Person","name":"Ada"}</script>', null],
  ["<title>Home</title>", null],
])("title or site name in %s → the company name %s", (html, name) =>
  expect(factsOfSite(readPage(html), url).title).toBe(name),
);

test("logo candidates of a site → ordered: JSON-LD, touch icon, shared picture, drawable icon", () => {
  const page =
    readPage(`<link rel="icon" href="a.ico"><link rel="icon" type="image/svg+xml" href="b"><link rel="icon" href="/c.png">
    <link rel="apple-touch-icon-precomposed" href="d.png"><meta property="og:image" content="e.jpg">
    <script type="application/ld+json">[{"@graph":[{"@type":["Thing","LocalBusiness"],"logo":[{"contentUrl":"/f.png"}]}]}]</script>`);
  const at = "https://www.officine-bianchi.example";
  expect(factsOfSite(page, url).pictures).toEqual([`${at}/f.png`, `${at}/d.png`, `${at}/e.jpg`, `${at}/c.png`]);
});

test("headlineOf a description → its first sentence, or null if the sentence is too long", () => {
  expect(headlineOf("Mobili su misura. Dal 1962 a Recco.")).toBe("Mobili su misura.");
  expect(headlineOf("a".repeat(121))).toBeNull();
  expect(headlineOf(null)).toBeNull();
});
