import { setColorScheme, useColorScheme } from "@orbita/ui/hooks/color-scheme.ts";
import type { Me } from "@orbita/contract";
import { useEffect } from "react";
import { api } from "../api/client.ts";
import { answered } from "../api/failure.ts";

const askedKey = "appearance-asked";

/** True if this tab has loaded it before. Without storage it loads on each page. */
function isAsked(): boolean {
  try {
    const asked = sessionStorage.getItem(askedKey) !== null;
    sessionStorage.setItem(askedKey, "1");
    return asked;
  } catch {
    return false;
  }
}

/** In a browser without a chosen theme, the account's theme applies: it was chosen in another browser. */
export function useAccountAppearance({ deletes }: Pick<Me, "deletes">): void {
  const { choice } = useColorScheme();
  const isChosenHere = choice !== "auto";
  useEffect(() => {
    // An account with a scheduled deletion cannot read its settings.
    if (isChosenHere || deletes || isAsked()) return;
    const follow = async (): Promise<void> => {
      const { appearance } = await answered(api().people.settings({}));
      if (appearance !== "system") setColorScheme(appearance);
    };
    // If it fails, the system's theme stays; the next tab retries.
    follow().catch(() => undefined);
  }, [isChosenHere, deletes]);
}
