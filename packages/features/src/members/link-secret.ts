import type { OneTimeCodeGenerator } from "@orbita/platform";

/**
 * The secret in an invitation link: 32 bytes derived from the link id with our key. The email can be rendered later, and only a
 * hash is stored.
 */
export const linkSecret = (codes: Pick<OneTimeCodeGenerator, "ticketOf">, linkId: string): string =>
  codes.ticketOf(`invitation ${linkId}`);
