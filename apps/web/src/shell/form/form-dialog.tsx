import { useLingui } from "@lingui/react/macro";
import { Button, type ButtonProps } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Stack } from "@orbita/ui/base/stack.tsx";
import { Dialog, type DialogProps } from "@orbita/ui/overlays/dialog.tsx";
import { useEffect, type FormEvent, type ReactNode } from "react";

type Props = Pick<DialogProps, "onClose" | "title" | "description" | "footNote" | "width" | "children"> & {
  /** Defaults to true: a dialog that is mounted anew each time is open while it is mounted. */
  opened?: boolean;
  /** The label of the committing action. */
  submitLabel: ReactNode;
  /** Undefined in a step that continues by itself: then there is no submit button. */
  onSubmit: ((event: FormEvent<HTMLFormElement>) => unknown) | undefined;
  variant?: ButtonProps["variant"];
  /** The size of the buttons: smaller for a small decision. */
  size?: "md" | "lg";
  busy?: boolean;
  disabled?: boolean;
  /** True while data loads; the buttons appear after it. Keeps the form mounted so that inputs are not reset. */
  waiting?: boolean;
  /** The refusal of the whole form; field errors are shown at their fields. */
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

/** A form in a dialog: the refusal on top, Cancel and the action in the footer. */
export function FormDialog({
  opened = true,
  width = 520,
  submitLabel,
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
    // The page around a dialog may be a form itself.
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
              {t`Cancel`}
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
