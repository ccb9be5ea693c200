import type { Me } from "@orbita/contract";
import { redirect, type SearchSchemaInput } from "@tanstack/react-router";

declare const isChecked: unique symbol;
/**
 * Path, query and hash of a page on our own site.
 * Only `checkReturnTo` creates this type, so that no code can redirect to an unchecked value.
 */
export type ReturnTo = string & { readonly [isChecked]: true };

const maxLength = 500;
/** A placeholder for our own origin while a URL is parsed; it is never part of the result. */
const ownOrigin = "https://own.invalid";

/**
 * True for characters with which a URL could leave the site: browsers drop control characters and read a backslash as a slash.
 * Our own URLs contain neither control characters nor backslashes.
 */
// oxlint-disable-next-line no-control-regex -- matches control characters on purpose
const hasTrick = (text: string): boolean => /[\\\u0000-\u0020\u007f-\u00a0\u2028\u2029]/.test(text);

function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/** The page to return to after signing in, if the value is one of our own pages; otherwise undefined. */
export function checkReturnTo(value: unknown): ReturnTo | undefined {
  if (typeof value !== "string" || value.length > maxLength || !value.startsWith("/") || hasTrick(value))
    return undefined;
  if (!URL.canParse(value, ownOrigin)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, ownOrigin);
  const path = decodePath(pathname);
  // A path with "//" could lead to another host. This covers paths that become "//host" after "/./" or a language ("/en//host") is removed, or
  // after the value is decoded again.
  if (origin !== ownOrigin || path === undefined || path.includes("//") || hasTrick(path.replaceAll(" ", "")))
    return undefined;
  return (pathname + search + hash) as ReturnTo;
}

/**
 * The checked `returnTo` of a URL, for `validateSearch`.
 * The key is always set: the router merges what a route returns into the raw query, so an omitted key would keep its unchecked value.
 */
export const returnToSearch = (search: { returnTo?: string | undefined }): { returnTo?: ReturnTo | undefined } => ({
  returnTo: checkReturnTo(search.returnTo),
});

/** The type for links to a route with `returnTo`: any text, because the route checks it. */
export type ReturnToInput = { returnTo?: string | undefined } & SearchSchemaInput;

/** The page on which a user without a page to return to lands: the home of talents, or, for members of a Space, the public home page. */
export const homeOf = (me: Me | null) => (me?.spaces.length === 0 ? "/home" : "/");

/** Redirects a signed-in user back to the page in `returnTo`, or to their home. */
export const redirectBack = (returnTo: ReturnTo | undefined, me: Me) => {
  const href = checkReturnTo(returnTo);
  return href ? redirect({ href }) : redirect({ to: homeOf(me) });
};
