import Bowser from "bowser";

/** A parsed user agent, for display only. Clients can send any string, so no decision may depend on it. */
export type ParsedUserAgent = {
  browser: string | null;
  system: string | null;
  device: "computer" | "phone" | "tablet" | "other";
};

const kinds: Record<string, ParsedUserAgent["device"]> = { desktop: "computer", mobile: "phone", tablet: "tablet" };

/** User agents are cut to this many characters before they are stored. */
export const longestAgent = 400;

export function readAgent(userAgent: string | null): ParsedUserAgent {
  if (!userAgent) return { browser: null, system: null, device: "other" };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    browser: browser.name || null,
    system: os.name || null,
    device: kinds[platform.type ?? ""] ?? "other",
  };
}

const knownNames: ReadonlySet<string | null> = new Set([
  ...Object.values(Bowser.BROWSER_MAP),
  ...Object.values(Bowser.OS_MAP),
]);

/**
 * How a mail names a device, such as "Firefox, Windows", or else by its IP address. The text contains only names that we know:
 * anyone can request a code for any address, and could otherwise write to its owner through the user agent.
 */
export function mailDeviceOf({ userAgent, address }: { userAgent: string | null; address: string | null }): string {
  const { browser, system } = readAgent(userAgent);
  return [browser, system].filter((part) => part !== null && knownNames.has(part)).join(", ") || (address ?? "");
}

/** Names a device by its browser and system, such as "Firefox, Windows"; by its IP address if the user agent names neither. */
export function deviceLine({ userAgent, address }: { userAgent: string | null; address: string | null }): string {
  const { browser, system } = readAgent(userAgent);
  return [browser, system].filter((part) => part !== null).join(", ") || (address ?? "?");
}
