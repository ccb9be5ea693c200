import type { Text } from "./fill.ts";

/** How a passkey is called that lives neither in the browser's own device nor under a name that its owner gave it. */
export const passkeyNames: Record<"securityKey" | "phone" | "unknown", Text> = {
  securityKey: { it: "Chiave di sicurezza", en: "Security key" },
  phone: { it: "Telefono", en: "Phone" },
  unknown: { it: "Passkey", en: "Passkey" },
};
