import { useLingui } from "@lingui/react";
import { termsVersion } from "@orbita/contract/accounts/limits";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { DocumentPage } from "@orbita/ui/patterns/document-page.tsx";
import { formatLongDay } from "~/shell/format/format.ts";
import { currentLocale } from "~/shell/i18n/catalogues.ts";
import { BlockView } from "./blocks.tsx";
import type { LegalDocument, LegalLanguage } from "./document.ts";
import type { LastFairnessRuns } from "./fairness-run.tsx";
import { legalLanguage } from "./read-document.ts";
import { useSectionInView } from "~/shell/navigation/use-section-in-view.ts";

type LegalPageLabels = { contents: string; version: (version: string) => string; since: (day: string) => string };

/** Labels on the pages of the legal texts, in the languages of the texts. */
const legalLabels: Record<LegalLanguage, LegalPageLabels> = {
  it: {
    contents: "In questa pagina",
    version: (version) => `Versione ${version}`,
    since: (day) => `In vigore dal ${day}`,
  },
  en: {
    contents: "On this page",
    version: (version) => `Version ${version}`,
    since: (day) => `In force since ${day}`,
  },
};

/** A legal text. `runs` are the last fairness tests, for texts that show them. */
export function LegalPage({ text, runs }: { text: LegalDocument; runs?: LastFairnessRuns }) {
  const { i18n } = useLingui();
  const locale = currentLocale(i18n);
  const language = legalLanguage(locale);
  const words = legalLabels[language];
  const current = useSectionInView(text.sections.map(({ id }) => id));
  const day = formatLongDay(language, text.since);
  return (
    <DocumentPage
      title={text.title}
      lead={text.lead}
      note={<Meta items={[words.version(termsVersion), words.since(day), text.basis]} />}
      contentsLabel={words.contents}
      current={current}
      lang={language === locale ? undefined : language}
      sections={text.sections.map((section) => ({
        id: section.id,
        title: section.title,
        short: section.short,
        content: section.blocks.map((block, index) => (
          <BlockView key={index} block={block} runs={runs} language={language} />
        )),
      }))}
    />
  );
}
