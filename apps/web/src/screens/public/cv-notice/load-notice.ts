import type { AddedCvNotice } from "@orbita/contract";
import { api } from "~/shell/api/client.ts";
import { answered, problemOf } from "~/shell/api/failure.ts";

/** Loads the data of a CV that a Space added, for its owner. Null if the CV was deleted or claimed, or if the link is invalid. */
export async function loadNotice(secret: string): Promise<AddedCvNotice | null> {
  try {
    return await answered(api().candidates.notice({ params: { secret } }));
  } catch (error) {
    const code = problemOf(error)?.code;
    if (code === "candidate.notFound" || code === "request.invalid") return null;
    throw error;
  }
}
