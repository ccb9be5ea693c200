import { startModel } from "../model/start.ts";
import { startSite } from "../site/start.ts";
import { startSimulator } from "../start.ts";
import { startStripe } from "../stripe/start.ts";

/**
 * Starts the three sign-in providers, Stripe and a website at the ports of this clone, and a model if configured, for manual
 * testing. They end together with this process.
 */
const {
  WEB_ORIGIN: webOrigin = "",
  GOOGLE_PORT = "",
  GITHUB_PORT = "",
  TWITTER_PORT = "",
  MODEL_PORT = "",
  SITE_PORT = "",
  STRIPE_PORT = "",
} = process.env;
await Promise.all([
  startSimulator("google", webOrigin, GOOGLE_PORT),
  startSimulator("github", webOrigin, GITHUB_PORT),
  startSimulator("twitter", webOrigin, TWITTER_PORT),
  MODEL_PORT ? startModel(MODEL_PORT) : null,
  SITE_PORT ? startSite(SITE_PORT) : null,
  STRIPE_PORT ? startStripe(STRIPE_PORT) : null,
]);
const end = () => process.exit(0);
process.once("SIGTERM", end).once("SIGINT", end);
