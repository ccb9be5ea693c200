import { accountRoutes } from "./accounts/routes.ts";
import { selfRoutes } from "./accounts/self-routes.ts";
import { activityRoutes } from "./activity/routes.ts";
import { credentialRoutes } from "./credentials/routes.ts";
import { jobPostRoutes } from "./job-posts/routes.ts";
import { locationRoutes } from "./locations/routes.ts";
import { passkeyRoutes } from "./passkeys/routes.ts";
import { peopleRoutes } from "./people/routes.ts";
import { realtimeRoutes } from "./realtime/routes.ts";
import { socialRoutes } from "./social/routes.ts";
import { spaceRoutes } from "./spaces/routes.ts";

/** Every route of the product, by feature: the api mounts it, the client and the OpenAPI document are derived from it. */
export const routes = {
  accounts: { ...accountRoutes, ...selfRoutes },
  activity: activityRoutes,
  credentials: credentialRoutes,
  passkeys: passkeyRoutes,
  social: socialRoutes,
  spaces: spaceRoutes,
  jobPosts: jobPostRoutes,
  locations: locationRoutes,
  people: peopleRoutes,
  realtime: realtimeRoutes,
};
export type AppRoutes = typeof routes;

/** A feature without a word about it does not compile. */
export const aboutFeatures: Record<keyof AppRoutes, string> = {
  accounts: "Signing up, in and out; who one is, and where one is signed in",
  activity: "A person's own log: what they did and what happened to their account",
  credentials: "Passwords and addresses: reset and change, each confirmed by a mailed code",
  passkeys: "Signing in without a password: a key that stays in one's device",
  social: "Signing up and in with Google, GitHub and X",
  spaces: "A company's page and workspace, and its publishing slots",
  jobPosts: "Job ads, from draft to publication and out of it, and how they are found",
  locations: "The gazetteer of places",
  people: "People as others see them, and what each person lets others see",
  realtime: "The door to the broker: hints that something changed",
};
