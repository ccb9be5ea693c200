import { redirect, type SearchSchemaInput } from "@tanstack/react-router";

declare const isChecked: unique symbol;
/** Path, query and hash of a page on our own site. Only `checkReturnTo` makes one, so that an unchecked value cannot be followed. */
export type ReturnTo = string & { readonly [isChecked]: true };

const maxLength = 500;
/** A placeholder for our own origin while an address is parsed; it is never part of the result. */
const ownOrigin = "https://own.invalid";

/** Browsers drop control characters and read a backslash as a slash; our addresses contain neither. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const hasTrick = (text: string): boolean => /[\\\u0000-\u0020\u007f-\u00a0\u2028\u2029]/.test(text);

function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/** The page to go back to after signing in, if the value is one of our own pages; otherwise undefined. */
export function checkReturnTo(value: unknown): ReturnTo | undefined {
  if (typeof value !== "string" || value.length > maxLength || !value.startsWith("/") || hasTrick(value))
    return undefined;
  if (!URL.canParse(value, ownOrigin)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, ownOrigin);
  const path = decodePath(pathname);
  // "//host" leaves the site, also after "/./" or a language ("/en//host") was removed, or if the value is decoded once more.
  if (origin !== ownOrigin || path === undefined || path.includes("//") || hasTrick(path.replaceAll(" ", "")))
    return undefined;
  return (pathname + search + hash) as ReturnTo;
}

/**
 * `returnTo` of an address, for `validateSearch`. The key is always set: the router merges what a route returns into the raw
 * query, so that a key left out would come through unchecked.
 */
export const returnToSearch = (search: { returnTo?: string | undefined }): { returnTo?: ReturnTo | undefined } => ({
  returnTo: checkReturnTo(search.returnTo),
});

/** The input type for links: any text, since the route checks it. */
export type ReturnToInput = { returnTo?: string | undefined } & SearchSchemaInput;

/** Redirects a signed-in user back to their page, or home. */
export const redirectBack = (returnTo: ReturnTo | undefined) => {
  const href = checkReturnTo(returnTo);
  return href ? redirect({ href }) : redirect({ to: "/" });
};
