import { heads } from "@orbita/contract/heads.gen";
import type { Head } from "@orbita/contract/kernel/heads";
import { basePath } from "@orbita/contract/product";

export type SessionEffect = "signsIn" | "signsOut";
type Flagged = { method: string; path: RegExp; effect: SessionEffect };

const pattern = (path: string) => new RegExp(`^${basePath}${path.replace(/\{\w+\}/g, "[^/]+")}$`);

function flaggedRoutes(): Flagged[] {
  const every: Head[] = Object.values(heads).flatMap((feature) => Object.values<Head>(feature));
  return every.flatMap(({ method, path, signsIn, signsOut }) => {
    const effect = signsIn ? "signsIn" : signsOut ? "signsOut" : null;
    return effect ? [{ method, path: pattern(path), effect }] : [];
  });
}

const flagged = flaggedRoutes();

/** The effect of a successful call on the session cookie, as declared in the contract. */
export const sessionEffect = (method: string, pathname: string): SessionEffect | null =>
  flagged.find((route) => route.method === method && route.path.test(pathname))?.effect ?? null;
