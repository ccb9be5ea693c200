import type { LegalDocument, LegalLanguage, LegalPageName } from "./document.ts";

type Loader = () => Promise<{ text: LegalDocument }>;
const files = import.meta.glob<{ text: LegalDocument }>("./texts/*.ts") as Record<string, Loader>;

export async function findDocument(name: LegalPageName, language: LegalLanguage): Promise<LegalDocument> {
  const load = files[`./texts/${name}.${language}.ts`];
  if (!load) throw new Error(`no text of ${name}`);
  return (await load()).text;
}
