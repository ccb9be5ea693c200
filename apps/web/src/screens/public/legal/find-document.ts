import { identity } from "@orbita/contract/product";
import type { LegalDocument, LegalLanguage, LegalPageName } from "./document.ts";
import { fillDocument } from "./fill-document.ts";

/** Each file of the folder `texts` exports one legal document. */
const files = import.meta.glob<Record<string, LegalDocument>>("./texts/*.ts");

export async function findDocument(name: LegalPageName, language: LegalLanguage): Promise<LegalDocument> {
  const load = files[`./texts/${name}.${language}.ts`];
  const [document] = load ? Object.values(await load()) : [];
  if (!document) throw new Error(`no text of ${name}`);
  return fillDocument(document, identity, language);
}
