import Bowser from "bowser";

/** A parsed user agent, for display only. Clients can send any string, so no decision may depend on it. */
export type Agent = {
  browser: string | null;
  system: string | null;
  device: "computer" | "phone" | "tablet" | "other";
};

const kinds: Record<string, Agent["device"]> = { desktop: "computer", mobile: "phone", tablet: "tablet" };

/** User agents are cut to this many characters before they are stored. */
export const longestAgent = 400;

export function readAgent(userAgent: string | null): Agent {
  if (!userAgent) return { browser: null, system: null, device: "other" };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    browser: browser.name || null,
    system: os.name || null,
    device: kinds[platform.type ?? ""] ?? "other",
  };
}

/** For example "Firefox, Windows". Returns the address if the user agent names neither browser nor system. */
export function deviceLine({ userAgent, address }: { userAgent: string | null; address: string | null }): string {
  const { browser, system } = readAgent(userAgent);
  return [browser, system].filter((part) => part !== null).join(", ") || (address ?? "?");
}
