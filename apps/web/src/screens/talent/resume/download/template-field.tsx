import { useLingui } from "@lingui/react/macro";
import { resumeTemplates } from "@orbita/contract/resumes/sharing";
import type { ResumeTemplate } from "@orbita/contract";
import { useId } from "react";
import { TemplatePreview } from "./template-preview.tsx";
import styles from "./download.module.css";

type Props = { value: ResumeTemplate; onChange: (template: ResumeTemplate) => void };

/** Selects the PDF template. The last template, "anonimo", omits name, contacts and dates. */
export function TemplateField({ value, onChange }: Props) {
  const { t } = useLingui();
  const name = useId();
  const words: Record<ResumeTemplate, string> = {
    sobrio: t`Simple`,
    editoriale: t`Editorial`,
    "due-colonne": t`Two columns`,
    accademico: t`Academic`,
    anonimo: t`Anonymous`,
  };
  return (
    <fieldset className={styles.templates}>
      <legend>{t`Template`}</legend>
      <div className={styles.grid}>
        {resumeTemplates.map((template) => (
          <label key={template} className={styles.template}>
            <input
              type="radio"
              name={name}
              value={template}
              checked={template === value}
              onChange={() => onChange(template)}
            />
            <TemplatePreview template={template} />
            {words[template]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
