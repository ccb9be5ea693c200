import { useLingui } from "@lingui/react/macro";
import type { Settings } from "@orbita/contract";
import { setColorScheme, useColorScheme, type ColorSchemeChoice } from "@orbita/ui/hooks/color-scheme.ts";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useCallback } from "react";
import { api } from "../api/client.ts";
import { answered } from "../api/failure.ts";

const kept: Record<ColorSchemeChoice, Settings["appearance"]> = { auto: "system", light: "light", dark: "dark" };

/**
 * The theme of a signed-in user.
 * A choice is applied at once and saved on the account for other browsers; it is reverted if saving fails.
 */
export function useAppearance() {
  const { i18n } = useLingui();
  const { scheme, choice } = useColorScheme();
  const set = useCallback(
    (next: ColorSchemeChoice) => {
      setColorScheme(next);
      answered(api().people.changeSettings({ body: { appearance: kept[next] } })).catch(async (error: unknown) => {
        setColorScheme(choice);
        // The error texts are imported on demand: they are large, and the theme menu is on every page.
        const { failureText } = await import("../form/failure-text.ts");
        showToast({ message: failureText(i18n, error) });
      });
    },
    [choice, i18n],
  );
  return { scheme, choice, set };
}
