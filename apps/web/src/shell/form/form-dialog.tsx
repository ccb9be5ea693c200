import { useLingui } from "@lingui/react/macro";
import { Button, type ButtonProps } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Stack } from "@orbita/ui/base/stack.tsx";
import { Dialog, type DialogProps } from "@orbita/ui/overlays/dialog.tsx";
import { useEffect, type FormEvent, type ReactNode } from "react";

type Props = Pick<DialogProps, "onClose" | "title" | "description" | "footNote" | "width" | "children"> & {
  /** One that is made anew each time is open as long as it is there. */
  opened?: boolean;
  /** The committing act, by its name. */
  submitLabel: ReactNode;
  /** None in a step that goes on by itself: then there is nothing to press either. */
  onSubmit: ((event: FormEvent<HTMLFormElement>) => unknown) | undefined;
  variant?: ButtonProps["variant"];
  /** Of the buttons: smaller where the decision is a small one. */
  size?: "md" | "lg";
  busy?: boolean;
  disabled?: boolean;
  /** What it asks for is still coming, and its act with it. It is a form all the same: what came would else begin anew. */
  waiting?: boolean;
  /** Why it was refused as a whole; what is about a field stands there. */
  failure?: ReactNode;
};

/** One that is taken away while it is open takes the focus along: it goes back to what had it before. */
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

/** A form in a dialog: the refusal on top, Cancel and the act at its foot. */
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
    // The page around a dialog may be a form of its own.
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
