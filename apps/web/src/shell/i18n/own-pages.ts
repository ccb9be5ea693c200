const own =
  /^\/(?:account|admin|applications|feed|messages|notifications|offers|resume|saved-searches|settings|spaces\/new|welcome|work)(?:\/|$)/;

/** Pages of a signed-in user use the language of the account. On all others the address alone decides. */
export const isOwnPage = (pathname: string): boolean => own.test(pathname);
