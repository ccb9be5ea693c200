import { Drawer } from "@orbita/ui/overlays/drawer.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderPage } from "~/testing/render-page.tsx";
import { FormDialog } from "./form-dialog.tsx";

test("Esc closes the dialog alone, also before the focus has come into it", async () => {
  const [closeDrawer, closeDialog] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { screen } = await renderPage(
    <UiRoot>
      <Drawer opened onClose={closeDrawer} closeLabel="Close" title="Giulia Ferraris">
        <p>Her application</p>
      </Drawer>
      <FormDialog title="Templates" onClose={closeDialog} submitLabel="Save" onSubmit={() => undefined}>
        <p>Words</p>
      </FormDialog>
    </UiRoot>,
  );
  await expect.element(screen.getByRole("dialog", { name: "Templates" })).toBeVisible();
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => closeDialog.mock.calls.length).toBe(1);
  expect(closeDrawer).not.toHaveBeenCalled();
});
