import { describe, expect, test } from "vitest";
import { NotRead } from "../not-read.ts";
import { childOf, readXml, textOf } from "./xml.ts";

const read = (text: string) => readXml(Buffer.from(text));
const reasonOf = (text: string): string => {
  try {
    read(text);
    return "read";
  } catch (error) {
    return error instanceof NotRead ? error.reason : String(error);
  }
};
const word = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";

describe("XML part of a Word file", () => {
  test("parsing XML of a Word file → names get our prefix of their namespace, whatever prefix the file uses", () => {
    const root = read(`<x:p xmlns:x="${word}" x:val="1"><x:t>Maria &amp; Luca</x:t></x:p>`);
    expect(root.name).toBe("w:p");
    expect(root.attributes).toEqual({ "w:val": "1" });
    expect(textOf(childOf(root, "w:t")!)).toBe("Maria & Luca");
  });

  test("parsing XML: a greater-than sign in an attribute → does not end the tag", () => {
    expect(read(`<a href="x>y"><b/></a>`)).toMatchObject({ attributes: { href: "x>y" }, children: [{ name: "b" }] });
  });

  test("parsing XML: numeric references → characters; invalid references → dropped", () => {
    expect(textOf(read("<a>&#233;&#x2013;&#xD800;&#0;</a>"))).toBe("é–");
  });

  test.each([
    ["a document type", `<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>`, "tooComplex"],
    ["an undefined entity", "<a>&b;</a>", "tooComplex"],
    ["elements nested too deep", "<a>".repeat(1_000) + "</a>".repeat(1_000), "tooComplex"],
    ["an unclosed element", "<a><b></b>", "damaged"],
    ["an element closed twice", "<a></a></a>", "damaged"],
    ["an empty file", "", "damaged"],
  ])("parsing malformed or hostile XML → refused: %s", (_, text, reason) => {
    expect(reasonOf(text)).toBe(reason);
  });
});
