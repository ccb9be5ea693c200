import { setColorScheme, useColorScheme } from "@orbita/ui/hooks/color-scheme.ts";
import type { Me } from "@orbita/contract";
import { useEffect } from "react";
import { api } from "../api/client.ts";
import { answered } from "../api/failure.ts";

const askedKey = "appearance-asked";

/** Whether this tab has loaded the account's theme before; records that it has now. False if the tab's storage is blocked. */
function isAsked(): boolean {
  try {
    const asked = sessionStorage.getItem(askedKey) !== null;
    sessionStorage.setItem(askedKey, "1");
    return asked;
  } catch {
    return false;
  }
}

/** If no theme was chosen in this browser, applies the account's theme, which was chosen in another browser. */
export function useAccountAppearance({ deletes }: Pick<Me, "deletes">): void {
  const { choice } = useColorScheme();
  const isChosenHere = choice !== "auto";
  useEffect(() => {
    // A user whose account is scheduled for deletion cannot read the settings.
    if (isChosenHere || deletes || isAsked()) return;
    const follow = async (): Promise<void> => {
      const { appearance } = await answered(api().people.settings({}));
      if (appearance !== "system") setColorScheme(appearance);
    };
    // If the theme cannot be loaded, the system's theme stays; the next tab retries.
    follow().catch(() => undefined);
  }, [isChosenHere, deletes]);
}
