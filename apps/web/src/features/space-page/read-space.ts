import type { Space } from "@orbita/contract";
import { api } from "~/shell/api/client.ts";
import { answered, hasCode } from "~/shell/api/failure.ts";

/** A Space by the name in its address; null when there is none. */
export async function readSpace(url: string): Promise<Space | null> {
  try {
    return await answered(api().spaces.readByUrl({ params: { url } }));
  } catch (error) {
    if (hasCode(error, "space.notFound")) return null;
    throw error;
  }
}
