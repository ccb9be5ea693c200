import { termsVersion } from "@orbita/contract/accounts/limits";
import { clickLimits } from "@orbita/contract/clicks/limits";
import { adoptIdentity, defaultIdentity } from "@orbita/contract/product";
import { afterEach, expect, test } from "vitest";
import { contentSecurityPolicy } from "../../../../server/security-headers.ts";
import { legalPages, type LegalBlock } from "./document.ts";
import { inlineParts } from "./inline.ts";
import { readDocument } from "./read-document.ts";

const addresses = new Set([...legalPages.map((name) => `/${name}`), "/contact", "/api/v1/docs"]);

const wordsOf = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap((inner) => wordsOf(inner))
      : [];
const shapeOf = (block: LegalBlock): string => (typeof block === "string" ? "words" : Object.keys(block).join());

const pages = legalPages.flatMap((name) => (["it", "en"] as const).map((language) => [name, language] as const));

test.each(pages)("legal page %s in %s → its links are valid and it follows our typography", async (name, language) => {
  const text = await readDocument(name, language);
  const words = wordsOf(text);
  const links = words.flatMap((each) => inlineParts(each)).flatMap(({ href }) => href ?? []);
  for (const href of links) expect(href.startsWith("https://") || addresses.has(href), href).toBe(true);
  for (const each of words) {
    expect(each, "typographic apostrophes").not.toContain("'");
    expect(each, "no exclamation marks").not.toContain("!");
    expect(
      inlineParts(each)
        .map((part) => part.words)
        .join(""),
      "no mark is left over",
    ).not.toMatch(/\*\*|\]\(/);
  }
  expect(text.description.length).toBeLessThanOrEqual(170);
  expect(new Set(text.sections.map(({ id }) => id)).size).toBe(text.sections.length);
});

test.each(legalPages)("legal page %s → both languages have the same outline and effective date", async (name) => {
  const [italian, english] = [await readDocument(name, "it"), await readDocument(name, "en")];
  const outline = ({ sections }: typeof italian) => sections.map(({ id, blocks }) => [id, blocks.map(shapeOf)]);
  expect(outline(italian)).toEqual(outline(english));
  expect(italian.since).toBe(english.since);
});

afterEach(() => adoptIdentity(defaultIdentity));

const borea = {
  ...defaultIdentity,
  product: "Borea",
  company: {
    name: "Borea Lavoro S.r.l.",
    vat: "02790110998",
    fiscalCode: "02790110998",
    street: "Via San Luca 4",
    postalCode: "16124",
    city: "Genova",
    province: "GE",
  },
};

test.each(pages)("legal page %s in %s of a second operator → no trace of the first name", async (name, language) => {
  await readDocument(name, language);
  adoptIdentity(borea);
  const words = wordsOf(await readDocument(name, language));
  // Names of cookies and stored values are part of the software, like a file format.
  const read = words.filter((each) => !/^(?:__Host-)?orbita(?:[.-][\w-]+)?$/.test(each)).join("\n");
  expect(read).not.toMatch(/orbita|\{(?:product|company|operator)\}/i);
  expect(read).toContain("Borea");
  if (name === "terms" || name === "privacy") expect(read).toContain("02790110998");
});

test("locale without a legal text → the English text", async () => {
  expect(await readDocument("terms", "de")).toEqual(await readDocument("terms", "en"));
});

test("terms and privacy notice → their effective date matches the version that users accept", async () => {
  for (const name of ["terms", "privacy"] as const)
    expect((await readDocument(name, "it")).since.startsWith(termsVersion)).toBe(true);
});

test.each(["it", "en"] as const)(
  "hosts from which pages may load scripts → named in the cookie notice (%s)",
  async (language) => {
    const { sections } = await readDocument("cookies", language);
    const words = wordsOf(sections.find(({ id }) => id === "third-parties")).join(" ");
    const policy = contentSecurityPolicy("nonce", { recaptcha: true, stripe: true });
    const hosts = /script-src ([^;]*)/.exec(policy)?.[1]?.match(/https:\/\/[^ ]+/g) ?? [];
    expect(hosts.length).toBeGreaterThan(2);
    const companies = { "stripe.com": "Stripe", "google.com": "Google", "gstatic.com": "Google" };
    for (const host of hosts) {
      const company = Object.entries(companies).find(([domain]) =>
        new URL(host.replace("*.", "")).hostname.endsWith(domain),
      );
      expect(words, host).toContain(company?.[1] ?? host);
    }
  },
);

test.each(["it", "en"] as const)(
  "cookie notice (%s) → never claims that no third party is involved",
  async (language) => {
    for (const words of wordsOf(await readDocument("cookies", language)))
      expect(words).not.toMatch(/nessun terzo|no third part/i);
  },
);

test("legal text with links and emphasis → split into parts", () => {
  expect(inlineParts("Leggi [qui](/ranking) e **poi** basta.")).toEqual([
    { words: "Leggi " },
    { words: "qui", href: "/ranking" },
    { words: " e " },
    { words: "poi", strong: true },
    { words: " basta." },
  ]);
});

test("the published rules for paid clicks state the limits that the server applies", async () => {
  const { token, invalid } = clickLimits;
  expect([token.minMs, token.maxMs, invalid]).toEqual([
    1_000,
    30 * 60_000,
    { perProvider: 5, burst: { clicks: 10, ms: 10_000 }, automatic: 3 },
  ]);
  const rulesOf = async (language: "it" | "en") =>
    wordsOf((await readDocument("ranking", language)).sections.find(({ id }) => id === "clicks")).join(" ");
  for (const number of [
    "one second",
    "thirty minutes",
    "fifth",
    "ten or more clicks within ten seconds",
    "three or more",
  ])
    expect(await rulesOf("en")).toContain(number);
  for (const number of ["un secondo", "trenta minuti", "quinto", "dieci o più clic in dieci secondi", "tre o più"])
    expect(await rulesOf("it")).toContain(number);
});
