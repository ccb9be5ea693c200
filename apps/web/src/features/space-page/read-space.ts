import type { Space } from "@orbita/contract";
import { api } from "~/shell/api/client.ts";
import { answered, hasCode } from "~/shell/api/failure.ts";

/** Longer than any address: nobody has to be asked. */
const tooLong = 100;

/** A Space by the name in its address; null when there is none, or no longer. */
export async function readSpace(url: string): Promise<Space | null> {
  if (url.length > tooLong) return null;
  try {
    return await answered(api().spaces.readByUrl({ params: { url } }));
  } catch (error) {
    if (hasCode(error, "space.notFound")) return null;
    throw error;
  }
}
