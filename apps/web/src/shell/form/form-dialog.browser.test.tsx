import { useState, type ComponentProps } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { UiRoot } from "../ui-root.tsx";
import { FormDialog } from "./form-dialog.tsx";

async function show(props: Partial<ComponentProps<typeof FormDialog>> = {}) {
  const [onSubmit, onClose, around] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
  const { screen } = await renderPage(
    // The page around the dialog is a form itself, like the settings of a Space.
    <UiRoot>
      <form onSubmit={around}>
        <FormDialog title="Rename" submitLabel="Save" {...{ onSubmit, onClose }} {...props}>
          <input aria-label="Name" data-autofocus />
        </FormDialog>
      </form>
    </UiRoot>,
  );
  const field = screen.getByRole("textbox", { name: "Name" });
  await expect.element(field).toBeVisible();
  return { screen, field, onSubmit, onClose, around };
}

test("Enter in a form dialog submits its own form and not the form around it", async () => {
  const { field, onSubmit, around } = await show();
  await expect.element(field).toHaveFocus();
  expect(await violations()).toEqual([]);
  await userEvent.keyboard("{Enter}");
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(around).not.toHaveBeenCalled();
});

test("Enter in a busy or disabled form dialog → not submitted", async () => {
  for (const closed of [{ busy: true }, { disabled: true }]) {
    const { screen, field, onSubmit } = await show(closed);
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(onSubmit).not.toHaveBeenCalled();
    await screen.unmount();
  }
});

test("a form dialog shows a refusal as an alert; its Cancel button closes it without submitting", async () => {
  const { screen, onClose, onSubmit } = await show({ failure: "Somebody was faster." });
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Somebody was faster.");
  await screen.getByRole("button", { name: "Cancel" }).click();
  expect(onClose).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
});

test("form dialog without a submit action → only a Close button", async () => {
  const { screen } = await show({ onSubmit: undefined });
  expect(screen.getByRole("button").all()).toHaveLength(1);
});

function Opener() {
  const [opened, setOpened] = useState(false);
  return (
    <UiRoot>
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      {opened && (
        <FormDialog
          title="Rename"
          submitLabel="Save"
          onSubmit={() => setOpened(false)}
          onClose={() => setOpened(false)}
        >
          <input aria-label="Name" />
        </FormDialog>
      )}
    </UiRoot>
  );
}

test("form dialog unmounted by Save or Close → the focus returns to the button that opened it", async () => {
  const { screen } = await renderPage(<Opener />);
  const open = screen.getByRole("button", { name: "Open" });
  for (const end of ["Save", "Close"]) {
    await open.click();
    await screen.getByRole("textbox", { name: "Name" }).click();
    await screen.getByRole("button", { name: end }).click();
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
    await expect.element(open).toHaveFocus();
  }
});
