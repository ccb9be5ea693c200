import { isSafeEndpoint, type SocialOptions } from "@orbita/platform";
import { z } from "zod";

const clientId = (provider: string) =>
  z.string().default("").describe(`Our app's id at ${provider}; without one it is not offered for signing in`);
const clientSecret = (provider: string) => z.string().default("").describe(`That app's secret at ${provider}`);
const endpointUrl = (url: string) => z.url().refine(isSafeEndpoint, "https, or this very machine").default(url);

/** Sign-in providers. Their endpoints are settings, so that simulators can replace them. */
export const socialSettings = {
  GOOGLE_CLIENT_ID: clientId("Google"),
  GOOGLE_CLIENT_SECRET: clientSecret("Google"),
  GOOGLE_ISSUER: endpointUrl("https://accounts.google.com").describe("Google's OpenID issuer"),
  GITHUB_CLIENT_ID: clientId("GitHub"),
  GITHUB_CLIENT_SECRET: clientSecret("GitHub"),
  GITHUB_URL: endpointUrl("https://github.com").describe("Where GitHub asks people"),
  GITHUB_API_URL: endpointUrl("https://api.github.com").describe("GitHub's api"),
  TWITTER_CLIENT_ID: clientId("X"),
  TWITTER_CLIENT_SECRET: clientSecret("X"),
  TWITTER_URL: endpointUrl("https://x.com").describe("Where X asks people"),
  TWITTER_API_URL: endpointUrl("https://api.x.com").describe("X's api"),
};

type SocialSettings = z.output<z.ZodObject<typeof socialSettings>> & { WEB_ORIGIN: string };

function credentials(name: string, id: string, secret: string) {
  if (id === "") return undefined;
  if (secret === "") throw new Error(`configuration:\n  ${name}_CLIENT_SECRET: wanted beside ${name}_CLIENT_ID`);
  return { clientId: id, clientSecret: secret };
}

export function socialOptions(config: SocialSettings): SocialOptions {
  const google = credentials("GOOGLE", config.GOOGLE_CLIENT_ID, config.GOOGLE_CLIENT_SECRET);
  const github = credentials("GITHUB", config.GITHUB_CLIENT_ID, config.GITHUB_CLIENT_SECRET);
  const twitter = credentials("TWITTER", config.TWITTER_CLIENT_ID, config.TWITTER_CLIENT_SECRET);
  return {
    webOrigin: config.WEB_ORIGIN,
    google: google && { ...google, issuer: config.GOOGLE_ISSUER },
    github: github && { ...github, url: config.GITHUB_URL, apiUrl: config.GITHUB_API_URL },
    twitter: twitter && { ...twitter, url: config.TWITTER_URL, apiUrl: config.TWITTER_API_URL },
  };
}
