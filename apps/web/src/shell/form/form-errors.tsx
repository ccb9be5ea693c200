import { useLingui } from "@lingui/react/macro";
import { ErrorSummary } from "@orbita/ui/fields/error-summary.tsx";

export type FormError = { fieldId: string; message: string };

/**
 * Lists the invalid fields at the top of a form if there are four or more.
 * With up to three, the first invalid field has the focus instead.
 */
export function FormErrors({ errors }: { errors: readonly FormError[] }) {
  const { t } = useLingui();
  return <ErrorSummary title={t`Some fields need correcting.`} errors={errors} />;
}
