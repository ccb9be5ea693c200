import { Drawer } from "@orbita/ui/overlays/drawer.tsx";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { UiRoot } from "~/shell/ui-root.tsx";
import { renderPage } from "~/testing/render-page.tsx";
import { FormDialog } from "./form-dialog.tsx";

type Props = { onCloseDrawer: () => void; onCloseDialog: () => void; isRemoved: boolean };

/** A dialog above a drawer. With `isRemoved`, the dialog leaves the page as soon as it closes, as it does without animations. */
function DialogOverDrawer({ onCloseDrawer, onCloseDialog, isRemoved }: Props) {
  const [isOpen, setOpen] = useState(true);
  const closeDialog = () => {
    onCloseDialog();
    if (isRemoved) setOpen(false);
  };
  return (
    <UiRoot>
      <Drawer opened onClose={onCloseDrawer} closeLabel="Close" title="Giulia Ferraris">
        <p>Her application</p>
      </Drawer>
      {isOpen && (
        <FormDialog title="Templates" onClose={closeDialog} submitLabel="Save" onSubmit={() => undefined}>
          <p>A template</p>
        </FormDialog>
      )}
    </UiRoot>
  );
}

test.each([false, true])(
  "Escape with the focus outside a dialog above a drawer → closes only the dialog (unmounted at once: %s)",
  async (isRemoved) => {
    const [onCloseDrawer, onCloseDialog] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const { screen } = await renderPage(<DialogOverDrawer {...{ onCloseDrawer, onCloseDialog, isRemoved }} />);
    await expect.element(screen.getByRole("dialog", { name: "Templates" })).toBeVisible();
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => onCloseDialog.mock.calls.length).toBe(1);
    expect(onCloseDrawer).not.toHaveBeenCalled();
  },
);
