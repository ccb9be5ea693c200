import type { Account } from "./support/accounts.ts";
import { simulatedId, simulatedSecret } from "./support/serve.ts";
import { startProcess } from "./support/start-process.ts";

export type SimulatedProvider = "google" | "github" | "twitter";
type ProviderFault = { at: "discovery" | "token" | "api"; kind: "error" | "hang" };

export type ProviderSimulator = {
  origin: string;
  /** Adds a new account at the provider. */
  addAccount: (account: Partial<Account>) => Promise<Account>;
  /** Makes the provider's next response to a call of the given kind fail. */
  breakNext: (fault: ProviderFault) => Promise<void>;
  stop: () => Promise<void>;
};

/** The control routes of a running simulator, also of a simulator that another process started. */
export function controlOf(origin: string): Pick<ProviderSimulator, "addAccount" | "breakNext"> {
  async function tell<T>(path: string, body: unknown): Promise<T> {
    const answer = await fetch(`${origin}/control/${path}`, { method: "POST", body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.json() as Promise<T>;
  }
  return {
    addAccount: (account) => tell<Account>("accounts", account),
    breakNext: async (fault) => void (await tell("faults", fault)),
  };
}

/** Starts a simulator of one of the three sign-in providers, with its control routes. */
export async function startSimulator(
  name: SimulatedProvider,
  webOrigin: string,
  port = "",
): Promise<ProviderSimulator> {
  const { origin, stop } = await startProcess(name, webOrigin, port);
  return { origin, ...controlOf(origin), stop };
}

export type ProviderSimulators = Record<SimulatedProvider, ProviderSimulator>;

/** Starts simulators of all three sign-in providers, and returns the configuration that points the api at them. */
export async function startSimulators(webOrigin: string) {
  const [google, github, twitter] = await Promise.all([
    startSimulator("google", webOrigin),
    startSimulator("github", webOrigin),
    startSimulator("twitter", webOrigin),
  ]);
  const simulators: ProviderSimulators = { google, github, twitter };
  return {
    ...simulators,
    environment: environmentOf(google.origin, github.origin, twitter.origin),
    stop: async () => void (await Promise.all([google.stop(), github.stop(), twitter.stop()])),
  };
}

const environmentOf = (google: string, github: string, twitter: string) => ({
  GOOGLE_CLIENT_ID: simulatedId,
  GOOGLE_CLIENT_SECRET: simulatedSecret,
  GOOGLE_ISSUER: google,
  GITHUB_CLIENT_ID: simulatedId,
  GITHUB_CLIENT_SECRET: simulatedSecret,
  GITHUB_URL: github,
  GITHUB_API_URL: `${github}/api`,
  TWITTER_CLIENT_ID: simulatedId,
  TWITTER_CLIENT_SECRET: simulatedSecret,
  TWITTER_URL: twitter,
  TWITTER_API_URL: twitter,
});
