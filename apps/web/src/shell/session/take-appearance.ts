import { setColorScheme } from "@orbita/ui/hooks/color-scheme.ts";
import { api } from "../api/client.ts";

/** After a sign-in, applies the theme of the account to this browser; without one, the browser's own choice stays. */
export async function takeAppearance(): Promise<void> {
  const settings = await api()
    .people.settings({})
    .catch(() => undefined);
  if (settings && settings.appearance !== "system") setColorScheme(settings.appearance);
}
