import { setColorScheme } from "@orbita/ui/hooks/color-scheme.ts";
import { api } from "../api/client.ts";

/** After a sign-in this browser looks as the person chose elsewhere; who never chose keeps what was chosen here. */
export async function takeAppearance(): Promise<void> {
  const settings = await api()
    .people.settings({})
    .catch(() => undefined);
  if (settings && settings.appearance !== "system") setColorScheme(settings.appearance);
}
