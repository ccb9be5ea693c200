import { useLingui } from "@lingui/react/macro";
import type { SkillCategory } from "@orbita/contract";
import { skillLimits } from "@orbita/contract/skills/limits";
import { skillSuggestion } from "@orbita/contract/skills/schema";
import { NativeSelect } from "@orbita/ui/fields/native-select.tsx";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useRouter } from "@tanstack/react-router";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { formatCount } from "~/shell/format/format.ts";
import { skillName } from "~/domain/skills/skill-name.ts";

type Props = {
  /** Suggested name: the query that found no skill. */
  name: string;
  category: string;
  categories: readonly SkillCategory[];
  onClose: () => void;
};

export function ProposeSkillDialog({ name, category, categories, onClose }: Props) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const { form, onSubmit, busy, failure, errorOf } = useContractForm({
    schema: skillSuggestion,
    defaultValues: { name, language: i18n.locale === "it" ? "it" : "en", category, note: "" },
    submit: async (values) => {
      await answered(api().skills.suggest({ body: values }));
      showToast({ message: t`Skill proposed. You’ll find the outcome on this page.` });
      onClose();
      await router.invalidate();
    },
    problemFields: { "skill.exists": "name", "skill.alreadySuggested": "name" },
  });
  /** Form option: an empty field is sent as null. */
  const orNull = { setValueAs: (value: string | null) => value || null };
  const tops = categories.filter(({ parent }) => parent === null);
  return (
    <FormDialog
      onClose={onClose}
      title={t`Propose a skill`}
      description={t`We review every proposal before others can see it.`}
      onSubmit={onSubmit}
      submitLabel={t`Propose`}
      busy={busy}
      failure={failure}
    >
      <TextField
        data-autofocus
        id="name"
        label={t`Skill name`}
        hint={t`As it would appear in a job: “Project management”, “Forklift licence”.`}
        maxLength={skillLimits.name.max}
        error={errorOf("name")}
        {...form.register("name")}
      />
      <NativeSelect
        id="language"
        label={t`Language`}
        options={[
          { value: "it", label: t`Italian` },
          { value: "en", label: t`English` },
        ]}
        error={errorOf("language")}
        {...form.register("language")}
      />
      <NativeSelect
        id="category"
        label={t`Category`}
        optional={t`optional`}
        options={[
          { value: "", label: t`I don’t know` },
          ...tops.map((top) => ({ value: top.code, label: skillName(i18n, top) })),
        ]}
        error={errorOf("category")}
        {...form.register("category", orNull)}
      />
      <TextArea
        id="note"
        label={t`What is it used for?`}
        optional={t`optional`}
        rows={3}
        maxLength={skillLimits.note.max}
        counter={(used, max) => `${formatCount(i18n.locale, used)} / ${formatCount(i18n.locale, max)}`}
        error={errorOf("note")}
        {...form.register("note", orNull)}
      />
    </FormDialog>
  );
}
