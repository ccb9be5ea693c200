import type { BilingualText } from "./bilingual-text.ts";

/** The default name of a passkey that is not on the browser's own device and was not named by its owner. */
export const passkeyNames: Record<"securityKey" | "phone" | "unknown", BilingualText> = {
  securityKey: { it: "Chiave di sicurezza", en: "Security key" },
  phone: { it: "Telefono", en: "Phone" },
  unknown: { it: "Passkey", en: "Passkey" },
};
