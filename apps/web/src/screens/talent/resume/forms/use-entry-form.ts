import { useLingui } from "@lingui/react/macro";
import type { FieldPath, FieldPathValue, FieldValues } from "react-hook-form";
import type { z } from "zod";
import { fieldErrorText, useContractForm } from "~/shell/form/use-contract-form.ts";

type EntrySchema = z.ZodType<FieldValues, FieldValues>;
type UseEntryFormOptions<S extends EntrySchema> = {
  schema: S;
  defaultValues: z.input<S>;
  onSave: (values: z.output<S>) => void | Promise<void>;
  labels?: Partial<Record<FieldPath<z.input<S>>, string>>;
};

/** A form validated by an entry schema of the contract. Submitting passes the values to `onSave`; `failure` is why it was rejected. */
export function useEntryForm<S extends EntrySchema>({ schema, defaultValues, onSave, labels }: UseEntryFormOptions<S>) {
  const { i18n } = useLingui();
  const { form, onSubmit, errors, errorOf, failure } = useContractForm<S>({
    schema,
    defaultValues: defaultValues as never,
    submit: async (values) => onSave(values),
    ...(labels && { labels }),
  });
  const write = <Name extends FieldPath<z.input<S>>>(name: Name, value: FieldPathValue<z.input<S>, Name>): void =>
    form.setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: form.formState.isSubmitted });

  /** The error of a list field: the list's own error, or that of its first invalid line. */
  function listErrorOf(name: FieldPath<z.input<S>>): string | undefined {
    const { error } = form.getFieldState(name, form.formState);
    if (!error) return undefined;
    const first = Object.values(error as object).find(
      (one): one is { type: string; message: string } => typeof one === "object" && one !== null && "type" in one,
    );
    return fieldErrorText(i18n, "type" in error && error.type ? error : first);
  }

  return { form, onSubmit, errors, errorOf, listErrorOf, write, failure, dirty: form.formState.isDirty };
}

/** Replaces empty strings by null: the contract stores an emptied field as null. */
export const emptyStringsToNull = <T extends object>(values: T, names: readonly (keyof T)[]): T => ({
  ...values,
  ...Object.fromEntries(names.map((name) => [name, values[name] === "" ? null : values[name]])),
});
