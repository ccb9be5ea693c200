/** Contact requests used to be called offers. Emails and bookmarks still link to the former pages. */
const formerContactRequests = /^((?:\/[a-z]{2})?(?:\/work\/[^/]+)?)\/offers\/?$/;

/**
 * The new path of a page that has moved, or undefined. The server redirects, because a redirect in a route would add code to the script of
 * every page.
 */
export function movedAddress({ pathname, search }: URL): string | undefined {
  const match = formerContactRequests.exec(pathname);
  return match ? `${match[1]}/contact-requests${search}` : undefined;
}
