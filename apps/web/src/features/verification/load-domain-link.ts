import type { DomainLink } from "@orbita/contract";
import { api } from "~/shell/api/client.ts";
import { answered, problemOf } from "~/shell/api/failure.ts";

/** Null for a link that has expired, was used or never existed. */
export async function loadDomainLink(token: string): Promise<DomainLink | null> {
  try {
    return await answered(api().verification.readLink({ params: { token } }));
  } catch (error) {
    const code = problemOf(error)?.code;
    if (code === "domain.linkNotFound" || code === "request.invalid") return null;
    throw error;
  }
}
