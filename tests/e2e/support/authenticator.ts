import type { CDPSession, Page } from "@playwright/test";

export type Authenticator = {
  /** Whether the person is recognised from now on: otherwise the browser asks in vain. */
  recognise: (recognised: boolean) => Promise<void>;
  /** How many passkeys it holds. */
  held: () => Promise<number>;
};

/** Chromium's own authenticator inside the device, with a person who always says yes. It stays for the page's life. */
export async function plugIn(page: Page): Promise<Authenticator> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    recognise: async (isUserVerified) =>
      void (await devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified })),
    held: async () => (await devtools.send("WebAuthn.getCredentials", { authenticatorId })).credentials.length,
  };
}

/** A browser that offers no passkeys among its suggestions: with them, this authenticator answers before anybody clicks. */
export const withoutSuggestions = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });

/** A browser that knows no passkeys at all. */
export const withoutPasskeys = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(window, "PublicKeyCredential", { value: undefined });
  });
