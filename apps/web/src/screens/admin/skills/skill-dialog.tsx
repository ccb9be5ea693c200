import { useLingui } from "@lingui/react/macro";
import type { AdminSkill, SkillCategory } from "@orbita/contract";
import { skillLimits } from "@orbita/contract/skills/limits";
import { skillDraft } from "@orbita/contract/skills/schema";
import { Grid } from "@orbita/ui/base/stack.tsx";
import { NativeSelect } from "@orbita/ui/fields/native-select.tsx";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { useWatch } from "react-hook-form";
import type { z } from "zod";
import { skillName } from "~/domain/skills/skill-name.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";

export type SkillDraft = z.output<typeof skillDraft>;
type Props = {
  title: string;
  description?: string | undefined;
  submitLabel: string;
  initial: Partial<SkillDraft> | AdminSkill;
  categories: readonly SkillCategory[];
  onSave: (draft: SkillDraft) => Promise<void>;
  onClose: () => void;
};

const lines = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** The form to create a skill, to edit a skill, or to create a skill from a proposal. */
export function SkillDialog({ title, description, submitLabel, initial, categories, onSave, onClose }: Props) {
  const { t, i18n } = useLingui();
  const tops = categories.filter(({ parent }) => parent === null);
  const { form, onSubmit, busy, failure, errorOf } = useContractForm({
    schema: skillDraft,
    defaultValues: {
      it: initial.it ?? "",
      en: initial.en ?? "",
      kind: initial.kind ?? "technical",
      category: initial.category ?? tops[0]?.code ?? "",
      subcategory: initial.subcategory ?? null,
      aliases: [...(initial.aliases ?? [])],
    },
    submit: onSave,
  });
  const category = useWatch({ control: form.control, name: "category" });
  const below = categories.filter(({ parent }) => parent === category);
  const optionsOf = (some: readonly SkillCategory[]) =>
    some.map((one) => ({ value: one.code, label: skillName(i18n, one) }));
  return (
    <FormDialog
      width={640}
      onClose={onClose}
      title={title}
      description={description}
      onSubmit={onSubmit}
      submitLabel={submitLabel}
      busy={busy}
      failure={failure}
    >
      <Grid columns={2}>
        <TextField
          data-autofocus
          id="it"
          label={t`Italian`}
          maxLength={skillLimits.name.max}
          error={errorOf("it")}
          {...form.register("it")}
        />
        <TextField
          id="en"
          label={t`English`}
          maxLength={skillLimits.name.max}
          error={errorOf("en")}
          {...form.register("en")}
        />
        <NativeSelect
          id="category"
          label={t`Category`}
          options={optionsOf(tops)}
          error={errorOf("category")}
          {...form.register("category", { onChange: () => form.setValue("subcategory", null) })}
        />
        <NativeSelect
          id="subcategory"
          label={t`Subcategory`}
          options={[{ value: "", label: t`None` }, ...optionsOf(below)]}
          error={errorOf("subcategory")}
          {...form.register("subcategory", { setValueAs: (value: string | null) => value || null })}
        />
        <NativeSelect
          id="kind"
          label={t`Type`}
          options={[
            { value: "technical", label: t`Technical` },
            { value: "soft", label: t`Soft skill` },
          ]}
          error={errorOf("kind")}
          {...form.register("kind")}
        />
      </Grid>
      <TextArea
        id="aliases"
        label={t`Alternative names`}
        hint={t`One name per line, in any language. People can find the skill by any of these names.`}
        rows={4}
        defaultValue={(initial.aliases ?? []).join("\n")}
        onChange={(event) => form.setValue("aliases", lines(event.currentTarget.value), { shouldValidate: true })}
        error={errorOf("aliases")}
      />
    </FormDialog>
  );
}
