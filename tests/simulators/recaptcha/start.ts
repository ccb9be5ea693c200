import { startProcess } from "../support/start-process.ts";

type CaptchaAssessment = { score?: number; action?: string; hostname?: string; ageMs?: number };

/** Starts a simulator of Google's siteverify in a separate process, which also issues the tokens of the browser script. */
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
    /** Issues a token, as Google's script gives it to a page. */
    tokenFor: async (seen: CaptchaAssessment = {}) => (await tell<{ token: string }>("tokens", seen)).token,
    /** Makes all requests fail until it is called again; null repairs the simulator. */
    break: (fault: "error" | "hang" | "nonsense" | null) => tell("fault", { fault }),
    stop,
  };
}
