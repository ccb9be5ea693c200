import { vocabularyRoutes } from "@orbita/contract";
import { vocabularyIndex } from "@orbita/features";
import { againstEngine } from "../against-engine.ts";
import { autocompleteDocument } from "./documents.ts";

/** Search texts as users type them: the start of a word, a word, a typing error, two words. */
const typed = { beginning: "svi", word: "logis", slip: "manutnez", two: "tecnico elet" };

const questionOf = (text: string) => ({
  size: 20,
  filters: [
    { f: "type", v: "benefit", mm: "is" },
    { f: "label", v: text, mm: "c" },
  ],
});

await againstEngine({
  name: "autocomplete",
  counted: "entries",
  index: vocabularyIndex,
  documentOf: autocompleteDocument,
  path: "/autocomplete/elastic",
  questions: Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, questionOf(text)])),
  read: (question) => vocabularyRoutes.elastic.body.parse(question),
});
