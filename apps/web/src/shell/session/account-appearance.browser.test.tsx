import { setColorScheme } from "@orbita/ui/hooks/color-scheme.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerFetch } from "~/testing/answer-fetch.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { useAccountAppearance } from "./use-account-appearance.ts";

function Probe() {
  useAccountAppearance({});
  return <p>probe</p>;
}

const scheme = () => document.documentElement.getAttribute("data-mantine-color-scheme");

beforeEach(() => {
  sessionStorage.clear();
  setColorScheme("auto");
});
afterEach(() => {
  vi.unstubAllGlobals();
  setColorScheme("auto");
});

test.each(["light", "dark"] as const)(
  "the account's %s theme applies in a browser where none was chosen",
  async (appearance) => {
    answerFetch({ "/api/v1/public/user/settings": { body: { appearance } } });
    await renderPage(<Probe />);
    await expect.poll(scheme).toBe(appearance);
  },
);

test("theme chosen in this browser → is kept, and the account's theme is not requested", async () => {
  setColorScheme("light");
  const sent = answerFetch({ "/api/v1/public/user/settings": { body: { appearance: "dark" } } });
  await renderPage(<Probe />);
  await expect.poll(scheme).toBe("light");
  expect(sent).toEqual([]);
});
