const own =
  /^\/(?:account|admin|applications|contact-requests|feed|fits|home|messages|notifications|resume|saved-searches|settings|spaces\/new|welcome|work)(?:\/|$)/;

/**
 * True for pages of a signed-in user, which use the language of the account.
 * On all other pages, the URL alone determines the language.
 */
export const isOwnPage = (pathname: string): boolean => own.test(pathname);
