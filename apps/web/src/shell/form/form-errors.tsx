import { useLingui } from "@lingui/react/macro";
import { ErrorSummary } from "@orbita/ui/fields/error-summary.tsx";

export type FormError = { fieldId: string; message: string };

/** Lists four or more wrong fields on top; with up to three, the first has the focus. */
export function FormErrors({ errors }: { errors: readonly FormError[] }) {
  const { t } = useLingui();
  return <ErrorSummary title={t`Some fields need another look.`} errors={errors} />;
}
