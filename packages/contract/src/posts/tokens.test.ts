import { describe, expect, test } from "vitest";
import { linksIn, namesIn, tagsIn, tokensOf } from "./tokens.ts";

const kinds = (text: string) => tokensOf(text).map(({ kind, text: part }) => [kind, part]);

test("joining the tokens of a post in order → the original text", () => {
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
  test("a link in a post → needs an http or https scheme and a word boundary before it", () => {
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

  test("trailing punctuation and brackets around a link in a post → not part of the link", () => {
    for (const end of [".", ",", "!?", "…", "”", ").", ")»"])
      expect(linksIn(`(vedi https://a.example/b${end}`), end).toEqual(["https://a.example/b"]);
    expect(linksIn("(https://it.example/Genova_(nave)).")).toEqual(["https://it.example/Genova_(nave)"]);
  });

  test("text of a post: a URL with credentials → no link; a direction override → the link ends before it", () => {
    expect(linksIn("https://banca.example@evil.example/")).toEqual([]);
    expect(linksIn("https://banca.example:80@evil.example/")).toEqual([]);
    expect(linksIn("https://a.example/\u202egnp.exe")).toEqual(["https://a.example/"]);
  });

  test("a URL in a post above the length limit → plain text, not a truncated link", () => {
    expect(linksIn(`https://a.example/${"x".repeat(2_000)}`)).toEqual([]);
    expect(linksIn(`https://a.example/${"x".repeat(900)}`)).toHaveLength(1);
  });
});

describe("mentions and tags in a post's text", () => {
  test("text of a post: an email address → no mention; a URL fragment → no tag", () => {
    expect(namesIn("scrivi a anna@posta.example, @@bruno")).toEqual([]);
    expect(tagsIn("a#genova https://a.example/#lavoro ##x1")).toEqual([]);
  });

  test("text of a post repeats a mention or tag in another case or Unicode form → it counts once", () => {
    expect(namesIn("@Anna @anna, @ANNA.")).toEqual(["anna"]);
    expect(tagsIn("#Genova #GENOVA #genova")).toEqual(["genova"]);
    expect(tagsIn("#perch\u00e9 #perche\u0301")).toEqual(["perch\u00e9"]);
  });

  test("a tag in a post → needs a letter and has 2 to 40 characters", () => {
    expect(tagsIn(`#a #1 #2026 #1a #${"x".repeat(40)}`)).toEqual(["1a", "x".repeat(40)]);
    expect(tagsIn(`#${"x".repeat(41)}`)).toEqual([]);
  });

  test("tags and mentions in a post → letters of every script are accepted", () => {
    expect(tagsIn("#\u062c\u0646\u0648\u0629 #\u65e5\u672c #\u0639\u0645\u0644")).toHaveLength(3);
    expect(namesIn("@\u05d0\u05e0\u05d4.\u05d1")).toHaveLength(1);
  });
});

test("tokenizing a post with 3,000 characters of repetitive text → takes less than a second", () => {
  const many = ["@a", "#a_", "https://a.example/!", "(", "https://a.example/(", ")", "!", "a.", "@#/"];
  const started = performance.now();
  for (const part of many) tokensOf(part.repeat(3_000 / part.length));
  expect(performance.now() - started).toBeLessThan(1_000);
});
