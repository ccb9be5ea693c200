import type { ServerLanguage } from "@orbita/contract";

/** A text in both languages of the server: of an error, or of a name in a mail. */
export type BilingualText = Record<ServerLanguage, string>;
