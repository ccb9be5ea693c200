import { useImageSave } from "~/domain/files/use-image-save.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { useTakeMe } from "~/shell/session/change-session.ts";

/** Saves the user's profile or cover image and updates it on every page. */
export function useOwnImage(purpose: "profileImage" | "coverImage") {
  const take = useTakeMe();
  return useImageSave(purpose, async (id) => {
    await take(await answered(api().accounts.changeMe({ body: { [purpose]: id } })));
  });
}
