import type { Space } from "@orbita/contract";
import { api } from "~/shell/api/client.ts";
import { answered, hasCode } from "~/shell/api/failure.ts";

/** Maximum length of a Space's name in the URL. Longer ones cannot exist, so the API is not asked about them. */
const tooLong = 100;

/** Loads a Space by the name in its URL; null if it does not exist or is closed. */
export async function readSpace(url: string): Promise<Space | null> {
  if (url.length > tooLong) return null;
  try {
    return await answered(api().spaces.readByUrl({ params: { url } }));
  } catch (error) {
    if (hasCode(error, "space.notFound")) return null;
    throw error;
  }
}
