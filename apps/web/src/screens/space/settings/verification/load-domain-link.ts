import type { DomainConfirmationLink } from "@orbita/contract";
import { api } from "~/shell/api/client.ts";
import { answered, problemOf } from "~/shell/api/failure.ts";

/** Loads the domain of an emailed link. Null if the link has expired, was used or never existed. */
export async function loadDomainLink(token: string): Promise<DomainConfirmationLink | null> {
  try {
    return await answered(api().verification.readLink({ params: { token } }));
  } catch (error) {
    const code = problemOf(error)?.code;
    if (code === "domain.linkNotFound" || code === "request.invalid") return null;
    throw error;
  }
}
