import { useEffect, useState } from "react";
import { expect, test } from "vitest";
import { renderPage } from "~/testing/render-page.tsx";
import { usePageChange } from "./use-page-change.ts";

/** A part of a page whose heading mounts late, and a dialog, which is outside the page. */
async function aLatePart() {
  const part = { come: (): void => undefined };
  function Page() {
    usePageChange();
    const [isThere, setThere] = useState(false);
    useEffect(() => {
      part.come = () => setThere(true);
    }, []);
    return (
      <>
        <main>{isThere && <h1>The part</h1>}</main>
        <div role="dialog" aria-label="An offer">
          <input aria-label="Job" />
        </div>
      </>
    );
  }
  const { screen, router } = await renderPage(<Page />, { path: "/parts/$part", entry: "/parts/one" });
  await router.navigate({ to: "/parts/two" } as never);
  return { screen, part };
}

test("a heading that mounts late takes the focus", async () => {
  const { screen, part } = await aLatePart();
  part.come();
  await expect.element(screen.getByRole("heading", { name: "The part" })).toHaveFocus();
});

test("a heading that mounts late does not take the focus from a user who moved on, in a dialog too", async () => {
  const { screen, part } = await aLatePart();
  await screen.getByLabelText("Job").click();
  part.come();
  await expect.element(screen.getByRole("heading", { name: "The part" })).toBeVisible();
  await expect.element(screen.getByLabelText("Job")).toHaveFocus();
});
