import type { InvitationPreview } from "@orbita/contract";
import { api } from "~/shell/api/client.ts";
import { answered, problemOf } from "~/shell/api/failure.ts";

/**
 * Invitations that are being accepted in this tab.
 * Accepting uses up the link, but the route loads the invitation once more before the user leaves the page.
 */
const accepting = new Map<string, InvitationPreview>();

export const beginAccepting = (token: string, offer: InvitationPreview): void => void accepting.set(token, offer);
export const stopAccepting = (token: string): void => void accepting.delete(token);

/** Loads an invitation. Null if it was used, was withdrawn, has expired or never existed. */
export async function loadOffer(token: string): Promise<InvitationPreview | null> {
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
