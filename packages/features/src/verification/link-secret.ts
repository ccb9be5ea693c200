import type { OneTimeCodeGenerator } from "@orbita/platform";

/** The secret in a confirmation link, derived from the link id when the mail is rendered. The database stores only its hash. */
export const domainLinkSecret = (codes: Pick<OneTimeCodeGenerator, "ticketOf">, linkId: string): string =>
  codes.ticketOf(`space domain ${linkId}`);
