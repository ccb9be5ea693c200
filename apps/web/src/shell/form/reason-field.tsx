import { useLingui } from "@lingui/react/macro";
import { backOfficeLimits } from "@orbita/contract/back-office/routes";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import type { UseFormRegisterReturn } from "react-hook-form";

type Props = UseFormRegisterReturn & {
  error: string | undefined;
  /** Label of the reason field. Set if the form also has another reason, such as one for the user. */
  label?: string;
};

/** The field for the admin's reason, the last field of each form whose change needs a reason. */
export function ReasonField({ label, ...field }: Props) {
  const { t } = useLingui();
  return (
    <TextArea
      id="reason"
      label={label ?? t`Reason`}
      hint={t`The reason will stay in the history, with your name.`}
      rows={2}
      maxLength={backOfficeLimits.reason.max}
      {...field}
    />
  );
}
