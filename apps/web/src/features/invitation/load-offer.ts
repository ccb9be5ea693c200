import type { InvitationOffer } from "@orbita/contract";
import { api } from "~/shell/api/client.ts";
import { answered, problemOf } from "~/shell/api/failure.ts";

/** null: used, withdrawn, expired, or never one. */
export async function loadOffer(token: string): Promise<InvitationOffer | null> {
  try {
    return await answered(api().members.offer({ params: { token } }));
  } catch (error) {
    const code = problemOf(error)?.code;
    if (code === "invitation.notFound" || code === "request.invalid") return null;
    throw error;
  }
}
