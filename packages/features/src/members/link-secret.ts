import type { Codes } from "@orbita/platform";

/** 32 bytes that only our key makes of this id, so that the mail can be written later and nothing but a hash is kept. */
export const linkSecret = (codes: Pick<Codes, "ticketOf">, linkId: string): string =>
  codes.ticketOf(`invitation ${linkId}`);
