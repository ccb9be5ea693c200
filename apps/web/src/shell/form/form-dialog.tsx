import { useLingui } from "@lingui/react/macro";
import { Button, type ButtonProps } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Stack } from "@orbita/ui/base/stack.tsx";
import { Dialog, type DialogProps } from "@orbita/ui/overlays/dialog.tsx";
import { useEffect, type FormEvent, type ReactNode } from "react";

type Props = Pick<DialogProps, "onClose" | "title" | "description" | "footNote" | "width" | "children"> & {
  /** Whether the dialog is open. Defaults to true, for a dialog that is mounted only while it is open. */
  opened?: boolean;
  /** Label of the submit button. */
  submitLabel: ReactNode;
  /** Label of the button that closes the dialog; defaults to "Cancel". */
  dismissLabel?: ReactNode;
  /** Called on submit. Undefined in a step of a dialog that continues by itself; then there is no submit button. */
  onSubmit: ((event: FormEvent<HTMLFormElement>) => unknown) | undefined;
  variant?: ButtonProps["variant"];
  /** Size of the dialog's buttons; smaller for a minor decision. */
  size?: "md" | "lg";
  busy?: boolean;
  disabled?: boolean;
  /** True while data loads; the buttons appear once it is loaded. The form stays mounted, so that inputs are not reset. */
  waiting?: boolean;
  /** Error of the whole form; field errors are shown at their fields. */
  failure?: ReactNode;
};

/** Returns the focus to the previous element when the dialog is unmounted while open. */
function useFocusBack(opened: boolean): void {
  useEffect(() => {
    if (!opened) return;
    const before = document.activeElement;
    return () =>
      void requestAnimationFrame(() => {
        if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
      });
  }, [opened]);
}

/** A form in a dialog: the error of the form at the top, Cancel and the submit button in the footer. */
export function FormDialog({
  opened = true,
  width = 520,
  submitLabel,
  dismissLabel,
  onSubmit,
  waiting = false,
  variant = "primary",
  size = "lg",
  busy,
  disabled,
  failure,
  children,
  ...dialog
}: Props) {
  const { t } = useLingui();
  useFocusBack(opened);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The page around the dialog may be a form itself, which must not be submitted too.
    event.stopPropagation();
    if (!waiting) onSubmit?.(event);
  };
  return (
    <Dialog
      {...dialog}
      opened={opened}
      width={width}
      closeLabel={t`Close`}
      onSubmit={onSubmit && submit}
      actions={
        onSubmit &&
        !waiting && (
          <>
            <Button variant="quiet" size={size} onClick={dialog.onClose}>
              {dismissLabel ?? t`Cancel`}
            </Button>
            <Button type="submit" variant={variant} size={size} busy={busy} disabled={disabled}>
              {submitLabel}
            </Button>
          </>
        )
      }
    >
      <Stack gap={4}>
        {failure && (
          <Note tone="danger" role="alert">
            {failure}
          </Note>
        )}
        {children}
      </Stack>
    </Dialog>
  );
}
