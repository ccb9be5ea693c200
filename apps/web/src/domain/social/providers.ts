import { socialNames } from "@orbita/contract/social/limits";
import type { IconShape } from "@orbita/ui/icons/icon.tsx";
import { IconBrandGithub, IconBrandGoogle, IconBrandX } from "@tabler/icons-react";
import { api } from "~/shell/api/client.ts";

export { socialNames };
export type Provider = keyof typeof socialNames;

export const isProvider = (value: string): value is Provider => Object.hasOwn(socialNames, value);

export const providerIcons: Record<Provider, IconShape> = {
  google: IconBrandGoogle,
  github: IconBrandGithub,
  twitter: IconBrandX,
};

/**
 * The sign-in providers that this installation is set up for.
 * Empty if the request fails; the page then offers only the other ways to sign in.
 */
export const loadProviders = async (): Promise<readonly Provider[]> =>
  (await api()
    .social.providers({})
    .catch(() => undefined)) ?? [];
