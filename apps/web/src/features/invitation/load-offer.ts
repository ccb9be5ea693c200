import type { InvitationOffer } from "@orbita/contract";
import { api } from "~/shell/api/client.ts";
import { answered, problemOf } from "~/shell/api/failure.ts";

/** What is being accepted in this tab: its link is used up before the page is left, and would be asked about once more. */
const accepting = new Map<string, InvitationOffer>();

export const beginAccepting = (token: string, offer: InvitationOffer): void => void accepting.set(token, offer);
export const stopAccepting = (token: string): void => void accepting.delete(token);

/** null: used, withdrawn, expired, or never one. */
export async function loadOffer(token: string): Promise<InvitationOffer | null> {
  const own = accepting.get(token);
  if (own) return own;
  try {
    return await answered(api().members.offer({ params: { token } }));
  } catch (error) {
    const code = problemOf(error)?.code;
    if (code === "invitation.notFound" || code === "request.invalid") return null;
    throw error;
  }
}
