import Bowser from "bowser";

/** What a browser says of itself, as a person reads it. Anybody can write anything there: it is shown, and decides nothing. */
export type Agent = {
  browser: string | null;
  system: string | null;
  device: "computer" | "phone" | "tablet" | "other";
};

const kinds: Record<string, Agent["device"]> = { desktop: "computer", mobile: "phone", tablet: "tablet" };

/** As the agent's own texts are kept. */
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

/** "Firefox, Windows"; who says neither is named by the address. */
export function deviceLine({ userAgent, address }: { userAgent: string | null; address: string | null }): string {
  const { browser, system } = readAgent(userAgent);
  return [browser, system].filter((part) => part !== null).join(", ") || (address ?? "?");
}
