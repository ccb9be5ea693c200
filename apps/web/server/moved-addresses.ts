/** Contact requests used to be called offers. Emails and bookmarks still link to the former pages. */
const formerContactRequests = /^((?:\/[a-z]{2})?(?:\/work\/[^/]+)?)\/offers\/?$/;

/**
 * The address that replaces this one if the page has moved. Redirecting here, unlike in a route, adds nothing to the script of every
 * page.
 */
export function movedAddress({ pathname, search }: URL): string | undefined {
  const match = formerContactRequests.exec(pathname);
  return match ? `${match[1]}/contact-requests${search}` : undefined;
}
