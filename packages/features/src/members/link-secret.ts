import type { Codes } from "@orbita/platform";

/** A secret of 32 bytes derived from this id with our key, so that the email can be rendered later and only a hash is stored. */
export const linkSecret = (codes: Pick<Codes, "ticketOf">, linkId: string): string =>
  codes.ticketOf(`invitation ${linkId}`);
