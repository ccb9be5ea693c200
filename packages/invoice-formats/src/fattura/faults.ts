import { fileURLToPath } from "node:url";
import { parseXml, validatorOf } from "@orbita/document-kit/xml";
import { identityFaults } from "./identity-faults.ts";
import { sumFaults } from "./sum-faults.ts";

/** A reason not to send a file: SDI would reject it (`code` is SDI's error code), or a check of our own fails (`code` is its name). */
export type InvoiceFault = { readonly code: string; readonly what: string };

const schema = (name: string): string => fileURLToPath(new URL(`../../schema/${name}`, import.meta.url));

let validate: ((xml: string) => string[]) | undefined;
/** Faults against the schema, which is parsed once, with the first file. */
const schemaFaults = (xml: string): InvoiceFault[] => {
  validate ??= validatorOf(schema("Schema_FatturaPA_1.2.3-derived.xsd"), [schema("xmldsig-core-schema.xsd")]);
  return validate(xml).map((what) => ({ code: "00200", what }));
};

/** Faults of the file name, which must be the sender's tax code and a progressive number of at most five characters. */
export const nameFaults = (name: string): InvoiceFault[] =>
  /^IT[A-Z0-9]{11,16}_[A-Z0-9]{1,5}\.xml$/.test(name) ? [] : [{ code: "00001", what: "no name for a file" }];

/**
 * Checks a file as SDI would on the given day: first against the schema, then against the rules beyond it. Parses the final text,
 * so that the check covers exactly what is sent.
 */
export function faultsOf(xml: string, on: string): InvoiceFault[] {
  const tree = parseXml(xml);
  if (!tree) return [{ code: "00200", what: "no XML" }];
  const found = schemaFaults(xml);
  return found.length > 0 ? found : [...identityFaults(tree, on), ...sumFaults(tree)];
}
