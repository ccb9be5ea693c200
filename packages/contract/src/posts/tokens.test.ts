import { describe, expect, test } from "vitest";
import { linksIn, namesIn, tagsIn, tokensOf } from "./tokens.ts";

const kinds = (text: string) => tokensOf(text).map(({ kind, text: part }) => [kind, part]);

test("the tokens of a post, joined in order, give the original text", () => {
  const text = "Ciao @anna, guarda https://orbita.example/lavori?x=1#y (e #Genova)!\n\tFine.";
  expect(
    tokensOf(text)
      .map((token) => token.text)
      .join(""),
  ).toBe(text);
  expect(kinds(text).filter(([kind]) => kind !== "text")).toEqual([
    ["mention", "@anna"],
    ["link", "https://orbita.example/lavori?x=1#y"],
    ["tag", "#Genova"],
  ]);
});

describe("links in a post's text", () => {
  test("links need an http or https scheme and a word boundary before them", () => {
    for (const text of [
      "javascript:alert(1)",
      "data:text/html,x",
      "ftp://a.example/x",
      "//a.example/x",
      "www.a.example",
      "xhttps://a.example",
      "https://",
      "https://[",
    ])
      expect(linksIn(text), text).toEqual([]);
  });

  test("trailing punctuation and surrounding brackets are not part of the link", () => {
    for (const end of [".", ",", "!?", "…", "”", ").", ")»"])
      expect(linksIn(`(vedi https://a.example/b${end}`), end).toEqual(["https://a.example/b"]);
    expect(linksIn("(https://it.example/Genova_(nave)).")).toEqual(["https://it.example/Genova_(nave)"]);
  });

  test("a URL with credentials is no link, and a link ends before direction overrides", () => {
    expect(linksIn("https://banca.example@evil.example/")).toEqual([]);
    expect(linksIn("https://banca.example:80@evil.example/")).toEqual([]);
    expect(linksIn("https://a.example/\u202egnp.exe")).toEqual(["https://a.example/"]);
  });

  test("a link above the length limit is plain text, not a truncated link", () => {
    expect(linksIn(`https://a.example/${"x".repeat(2_000)}`)).toEqual([]);
    expect(linksIn(`https://a.example/${"x".repeat(900)}`)).toHaveLength(1);
  });
});

describe("mentions and tags in a post's text", () => {
  test("an email address is not a mention, and a URL fragment is not a tag", () => {
    expect(namesIn("scrivi a anna@posta.example, @@bruno")).toEqual([]);
    expect(tagsIn("a#genova https://a.example/#lavoro ##x1")).toEqual([]);
  });

  test("mentions and tags are deduplicated ignoring case and Unicode form", () => {
    expect(namesIn("@Anna @anna, @ANNA.")).toEqual(["anna"]);
    expect(tagsIn("#Genova #GENOVA #genova")).toEqual(["genova"]);
    expect(tagsIn("#perch\u00e9 #perche\u0301")).toEqual(["perch\u00e9"]);
  });

  test("a tag needs a letter and has two to forty characters", () => {
    expect(tagsIn(`#a #1 #2026 #1a #${"x".repeat(40)}`)).toEqual(["1a", "x".repeat(40)]);
    expect(tagsIn(`#${"x".repeat(41)}`)).toEqual([]);
  });

  test("tags and mentions accept letters of every script", () => {
    expect(tagsIn("#\u062c\u0646\u0648\u0629 #\u65e5\u672c #\u0639\u0645\u0644")).toHaveLength(3);
    expect(namesIn("@\u05d0\u05e0\u05d4.\u05d1")).toHaveLength(1);
  });
});

test("repetitive text of 3,000 characters is tokenized within a second", () => {
  const many = ["@a", "#a_", "https://a.example/!", "(", "https://a.example/(", ")", "!", "a.", "@#/"];
  const started = performance.now();
  for (const part of many) tokensOf(part.repeat(3_000 / part.length));
  expect(performance.now() - started).toBeLessThan(1_000);
});
