import { expect, test } from "vitest";
import { catalogueShare } from "./catalogue-share.ts";

const po = `msgid ""
msgstr ""
"Language: it\\n"

#: src/a.tsx
msgid "Jobs"
msgstr "Lavoro"

msgctxt "plural"
msgid "Closed"
msgstr ""

msgid ""
"A long "
"text"
msgstr ""
"Un testo "
"lungo"
`;

test("catalogue with an untranslated message → the share reports the total and lists the missing message", () => {
  expect(catalogueShare(po, { catalogue: "public", locale: "it" })).toEqual({
    catalogue: "public",
    locale: "it",
    total: 3,
    missing: ["Closed"],
  });
});
