import { readFileSync } from "node:fs";
import { basename } from "node:path";
import {
  ParseOption,
  XmlBufferInputProvider,
  XmlDocument,
  XmlValidateError,
  xmlRegisterInputProvider,
  XsdValidator,
} from "libxml2-wasm";

/** Resolves the imports of the schema by file name, only from the files given here. */
const imported = new XmlBufferInputProvider({});
let isRegistered = false;

/** Returns a function that lists violations of a schema; the schema is parsed once. */
export function validatorOf(schema: string, imports: readonly string[]): (xml: string) => string[] {
  if (!isRegistered) isRegistered = xmlRegisterInputProvider(imported);
  for (const file of imports) imported.addBuffer(basename(file), readFileSync(file));
  using source = XmlDocument.fromBuffer(readFileSync(schema), { option: ParseOption.XML_PARSE_NONET });
  const validator = XsdValidator.fromDoc(source);
  return (xml) => {
    using document = XmlDocument.fromString(xml, { option: ParseOption.XML_PARSE_NONET });
    try {
      validator.validate(document);
      return [];
    } catch (error) {
      if (error instanceof XmlValidateError) return error.details.map(({ message }) => message.trim());
      throw error;
    }
  };
}
