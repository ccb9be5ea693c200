import type { CDPSession, Page } from "@playwright/test";

export type Authenticator = {
  /** Sets whether the authenticator recognises the person; otherwise the browser's prompt fails. */
  recognise: (recognised: boolean) => Promise<void>;
  /** Returns the number of passkeys that the authenticator stores. */
  held: () => Promise<number>;
};

/** Chromium's virtual authenticator, with a person who always consents. It lasts as long as the page. */
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

/** Disables passkey suggestions: with them, this authenticator responds before any click. */
export const withoutSuggestions = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });

/** A browser without passkey support. */
export const withoutPasskeys = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(window, "PublicKeyCredential", { value: undefined });
  });
