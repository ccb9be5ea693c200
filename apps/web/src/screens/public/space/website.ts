/** The URL of a website. Adds the scheme, because people write only lanterna.example. */
export const websiteAddress = (website: string): string =>
  /^https?:\/\//i.test(website) ? website : `https://${website}`;

/** The website for display: without scheme, www and trailing slash. */
export const websiteName = (website: string): string =>
  website.replace(/^https?:\/\/(?:www\.)?/i, "").replace(/\/$/, "");
