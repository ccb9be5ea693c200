import type { LabelledCode } from "@orbita/contract";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { QueryRoot } from "~/shell/query-root.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { answerFetch } from "~/testing/answer-fetch.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { ValueField } from "./value-field.tsx";

const policies = [
  { id: "1", type: "primary_policy", code: "office", it: "Orario in sede", en: "On site", sort: 1 },
  { id: "2", type: "primary_policy", code: "hybrid", it: "Ibrida", en: "Hybrid", sort: 2 },
];
const page = { content: policies, page: 0, size: 100, totalElements: 2, totalPages: 1, cursor: null };

beforeEach(() => void answerFetch({ "/api/v1/autocomplete/search": { body: page } }));
afterEach(() => vi.unstubAllGlobals());

function Policy() {
  const [value, setValue] = useState<LabelledCode | null>({
    code: "office",
    it: "Orario in sede",
    en: "On site",
  });
  return (
    <UiRoot>
      <QueryRoot>
        <ValueField label={"Work policy"} type="primary_policy" value={value} onChange={setValue} />
        <output>{value?.code ?? "none"}</output>
        <button type="button">elsewhere</button>
      </QueryRoot>
    </UiRoot>
  );
}

test("value field: typing and choosing an option sets the value; clearing the input removes the value", async () => {
  const { screen } = await renderPage(<Policy />);
  const box = screen.getByRole("combobox", { name: "Work policy" });
  const chosen = screen.getByRole("status");
  await expect.element(box).toHaveValue("On site");
  await box.fill("on s");
  await screen.getByRole("option", { name: "On site" }).click();
  await expect.element(chosen).toHaveTextContent("office");

  await box.fill("hyb");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(chosen).toHaveTextContent("hybrid");
  await userEvent.tab();
  await expect.element(chosen).toHaveTextContent("hybrid");

  await box.clear();
  await userEvent.tab();
  await expect.element(chosen).toHaveTextContent("none");
});
