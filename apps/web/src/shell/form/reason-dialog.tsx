import { actReason } from "@orbita/contract/back-office/routes";
import type { ButtonProps } from "@orbita/ui/base/button.tsx";
import type { ReactNode } from "react";
import { z } from "zod";
import { FormDialog } from "./form-dialog.tsx";
import { ReasonField } from "./reason-field.tsx";
import { useContractForm } from "./use-contract-form.ts";

const reasoned = z.object({ reason: actReason });

type Props = {
  title: ReactNode;
  /** Text that describes the effect of the admin's action. */
  children?: ReactNode;
  submitLabel: string;
  variant?: ButtonProps["variant"];
  /** Called with the reason. If it rejects, the dialog shows the error and stays open. */
  act: (reason: string) => Promise<void>;
  onClose: () => void;
};

/** A dialog in which an admin enters a reason, which is stored in the history beside the change. */
export function ReasonDialog({ act, onClose, children, ...dialog }: Props) {
  const { form, onSubmit, busy, failure, errorOf } = useContractForm({
    schema: reasoned,
    defaultValues: { reason: "" },
    submit: async ({ reason }) => {
      await act(reason);
      onClose();
    },
  });
  return (
    <FormDialog {...dialog} onClose={onClose} onSubmit={onSubmit} busy={busy} failure={failure} size="md">
      {children}
      <ReasonField error={errorOf("reason")} {...form.register("reason")} />
    </FormDialog>
  );
}
