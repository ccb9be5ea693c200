import { expect, test } from "vitest";
import { element, escapeXml } from "./xml.ts";

test.each([
  [`</title><job> & "Java" 'x'`, "&lt;/title&gt;&lt;job&gt; &amp; &quot;Java&quot; &apos;x&apos;"],
  ["]]> <![CDATA[ <!-- --> &amp;", "]]&gt; &lt;![CDATA[ &lt;!-- --&gt; &amp;amp;"],
  ["a\u0000b\u000Bc\u001Fd\uFFFEe", "abcde"],
  ["half \uD83D a letter, and \uDE00", "half  a letter, and "],
  ["whole 😀, tab\t, line\n", "whole 😀, tab\t, line\n"],
])("XML escaping of %j → %j", (text, written) => expect(escapeXml(text)).toBe(written));

test("XML element with a null or empty value → omitted; with the value 0 → written", () => {
  expect([element("a", null), element("a", ""), element("a", 0)]).toEqual(["", "", "<a>0</a>"]);
});
