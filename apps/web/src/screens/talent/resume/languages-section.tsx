import { Trans, useLingui } from "@lingui/react/macro";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { AddButton } from "./add-button.tsx";
import { EntryList } from "./entry-list.tsx";
import type { ResumeEntry } from "./entry-types.ts";
import { LanguageForm } from "./forms/language-form.tsx";
import { MarkedWhole } from "~/domain/resumes/marked.tsx";
import { SectionFrame } from "./section-frame.tsx";
import { useResumeEntries } from "./use-resume-entries.ts";
import type { SectionOrder } from "./use-section-order.ts";
import styles from "~/domain/resumes/view/entries.module.css";

function useLanguageName(): (entry: ResumeEntry<"languages">) => string {
  const { i18n } = useLingui();
  return ({ label }) => (i18n.locale === "it" ? label.it : (label.en ?? label.it));
}

export function LanguagesSection({ order }: { order: SectionOrder }) {
  const nameOf = useLanguageName();
  const entries = useResumeEntries("languages", nameOf);
  return (
    <SectionFrame section="languages" order={order} acts={<AddButton section="languages" onClick={entries.begin} />}>
      <EntryList
        section="languages"
        entries={entries}
        nameOf={nameOf}
        newAt="last"
        View={LanguageView}
        Form={LanguageForm}
      />
    </SectionFrame>
  );
}

function LanguageView({ entry }: { entry: ResumeEntry<"languages"> }) {
  const nameOf = useLanguageName();
  return (
    <div className={styles.plain}>
      <h3 className={styles.word}>
        <MarkedWhole>{nameOf(entry)}</MarkedWhole>
      </h3>
      <Meta
        size="md"
        items={[
          entry.native && <Trans key="native">Native</Trans>,
          entry.level ?? (!entry.native && <Trans key="level">Level not specified</Trans>),
          entry.mandatory && <Trans key="mandatory">in every version</Trans>,
        ]}
      />
    </div>
  );
}
