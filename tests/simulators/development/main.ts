import { startSimulator } from "../start.ts";

/** The three at the ports of this clone, for who clicks through the product while developing. Ends them by ending. */
const { WEB_ORIGIN: webOrigin = "", GOOGLE_PORT = "", GITHUB_PORT = "", TWITTER_PORT = "" } = process.env;
await Promise.all([
  startSimulator("google", webOrigin, GOOGLE_PORT),
  startSimulator("github", webOrigin, GITHUB_PORT),
  startSimulator("twitter", webOrigin, TWITTER_PORT),
]);
const end = () => process.exit(0);
process.once("SIGTERM", end).once("SIGINT", end);
