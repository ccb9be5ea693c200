/** People write lanterna.example; browsers need the scheme. */
export const websiteAddress = (website: string): string =>
  /^https?:\/\//i.test(website) ? website : `https://${website}`;

/** As people say it: without scheme, www and a last slash. */
export const websiteName = (website: string): string =>
  website.replace(/^https?:\/\/(?:www\.)?/i, "").replace(/\/$/, "");
