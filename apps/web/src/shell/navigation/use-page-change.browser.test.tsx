import { useEffect, useState } from "react";
import { expect, test } from "vitest";
import { renderPage } from "~/testing/render-page.tsx";
import { usePageChange } from "./use-page-change.ts";

/** A page whose heading mounts late, and a dialog outside the page's main content. */
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

test("after a page change, a heading that mounts late takes the focus", async () => {
  const { screen, part } = await aLatePart();
  part.come();
  await expect.element(screen.getByRole("heading", { name: "The part" })).toHaveFocus();
});

test("user has focused a field in a dialog → a heading that mounts late does not take the focus", async () => {
  const { screen, part } = await aLatePart();
  await screen.getByLabelText("Job").click();
  part.come();
  await expect.element(screen.getByRole("heading", { name: "The part" })).toBeVisible();
  await expect.element(screen.getByLabelText("Job")).toHaveFocus();
});
