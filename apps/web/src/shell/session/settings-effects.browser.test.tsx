import type { Me } from "@orbita/contract";
import { browserSettings, type BrowserSetting } from "@orbita/contract/settings";
import { setColorScheme } from "@orbita/ui/hooks/color-scheme.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { answerFetch } from "~/testing/answer-fetch.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { LanguageHint } from "../i18n/language-hint.tsx";
import { useAccountAppearance } from "./use-account-appearance.ts";

type SettingOutcomes = readonly [unknown, unknown];
type SettingEffects = {
  [Group in keyof typeof browserSettings]: Record<BrowserSetting<Group>, () => Promise<SettingOutcomes>>;
};

function AppearanceProbe() {
  useAccountAppearance({});
  return <p>probe</p>;
}
const scheme = () => document.documentElement.getAttribute("data-mantine-color-scheme");

async function schemeOf(appearance: "light" | "dark") {
  sessionStorage.clear();
  setColorScheme("auto");
  answerFetch({ "/api/v1/public/user/settings": { body: { appearance } } });
  const { screen } = await renderPage(<AppearanceProbe />);
  await expect.poll(scheme).toBe(appearance);
  const outcome = scheme();
  await screen.unmount();
  return outcome;
}

/** The language that an English page offers to a user who reads the given languages, or null. */
async function offerOf(languages: Me["languages"]) {
  const me = { language: null, languages } as unknown as Me;
  const { screen } = await renderPage(<LanguageHint />, { locale: "en", me });
  const outcome = screen.container.querySelector("aside a")?.textContent ?? null;
  await screen.unmount();
  return outcome;
}

/** The settings that take effect in the browser. Those of the server are in `apps/api/test/settings/settings-effects.test.ts`. */
const effects: SettingEffects = {
  personal: { appearance: async () => [await schemeOf("light"), await schemeOf("dark")] },
  account: { languages: async () => [await offerOf(["it"]), await offerOf(["en"])] },
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  setColorScheme("auto");
});

for (const [group, names] of Object.entries(browserSettings))
  describe(`account settings that take effect in the browser: ${group}`, () => {
    const table: Record<string, () => Promise<SettingOutcomes>> = effects[group as keyof SettingEffects];
    test.each(names)(
      "account setting %s: two different values → two different effects in the browser",
      async (name) => {
        const [one, other] = await table[name]!();
        expect(one).not.toEqual(other);
      },
    );
  });
