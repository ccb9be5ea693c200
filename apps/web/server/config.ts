import { z } from "zod";

const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/$/, ""));

const onThisMachine = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

export const webConfig = z.object({
  NODE_ENV: z
    .enum(["development", "test", "production"])
    .default("development")
    .describe("Which kind of process this is"),
  LOG_LEVEL: z
    .enum(["silent", "error", "warn", "info", "debug"])
    .default("info")
    .describe("Least severe line that is written"),
  HOST: z.string().default("127.0.0.1").describe("Address the web server listens on"),
  PORT: z.coerce.number().int().min(1).max(65_535).default(21_040).describe("Port the web server listens on"),
  WEB_ORIGIN: url.describe(
    "Public origin of the web app; localhost, not 127.0.0.1, in development (the cookie is Secure)",
  ),
  API_URL: url.describe("Where the web server finds the api"),
  INNER_API_URL: url.describe("The api's inner port, where the cookie is traded for a token"),
  INNER_SECRET: z.string().min(16).describe("Shared secret of the api's inner port"),
  PROXY_HOPS: z.coerce
    .number()
    .int()
    .min(0)
    .default(0)
    .describe("Proxies of ours in front of the web server, whose X-Forwarded-For is believed"),
  ASSETS_FOLDER: z
    .string()
    .optional()
    .describe("Folder that all web servers share, where scripts and styles stay for 30 days after an upgrade"),
  SECURITY_CONTACT: z
    .url({ protocol: /^(?:https|mailto)$/ })
    .optional()
    .describe("Where security.txt sends reports: mailto: or https:; the page Help and contact if it is not set"),
  SECURITY_EXPIRES_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(365)
    .default(180)
    .describe("Days until the content of security.txt expires, counted from each request"),
  DRAIN_MS: z.coerce
    .number()
    .int()
    .min(0)
    .default(3_000)
    .describe("Between saying not ready and closing, for reverse proxies to notice"),
  CAPTCHA: z
    .enum(["none", "altcha", "recaptcha"])
    .default("altcha")
    .describe("The api's: with recaptcha, pages may load Google's script"),
  PAYMENTS_PROVIDER: z
    .enum(["none", "stripe"])
    .default("none")
    .describe("The api's: with stripe, pages may load its script and show its frames"),
  STRIPE_JS_URL: z
    .url()
    .refine((value) => URL.canParse(value) && onThisMachine.test(new URL(value).hostname), "must be on this machine")
    .optional()
    .describe("Where pages find the script of a simulator of Stripe's, on this machine; nothing where cards are real"),
  REALTIME_URL: z
    .url({ protocol: /^wss?$/ })
    .optional()
    .describe("Address of Web STOMP as browsers see it; allowed by the content security policy"),
});

export type WebConfig = z.output<typeof webConfig>;

/** Reads the settings once at start. Reports all invalid settings in one error. */
export function readConfig(environment: Record<string, string | undefined>): WebConfig {
  const parsed = webConfig.safeParse(environment);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`The configuration of the web server is not complete:\n${problems.join("\n")}`);
}
