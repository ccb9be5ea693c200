import type { Codes } from "@orbita/platform";

/** Derived from the id when the mail is rendered; the database stores only its hash. */
export const domainLinkSecret = (codes: Pick<Codes, "ticketOf">, linkId: string): string =>
  codes.ticketOf(`space domain ${linkId}`);
