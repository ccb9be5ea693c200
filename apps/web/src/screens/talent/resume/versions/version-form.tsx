import { Trans, useLingui } from "@lingui/react/macro";
import type { Resume, ResumeVersion } from "@orbita/contract";
import { resumeLimits } from "@orbita/contract/resumes/limits";
import { newResumeVersion } from "@orbita/contract/resumes/sharing";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { Controller } from "react-hook-form";
import { versionsQuery } from "~/domain/resumes/use-export.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { LeftOut } from "./left-out.tsx";
import styles from "./versions.module.css";

type Props = { resume: Resume; version: ResumeVersion | null; onDone: () => void };

export function VersionForm({ resume, version, onDone }: Props) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { form, onSubmit, busy, failure, errorOf } = useContractForm({
    schema: newResumeVersion,
    defaultValues: {
      name: version?.name ?? "",
      headline: version?.headline ?? "",
      summary: version?.summary ?? "",
      leftOut: version?.leftOut ?? [],
    },
    submit: async (body) => {
      await answered(
        version
          ? api().resumes.changeVersion({ params: { id: version.id }, body })
          : api().resumes.addVersion({ body }),
      );
      await queries.invalidateQueries({ queryKey: versionsQuery.queryKey });
      onDone();
    },
  });
  const orNull = { setValueAs: (value: string | null) => value || null };
  return (
    <FormDialog
      onClose={onDone}
      width={600}
      title={version ? t`Edit version` : t`New version`}
      submitLabel={version ? t`Save` : t`Create version`}
      onSubmit={onSubmit}
      busy={busy}
      failure={failure}
    >
      <TextField
        data-autofocus
        label={t`Version name`}
        hint={t`Only you can see this name. For example, “Backend” or “For the agency in Savona”.`}
        maxLength={resumeLimits.versions.name}
        error={errorOf("name")}
        {...form.register("name")}
      />
      <TextField
        optional={t`optional`}
        label={t`Headline for this version`}
        placeholder={resume.headline ?? ""}
        maxLength={resumeLimits.headline.max}
        error={errorOf("headline")}
        {...form.register("headline", orNull)}
      />
      <TextArea
        optional={t`optional`}
        label={t`Summary for this version`}
        rows={4}
        maxLength={resumeLimits.summary.max}
        error={errorOf("summary")}
        {...form.register("summary", orNull)}
      />
      <div>
        <Text weight="medium" tone="ink" className={styles.title}>
          <Trans>What to include</Trans>
        </Text>
        <Controller
          control={form.control}
          name="leftOut"
          render={({ field: { value = [], onChange } }) => (
            <LeftOut resume={resume} value={value} onChange={onChange} />
          )}
        />
      </div>
    </FormDialog>
  );
}
