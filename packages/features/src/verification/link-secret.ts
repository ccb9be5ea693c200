import type { Codes } from "@orbita/platform";

/** Derived from the id when the mail is written; the database has only its hash. */
export const domainLinkSecret = (codes: Pick<Codes, "ticketOf">, linkId: string): string =>
  codes.ticketOf(`space domain ${linkId}`);
