import { startProcess } from "../support/start-process.ts";

type CaptchaAssessment = { score?: number; action?: string; hostname?: string; ageMs?: number };

/** Google's siteverify in a separate process, and the tokens of its browser script. */
export async function startRecaptcha() {
  const { origin, stop } = await startProcess("recaptcha", "http://localhost");
  async function tell<T>(path: string, body: unknown): Promise<T> {
    const answer = await fetch(`${origin}/control/${path}`, { method: "POST", body: JSON.stringify(body) });
    return (await answer.json()) as T;
  }
  return {
    environment: {
      CAPTCHA: "recaptcha" as const,
      RECAPTCHA_URL: `${origin}/recaptcha/api/siteverify`,
      RECAPTCHA_SITE_KEY: "site-key-of-the-simulator",
      RECAPTCHA_SECRET: "not-a-secret-simulators-only",
    },
    /** A token, as the provider's script gives it to a page. */
    tokenFor: async (seen: CaptchaAssessment = {}) => (await tell<{ token: string }>("tokens", seen)).token,
    /** Stays until changed; null repairs it. */
    break: (fault: "error" | "hang" | "nonsense" | null) => tell("fault", { fault }),
    stop,
  };
}
