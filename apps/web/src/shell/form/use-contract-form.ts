import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { isFieldCode, type FieldError } from "@orbita/contract/errors/fields";
import type { Problem, ProblemCode } from "@orbita/contract";
import { useState } from "react";
import { useForm, type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { problemOf } from "../api/failure.ts";
import { contractResolver, encodeFieldError } from "./contract-resolver.ts";
import { failureText, fieldMessage } from "./failure-text.ts";
import type { FormError } from "./form-errors.tsx";

type UseContractFormOptions<S extends z.ZodType<FieldValues, FieldValues>> = {
  schema: S;
  defaultValues: DefaultValues<z.input<S>>;
  submit: (values: z.output<S>) => Promise<void>;
  /** The field to which a problem code belongs, for problems that concern one field. */
  problemFields?: Partial<Record<ProblemCode, FieldPath<z.input<S>>>>;
  /** The labels of the fields, for the summary of a form with many errors. */
  labels?: Partial<Record<FieldPath<z.input<S>>, string>>;
};

/** The text of a field's error in the current language. */
export function fieldErrorText(
  i18n: I18n,
  error: { type?: unknown; message?: string | undefined } | undefined,
): string | undefined {
  if (!error) return undefined;
  // An error without a field code comes from a problem of the api, so its message is already translated.
  if (!isFieldCode(error.type)) return error.message;
  const values = error.message ? (JSON.parse(error.message) as Record<string, string | number>) : {};
  return fieldMessage(i18n, error.type, values);
}

/** Shows each of the server's field errors at its field; errors without a field are shown for the whole form. */
function placeFieldErrors<T extends FieldValues>(
  form: UseFormReturn<T, unknown, FieldValues>,
  errors: Problem["errors"],
): boolean {
  const known = new Set(Object.keys(form.getValues()));
  const placed = (errors as FieldError[]).filter(({ path }) => known.has(path.split(".")[0] ?? ""));
  for (const [index, error] of placed.entries())
    form.setError(error.path as FieldPath<T>, encodeFieldError(error), { shouldFocus: index === 0 });
  return errors.length > 0 && placed.length === errors.length;
}

/** A form based on a schema of the contract, with the same rules and messages as the api. Focuses the first invalid field. */
export function useContractForm<S extends z.ZodType<FieldValues, FieldValues>>({
  schema,
  defaultValues,
  submit,
  problemFields = {},
  labels = {},
}: UseContractFormOptions<S>) {
  const { i18n } = useLingui();
  const [failure, setFailure] = useState<unknown>(null);
  const form = useForm<z.input<S>, unknown, z.output<S> & FieldValues>({
    resolver: contractResolver(schema),
    defaultValues,
    mode: "onTouched",
  });

  function refuse(error: unknown): void {
    const problem = problemOf(error);
    const field = problem && problemFields[problem.code];
    if (field) {
      form.setError(field, { type: "server", message: failureText(i18n, error) }, { shouldFocus: true });
      return;
    }
    if (
      problem &&
      placeFieldErrors(form as unknown as UseFormReturn<FieldValues, unknown, FieldValues>, problem.errors)
    )
      return;
    setFailure(error);
  }

  const onSubmit = form.handleSubmit(async (values) => {
    setFailure(null);
    await submit(values).catch(refuse);
  });

  // The summary of errors is shown only after a submit, not while the user fills in the form.
  const errors: FormError[] = form.formState.isSubmitted
    ? Object.entries(form.formState.errors).flatMap(([fieldId, error]) => {
        const message = fieldErrorText(i18n, error as { type?: unknown; message?: string } | undefined);
        const label = (labels as Record<string, string | undefined>)[fieldId];
        return message ? [{ fieldId, message: label ? `${label}: ${message}` : message }] : [];
      })
    : [];

  return {
    form,
    onSubmit,
    errors,
    busy: form.formState.isSubmitting,
    failure: failure === null ? null : failureText(i18n, failure),
    errorOf: (name: FieldPath<z.input<S>>) => fieldErrorText(i18n, form.getFieldState(name, form.formState).error),
  };
}
