import { afterEach, expect, test, vi } from "vitest";
import { answerSuggestions } from "~/testing/answer-suggestions.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { SpacesForm } from "./spaces-form.tsx";

afterEach(() => vi.unstubAllGlobals());

test("the place field of the Spaces page suggests places while the user types", async () => {
  answerSuggestions({});
  const { screen } = await renderPage(<SpacesForm search={{ page: 0, size: 12 }} />);
  const field = screen.getByRole("combobox", { name: "Near a place" });
  await field.fill("gen");
  await expect.poll(() => (field.element() as HTMLInputElement).list?.options[0]?.value).toBe("Genova (GE)");
});
