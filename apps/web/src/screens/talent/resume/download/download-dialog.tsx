import { useLingui } from "@lingui/react/macro";
import type { ExportFormat, ResumeTemplate } from "@orbita/contract";
import { NativeSelect } from "@orbita/ui/fields/native-select.tsx";
import { RadioCards } from "@orbita/ui/fields/radio-cards.tsx";
import { SegmentedControl } from "@orbita/ui/fields/segmented-control.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { failureText } from "~/shell/form/failure-text.ts";
import { TemplateField } from "./template-field.tsx";
import { useExport, versionsQuery } from "~/domain/resumes/use-export.ts";
import styles from "./download.module.css";

type Props = { opened: boolean; onClose: () => void };

/** Downloads the resume: the user chooses format, PDF template, language and version. */
export function DownloadDialog({ opened, onClose }: Props) {
  const { t, i18n } = useLingui();
  const [format, setFormat] = useState<ExportFormat>("pdf");
  const [template, setTemplate] = useState<ResumeTemplate>("sobrio");
  const [language, setLanguage] = useState<"it" | "en">(i18n.locale === "it" ? "it" : "en");
  const [version, setVersion] = useState("");
  const { data: versions = [] } = useQuery({ ...versionsQuery, enabled: opened });
  const { mutate, isPending, error, reset } = useExport();
  const close = () => {
    reset();
    onClose();
  };
  return (
    <FormDialog
      opened={opened}
      width={640}
      title={t`Download your CV`}
      description={t`Your CV is yours: choose how to download it.`}
      submitLabel={t`Download`}
      busy={isPending}
      failure={error ? failureText(i18n, error) : undefined}
      onClose={close}
      onSubmit={() => mutate({ format, template, language, version: version || undefined }, { onSuccess: close })}
    >
      <RadioCards
        legend={t`Format`}
        columns={2}
        value={format}
        onChange={setFormat}
        cards={[
          { value: "pdf", title: "PDF", hint: t`To send or print, or to upload again here without losing anything` },
          { value: "docx", title: "Word", hint: t`To continue writing in another program` },
          { value: "europass", title: "Europass", hint: t`When the European format is required` },
          { value: "json", title: "JSON Resume", hint: t`For other programs` },
          { value: "md", title: "Markdown", hint: t`Plain text with headings` },
        ]}
      />
      {format === "pdf" && <TemplateField value={template} onChange={setTemplate} />}
      <div className={styles.choices}>
        <div>
          <p className={styles.label} aria-hidden="true">
            {t`Heading language`}
          </p>
          <SegmentedControl
            label={t`Heading language`}
            value={language}
            onChange={setLanguage}
            segments={[
              { value: "it", label: "Italiano" },
              { value: "en", label: "English" },
            ]}
          />
        </div>
        {versions.length > 0 && (
          <NativeSelect
            label={t`Version`}
            value={version}
            options={[
              { value: "", label: t`Full CV` },
              ...versions.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={({ currentTarget }) => setVersion(currentTarget.value)}
          />
        )}
      </div>
    </FormDialog>
  );
}
