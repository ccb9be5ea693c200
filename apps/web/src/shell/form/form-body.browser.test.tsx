import { useState } from "react";
import { expect, test } from "vitest";
import { page as browser } from "vitest/browser";
import { renderPage } from "~/testing/render-page.tsx";
import { FormBody } from "./form-body.tsx";

/** A form that is taller than the window, with its error in the first field and its button at the end. */
function TallForm() {
  const [invalid, setInvalid] = useState(false);
  return (
    <FormBody
      onSubmit={(event) => {
        event.preventDefault();
        setInvalid(true);
      }}
    >
      <input aria-label="Title" aria-invalid={invalid} />
      {invalid && <p style={{ height: 300 }}>What is wrong, drawn below the field</p>}
      <div style={{ height: 1_500 }} />
      <button type="submit">Save</button>
    </FormBody>
  );
}

test("submitting a form whose first error is above the window → the error is scrolled into view", async () => {
  await browser.viewport(390, 600);
  const { screen } = await renderPage(<TallForm />);
  const field = screen.getByRole("textbox", { name: "Title" });
  screen.getByRole("button", { name: "Save" }).element().scrollIntoView();
  expect(field.element().getBoundingClientRect().bottom).toBeLessThan(0);
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(field).toBeInViewport({ ratio: 1 });
});
