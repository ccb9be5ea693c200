import { useLingui } from "@lingui/react/macro";
import type { OwnJobPost } from "@orbita/contract";
import { indicativeMaximum, jobPostLimits } from "@orbita/contract/job-posts/limits";
import { NumberField } from "@orbita/ui/fields/number-field.tsx";
import { SelectField } from "@orbita/ui/fields/select-field.tsx";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { FormCard } from "@orbita/ui/patterns/form-card.tsx";
import { Controller, useWatch, type UseFormReturn } from "react-hook-form";
import { PlaceField } from "~/features/places/place-field.tsx";
import { fieldErrorText } from "~/shell/form/use-contract-form.ts";
import { formatCount, formatEuros } from "~/shell/format/format.ts";
import { AgreementField } from "./agreement-field.tsx";
import type { EditorValues } from "./editor-form.ts";

export type EditorForm = UseFormReturn<EditorValues, unknown, EditorValues>;
type Props = { form: EditorForm; readOnly: boolean };

export function TextCard({ form, readOnly }: Props) {
  const { t, i18n } = useLingui();
  const { errors } = form.formState;
  const title = useWatch({ control: form.control, name: "title" });
  return (
    <FormCard title={t`Job post`}>
      <TextField
        id="title"
        label={t`Title`}
        maxLength={jobPostLimits.title.max}
        end={`${title.length} / ${jobPostLimits.title.max}`}
        readOnly={readOnly}
        error={fieldErrorText(i18n, errors.title)}
        {...form.register("title")}
      />
      <TextArea
        id="description"
        label={t`Description`}
        rows={12}
        maxLength={jobPostLimits.description.max}
        counter={(used, max) => `${formatCount(i18n.locale, used)} / ${formatCount(i18n.locale, max)}`}
        hint={t`A blank line begins a paragraph, a dash a list.`}
        readOnly={readOnly}
        error={fieldErrorText(i18n, errors.description)}
        {...form.register("description")}
      />
    </FormCard>
  );
}

export function PayCard({ form, post, readOnly }: Props & { post: OwnJobPost }) {
  const { t, i18n } = useLingui();
  const { control, formState } = form;
  const salaryMin = useWatch({ control, name: "salaryMin" });
  const indicative = salaryMin ? formatEuros(i18n.locale, indicativeMaximum(salaryMin)) : null;
  return (
    <FormCard title={t`Pay and agreement`} columns={2}>
      <Controller
        control={control}
        name="salaryMin"
        render={({ field }) => (
          <NumberField
            {...field}
            id="salaryMin"
            label={t`Gross a year, from`}
            unit="€"
            locale={i18n.locale}
            disabled={readOnly}
            hint={t`At least ${formatEuros(i18n.locale, jobPostLimits.salary.min)}`}
            error={fieldErrorText(i18n, formState.errors.salaryMin)}
          />
        )}
      />
      <Controller
        control={control}
        name="salaryMax"
        render={({ field }) => (
          <NumberField
            {...field}
            id="salaryMax"
            label={t`Gross a year, to`}
            unit="€"
            locale={i18n.locale}
            disabled={readOnly}
            hint={indicative && t`Indicative: ${indicative} (+20%)`}
            error={fieldErrorText(i18n, formState.errors.salaryMax)}
          />
        )}
      />
      <AgreementField form={form} post={post} readOnly={readOnly} />
    </FormCard>
  );
}

export function PlaceCard({ form, readOnly }: Props) {
  const { t, i18n } = useLingui();
  const { control, formState } = form;
  const location = formState.errors.location;
  return (
    <FormCard title={t`Place and promise`} columns={2}>
      <Controller
        control={control}
        name="location"
        render={({ field }) => (
          <PlaceField
            {...field}
            id="location"
            onChange={(place) => field.onChange(place)}
            disabled={readOnly}
            error={fieldErrorText(i18n, location)}
          />
        )}
      />
      <Controller
        control={control}
        name="replyDays"
        render={({ field }) => (
          <SelectField
            {...field}
            id="replyDays"
            label={t`Promise an answer within`}
            value={String(field.value)}
            onChange={(value) => field.onChange(Number(value))}
            options={jobPostLimits.replyDays.map((days) => ({ value: String(days), label: t`${days} days` }))}
            disabled={readOnly}
            hint={t`It stands on the job post, and everybody sees whether you keep it.`}
          />
        )}
      />
    </FormCard>
  );
}
