import { useLingui } from "@lingui/react/macro";
import type { OwnJobPost, Listed } from "@orbita/contract";
import { useState } from "react";
import { Controller } from "react-hook-form";
import { ValueField } from "~/features/value-field/value-field.tsx";
import { fieldErrorText } from "~/shell/form/use-contract-form.ts";
import type { EditorForm } from "./editor-fields.tsx";

type Props = { form: EditorForm; post: OwnJobPost; readOnly: boolean };

/** The form holds the code; its name is that of the post, or of what was chosen since. */
export function AgreementField({ form, post, readOnly }: Props) {
  const { t, i18n } = useLingui();
  const [chosen, setChosen] = useState<Listed | null>(null);
  const named = (code: string): Listed => {
    if (chosen?.code === code) return chosen;
    return { code, ...(post.labels[code] ?? { it: code, en: null }) };
  };
  return (
    <Controller
      control={form.control}
      name="ccnl"
      render={({ field: { ref: _, ...field }, formState }) => (
        <ValueField
          {...field}
          id="ccnl"
          type="ccnl"
          label={t`Collective agreement (CCNL)`}
          value={field.value ? named(field.value) : null}
          onChange={(value) => {
            setChosen(value);
            field.onChange(value?.code ?? null);
          }}
          readOnly={readOnly}
          error={fieldErrorText(i18n, formState.errors.ccnl)}
        />
      )}
    />
  );
}
