import type { InvitationOffer } from "@orbita/contract";
import { api } from "~/shell/api/client.ts";
import { answered, problemOf } from "~/shell/api/failure.ts";

/**
 * Offers being accepted in this tab. Accepting uses up the link, and the route would load it once more before the user leaves.
 */
const accepting = new Map<string, InvitationOffer>();

export const beginAccepting = (token: string, offer: InvitationOffer): void => void accepting.set(token, offer);
export const stopAccepting = (token: string): void => void accepting.delete(token);

/** Null for an invitation that was used, was withdrawn, has expired or never existed. */
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
