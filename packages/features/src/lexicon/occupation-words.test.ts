import { expect, test } from "vitest";
import { formOf } from "./occupation-words.ts";

test.each([
  ["commessa", "commesso"],
  ["studentessa", "studente"],
  ["dottoressa", "dottore"],
  ["sviluppatrice", "sviluppatore"],
  ["infermiera", "infermiere"],
  ["impiegata", "impiegati"],
])("“%s” and “%s” → the same word without gender and number", (one, other) => expect(formOf(one)).toBe(formOf(other)));
